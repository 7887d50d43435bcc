import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { showToast } from '../../shell/toast.tsx'

export type Consent = { code: string; state: string }

/**
 * The connection to the classroom service; a consent that the service redirected back with is sent
 * once, as soon as the page is open.
 */
export function useSync(consent: Consent | null, onTaken: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const user_id = useSession()?.user_id ?? 0
  const state = useQuery(api.classroom.state.queryOptions({ meta: { quiet: true } }))
  const meta = { quiet: true } as const
  // A consent is sent while the page still loads: that first answer may be older than the link, and
  // TanStack Query would wait for it instead of asking again.
  const readAnew = async () => {
    const queryKey = api.classroom.state.queryKey()
    await queries.cancelQueries({ queryKey })
    await queries.invalidateQueries({ queryKey })
  }

  const begin = useMutation({
    meta,
    mutationFn: () => client.classroom.begin({}),
    onSuccess: ({ url }) => location.assign(url),
  })
  const fetched = useMutation({
    meta,
    mutationFn: (callback: Consent | null) =>
      client.classroom.link({ params: { user_id }, body: callback ?? {} }),
    onSuccess: ({ created }) =>
      void showToast('success', t('classroom.fetched', { count: created })),
    onSettled: readAnew, // a connection that was revoked at the service is removed here, too
  })
  const unlink = useMutation({
    meta,
    mutationFn: () => client.classroom.unlink({ params: { user_id } }),
    onSuccess: () => void showToast('success', t('classroom.unlinked')),
    onSettled: readAnew,
  })

  const taken = useRef(false)
  const { mutate } = fetched
  useEffect(() => {
    if (!consent || taken.current) return
    taken.current = true
    mutate(consent)
    onTaken()
  }, [consent, mutate, onTaken])

  return { state, begin, fetched, unlink, error: begin.error ?? fetched.error ?? unlink.error }
}
