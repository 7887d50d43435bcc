import { consentAgeOf, mayConsentAlone, olderThan } from './age.ts'
import type { AgeGroup } from './patterns.ts'

/** Purposes that are agreed to one by one (D44). */
export const consentPurposes = ['facilitator_scores', 'email_reminders', 'research_statistics'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** What the ledger knows beside them: that there may be an account at all, agreed to for those who may not do so alone (D41, D43). */
export type LedgerPurpose = ConsentPurpose | 'account'

/** Who agrees. */
export const consenters = ['self', 'guardian', 'school'] as const
export type Consenter = (typeof consenters)[number]

/** Which purposes are whose to agree to: a school speaks for its own teaching only. */
export const purposesOf: Record<Consenter, readonly ConsentPurpose[]> = {
  self: consentPurposes,
  guardian: consentPurposes,
  school: ['facilitator_scores'],
}

/** How a sign-up comes in: without a code, or with that of an institution of this consent mode; `school` only with its agreement signed. */
export type Entrance = 'alone' | 'school' | 'school_unsigned' | 'parent' | 'none'
export type ConsentError = 'guardian_needed' | 'consent_agreement_missing'

/** Who agrees for those who may not alone: age group 1, and age group 2 under the age of its country (D41, D43). A refusal is named. */
export const underAge: Record<Entrance, { child: 'guardian' | 'school' | ConsentError; teen: 'guardian' | 'school' }> = {
  alone: { child: 'guardian_needed', teen: 'guardian' },
  school: { child: 'school', teen: 'school' },
  school_unsigned: { child: 'consent_agreement_missing', teen: 'guardian' },
  parent: { child: 'guardian', teen: 'guardian' },
  none: { child: 'guardian_needed', teen: 'guardian' },
}

/** How an institution lets those in who may not agree alone; none is a sign-up without a code. */
export function entranceOf(arrangement: { mode: 'school' | 'parent' | 'none'; dpa_signed_at: string | null } | undefined): Entrance {
  if (!arrangement) return 'alone'
  return arrangement.mode === 'school' && arrangement.dpa_signed_at === null ? 'school_unsigned' : arrangement.mode
}

/** Who agrees to a sign-up. `oldEnough` is the answer of age group 2 to "Are you N or older?". */
export function consenterOf(entrance: Entrance, ageGroup: AgeGroup, oldEnough: boolean | null): Consenter | ConsentError {
  if (mayConsentAlone(ageGroup, oldEnough)) return 'self'
  return ageGroup === 1 ? underAge[entrance].child : underAge[entrance].teen
}

type Agreed = { consentBy: Consenter; ageGroupId: AgeGroup; turns18In: number | null; country: string | null }

/** Whether a person agrees alone in `year`: from the sign-up on, or from the year after reaching the age of the country. */
export const consentsAlone = ({ consentBy, ageGroupId, turns18In, country }: Agreed, year: number): boolean =>
  consentBy === 'self' || olderThan(ageGroupId, turns18In, consentAgeOf(country), year)

/** Who agrees for somebody else is asked later, and the account waits: nobody ticks anything for them at sign-up. */
export const needsConsentLater = (by: Consenter): boolean => by !== 'self'

/** So many days a guardian, or the school, has to answer, and after a withdrawal to agree again; then everything goes. */
export const consentAnswerDays = 14

/** So many days the link of a guardian who agreed opens the page about the child; then a fresh one is mailed to the same address. */
export const guardianLinkDays = 30
