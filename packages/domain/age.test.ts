import { describe, expect, test } from 'vitest'
import { agesAgree, consentAgeOf, isAdult, mayConsentAlone, olderThan } from './age.ts'

test.each([
  ['MT', 13],
  ['PT', 13],
  ['US', 13],
  ['IT', 14],
  ['ES', 14],
  ['GR', 15],
  ['DE', 16],
  ['FR', 16],
  ['ZZ', 16],
  ['', 16],
  [null, 16],
])('the consent age in %j is %i', (country, age) => expect(consentAgeOf(country)).toBe(age))

test.each([
  [1, true, false],
  [1, null, false],
  [2, true, true],
  [2, false, false],
  [2, null, false],
  [3, null, true],
  [3, false, true],
] as const)(
  'in age group %i, with %s as the answer to "Are you N or older?", consenting alone is %s',
  (ageGroup, oldEnough, alone) => expect(mayConsentAlone(ageGroup, oldEnough)).toBe(alone),
)

describe('isAdult', () => {
  test.each([
    [1, null, 2026, false],
    [1, 2020, 2026, false],
    [2, null, 2026, false],
    [2, 2027, 2026, false],
    [2, 2026, 2026, false],
    [2, 2025, 2026, true],
    [3, null, 2026, true],
    [3, 2030, 2026, true],
  ] as const)(
    'is correct for age group %i, turning 18 in %s, in %i: %s',
    (ageGroup, turns18In, year, adult) => expect(isAdult(ageGroup, turns18In, year)).toBe(adult),
  )
})

describe('olderThan', () => {
  test.each([
    [13, 2021, false],
    [13, 2022, true],
    [16, 2024, false],
    [16, 2025, true],
    [18, 2026, false],
    [18, 2027, true],
  ] as const)('a person turning 18 in 2026 counts as %i in %i: %s', (age, year, older) =>
    expect(olderThan(2, 2026, age, year)).toBe(older),
  )

  test.each([13, 16, 18] as const)(
    'returns false for %i when the year of turning 18 is unknown',
    (age) => expect(olderThan(2, null, age, 2026)).toBe(false),
  )
  test.each([13, 16, 18] as const)(
    'is never true of children and always true of adults at %i',
    (age) => {
      expect(olderThan(1, 2000, age, 2026)).toBe(false)
      expect(olderThan(3, null, age, 2026)).toBe(true)
    },
  )
})

describe('agesAgree', () => {
  // A person who turns 18 in 2030 turns 16 in 2028.
  test.each([
    [true, 2027, false],
    [true, 2028, true],
    [true, 2029, true],
    [false, 2027, true],
    [false, 2028, true],
    [false, 2029, false],
  ] as const)(
    'the answer %s to "Are you 16 or older?" in %i, when turning 18 in 2030, is possible: %s',
    (oldEnough, year, agree) => expect(agesAgree(oldEnough, 2030, 16, year)).toBe(agree),
  )
})
