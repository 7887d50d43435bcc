import { invitationPath } from '@quartet/domain/invitations.ts'
import { tamedName, tamedTitle } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

type Invited = {
  inviter: { id: number; firstName: string; lastName: string }
  team: { id: number; name: string } | null
  id: number
  token: string
  code: string
  /** Whether the address belongs to an account. */
  isKnown: boolean
}

/**
 * To an address that somebody invites. The secret of a known address stands after the #, which no
 * server sees; opening either link changes nothing.
 */
export function invitationMail(
  to: Addressee,
  { inviter, team, id, token, code, isKnown }: Invited,
  { url, contact }: { url: string; contact: string | null },
) {
  const sender = tamedName(`${inviter.firstName} ${inviter.lastName}`)
  const path = isKnown
    ? `${invitationPath(id, team?.name ?? sender)}#${token}`
    : `/register-basic/${inviter.id}/${team?.id ?? 0}/${token}`
  const name = team ? 'team_invitation' : 'contact_invitation'
  return writeMail(isKnown ? name : `${name}_new`, to, {
    ...{ sender, team: tamedTitle(team?.name ?? '') },
    ...(isKnown && { code }),
    ...{ url: `${url}${path}`, site: url, contact: contact ?? url },
  })
}
