import { Button, Group, Text } from '@mantine/core'
import type { InvitationView } from '@quartet/contract/areas/invitations.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { storeInvitation } from '../../data/invitation-link.ts'
import { DeclineButton } from './decline-button.tsx'

type Props = { id: number; secret: string; invitation: InvitationView }

/** Logging in leads back: the owner of the address needs no secret. A sign-up takes it along. */
export function SignedOut({ id, secret, invitation: { inviter_id, team } }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const link = { contact: inviter_id, team: team?.id ?? 0, token: secret }
  return (
    <>
      <Text>{t('invitation.signed_out')}</Text>
      <Group>
        <Button
          renderRoot={(props) => <Link to="/login" search={{ redirect: pathname }} {...props} />}
        >
          {t('login.submit')}
        </Button>
        <Button
          variant="default"
          onClick={() => storeInvitation(link)}
          renderRoot={(props) => <Link to="/register-basic" {...props} />}
        >
          {t('register.submit')}
        </Button>
        <DeclineButton id={id} secret={secret} />
      </Group>
    </>
  )
}
