import { consentAgeOf, mayConsentAlone, olderThan } from './age.ts'
import type { AgeGroup } from './patterns.ts'

/** Purposes with a separate consent each (D44). */
export const consentPurposes = [
  'facilitator_scores',
  'email_reminders',
  'research_statistics',
] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * What somebody else consents to for people who cannot consent alone (D41, D43): the existence of
 * the account, and joining an institution with it.
 */
export const entrustedPurposes = ['account', 'institution'] as const
/** The purposes in the ledger. */
export type LedgerPurpose = ConsentPurpose | (typeof entrustedPurposes)[number]

export const consenters = ['self', 'guardian', 'school'] as const
export type Consenter = (typeof consenters)[number]

/** The purposes each party can consent to. A school can only consent for its own teaching. */
export const purposesOf: Record<Consenter, readonly ConsentPurpose[]> = {
  self: consentPurposes,
  guardian: consentPurposes,
  school: ['facilitator_scores'],
}

/**
 * How a person signs up: without a code, or with the code of an institution that has this consent
 * mode. `school` requires a signed agreement.
 */
export type Entrance = 'alone' | 'school' | 'school_unsigned' | 'parent' | 'none'
export type ConsentError = 'guardian_needed' | 'consent_agreement_missing'

/**
 * Who consents for people who cannot consent alone: age group 1, and age group 2 below their
 * country's consent age (D41, D43). An error name means that the sign-up is rejected.
 */
export const underAge: Record<
  Entrance,
  { child: 'guardian' | 'school' | ConsentError; teen: 'guardian' | 'school' }
> = {
  alone: { child: 'guardian_needed', teen: 'guardian' },
  school: { child: 'school', teen: 'school' },
  school_unsigned: { child: 'consent_agreement_missing', teen: 'guardian' },
  parent: { child: 'guardian', teen: 'guardian' },
  none: { child: 'guardian_needed', teen: 'guardian' },
}

/**
 * How an institution admits people who cannot consent alone; undefined is a sign-up without a code.
 */
export function entranceOf(
  arrangement: { mode: 'school' | 'parent' | 'none'; dpa_signed_at: string | null } | undefined,
): Entrance {
  if (!arrangement) return 'alone'
  return arrangement.mode === 'school' && arrangement.dpa_signed_at === null
    ? 'school_unsigned'
    : arrangement.mode
}

/**
 * Returns who consents to a sign-up. `oldEnough` is the answer of age group 2 to "Are you N or
 * older?".
 */
export function consenterOf(
  entrance: Entrance,
  ageGroup: AgeGroup,
  oldEnough: boolean | null,
): Consenter | ConsentError {
  if (mayConsentAlone(ageGroup, oldEnough)) return 'self'
  return ageGroup === 1 ? underAge[entrance].child : underAge[entrance].teen
}

export type Agreed = {
  consentBy: Consenter
  ageGroupId: AgeGroup
  turns18In: number | null
  country: string | null
}

/**
 * Whether a person consents alone in `year`: since sign-up, or from the year after reaching the
 * consent age of the country.
 */
export const consentsAlone = (
  { consentBy, ageGroupId, turns18In, country }: Agreed,
  year: number,
): boolean => consentBy === 'self' || olderThan(ageGroupId, turns18In, consentAgeOf(country), year)

/**
 * A guardian or school is asked after sign-up, and the account waits for the answer. No consent is
 * given at sign-up for them.
 */
export const needsConsentLater = (by: Consenter): boolean => by !== 'self'

/**
 * Days for a guardian or school to answer, or to consent again after a withdrawal; after that,
 * everything is deleted.
 */
export const consentAnswerDays = 14

/**
 * Days for which the link of a guardian who consented opens the child's page; after that, a new
 * link is mailed to the same address.
 */
export const guardianLinkDays = 30
