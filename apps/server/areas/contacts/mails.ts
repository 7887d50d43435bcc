import { tamedName } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

type Named = { firstName: string; lastName: string }
const tabs = { contact_requested: 'received', contact_accepted: 'mine' } as const

/** To somebody who has a request, or whose request was accepted. */
export const contactMail = (
  to: Addressee,
  kind: keyof typeof tabs,
  { firstName, lastName }: Named,
  url: string,
) =>
  writeMail(kind, to, {
    sender: tamedName(`${firstName} ${lastName}`),
    url: `${url}/new-theme/contacts?tab=${tabs[kind]}`,
  })
