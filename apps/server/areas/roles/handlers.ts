import { oldDesign, type Permission, permissionGroups, permissions } from '@quartet/domain/permissions.ts'
import { done, missing } from '../../api-error.ts'
import { type Context, callerOf, os, personOf } from '../../http/context.ts'
import { readSettings } from '../settings/queries.ts'
import { setRolesOf } from './commands.ts'
import { findRights, listRoles, personalOf, rolesOf } from './queries.ts'

const idOf = new Map(permissions.map((name, at) => [name, at + 1]))
const groups = Object.fromEntries(Object.entries(permissionGroups).map(([title, names]) => [title, [...names]]))
const byId = (names: readonly (typeof permissions)[number][]) => Object.fromEntries(names.map((name) => [String(idOf.get(name)), name]))

async function tellOfUser({ db, now, ...context }: Context) {
  const id = personOf({ db, now, ...context })
  const { old_theme_allowed } = await readSettings(db)
  const rights = (await findRights(db, id, now)).map(({ permission }) => permission)
  const held = rights.filter((permission) => old_theme_allowed || !oldDesign.includes(permission))
  const personal = await personalOf(db, id)
  return { roles: await rolesOf(db, id), permissions: held, permissions_groups: groups, role_permissions: byId(held), personal }
}

const told = (found: Awaited<ReturnType<typeof listRoles>>, names: readonly (typeof permissions)[number][]) => ({
  roles: found,
  permissions: [...names],
  permissions_groups: groups,
  role_permissions: byId(names),
})

type Told = { roles: number[]; role_permissions: { granted: Permission[]; denied: Permission[] } }
const rightsIn = ({ roles, role_permissions }: Told) => ({ roles, ...role_permissions })

export const roles = os.roles.router({
  ofUser: os.roles.ofUser.handler(({ context }) => tellOfUser(context)),
  setOfUser: os.roles.setOfUser.handler(async ({ context, input: { body } }) => {
    const wanted = { ...rightsIn(body), seen: body.before && rightsIn(body.before) }
    done(await setRolesOf(context.db, callerOf(context), personOf(context), wanted, context.now))
    return tellOfUser(context)
  }),
  list: os.roles.list.handler(async ({ context }) => told(await listRoles(context.db), permissions)),
  show: os.roles.show.handler(async ({ context, input: { params } }) => {
    const found = (await listRoles(context.db)).filter(({ id }) => id === params.role_id)
    if (found.length === 0) throw missing()
    return told(
      found,
      found.flatMap(({ grants }) => grants.map(({ permission }) => permission)),
    )
  }),
})
