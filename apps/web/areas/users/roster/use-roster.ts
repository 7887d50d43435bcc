import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { haveWordsChanged, useConsentScreen } from '../../../components/consent-texts.ts'
import { api, client } from '../../../data/client.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'

const quiet = { quiet: true } as const
const isWorking = (state: string | undefined) => state === 'running' || state === 'undoing'

/** An import: read again while the server works on it. When that ends, all lists are fetched anew. */
export function useRosterImport(id: number | undefined) {
  const refreshAll = useRefreshAll()
  const query = useQuery({
    ...api.roster.show.queryOptions({ input: { params: { id: id ?? 0 } } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isWorking(state.data?.import.state) ? 700 : false),
    meta: quiet,
  })
  const state = query.data?.import.state
  const before = useRef(state)
  useEffect(() => {
    if (isWorking(before.current) && !isWorking(state)) void refreshAll()
    before.current = state
  }, [state, refreshAll])
  return query
}

export type RosterOptions = { organization: string; whole: boolean; age: string }

/** Uploads a file to be checked; the page then shows the import. */
export function useCheck({ organization, whole, age }: RosterOptions) {
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const reading = useRef(new AbortController())
  const check = useMutation({
    mutationFn: (file: File) => {
      reading.current = new AbortController()
      const body = {
        file,
        ...(organization && { organization_id: Number(organization) }),
        ...(whole && { whole: '1' as const }),
        ...(age && { age_group_id: Number(age) }),
      }
      return client.roster.check({ body }, { signal: reading.current.signal })
    },
    meta: quiet,
    onSuccess: async ({ import: { id } }) => {
      await refreshAll()
      await navigate({ to: '/users/import', search: { id } })
    },
  })
  const cancel = () => {
    reading.current.abort()
    check.reset()
  }
  return { check, cancel }
}

/** What can be done with an import. Applying sends the consent texts of the page. */
export function useRosterSteps(id: number, needsConsent: boolean) {
  const refreshAll = useRefreshAll()
  const { shown, refetch } = useConsentScreen('addition', needsConsent)
  return useMutation({
    mutationFn: (step: 'apply' | 'cancel' | 'undo') =>
      step === 'apply'
        ? client.roster.apply({ params: { id }, body: { ...(needsConsent && shown && { shown }) } })
        : client.roster[step]({ params: { id } }),
    meta: quiet,
    onSettled: (_answer, error) => (haveWordsChanged(error) ? refetch() : refreshAll()),
  })
}

/** Whether a value has been the same for a minute. */
export function useIsStalled(value: number) {
  const [stalledAt, setStalledAt] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setStalledAt(value), 60_000)
    return () => clearTimeout(timer)
  }, [value])
  return stalledAt === value
}
