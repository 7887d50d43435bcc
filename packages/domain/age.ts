import type { AgeGroup } from './patterns.ts'

/** The age from which a person can consent alone, by country (D43). */
const consentAges = new Map([
  ['MT', 13],
  ['PT', 13],
  ['US', 13],
  ['ES', 14],
  ['IT', 14],
  ['GR', 15],
  ['DE', 16],
])
const strictestConsentAge = 16

/**
 * Returns the N of "Are you N or older?" (D43). `country` is an ISO 3166-1 alpha-2 code in
 * capitals. Returns 16 for countries whose law is unknown.
 */
export const consentAgeOf = (country: string | null): number =>
  consentAges.get(country ?? '') ?? strictestConsentAge

/**
 * Whether the person can consent without a parent. `oldEnough` is the answer of age group 2 to "Are
 * you N or older?"; null counts as no (D43).
 */
export const mayConsentAlone = (ageGroup: AgeGroup, oldEnough: boolean | null): boolean =>
  ageGroup === 3 || (ageGroup === 2 && oldEnough === true)

/**
 * Whether a person counts as `age` or older in `year`. Only the year of turning 18 is stored, so
 * the person counts as that age from the year after the birthday. Age group 2 without that year is
 * treated as younger (method 4.2).
 */
export function olderThan(
  ageGroup: AgeGroup,
  turns18In: number | null,
  age: number,
  year: number,
): boolean {
  if (ageGroup !== 2) return ageGroup === 3
  return turns18In !== null && year > birthdayYear(turns18In, age)
}

const birthdayYear = (turns18In: number, age: number) => turns18In - (18 - age)

/** Whether a person counts as 18 or older in `year`, that is, from the year after turning 18. */
export const isAdult = (ageGroup: AgeGroup, turns18In: number | null, year: number): boolean =>
  olderThan(ageGroup, turns18In, 18, year)

/**
 * Whether the answer to "Are you N or older?" is consistent with the year of turning 18. In the
 * year of the birthday both answers are possible.
 */
export function agesAgree(
  oldEnough: boolean,
  turns18In: number,
  age: number,
  year: number,
): boolean {
  const birthday = birthdayYear(turns18In, age)
  return oldEnough ? birthday <= year : birthday >= year
}
