import { tamedName } from '@quartet/domain/names.ts'
import { writeMail } from '../../mail/mail.ts'
import type { Attachment, Jobs } from '../../queue/queue.ts'

export type Kind = 'profile' | 'plp' | 'task' | 'pwp'
type Named = { id: number; firstName: string; lastName: string }
/** `sender` has the sender's own address and language; `person` is the owner of the profile. */
type Parcel = {
  kind: Kind
  sender: Named & { email: string; locale: string }
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
const nameOf = ({ firstName, lastName }: Named) => tamedName(`${firstName} ${lastName}`)

/** A mail in the sender's language to a recipient who may not know the product. */
export function shareMail(
  to: string,
  { kind, sender, person, file }: Parcel,
  url: string,
): Jobs['mail'] {
  const own = sender.id === person.id
  const texts = { sender: nameOf(sender), email: sender.email, person: nameOf(person), site: url }
  return {
    ...writeMail(
      mails[kind][own ? 0 : 1],
      { email: to, firstName: '', locale: sender.locale },
      texts,
    ),
    of: [...new Set([sender.id, person.id])],
    attachment: { ...attached[kind], file },
  }
}
