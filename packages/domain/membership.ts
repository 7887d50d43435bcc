import {
  type Agreed,
  type ConsentError,
  type Consenter,
  consentsAlone,
  type Entrance,
  underAge,
} from './consent.ts'
import type { AgeGroup } from './patterns.ts'

/** Days in which the first person on a waiting list can take the seat that became free. */
export const seatOfferDays = 7

/** What people are notified of about their institution and who guides them. */
export const membershipEvents = [
  'joined',
  'left',
  'seat_offered',
  'seat_ended',
  'facilitator_added',
  'guardian_declined',
  'guardian_unanswered',
] as const
export type MembershipEvent = (typeof membershipEvents)[number]

/** Roles that say how an account came in: joining an institution replaces them, leaving restores. */
export const learnerRoles = [
  'individual',
  'professional',
  'coaching_client',
  'institution_member',
  'student',
] as const
export type LearnerRole = (typeof learnerRoles)[number]

/** The role of members by the type that the code of their institution gives. */
export const memberRole = { student: 'student', institution: 'institution_member' } as const

type Person = Agreed & { ageGroupId: AgeGroup }

/**
 * Who consents to the membership of a person who joins with an account (D41, D43). A guardian who
 * agreed to the account has not agreed to the institution, so it takes their consent as well.
 */
export function membershipConsenter(
  entrance: Entrance,
  person: Person,
  year: number,
): Consenter | ConsentError | 'guardian_only' {
  if (consentsAlone(person, year)) return 'self'
  if (person.consentBy !== 'school') return admitsYoung(entrance) ? 'guardian' : 'guardian_only'
  const by = underAge[entrance][person.ageGroupId === 1 ? 'child' : 'teen']
  return by === 'guardian' ? 'guardian_only' : by
}

/** Whether an institution has people as members who cannot consent alone. */
const admitsYoung = (entrance: Entrance) => entrance === 'school' || entrance === 'parent'

/** Whether only a school consented to the account: outside of it nobody has. */
export const needsConsentOutside = (person: Person, year: number): boolean =>
  person.consentBy === 'school' && !consentsAlone(person, year)
