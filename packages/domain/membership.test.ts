import { expect, test } from 'vitest'
import type { Entrance } from './consent.ts'
import { membershipConsenter, needsConsentOutside } from './membership.ts'

const adult = { consentBy: 'self', ageGroupId: 3, turns18In: null, country: 'DE' } as const
const teen = { consentBy: 'guardian', ageGroupId: 2, turns18In: 2030, country: 'DE' } as const
const child = { consentBy: 'school', ageGroupId: 1, turns18In: null, country: null } as const
const pupil = { ...teen, consentBy: 'school' } as const

test.each([
  ['alone', adult, 'self'],
  ['school', adult, 'self'],
  ['none', { ...teen, consentBy: 'self' as const }, 'self'],
  ['school', { ...teen, turns18In: 2025 }, 'self'],
  ['school', teen, 'guardian'],
  ['parent', teen, 'guardian'],
  ['school_unsigned', teen, 'guardian_only'],
  ['none', teen, 'guardian_only'],
  ['parent', { ...child, consentBy: 'guardian' as const }, 'guardian'],
  ['none', { ...child, consentBy: 'guardian' as const }, 'guardian_only'],
  ['school', pupil, 'school'],
  ['school_unsigned', pupil, 'guardian_only'],
  ['parent', pupil, 'guardian_only'],
  ['school', child, 'school'],
  ['school_unsigned', child, 'consent_agreement_missing'],
  ['parent', child, 'guardian_only'],
  ['none', child, 'guardian_needed'],
] as const satisfies readonly [Entrance, object, string][])(
  '%s: %o is decided by %s',
  (entrance, person, by) => {
    expect(membershipConsenter(entrance, person, 2026)).toBe(by)
  },
)

test.each([
  [adult, false],
  [teen, false],
  [pupil, true],
  [{ ...pupil, turns18In: 2025 }, false],
  [child, true],
])('%o needs somebody else’s consent outside of the school: %s', (person, needed) => {
  expect(needsConsentOutside(person, 2026)).toBe(needed)
})
