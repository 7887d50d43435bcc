import type { AgeGroup } from './patterns.ts'

/** The age from which a person consents alone, by country (D43). */
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

/** The N of "Are you N or older?" (D43). `country` is ISO 3166-1 alpha-2 in capitals; 16 where the law is not known. */
export const consentAgeOf = (country: string | null): number => consentAges.get(country ?? '') ?? strictestConsentAge

/** Whether no parent has to agree. `oldEnough` is the answer of age group 2 to "Are you N or older?"; none counts as no (D43). */
export const mayConsentAlone = (ageGroup: AgeGroup, oldEnough: boolean | null): boolean =>
  ageGroup === 3 || (ageGroup === 2 && oldEnough === true)

/**
 * Whether a person counts as `age` or older in `year`. Only the year of turning 18 is kept, so an age counts from the year after its
 * birthday; age group 2 without that year is taken for younger (method 4.2).
 */
export function olderThan(ageGroup: AgeGroup, turns18In: number | null, age: number, year: number): boolean {
  if (ageGroup !== 2) return ageGroup === 3
  return turns18In !== null && year > birthdayYear(turns18In, age)
}

const birthdayYear = (turns18In: number, age: number) => turns18In - (18 - age)

/** Whether a person counts as 18 or older in `year`: from the year after turning 18. */
export const isAdult = (ageGroup: AgeGroup, turns18In: number | null, year: number): boolean => olderThan(ageGroup, turns18In, 18, year)

/** Whether the answer to "Are you N or older?" can be true of somebody who turns 18 in that year: in the year of the birthday either answer can. */
export function agesAgree(oldEnough: boolean, turns18In: number, age: number, year: number): boolean {
  const birthday = birthdayYear(turns18In, age)
  return oldEnough ? birthday <= year : birthday >= year
}
