import { Stack, Text } from '@mantine/core'
import type { InvitationView } from '@quartet/contract/areas/invitations.ts'
import { useTranslation } from 'react-i18next'
import { writtenMoment } from '../../i18n/dates.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { Answer } from './answer.tsx'
import { DeclineButton } from './decline-button.tsx'
import { SignedOut } from './signed-out.tsx'

type Props = { id: number; secret: string; invitation: InvitationView }

/** Who invites to what, what the team would see, and what the reader can do about it. */
export function OpenInvitation({ id, secret, invitation }: Props) {
  const { t } = useTranslation()
  const { inviter, team, email, expires_at, reader } = invitation
  const name = `\u2068${inviter}\u2069`
  return (
    <SplitCard scene="together">
      <Stack gap="lg">
        <ViewTitle>
          {team
            ? t('invitation.team', { name, team: `\u2068${team.name}\u2069` })
            : t('invitation.contact', { name })}
        </ViewTitle>
        <Text>{t(team ? 'teams.invites_text' : 'invitation.contact_text')}</Text>
        {team && <Text>{t('invitation.team_contact', { name })}</Text>}
        <Text c="dimmed">
          {email !== '' && (
            <>
              {t('invitation.sent_to', { email: `\u2068${email}\u2069` })}
              <br />
            </>
          )}
          {t('contacts.invited_until', { date: writtenMoment(expires_at) })}
        </Text>
        {reader === 'invited' && <Answer id={id} secret={secret} team={team} />}
        {reader === 'signed_out' && <SignedOut id={id} secret={secret} invitation={invitation} />}
        {reader === 'other' && (
          <>
            <Text fw={600}>{t('invitation.other')}</Text>
            <DeclineButton id={id} secret={secret} />
          </>
        )}
      </Stack>
    </SplitCard>
  )
}
