import {
  type Grant,
  hasAllGrantsOf,
  type Permission,
  permissionGroups,
  type RoleGrant,
  type Scope,
  scopes,
} from './permissions.ts'

const shared = ['groups', 'organization', 'all'] as const
const wide = ['organization', 'all'] as const
const whole = ['all'] as const
const learning = ['own', ...shared] as const

/**
 * The scopes in which a role can grant each permission: those that make a difference. Content and
 * settings belong to the whole installation.
 */
export const grantScopes: Readonly<Record<Permission, readonly Scope[]>> = {
  access_dashboard: shared,
  access_users: shared,
  edit_users: wide,
  admin_users: wide,
  access_lci: learning,
  show_lci: learning,
  access_tasks: learning,
  show_tasks: learning,
  edit_tasks: learning,
  add_tasks: ['family', ...shared],
  admin_tasks: wide,
  access_team: learning,
  access_career: learning,
  access_pwp: learning,
  access_families: ['own', 'all'],
  access_institutions: wide,
  manage_institutions: shared,
  admin_institutions: wide,
  access_topics: whole,
  access_strategies: whole,
  access_words: whole,
  access_questions: whole,
  access_cms: whole,
  access_localization: whole,
  access_courses: whole,
  access_roles: wide,
  show_roles: wide,
  edit_roles: wide,
  access_logs: wide,
  access_settings: whole,
  old_theme: ['own'],
  show_old_tabs: ['own'],
  guest: ['own'],
}

/** The permissions of which there is a form that only reads. */
export const readablePermissions: readonly Permission[] = [
  'access_dashboard',
  'access_users',
  'access_logs',
]

export const grantAges = [13, 16] as const

/** Whether a role can have this grant; an age belongs to what somebody does for themselves. */
export const isPossibleGrant = ({ permission, scope, readOnly, fromAge }: RoleGrant): boolean =>
  grantScopes[permission].includes(scope) &&
  (!readOnly || readablePermissions.includes(permission)) &&
  (!fromAge || scope === 'own')

/** What the role of administrators always contains, for the whole installation. */
export const administration: readonly Permission[] = [
  'access_users',
  'admin_users',
  'access_roles',
  'show_roles',
  'edit_roles',
  'access_settings',
]

const guestOf = (grants: readonly RoleGrant[]) =>
  grants.find(({ permission }) => permission === 'guest')

/** Whether whoever has these grants can let others in and is not limited as a guest. */
export const canAdminister = (grants: readonly RoleGrant[]): boolean =>
  !guestOf(grants) &&
  administration.every((name) =>
    grants.some(
      ({ permission, scope, readOnly }) => permission === name && scope === 'all' && !readOnly,
    ),
  )

/** Design permissions and the guest limit open nothing, so everybody may grant them. */
const opensNothing: readonly Permission[] = permissionGroups.Design

/** Whether somebody with `own` may grant all of these: nobody grants what they lack (D29). */
export function mayGrant(own: readonly Grant[], grants: readonly Grant[]): boolean {
  const counted = grants.filter(({ permission }) => !opensNothing.includes(permission))
  const isHeld = ({ permission }: Grant) => own.some((grant) => grant.permission === permission)
  return counted.every(isHeld) && hasAllGrantsOf(own, counted)
}

type Rights = {
  grants: readonly RoleGrant[]
  granted: readonly Permission[]
  denied: readonly Permission[]
}
const isGuest = ({ grants, granted, denied }: Rights) =>
  !denied.includes('guest') && (granted.includes('guest') || guestOf(grants) !== undefined)

/**
 * Whether somebody may no longer be limited as a guest, which opens everything else that they have.
 * A limit from an age on may not apply to them.
 */
export const freesGuest = (before: Rights, after: Rights) =>
  isGuest(before) && !isGuest({ ...after, grants: after.grants.filter(({ fromAge }) => !fromAge) })

const limitOf = (grants: readonly RoleGrant[]) => {
  const guest = guestOf(grants)
  return guest && (guest.fromAge ?? 0)
}

/** Whether a role begins or ends to limit as a guest, or does so from another age on. */
export const changesGuests = (before: readonly RoleGrant[], after: readonly RoleGrant[]) =>
  limitOf(before) !== limitOf(after)

/** The grants of `after` that open more than those of `before`. */
export const addedGrants = (before: readonly RoleGrant[], after: readonly RoleGrant[]) =>
  after.filter(
    (grant) => !before.some((old) => old.permission === grant.permission && covers(old, grant)),
  )

const covers = (old: RoleGrant, grant: RoleGrant) =>
  scopes.indexOf(old.scope) >= scopes.indexOf(grant.scope) &&
  (!old.readOnly || grant.readOnly) &&
  (old.fromAge ?? 0) <= (grant.fromAge ?? 0)
