import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { forgetInvitation, storedInvitation } from '../../data/invitation-link.ts'

/** The invitation with which the form was opened, until the person signs up without it. */
export function useInvited() {
  const [link, setLink] = useState(storedInvitation)
  const query = useQuery(
    api.registration.invitation.queryOptions({
      input: {
        params: { contact: link?.contact ?? 0, team: link?.team ?? 0 },
        body: { token: link?.token ?? '' },
      },
      enabled: link !== null,
      meta: { quiet: true },
      ...{ retry: false, staleTime: Number.POSITIVE_INFINITY },
    }),
  )
  return {
    link,
    invitation: link ? query.data : undefined,
    isGone: asFailure(query.error).name === 'invitation_gone',
    isLoading: link !== null && query.isPending,
    leave: () => {
      forgetInvitation()
      setLink(null)
    },
  }
}
export type Invited = ReturnType<typeof useInvited>
