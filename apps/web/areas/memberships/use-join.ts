import type { JoinResult } from '@quartet/contract/areas/memberships.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import { useOwnParams } from './membership.ts'

/** Joins, and keeps the last answer while another try runs. */
export function useJoin() {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const own = useOwnParams()
  const [answer, setAnswer] = useState<JoinResult>()
  const mutation = useMutation(
    api.memberships.join.mutationOptions({
      meta: { quiet: true },
      onSuccess: (given) => {
        setAnswer(given)
        if (given.error !== null) return undefined
        void showToast('success', t(textOf(given)))
        return refreshAll()
      },
    }),
  )
  type Body = NonNullable<Parameters<typeof mutation.mutate>[0]['body']>
  type On = Parameters<typeof mutation.mutate>[1]
  const mutate = (body: Body, on?: On) => mutation.mutate({ ...own, query: {}, body }, on)
  return { join: { ...mutation, mutate }, answer }
}

function textOf({ awaits_guardian, renewal_paused }: JoinResult) {
  if (awaits_guardian) return 'membership.asked_sent'
  return renewal_paused ? 'membership.joined_paused' : 'membership.joined'
}
