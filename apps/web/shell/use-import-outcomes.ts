import type { SheetImport } from '@quartet/contract/resource.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../data/client.ts'
import { shownImports } from '../data/running-imports.ts'
import { shownNumber } from '../i18n/numbers.ts'
import { problemText } from '../i18n/sheet-problem.ts'
import { i18next } from '../i18n/texts.ts'
import { useRefreshAll } from '../lists/use-refresh-all.ts'
import { showToast } from './toast.tsx'

/** The imports that ran when they were last seen: one may end while the page reloads. */
const key = 'imports_running'
const lastSeen = (): number[] => JSON.parse(sessionStorage.getItem(key) ?? '[]')

/** Says how each import ended that is no longer running, with a way to undo it. */
export function useImportOutcomes(running: readonly SheetImport[] | undefined) {
  const refreshAll = useRefreshAll()
  const { mutate: undo } = useMutation({
    mutationFn: (id: number) => client.sheetImports.undo({ params: { id } }),
    onSuccess: () => {
      void showToast('info', i18next.t('content.sheets_undone'))
      return refreshAll()
    },
  })
  useEffect(() => {
    if (!running) return
    const ids = running.map(({ id }) => id)
    const ended = lastSeen().filter((id) => !ids.includes(id))
    sessionStorage.setItem(key, JSON.stringify(ids))
    for (const id of ended) void reportOutcome(id)

    async function reportOutcome(id: number) {
      // an import of another user of this tab is not found
      const answer = await client.sheetImports.show({ params: { id } }).catch(() => undefined)
      if (!answer) return
      void refreshAll()
      if (!shownImports.has(id)) showOutcome(answer.import, () => undo(id))
    }
  }, [running, undo, refreshAll])
}

function showOutcome(outcome: SheetImport, undo: () => void) {
  const { state, file_name: file, errors, may_undo } = outcome
  const { t } = i18next
  if (state === 'cancelled') void showToast('info', t('content.sheets_cancelled'))
  if (state === 'failed') {
    const reasons = errors.slice(0, 1).map(problemText)
    void showToast('danger', [t('content.import_failed', { file }), ...reasons].join(' '))
  }
  if (state === 'done')
    void showToast(
      'success',
      t('content.import_done', {
        ...{ file, added: shownNumber(outcome.added) },
        changed: shownNumber(outcome.changed),
      }),
      may_undo ? { label: t('content.sheets_undo'), go: undo } : undefined,
    )
}
