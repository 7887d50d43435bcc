import { describe, expect, test } from 'vitest'
import {
  addedGrants,
  administration,
  canAdminister,
  changesGuests,
  freesGuest,
  isPossibleGrant,
  mayGrant,
} from './grants.ts'
import type { Permission, RoleGrant, Scope } from './permissions.ts'
import { roles } from './roles.ts'

const grant = (
  permission: Permission,
  scope: Scope,
  more: Partial<Pick<RoleGrant, 'readOnly' | 'fromAge'>> = {},
): RoleGrant => ({ permission, scope, readOnly: false, ...more })
const seeded = (key: string) => roles.find((role) => role.key === key)?.grants ?? []

test('every grant of a new installation is possible', () => {
  const impossible = roles.flatMap(({ key, grants }) =>
    grants.filter((one) => !isPossibleGrant(one)).map(({ permission }) => `${key} ${permission}`),
  )
  expect(impossible).toEqual([])
})

test.each([
  ['content for the own institution', grant('access_cms', 'organization')],
  ['settings for the own data', grant('access_settings', 'own')],
  ['adding users without adding them', grant('admin_users', 'all', { readOnly: true })],
  ['users of the institution from an age', grant('access_users', 'organization', { fromAge: 13 })],
])('a role cannot grant %s', (_, one) => expect(isPossibleGrant(one)).toBe(false))

describe('the role of administrators', () => {
  test('administers', () => expect(canAdminister(seeded('super_admin'))).toBe(true))

  test.each(administration)('no longer does without %s', (name) =>
    expect(canAdminister(seeded('super_admin').filter((one) => one.permission !== name))).toBe(
      false,
    ),
  )

  test('does not as a guest, nor within an institution', () => {
    expect(canAdminister([...seeded('super_admin'), grant('guest', 'own')])).toBe(false)
    expect(canAdminister(administration.map((name) => grant(name, 'organization')))).toBe(false)
  })
})

test.each([
  [true, 'the same', grant('access_users', 'organization')],
  [true, 'a narrower scope', grant('access_users', 'groups')],
  [true, 'the old design', grant('old_theme', 'own')],
  [false, 'a wider scope', grant('access_users', 'all')],
  [false, 'another permission', grant('access_logs', 'organization')],
  [false, 'another permission for the own data', grant('access_team', 'own')],
])('whoever sees the users of an institution may grant: %s for %s', (expected, _, one) =>
  expect(mayGrant([grant('access_users', 'organization')], [one])).toBe(expected),
)

test.each([
  [[], grant('access_users', 'groups')],
  [[], grant('access_users', 'organization', { readOnly: true })],
  [['access_users'], grant('access_users', 'all')],
  [['access_pwp'], grant('access_pwp', 'own', { fromAge: 13 })],
  [[], grant('access_pwp', 'own', { fromAge: 16 })],
  [['access_logs'], grant('access_logs', 'organization')],
])('what is added to a role: %j', (names, one) => {
  const before = [
    grant('access_users', 'organization'),
    grant('access_pwp', 'own', { fromAge: 16 }),
  ]
  expect(addedGrants(before, [one]).map(({ permission }) => permission)).toEqual(names)
})

describe('the limits of a guest', () => {
  const guest = grant('guest', 'own')
  const open = { grants: [grant('access_users', 'all')], granted: [], denied: [] }
  const limited = { ...open, grants: [...open.grants, guest] }

  test.each([
    [true, 'the role is taken', limited, open],
    [true, 'the permission is taken', { ...open, granted: ['guest'] as const }, open],
    [true, 'the permission is denied', limited, { ...limited, denied: ['guest'] as const }],
    [false, 'they stay by another way', limited, { ...open, granted: ['guest'] as const }],
    [false, 'they begin', open, limited],
    [false, 'there were none', { ...limited, denied: ['guest'] as const }, open],
  ])('end: %s when %s', (expected, _, before, after) =>
    expect(freesGuest(before, after)).toBe(expected),
  )

  test.each([
    [true, [guest], []],
    [true, [], [guest]],
    [true, [{ ...guest, fromAge: null }], [{ ...guest, fromAge: 16 as const }]],
    [false, [{ ...guest, fromAge: null }], [{ ...guest, fromAge: null }]],
    [false, [], [grant('access_users', 'all')]],
  ])('of a role change: %s', (expected, before, after) =>
    expect(changesGuests(before, after)).toBe(expected),
  )
})
