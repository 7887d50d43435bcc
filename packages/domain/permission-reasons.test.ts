import { describe, expect, test } from 'vitest'
import { explainPermissions } from './permission-reasons.ts'
import type { Permission } from './permissions.ts'
import { roles } from './roles.ts'

const named = (...keys: string[]) =>
  roles.flatMap(({ key, grants }, at) => (keys.includes(key) ? [{ id: at + 1, grants }] : []))
const adult = { personal: [], hasAccess: true, ageGroup: 3 as const, turns18In: null, year: 2026 }
type Case = Parameters<typeof explainPermissions>[0]
const reason = (holder: Case, name: Permission) =>
  explainPermissions(holder).find(({ permission }) => permission === name)

describe('a permission', () => {
  const teacher = { ...adult, roles: named('institution_member', 'facilitator') }

  test('names every role that gives it, and the widest scope', () => {
    expect(reason(teacher, 'access_tasks')).toMatchObject({ roles: [4, 7], closedBy: null })
    expect(reason(teacher, 'access_users')).toMatchObject({
      grant: { scope: 'groups', readOnly: true },
      roles: [4],
      isPersonal: false,
    })
  })

  test('that nobody gives is left out', () =>
    expect(reason(teacher, 'access_settings')).toBeUndefined())

  test('can be granted to one person', () => {
    const personal = [{ permission: 'access_logs' as const, granted: true }]
    expect(reason({ ...teacher, personal }, 'access_logs')).toMatchObject({
      grant: { scope: 'own' },
      roles: [],
      isPersonal: true,
    })
  })

  test.each([
    ['denied', 'access_team', { personal: [{ permission: 'access_team', granted: false }] }],
    ['subscription', 'access_tasks', { hasAccess: false }],
    ['institution', 'access_career', { closed: ['access_career'], hasAccess: false }],
    ['guest', 'access_team', { isGuest: true }],
    ['age', 'access_pwp', { ageGroup: 1, hasAccess: false }],
    ['age', 'access_pwp', { roles: named('student'), ageGroup: 2, turns18In: 2030 }],
  ] as const)('can be closed: %s', (closedBy, name, more) =>
    expect(reason({ ...teacher, ...(more as Partial<Case>) }, name)).toMatchObject({
      grant: null,
      closedBy,
    }),
  )
})
