import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import type { TextDrafts } from './text-drafts.ts'
import type { Line } from './use-texts.ts'

type Texts = Record<string, string | null>

/**
 * Saves every typed text that is right, with an undo in the toast. Wrong ones, and those that
 * somebody else changed, stay typed and say so at their line.
 */
export function useSaveTexts(languageId: number, drafts: TextDrafts) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const undo = useUndo(languageId)
  const [wrongCount, setWrongCount] = useState(0)
  const save = useMutation({
    mutationFn: async () => {
      const sent = Object.values(drafts.all())
      const before = textsOf(sent.map(({ line }) => line))
      const texts = Object.fromEntries(
        sent.map(({ line, typed }) => [line.key, typed.trim() || null]),
      )
      const body = { texts, before, skip_wrong: true }
      const params = { language_id: languageId }
      return { sent, before, ...(await client.localization.save({ params, body })) }
    },
    meta: { quiet: true },
    onMutate: () => setWrongCount(0),
    onSuccess: async ({ sent, before, list, wrong }) => {
      const saved = list.filter(({ key }) => !wrong[key])
      if (saved.length > 0)
        void showToast('success', t('content.saved'), {
          label: t('table.undo'),
          go: () => undo(before, textsOf(saved)),
        })
      await refreshAll()
      for (const draft of sent) {
        const line = list.find(({ key }) => key === draft.line.key) ?? draft.line
        drafts.settle(draft, line, wrong[line.key])
      }
      setWrongCount(Object.keys(wrong).length)
    },
    onError: (error) => {
      const { fields } = asFailure(error)
      if (fields.length === 0) return showFailure(error)
      for (const draft of Object.values(drafts.all())) {
        const field = fields.find(({ path }) => path.endsWith(`texts.${draft.line.key}`))
        if (field) drafts.settle(draft, draft.line, field.code)
      }
      setWrongCount(fields.length)
    },
  })
  return { save, wrongCount }
}

/** Sets a text back to that of the product, with an undo in the toast. */
export function useResetText(languageId: number, drafts: TextDrafts) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const undo = useUndo(languageId)
  const reset = useMutation({
    mutationFn: ({ key, value }: Line) =>
      client.localization.save({
        params: { language_id: languageId },
        body: { texts: { [key]: null }, before: { [key]: value } },
      }),
    meta: { quiet: true },
    onSuccess: async ({ list }, line) => {
      drafts.discard(line.key)
      void showToast('success', t('content.saved'), {
        label: t('table.undo'),
        go: () => undo(textsOf([line]), textsOf(list)),
      })
      await refreshAll()
    },
    onError: (error) => {
      showFailure(error)
      return refreshAll()
    },
  })
  return reset.mutate
}

/** Saves earlier texts again, unless somebody has changed them since. */
function useUndo(languageId: number) {
  const refreshAll = useRefreshAll()
  const undo = useMutation({
    mutationFn: ({ texts, before }: { texts: Texts; before: Texts }) =>
      client.localization.save({ params: { language_id: languageId }, body: { texts, before } }),
    meta: { quiet: true },
    onSuccess: refreshAll,
    onError: showFailure,
  })
  return (earlier: Texts, now: Texts) =>
    undo.mutate({
      texts: Object.fromEntries(Object.keys(now).map((key) => [key, earlier[key] ?? null])),
      before: now,
    })
}

const textsOf = (lines: readonly Pick<Line, 'key' | 'value'>[]): Texts =>
  Object.fromEntries(lines.map(({ key, value }) => [key, value]))
