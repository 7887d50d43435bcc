import { Button, Group } from '@mantine/core'
import type { InvitationView } from '@quartet/contract/areas/invitations.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import { DeclineButton } from './decline-button.tsx'

type Props = { id: number; secret: string; team: InvitationView['team'] }

/** Accepting an invitation to a team is the consent to share the scores with it. */
export function Answer({ id, secret, team }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const leave = (joined: number | null) =>
    joined
      ? navigate({ to: '/new-theme/teams/$id', params: { id: String(joined) }, replace: true })
      : navigate({ to: '/new-theme/contacts', replace: true })
  const accept = useMutation(
    api.invitations.accept.mutationOptions({
      onSuccess: ({ team_id }) => {
        void showToast('success', t(team_id ? 'invitation.joined' : 'contacts.done_accept'))
        void leave(team_id).then(refreshAll)
      },
    }),
  )
  const body = { secret, share_scores: team !== null }
  return (
    <Group>
      <Button
        loading={accept.isPending}
        onClick={() => accept.mutate({ params: { invitation_id: id }, body })}
      >
        {t(team ? 'invitation.accept_team' : 'contacts.accept')}
      </Button>
      <DeclineButton id={id} secret={secret} />
    </Group>
  )
}
