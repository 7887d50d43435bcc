import { tamedName, tamedTitle } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

const quoted = (name: string) => `“${tamedTitle(name)}”`
const pageOf = (url: string) => `${url}/institution`

/** To somebody who has joined an institution, or left it. */
export const membershipMail = (
  to: Addressee,
  kind: 'institution_joined' | 'institution_left',
  name: string,
  url: string,
) => writeMail(kind, to, { institution: quoted(name), url: pageOf(url) })

/** To the first on a waiting list, for whom a seat is reserved until a day. */
export const seatOfferedMail = (to: Addressee, name: string, until: Date, url: string) =>
  writeMail('seat_offered', to, { institution: quoted(name), date: until, url: pageOf(url) })

type Joining = { name: string; institution: string; link: string }
const joiningWords = ({ name, institution, link }: Joining) => ({
  name: tamedName(name),
  institution: quoted(institution),
  url: link,
})

/** To a guardian whose child would like to join an institution. */
export const joiningRequestMail = (to: Addressee, joining: Joining) =>
  writeMail('joining_request', to, joiningWords(joining))

/** To the same when the child has joined it, with the link to withdraw. */
export const joiningConfirmedMail = (to: Addressee, joining: Joining) =>
  writeMail('joining_confirmed', to, joiningWords(joining))
