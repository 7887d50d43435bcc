import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  effectivePermissions,
  hasAllGrantsOf,
  type Permission,
  permissionGroups,
  permissions,
  type RoleGrant,
  type Scope,
  scopes,
} from './permissions.ts'
import { roles } from './roles.ts'

const adult = { personal: [], hasAccess: true, ageGroup: 3 as const, turns18In: null, year: 2026 }
const seeded = (...keys: string[]) => roles.filter(({ key }) => keys.includes(key))
const role = (...grants: RoleGrant[]) => ({ grants })
const grant = (permission: Permission, scope: Scope, readOnly = false) => ({
  permission,
  scope,
  readOnly,
})
const names = (permissions: readonly { permission: Permission }[]) =>
  permissions.map(({ permission }) => permission)

test('33 permissions are in eleven groups, each once', () => {
  expect(Object.keys(permissionGroups)).toHaveLength(11)
  expect(permissions).toHaveLength(33)
  expect(new Set(permissions).size).toBe(33)
})

describe('several roles', () => {
  test('give the widest scope of each permission', () =>
    expect(
      effectivePermissions({
        ...adult,
        roles: [role(grant('add_tasks', 'family')), role(grant('add_tasks', 'groups'))],
      }),
    ).toEqual([grant('add_tasks', 'groups')]))

  test.each([
    [
      'writing wins over reading in the same scope',
      grant('access_users', 'groups'),
      grant('access_users', 'groups', true),
      grant('access_users', 'groups', false),
    ],
    [
      'two that only read read',
      grant('access_users', 'groups', true),
      grant('access_users', 'groups', true),
      grant('access_users', 'groups', true),
    ],
    [
      'a wide one that only reads stays so',
      grant('access_users', 'own'),
      grant('access_users', 'all', true),
      grant('access_users', 'all', true),
    ],
  ] as const)('%s', (_, one, other, expected) =>
    expect(effectivePermissions({ ...adult, roles: [role(one), role(other)] })).toEqual([expected]),
  )

  test('give a facilitator who is also a content editor both sets of permissions', () => {
    const granted = effectivePermissions({
      ...adult,
      roles: seeded('facilitator', 'content_editor'),
    })
    expect(granted).toContainEqual(grant('access_users', 'groups', true))
    expect(granted).toContainEqual(grant('access_words', 'all'))
  })

  test('without any role there are no permissions', () =>
    expect(effectivePermissions({ ...adult, roles: [] })).toEqual([]))
})

describe('personal grants and denials', () => {
  const input = (permission: Permission, granted: boolean) => ({ permission, granted })

  test('a grant has the scope own', () =>
    expect(
      effectivePermissions({ ...adult, roles: [], personal: [input('access_words', true)] }),
    ).toEqual([grant('access_words', 'own')]))

  test('a grant does not narrow the wider scope of a role', () => {
    const facilitator = { ...adult, roles: seeded('facilitator') }
    expect(
      effectivePermissions({ ...facilitator, personal: [input('access_users', true)] }),
    ).toEqual(effectivePermissions(facilitator))
  })

  test('a denial removes a permission of every role and wins over a grant', () => {
    const personal = [input('access_team', false), input('access_team', true)]
    expect(
      names(
        effectivePermissions({ ...adult, roles: seeded('individual', 'super_admin'), personal }),
      ),
    ).not.toContain('access_team')
  })

  test('a grant gives a permission that the role only has from a higher age', () => {
    const student = { ...adult, roles: seeded('student'), ageGroup: 2 as const, turns18In: 2030 }
    expect(names(effectivePermissions(student))).not.toContain('access_pwp')
    expect(
      names(effectivePermissions({ ...student, personal: [input('access_pwp', true)] })),
    ).toContain('access_pwp')
  })
})

describe('age limits', () => {
  const career = (ageGroup: 1 | 2 | 3, turns18In: number | null, ...keys: string[]) =>
    names(effectivePermissions({ ...adult, roles: seeded(...keys), ageGroup, turns18In })).filter(
      (name) => /career|pwp/.test(name),
    )

  test.each([
    [2, 2031, []],
    [2, 2030, ['access_career']],
    [2, 2028, ['access_career']],
    [2, 2027, ['access_career', 'access_pwp']],
    [2, null, []],
    [3, null, ['access_career', 'access_pwp']],
  ] as const)(
    'a student of age group %i who turns 18 in %s has %o in 2026',
    (ageGroup, turns18In, permissions) =>
      expect(career(ageGroup, turns18In, 'student')).toEqual(permissions),
  )

  test('a second role without the limit lifts it', () =>
    expect(career(2, null, 'student', 'individual')).toEqual(['access_career', 'access_pwp']))
  test('children have no career permissions in any role', () => {
    expect(career(1, null, 'individual', 'coaching_client')).toEqual([])
    const personal = [{ permission: 'access_pwp' as const, granted: true }]
    expect(effectivePermissions({ ...adult, roles: [], personal, ageGroup: 1 })).toEqual([])
  })
})

