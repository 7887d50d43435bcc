import { isEmail } from '@quartet/domain/email.ts'
import type { Person } from './people-field.tsx'

/** The people and addresses that a form adds to a team. */
export type Guests = { contacts: Person[]; colleagues: Person[]; emails: string }
export const noGuests: Guests = { contacts: [], colleagues: [], emails: '' }

/** The addresses of a text, separated by lines, blanks, commas or semicolons. */
export const addressesOf = (text: string) => [
  ...new Set(text.split(/[\s,;]+/).flatMap((part) => (part ? part.toLowerCase() : []))),
]
export const wrongAddresses = (text: string) => addressesOf(text).filter((one) => !isEmail(one))

export const idsOf = ({ contacts, colleagues }: Guests) => [
  ...new Set([...contacts, ...colleagues].map(({ id }) => id)),
]
export const countGuests = (guests: Guests) =>
  idsOf(guests).length + addressesOf(guests.emails).length
