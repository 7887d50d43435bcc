import { grantAges, grantScopes, readablePermissions } from '@quartet/domain/grants.ts'
import type { Permission, RoleGrant } from '@quartet/domain/permissions.ts'

type Grant = Pick<RoleGrant, 'scope' | 'readOnly'> & { fromAge: 13 | 16 | null }
/** A grant of one permission as the value of a select; '' for none. */
export const choiceOf = ({ scope, readOnly, fromAge }: Grant) =>
  `${scope}.${readOnly ? 'reading' : ''}.${fromAge ?? ''}`

/** What learners do for themselves can depend on their age. */
const agedPermissions: readonly Permission[] = ['access_team', 'access_career', 'access_pwp']

/** Every way in which a role can grant a permission. */
export const choicesFor = (permission: Permission): Grant[] =>
  grantScopes[permission].flatMap((scope) => [
    { scope, readOnly: false, fromAge: null },
    ...(readablePermissions.includes(permission) ? [{ scope, readOnly: true, fromAge: null }] : []),
    ...(scope === 'own' && agedPermissions.includes(permission)
      ? grantAges.map((fromAge) => ({ scope, readOnly: false, fromAge }))
      : []),
  ])
