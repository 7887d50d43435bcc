import type { MailItem } from '@quartet/domain/mails.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { asFailure, isChangedByOthers } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'

type Where = { language_id: number; mail: MailItem }
export type Texts = Readonly<Record<string, string | null>>

export const useEmail = (params: Where) =>
  useQuery(api.emails.show.queryOptions({ input: { params }, meta: { quiet: true } }))

/**
 * Saves texts of a mail, with an undo in the toast. A text that somebody else changed meanwhile is
 * not overwritten. `onWrong`: texts were rejected.
 */
export function useSaveEmail(
  params: Where,
  { onSaved, onWrong }: { onSaved: (sent: Texts) => void; onWrong: (error: unknown) => void },
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const save = useMutation({
    mutationFn: ({ texts, before }: { texts: Texts; before: Texts }) =>
      client.emails.save({ params, body: { texts, before } }),
    meta: { quiet: true },
    onSuccess: async ({ email }, { texts, before }) => {
      const now = Object.fromEntries(
        email.texts.filter(({ key }) => key in texts).map(({ key, value }) => [key, value]),
      )
      void showToast('success', t('content.saved'), {
        label: t('table.undo'),
        go: () => save.mutate({ texts: before, before: now }),
      })
      await refreshAll()
      onSaved(texts)
    },
    onError: async (error) => {
      const { fields } = asFailure(error)
      if (fields.length > 0) return onWrong(error)
      showFailure(error)
      if (isChangedByOthers(error)) await refreshAll()
    },
  })
  return save
}

/** Sends the mail with these texts to the editor. */
export function useTestEmail(params: Where, onWrong: (error: unknown) => void) {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (texts: Texts) => client.emails.test({ params, body: { texts } }),
    meta: { quiet: true },
    onSuccess: ({ to }) => void showToast('success', t('emails.test_sent', { email: to })),
    onError: (error) => (asFailure(error).fields.length > 0 ? onWrong(error) : showFailure(error)),
  })
}

const pause = 400

/** The mail as it would look with these texts, after a pause in typing. */
export function usePreview(params: Where, texts: Texts) {
  const typed = JSON.stringify(texts)
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return useQuery(
    api.emails.preview.queryOptions({
      input: { params, body: { texts: JSON.parse(settled) as Record<string, string | null> } },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
}
