import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FieldNote } from './field-note.tsx'
import type { Invited } from './use-invited.ts'

/** Says who invited to what, or that the invitation no longer works. */
export function InvitedNote({ invited: { invitation, isGone, leave } }: { invited: Invited }) {
  const { t } = useTranslation()
  if (!invitation && !isGone) return null
  const name = `\u2068${invitation?.first_name ?? ''}\u2069`
  const team = invitation?.team
  const text = team
    ? t('register.invited_team', { name, team: `\u2068${team}\u2069` })
    : t('register.invited', { name })
  return (
    <FieldNote mood={isGone ? 'warn' : 'info'}>
      {isGone ? t('error.invitation_gone') : text}{' '}
      <Anchor component="button" type="button" onClick={leave}>
        {t('register.uninvited')}
      </Anchor>
    </FieldNote>
  )
}
