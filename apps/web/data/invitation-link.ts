import { createDrafts } from './drafts.ts'

/** What the link of an invitation says, with which somebody signs up. */
export type InvitationLink = { contact: number; team: number; token: string }

const drafts = createDrafts<InvitationLink>({
  prefix: 'registration',
  perAccount: false,
  maxDays: 1,
  parse: (stored) => stored as InvitationLink,
})

export const storeInvitation = (link: InvitationLink) => drafts.save('invitation', link)
export const storedInvitation = () => drafts.load('invitation')
export const forgetInvitation = () => drafts.forget('invitation')

type Parts = { contact: string; team?: string | undefined; token?: string | undefined }

/**
 * Keeps what the mailed link says for this tab: so the secret does not stay in the address. A link
 * without all its parts opens the form without an invitation.
 */
export function takeInvitation({ contact, team, token = '' }: Parts) {
  const link = { contact: Number(contact), team: Number(team), token }
  if (link.contact > 0 && link.team >= 0 && token) storeInvitation(link)
  else forgetInvitation()
}
