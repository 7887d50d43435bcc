import { describe, expect, test } from 'vitest'
import {
  endsConsent,
  familyCodeFrom,
  familyNameOf,
  familyStageOf,
  isLoginName,
  loginNameOf,
  mayLeaveFamily,
  spokenCode,
  teamSightOf,
} from './families.ts'
import { ageSeenOf, partsSeen } from './visibility.ts'

const year = 2026
const person = (
  ageGroupId: 1 | 2 | 3,
  turns18In: number | null,
  consentBy = 'guardian' as const,
) => ({
  ...{ ageGroupId, turns18In, consentBy, country: 'DE' },
})

describe('the stage of a member', () => {
  test.each([
    [person(1, null), 'child'],
    [person(1, 2031), 'child'], // turns 13 this year
    [person(1, 2030), 'teen'],
    [person(2, 2030), 'teen'],
    [person(2, 2028), 'teen'], // turns 16 this year
    [person(2, 2027), 'consent'],
    [person(2, 2026), 'consent'],
    [person(2, 2025), 'adult'],
    [person(2, null), 'teen'],
    [person(3, null), 'adult'],
  ] as const)('of %j is %s', (member, stage) => expect(familyStageOf(member, year)).toBe(stage))

  test('is that of consent for teenagers who signed up by themselves', () => {
    expect(familyStageOf({ ...person(2, 2030), consentBy: 'self' }, year)).toBe('consent')
  })
})

/** Method 4.6, row by row: scores and PLP, names of tasks, texts of tasks, teams and contacts. */
const table = [
  [1, 2036, false, [true, true, true, 'all']],
  [1, 2036, true, [true, true, true, 'all']],
  [2, 2029, false, [true, true, false, 'names']],
  [2, 2029, true, [true, true, true, 'names']],
  [2, 2020, false, [false, false, false, 'none']],
  [3, null, false, [false, false, false, 'none']],
  [3, null, true, [true, false, false, 'none']],
] as const

test.each(table)(
  'the administrator sees of age group %i, of age in %s, sharing %s: %j',
  (ageGroup, turns18In, shares, [scores, names, texts, teams]) => {
    const parts = partsSeen('family_admin', ageSeenOf(ageGroup, turns18In, year), shares)
    const stage = familyStageOf({ ...person(ageGroup, turns18In), country: 'MT' }, year)
    expect(['scores', 'statements'].map((part) => parts.some((one) => one === part))).toEqual([
      scores,
      scores,
    ])
    expect([parts.includes('tasks'), parts.includes('task_text'), teamSightOf[stage]]).toEqual([
      names,
      texts,
      teams,
    ])
  },
)

test('only a child cannot leave, and loses the consent when it is removed', () => {
  const stages = ['child', 'teen', 'consent', 'adult'] as const
  expect(stages.map(mayLeaveFamily)).toEqual([false, true, true, true])
  expect(stages.map(endsConsent)).toEqual([true, false, false, false])
})

describe('a code and a name to sign in with', () => {
  test('have letters that are read aloud without mistakes', () => {
    expect(familyCodeFrom(() => 0)).toBe('AAAAAAAA')
    expect(familyCodeFrom(() => 0.999)).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
    expect(spokenCode('ABCD2345')).toBe('ABCD-2345')
  })

  test.each([
    ['Mia', 'mia042'],
    ['Żoë  B.', 'zoeb042'],
    ['محمد', 'محمد042'],
    ['!!!', 'family042'],
    ['A'.repeat(60), `${'a'.repeat(20)}042`],
  ])('of %j is %s', (nickName, login) => {
    expect(loginNameOf(nickName, '042')).toBe(login)
    expect(isLoginName(login)).toBe(true)
  })

  test('are never an address', () => {
    expect(['ada@example.org', 'ad', 'a b c', 'mia-1'].map(isLoginName)).toEqual([
      ...[false, false, false, false],
    ])
  })

  test('of a family falls back to the first name', () => {
    expect([familyNameOf('Borg', 'Rita'), familyNameOf('', 'Rita')]).toEqual(['Borg', 'Rita'])
  })
})
