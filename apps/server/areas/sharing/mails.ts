import { tamedName } from '@quartet/domain/names.ts'
import { writeMail } from '../../base/mail.ts'
import type { Attachment, Jobs } from '../../base/queue.ts'

export type Kind = 'profile' | 'plp'
type Named = { id: number; firstName: string; lastName: string }
/** Who sends, with the own address and language, and whose profile it is. */
type Parcel = { kind: Kind; sender: Named & { email: string; locale: string }; person: Named; file: string }

const attached: Record<Kind, Omit<Attachment, 'file'>> = {
  profile: { filename: 'profile.png', contentType: 'image/png' },
  plp: { filename: 'profile.pdf', contentType: 'application/pdf' },
}
const nameOf = ({ firstName, lastName }: Named) => tamedName(`${firstName} ${lastName}`)

/** To somebody who may not know us, in the sender's language. */
export function shareMail(to: string, { kind, sender, person, file }: Parcel, url: string): Jobs['mail'] {
  const own = sender.id === person.id
  const values = { sender: nameOf(sender), email: sender.email, person: nameOf(person), site: url }
  return {
    ...writeMail(own ? 'profile_share' : 'profile_share_of', { email: to, firstName: '', locale: sender.locale }, values),
    of: [...new Set([sender.id, person.id])],
    attachment: { ...attached[kind], file },
  }
}
