import { describe, expect, test } from 'vitest'
import {
  admitNewcomer,
  fromOneRoster,
  isOneRoster,
  placesMissing,
  rosterAgeOf,
  rosterColumnOf,
} from './roster.ts'

describe('headings', () => {
  test.each([
    ['First Name', 'first_name'],
    ['student_number', 'member_number'],
    [' CLASS ', 'classes'],
    ['password', undefined],
  ])('%s is the column %s', (heading, column) => {
    expect(rosterColumnOf(heading)).toBe(column)
  })

  test('OneRoster is known by its columns', () => {
    expect(isOneRoster(['sourcedid', 'status', 'givenname', 'familyname'])).toBe(true)
    expect(isOneRoster(['id', 'first_name', 'last_name'])).toBe(false)
  })
})

const ada = { sourcedid: 's-1', givenname: 'Ada', familyname: 'Lovelace', role: 'student' }

describe('a row of OneRoster', () => {
  test('has the names, the number and the classes of the person', () => {
    expect(fromOneRoster({ ...ada, email: 'ada@example.org', classes: '5a | Choir' }, 2)).toEqual({
      fate: 'stays',
      cells: {
        ...{ first_name: 'Ada', last_name: 'Lovelace', member_number: 's-1' },
        ...{ email: 'ada@example.org', role: 'student', classes: '5a | Choir', age_group_id: '2' },
      },
    })
  })

  test.each([
    [{ status: 'tobedeleted' }, 'leaves'],
    [{ status: 'active' }, 'stays'],
    [{ enabledUser: 'true' }, 'stays'],
    [{ enableduser: 'false' }, 'ignored'],
    [{ enableduser: 'false', status: 'tobedeleted' }, 'leaves'],
    [{ role: 'parent' }, 'ignored'],
    [{ role: 'guardian', status: 'tobedeleted' }, 'ignored'],
  ] as const)('with %o %s', (more, fate) => {
    expect(fromOneRoster({ ...ada, ...more }, null).fate).toBe(fate)
  })

  test.each([
    ['teacher', 'facilitator'],
    ['aide', 'member'],
    ['siteAdministrator', 'member'],
    ['systemAdministrator', 'member'],
    ['', ''],
  ])('%s becomes %s, never an administrator', (role, expected) => {
    expect(fromOneRoster({ ...ada, role }, null).cells.role).toBe(expected)
  })

  test('has the year of turning 18 from a day of birth, whatever the age of the others', () => {
    const { cells } = fromOneRoster({ ...ada, birthdate: '2014-05-06' }, 3)
    expect([cells.turns_18_in, cells.age_group_id]).toEqual(['2032', undefined])
  })
})

describe('the age group from the year of turning 18, in 2026', () => {
  test.each([
    [2033, 1],
    [2031, 1], // turns 13 within this year
    [2030, 2],
    [2026, 2],
    [2025, 3],
  ])('%i is group %i', (turns_18_in, group) => {
    expect(rosterAgeOf({ age_group_id: null, turns_18_in }, 2026).age_group_id).toBe(group)
  })

  test('does not replace a group that is given', () => {
    const given = { age_group_id: 1, turns_18_in: 2030 } as const
    expect(rosterAgeOf(given, 2026)).toEqual(given)
  })
})

describe('somebody new', () => {
  type Newcomer = Parameters<typeof admitNewcomer>[0]
  const teen: Newcomer = {
    ...{ role: 'student', email: 'a@example.org', country: 'DE' },
    ...{ age_group_id: 2, turns_18_in: 2029 },
  }
  const child: Newcomer = { ...teen, email: null, age_group_id: 1, turns_18_in: null }
  const adult: Newcomer = { ...teen, age_group_id: 3, turns_18_in: null }

  test.each([
    ['an adult', adult, 'none', { by: 'self' }],
    ['a child of a school', child, 'school', { by: 'school' }],
    ['a child of an unsigned school', child, 'school_unsigned', 'guardian_first'],
    ['a child with a guardian', child, 'parent', 'guardian_first'],
    ['a young teenager of a school', teen, 'school', { by: 'school' }],
    ['a young teenager with a guardian', teen, 'parent', 'guardian_first'],
    ['a teenager old enough', { ...teen, turns_18_in: 2027 }, 'parent', { by: 'self' }],
    ['a teenager without a year', { ...teen, turns_18_in: null }, 'school', { by: 'school' }],
    ['a teenager who is an adult', { ...teen, turns_18_in: 2020 }, 'school', 'age_contradiction'],
    ['an adult who is too young', { ...adult, turns_18_in: 2027 }, 'school', 'age_contradiction'],
    ['an adult of this year', { ...adult, turns_18_in: 2026 }, 'school', { by: 'self' }],
    ['a child who is 13', { ...child, turns_18_in: 2030 }, 'school', 'age_contradiction'],
    ['a child who turns 13', { ...child, turns_18_in: 2031 }, 'school', { by: 'school' }],
    ['nobody knows how old', { ...teen, age_group_id: null }, 'school', 'age_missing'],
    ['a young facilitator', { ...teen, role: 'facilitator' }, 'school', 'not_appointable'],
    ['an adult without an address', { ...adult, email: null }, 'none', 'email_missing'],
  ] as const)('%s', (_, person, entrance, expected) => {
    const admitted = admitNewcomer(person, entrance, 2026)
    expect('reason' in admitted ? admitted.reason : admitted).toEqual(expected)
  })
})

test.each([
  [{ seats: 10, taken: 8, added: 3, leaving: 0 }, 1],
  [{ seats: 10, taken: 8, added: 3, leaving: 1 }, 0],
  [{ seats: 10, taken: 12, added: 0, leaving: 0 }, 0], // who is in stays
  [{ seats: 10, taken: 12, added: 1, leaving: 1 }, 2],
])('places missing: %o', (place, missing) => {
  expect(placesMissing(place)).toBe(missing)
})
