import { oldDesign, permissionGroups, permissions } from '@quartet/domain/permissions.ts'
import { os, personOf } from '../../base/context.ts'
import { readSettings } from '../settings/queries.ts'
import { findRights, rolesOf } from './queries.ts'

const idOf = new Map(permissions.map((name, at) => [name, at + 1]))
const groups = Object.fromEntries(Object.entries(permissionGroups).map(([title, names]) => [title, [...names]]))

export const roles = os.roles.router({
  ofUser: os.roles.ofUser.handler(async ({ context }) => {
    const { old_theme_allowed } = await readSettings(context.db)
    const held = await findRights(context.db, personOf(context), context.now)
    const grants = held.filter(({ permission }) => old_theme_allowed || !oldDesign.includes(permission))
    return {
      roles: await rolesOf(context.db, personOf(context)),
      permissions: grants.map(({ permission }) => permission),
      permissions_groups: groups,
      role_permissions: Object.fromEntries(grants.map(({ permission }) => [String(idOf.get(permission)), permission])),
    }
  }),
})
