import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { InvitationGone } from './invitation-gone.tsx'
import { OpenInvitation } from './open-invitation.tsx'

/** An invitation to become a contact or to join a team; opening it changes nothing. */
export function InvitationScreen({ id, hash }: { id: number; hash: string }) {
  const [secret, setSecret] = useState(hash)
  const query = useQuery(
    api.invitations.open.queryOptions({
      input: { params: { invitation_id: id }, body: { secret } },
      enabled: id > 0,
      meta: { quiet: true },
      ...{ retry: false, staleTime: Number.POSITIVE_INFINITY },
    }),
  )
  const isGone =
    !(id > 0) || ['invitation_gone', 'invalid'].includes(asFailure(query.error).name ?? '')
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {isGone ? (
        <InvitationGone onCode={setSecret} wasTyped={secret !== hash} />
      ) : query.data ? (
        <OpenInvitation id={id} secret={secret} invitation={query.data} />
      ) : query.error ? (
        <QueryError query={query} />
      ) : (
        <Skeleton height={320} radius="lg" />
      )}
    </>
  )
}
