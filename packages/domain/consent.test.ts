import { describe, expect, test } from 'vitest'
import {
  type ConsentError,
  type Consenter,
  consenterOf,
  consentPurposes,
  consentsAlone,
  type Entrance,
  entranceOf,
  purposesOf,
} from './consent.ts'

describe('entranceOf', () => {
  test.each([
    [undefined, 'alone'],
    [{ mode: 'school', dpa_signed_at: '2026-09-01' }, 'school'],
    [{ mode: 'school', dpa_signed_at: null }, 'school_unsigned'],
    [{ mode: 'parent', dpa_signed_at: null }, 'parent'],
    [{ mode: 'parent', dpa_signed_at: '2026-09-01' }, 'parent'],
    [{ mode: 'none', dpa_signed_at: null }, 'none'],
    [{ mode: 'none', dpa_signed_at: '2026-09-01' }, 'none'],
  ] as const)('maps %j to %s', (arrangement, entrance) =>
    expect(entranceOf(arrangement)).toBe(entrance),
  )
})

describe('consenterOf', () => {
  const child = [1, null] as const
  const tooYoung = [2, false] as const
  const oldEnough = [2, true] as const
  const adult = [3, null] as const
  const cases: [Entrance, readonly [1 | 2 | 3, boolean | null], Consenter | ConsentError][] = [
    ['alone', child, 'guardian_needed'],
    ['alone', tooYoung, 'guardian'],
    ['alone', oldEnough, 'self'],
    ['alone', adult, 'self'],
    ['school', child, 'school'],
    ['school', tooYoung, 'school'],
    ['school', oldEnough, 'self'],
    ['school', adult, 'self'],
    ['school_unsigned', child, 'consent_agreement_missing'],
    ['school_unsigned', tooYoung, 'guardian'],
    ['school_unsigned', oldEnough, 'self'],
    ['school_unsigned', adult, 'self'],
    ['parent', child, 'guardian'],
    ['parent', tooYoung, 'guardian'],
    ['parent', oldEnough, 'self'],
    ['parent', adult, 'self'],
    ['none', child, 'guardian_needed'],
    ['none', tooYoung, 'guardian'],
    ['none', oldEnough, 'self'],
    ['none', adult, 'self'],
  ]
  test.each(cases)('%s, age group and answer %j: %s', (entrance, [ageGroup, answer], expected) =>
    expect(consenterOf(entrance, ageGroup, answer)).toBe(expected),
  )

  test('treats an unanswered question as no', () => {
    expect(consenterOf('alone', 2, null)).toBe('guardian')
    expect(consenterOf('parent', 1, true)).toBe('guardian')
  })
})

describe('consentsAlone', () => {
  const teen = { ageGroupId: 2, turns18In: 2030, country: 'DE' } as const
  test.each([
    ['a German of 16 from the next year on', { ...teen, consentBy: 'guardian' }, 2029, true],
    ['a German in the year of turning 16', { ...teen, consentBy: 'guardian' }, 2028, false],
    [
      'an Italian in the year after turning 14',
      { ...teen, country: 'IT', consentBy: 'guardian' },
      2027,
      true,
    ],
    [
      'an Italian in the year of turning 14',
      { ...teen, country: 'IT', consentBy: 'guardian' },
      2026,
      false,
    ],
    ['one whose school agreed, too', { ...teen, consentBy: 'school' }, 2029, true],
    [
      'one of a country whose law is not known waits for 16',
      { ...teen, country: null, consentBy: 'guardian' },
      2028,
      false,
    ],
    [
      'one whose year is not known',
      { ...teen, turns18In: null, consentBy: 'guardian' },
      2099,
      false,
    ],
    ['a child', { ...teen, ageGroupId: 1, turns18In: null, consentBy: 'guardian' }, 2099, false],
    ['who agreed alone at sign-up', { ...teen, consentBy: 'self' }, 2026, true],
  ] as const)('%s', (_, person, year, alone) => expect(consentsAlone(person, year)).toBe(alone))
})

test('schools can consent to fewer purposes than guardians', () => {
  expect(purposesOf.school).toEqual(['facilitator_scores'])
  expect([purposesOf.self, purposesOf.guardian]).toEqual([consentPurposes, consentPurposes])
})
