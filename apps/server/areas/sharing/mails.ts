import { tamedName } from '@quartet/domain/names.ts'
import { withoutLinks } from '@quartet/domain/sharing.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'
import type { Attachment, Jobs } from '../../queue/queue.ts'

export type Kind = 'profile' | 'plp' | 'task' | 'pwp'
type Named = { id: number; firstName: string; lastName: string; ageGroupId: 1 | 2 | 3 }
type Parcel = {
  kind: Kind
  /** How the sender chose the recipient. */
  how: 'address' | 'staff' | 'guardian'
  /** As the sender wrote it; may be empty. */
  message: string
  sender: Named
  /** The sender's own address, if there is one. */
  from: string | undefined
  /** The owner of the profile. */
  person: Named
  file: string
}

const attached: Record<Kind, Omit<Attachment, 'file'>> = {
  profile: { filename: 'profile.png', contentType: 'image/png' },
  plp: { filename: 'profile.pdf', contentType: 'application/pdf' },
  task: { filename: 'task-details.pdf', contentType: 'application/pdf' },
  pwp: { filename: 'work-profile.pdf', contentType: 'application/pdf' },
}
/** The mails for the sender's own profile and for that of somebody else. */
const mails = {
  profile: ['profile_share', 'profile_share_of'],
  plp: ['profile_share', 'profile_share_of'],
  task: ['task_share', 'task_share_of'],
  pwp: ['pwp_share', 'pwp_share'],
} as const satisfies Record<Kind, readonly [string, string]>
const guardianMails = ['guardian_share', 'guardian_share_of'] as const
const nameOf = ({ firstName, lastName }: Named) => tamedName(`${firstName} ${lastName}`)

/**
 * A mail to a recipient who may not know the product. Answers go to the sender, but not to a child
 * under 13, whose account may have the address of somebody else.
 */
export function shareMail(
  to: Addressee,
  { kind, how, message, sender, from, person, file }: Parcel,
  { url, contact }: { url: string; contact: string | null },
): Jobs['mail'] {
  const [own, other] = how === 'guardian' ? guardianMails : mails[kind]
  const email = sender.ageGroupId === 1 ? undefined : from
  const name = nameOf(sender)
  const texts = {
    sender: name,
    person: nameOf(person),
    site: url,
    contact: contact ?? url,
    reason: how,
    replies: email ? 'sender' : 'nobody',
  }
  return {
    ...writeMail(sender.id === person.id ? own : other, to, {
      ...texts,
      from: email ? `${name} (${email})` : name,
      ...(message && { message: withoutLinks(message) }),
    }),
    ...(email && { replyTo: email }),
    of: [...new Set([sender.id, person.id])],
    attachment: { ...attached[kind], file },
  }
}
