import { olderThan } from './age.ts'
import type { AgeGroup } from './patterns.ts'

/** All permissions by the title of their group (D29). */
export const permissionGroups = {
  Dashboard: ['access_dashboard'],
  Users: ['access_users', 'edit_users', 'admin_users'],
  Inventory: ['access_lci', 'show_lci'],
  Tasks: ['access_tasks', 'show_tasks', 'edit_tasks', 'add_tasks', 'admin_tasks'],
  Teams: ['access_team'],
  Career: ['access_career', 'access_pwp'],
  Families: ['access_families'],
  Institutions: ['access_institutions', 'manage_institutions', 'admin_institutions'],
  Content: [
    'access_topics',
    'access_strategies',
    'access_words',
    'access_questions',
    'access_cms',
    'access_localization',
    'access_courses',
  ],
  Administration: ['access_roles', 'show_roles', 'edit_roles', 'access_logs', 'access_settings'],
  Design: ['old_theme', 'show_old_tabs', 'guest'],
} as const
export type Permission = (typeof permissionGroups)[keyof typeof permissionGroups][number]
/** Permissions for the old menu grouping, where the installation allows it (D37, D39). */
export const oldDesign: readonly Permission[] = ['old_theme', 'show_old_tabs']
export const permissions: readonly Permission[] = Object.values(permissionGroups).flat()

/** Whose data a permission covers, narrowest scope first. */
export const scopes = ['own', 'family', 'groups', 'organization', 'all'] as const
export type Scope = (typeof scopes)[number]

export type Grant = { permission: Permission; scope: Scope; readOnly: boolean }

/** A role can grant a permission from an age on. */
export type RoleGrant = Grant & { fromAge?: 13 | 16 | null }
type RoleGrants = { grants: readonly RoleGrant[] }

export type Holder = {
  roles: readonly RoleGrants[]
  /** Granted or denied to the person individually, besides the roles. */
  personal: readonly { permission: Permission; granted: boolean }[]
  /** Whether the account's state includes access to what a subscription pays for. */
  hasAccess: boolean
  /** Permissions closed by the features that the person's institution has switched off. */
  closed?: readonly Permission[]
  /**
   * Whether the account itself is limited to the inventory whatever its roles, as if it had the
   * `guest` permission.
   */
  isGuest?: boolean
  ageGroup: AgeGroup
  turns18In: number | null
  year: number
}

/** Permissions closed by an ended subscription (D30). */
export const paidPermissions: readonly Permission[] = [
  'access_lci',
  'access_tasks',
  'add_tasks',
  'access_team',
  'access_career',
  'access_pwp',
]
/** Permissions closed to age group 1 in any role (D41). */
const notForChildren: readonly Permission[] = ['access_career', 'access_pwp']
const forGuests: readonly Permission[] = ['guest', 'show_lci']

/**
 * Returns one grant per permission, in the order of `permissions` (D30): the widest scope from
 * roles and personal grants, without personal denials, and without what guests, age group 1, the
 * institution or an ended subscription exclude.
 */
export function effectivePermissions(holder: Holder): Grant[] {
  const grants = allGrants(holder)
  const granted = permissions.flatMap((permission) =>
    widest(grants.filter((grant) => grant.permission === permission)),
  )
  const isGuest = granted.some(({ permission }) => permission === 'guest')
  return granted.filter(
    ({ permission }) =>
      (!isGuest || forGuests.includes(permission)) &&
      !holder.closed?.includes(permission) &&
      (holder.ageGroup !== 1 || !notForChildren.includes(permission)) &&
      (holder.hasAccess || !paidPermissions.includes(permission)),
  )
}

/** Permissions that this person would have if their access had not ended. */
export function permissionsAfterRenewal(holder: Holder): Permission[] {
  if (holder.hasAccess) return []
  const remaining = effectivePermissions(holder).map(({ permission }) => permission)
  return effectivePermissions({ ...holder, hasAccess: true })
    .map(({ permission }) => permission)
    .filter((permission) => !remaining.includes(permission))
}

function allGrants({
  roles,
  personal,
  isGuest = false,
  ageGroup,
  turns18In,
  year,
}: Holder): Grant[] {
  const own = (permission: Permission): Grant => ({ permission, scope: 'own', readOnly: false })
  const fromRoles = roles
    .flatMap(({ grants }) => grants)
    .filter(({ fromAge }) => !fromAge || olderThan(ageGroup, turns18In, fromAge, year))
  const fromPerson = personal
    .filter(({ granted }) => granted)
    .map(({ permission }) => own(permission))
  const denied = personal.filter(({ granted }) => !granted).map(({ permission }) => permission)
  const undenied = [...fromRoles, ...fromPerson].filter(
    ({ permission }) => !denied.includes(permission),
  )
  return isGuest ? [...undenied, own('guest')] : undenied
}

/**
 * Merges the grants of one permission: the widest scope, read-only when every grant with that scope
 * is. Returns an empty array for no grants.
 */
function widest(grants: readonly Grant[]): Grant[] {
  const scope = scopes.findLast((candidate) => grants.some((grant) => grant.scope === candidate))
  const [first, ...others] = grants.filter((grant) => grant.scope === scope)
  if (first === undefined) return []
  return [
    {
      permission: first.permission,
      scope: first.scope,
      readOnly: [first, ...others].every(({ readOnly }) => readOnly),
    },
  ]
}

/**
 * Grants with a scope beyond the person's own family give power over others to anyone who takes
 * over the account. Roles with one can require a second factor.
 */
export const concernsOthers = ({ scope }: Pick<Grant, 'scope'>) =>
  scopes.indexOf(scope) > scopes.indexOf('family')

/** The scopes that reach people of an institution and therefore end with the membership in it. */
export const institutionScopes: readonly Scope[] = ['groups', 'organization']

/**
 * Whether `own` covers everything that `other` can do to people or content. This is required to act
 * as the other user (design of trust, 3).
 */
export const hasAllGrantsOf = (own: readonly Grant[], other: readonly Grant[]): boolean =>
  other
    .filter(concernsOthers)
    .every(({ permission, scope, readOnly }) =>
      own.some(
        (grant) =>
          grant.permission === permission &&
          scopes.indexOf(grant.scope) >= scopes.indexOf(scope) &&
          (readOnly || !grant.readOnly),
      ),
    )
