import {
  effectivePermissions,
  type Grant,
  type Holder,
  type Permission,
  paidPermissions,
  permissions,
  type RoleGrant,
} from './permissions.ts'

/** Why somebody does not have what a role or a personal grant gives. */
export const closures = ['denied', 'guest', 'institution', 'age', 'subscription'] as const
export type Closure = (typeof closures)[number]

export type PermissionReason = {
  permission: Permission
  /** What holds; null for none. */
  grant: Grant | null
  /** The roles that give it, whatever closes it. */
  roles: number[]
  isPersonal: boolean
  closedBy: Closure | null
}

type Named = Omit<Holder, 'roles'> & {
  roles: readonly { id: number; grants: readonly RoleGrant[] }[]
}

/** Each permission that the roles or personal grants of somebody name, and why it holds or not. */
export function explainPermissions(holder: Named): PermissionReason[] {
  const held = effectivePermissions(holder)
  const isGuest = held.some(({ permission }) => permission === 'guest')
  return permissions.flatMap((permission) => {
    const giving = holder.roles.filter(({ grants }) =>
      grants.some((grant) => grant.permission === permission),
    )
    const personal = holder.personal.find((one) => one.permission === permission)
    const grant = held.find((one) => one.permission === permission) ?? null
    if (giving.length === 0 && !personal && !grant) return []
    return {
      permission,
      grant,
      roles: giving.map(({ id }) => id),
      isPersonal: personal?.granted === true,
      closedBy: grant ? null : closureOf(holder, permission, isGuest),
    }
  })
}

function closureOf(holder: Named, permission: Permission, isGuest: boolean): Closure {
  if (holder.personal.some((one) => one.permission === permission && !one.granted)) return 'denied'
  if (isGuest) return 'guest'
  if (holder.closed?.includes(permission)) return 'institution'
  return !holder.hasAccess && paidPermissions.includes(permission) && opensAfterRenewal()
    ? 'subscription'
    : 'age'

  function opensAfterRenewal() {
    return effectivePermissions({ ...holder, hasAccess: true }).some(
      (grant) => grant.permission === permission,
    )
  }
}