describe('an ended subscription', () => {
  test('closes six permissions and leaves the others', () => {
    const open = names(effectivePermissions({ ...adult, roles: seeded('family_admin') }))
    const ended = names(
      effectivePermissions({ ...adult, roles: seeded('family_admin'), hasAccess: false }),
    )
    expect(open.filter((name) => !ended.includes(name))).toEqual([
      'access_lci',
      'access_tasks',
      'add_tasks',
      'access_team',
      'access_career',
      'access_pwp',
    ])
    expect(ended).toEqual(['show_lci', 'show_tasks', 'edit_tasks', 'access_families'])
  })

  test('closes personally granted permissions too', () => {
    const personal = [{ permission: 'access_lci' as const, granted: true }]
    expect(effectivePermissions({ ...adult, roles: [], personal, hasAccess: false })).toEqual([])
  })
})

describe('a guest', () => {
  const guest = [grant('show_lci', 'own'), grant('guest', 'own')]

  test('has access to the inventory only', () =>
    expect(effectivePermissions({ ...adult, roles: seeded('guest') })).toEqual(guest))
  test('has the same access without a subscription', () =>
    expect(effectivePermissions({ ...adult, roles: seeded('guest'), hasAccess: false })).toEqual(
      guest,
    ))
  test('gains nothing from another role', () =>
    expect(effectivePermissions({ ...adult, roles: seeded('guest', 'individual') })).toEqual(guest))
  test('can be marked as one on the account', () =>
    expect(effectivePermissions({ ...adult, roles: seeded('individual'), isGuest: true })).toEqual(
      guest,
    ))
  test('marked on the account stays one, and denials still apply', () => {
    const personal = [
      { permission: 'guest' as const, granted: false },
      { permission: 'show_lci' as const, granted: false },
    ]
    expect(
      names(
        effectivePermissions({ ...adult, roles: seeded('individual'), isGuest: true, personal }),
      ),
    ).toEqual(['guest'])
  })
})

describe('for any combination of roles, grants and accounts', () => {
  const anyGrant = fc.record({
    permission: fc.constantFrom(...permissions.filter((permission) => permission !== 'guest')),
    scope: fc.constantFrom(...scopes),
    readOnly: fc.boolean(),
    fromAge: fc.constantFrom(13 as const, 16 as const, null),
  })
  const anyHolder = fc.record({
    roles: fc.array(fc.record({ grants: fc.array(anyGrant, { maxLength: 12 }) }), { maxLength: 4 }),
    personal: fc.array(
      fc.record({ permission: fc.constantFrom(...permissions), granted: fc.boolean() }),
      { maxLength: 6 },
    ),
    hasAccess: fc.boolean(),
    isGuest: fc.boolean(),
    ageGroup: fc.constantFrom(1, 2, 3),
    turns18In: fc.option(fc.integer({ min: 2020, max: 2035 })),
    year: fc.constant(2026),
  })

  test('each permission appears once, in the order of the list', () =>
    fc.assert(
      fc.property(anyHolder, (holder) => {
        const granted = names(effectivePermissions(holder))
        expect(permissions.filter((permission) => granted.includes(permission))).toEqual(granted)
      }),
    ))

  test('the order of roles and grants makes no difference', () =>
    fc.assert(
      fc.property(anyHolder, (holder) => {
        const turned = holder.roles
          .map(({ grants }) => ({ grants: grants.toReversed() }))
          .toReversed()
        expect(
          effectivePermissions({
            ...holder,
            roles: turned,
            personal: holder.personal.toReversed(),
          }),
        ).toEqual(effectivePermissions(holder))
      }),
    ))

  test('the effective permissions as the only role give the same permissions', () =>
    fc.assert(
      fc.property(anyHolder, (holder) => {
        const permissions = effectivePermissions(holder)
        expect(effectivePermissions({ ...holder, roles: [{ grants: permissions }] })).toEqual(
          permissions,
        )
      }),
    ))

  test('another role never removes a permission', () =>
    fc.assert(
      fc.property(anyHolder, fc.array(anyGrant, { maxLength: 12 }), (holder, grants) => {
        const more = names(
          effectivePermissions({ ...holder, roles: [...holder.roles, { grants }] }),
        )
        return names(effectivePermissions(holder)).every((permission) => more.includes(permission))
      }),
    ))

  test('losing access never adds a permission', () =>
    fc.assert(
      fc.property(anyHolder, (holder) => {
        const open = names(effectivePermissions({ ...holder, hasAccess: true }))
        return names(effectivePermissions({ ...holder, hasAccess: false })).every((permission) =>
          open.includes(permission),
        )
      }),
    ))
})

describe('acting as another user', () => {
  const grant = (scope: 'own' | 'family' | 'organization' | 'all', readOnly = false) => [
    { permission: 'admin_users' as const, scope, readOnly },
  ]
  test.each([
    ['the same', grant('organization'), grant('organization'), true],
    ['more', grant('all'), grant('organization'), true],
    ['less far', grant('organization'), grant('all'), false],
    ['only reading', grant('organization', true), grant('organization'), false],
    ['writing where the other reads', grant('organization'), grant('organization', true), true],
    ['nothing, and the other nothing of others', [], grant('own'), true],
    ['nothing, and the other the family', [], grant('family'), true],
    ['nothing, and the other an institution', [], grant('organization'), false],
  ])('is checked for a caller who holds %s', (_, own, other, may) => {
    expect(hasAllGrantsOf(own, other)).toBe(may)
  })
})
