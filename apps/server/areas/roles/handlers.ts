import {
  hasAllGrantsOf,
  oldDesign,
  type Permission,
  permissionGroups,
  permissions,
} from '@quartet/domain/permissions.ts'
import { notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { readSettings } from '../settings/queries.ts'
import { addRole, editRole, removeRole } from './catalogue-commands.ts'
import { setRolesOf } from './commands.ts'
import { requireFactor } from './factor-commands.ts'
import { setInstitutionRoles } from './institution-commands.ts'
import { listRoles, personalOf, rolesOf } from './queries.ts'
import { explainRights } from './reason-queries.ts'
import { findRights } from './rights-queries.ts'

const idOf = new Map(permissions.map((name, at) => [name, at + 1]))
const groups = Object.fromEntries(
  Object.entries(permissionGroups).map(([title, names]) => [title, [...names]]),
)
const byId = (names: readonly (typeof permissions)[number][]) =>
  Object.fromEntries(names.map((name) => [String(idOf.get(name)), name]))

async function tellOfUser({ db, now, ...context }: Context) {
  const id = getPersonId({ db, now, ...context })
  const { old_theme_allowed } = await readSettings(db)
  const rights = (await findRights(db, id, now)).map(({ permission }) => permission)
  const permissions = rights.filter(
    (permission) => old_theme_allowed || !oldDesign.includes(permission),
  )
  const personal = await personalOf(db, id)
  return {
    roles: await rolesOf(db, id),
    permissions,
    permissions_groups: groups,
    role_permissions: byId(permissions),
    personal,
  }
}

type Role = Awaited<ReturnType<typeof listRoles>>[number]
const mayAdd = (caller: Caller) =>
  (['access_roles', 'edit_roles'] as const).every((name) => grantOf(caller, name)?.scope === 'all')
/** Whether the caller may change a role: nobody changes one with more rights over others. */
const mayEdit = (caller: Caller, { grants }: Role) =>
  mayAdd(caller) &&
  hasAllGrantsOf(
    caller.grants,
    grants.map(({ read_only: readOnly, ...grant }) => ({ ...grant, readOnly })),
  )
const roleView = (caller: Caller, role: Role) => ({ ...role, may_edit: mayEdit(caller, role) })

const rightsView = (
  caller: Caller,
  roles: readonly Role[],
  names: readonly (typeof permissions)[number][],
) => ({
  roles: roles.map((role) => roleView(caller, role)),
  may_add: mayAdd(caller),
  permissions: [...names],
  permissions_groups: groups,
  role_permissions: byId(names),
})

const catalogue = async (context: Context) =>
  rightsView(getCaller(context), await listRoles(context.db), permissions)

/** Roles belong to the whole installation, whichever people the caller sees. */
const everywhere = withoutTenantScope

async function showRole(context: Context, id: number) {
  const [role] = await listRoles(context.db, id)
  if (!role) throw notFound()
  return { role: roleView(getCaller(context), role) }
}

type RightsView = {
  roles: number[]
  role_permissions: { granted: Permission[]; denied: Permission[] }
}
const rightsIn = ({ roles, role_permissions }: RightsView) => ({ roles, ...role_permissions })

export const roles = api.roles.router({
  ofUser: api.roles.ofUser.handler(({ context }) => tellOfUser(context)),
  setOfUser: api.roles.setOfUser.handler(async ({ context, input: { body } }) => {
    const rights = { ...rightsIn(body), seen: body.before && rightsIn(body.before) }
    unwrap(await setRolesOf(signedIn(context), { personId: getPersonId(context), ...rights }))
    return tellOfUser(context)
  }),
  setInInstitution: api.roles.setInInstitution.handler(async ({ context, input: { body } }) =>
    unwrap(
      await setInstitutionRoles(signedIn(context), {
        personId: getPersonId(context),
        ...{ roles: body.roles, seen: body.before },
      }),
    ),
  ),
  list: api.roles.list.handler(({ context }) => catalogue(context)),
  requireFactor: api.roles.requireFactor.handler(async ({ context, input: { params, body } }) => {
    const change = { id: params.role_id, required: body.required }
    const changed = await everywhere(() => requireFactor(signedIn(context), change))
    if (!changed) throw notFound()
    unwrap(changed)
    return catalogue(context)
  }),
  add: api.roles.add.handler(async ({ context, input: { body } }) =>
    showRole(context, unwrap(await everywhere(() => addRole(signedIn(context), body))).id),
  ),
  edit: api.roles.edit.handler(async ({ context, input: { params, body } }) => {
    const change = { ...body, id: params.role_id }
    const edited = await everywhere(() => editRole(signedIn(context), change))
    if (!edited) throw notFound()
    return showRole(context, unwrap(edited).id)
  }),
  remove: api.roles.remove.handler(async ({ context, input: { params } }) => {
    const removed = await everywhere(() => removeRole(signedIn(context), params.role_id))
    if (!removed) throw notFound()
    return unwrap(removed)
  }),
  reasons: api.roles.reasons.handler(async ({ context: { db, now, ...context } }) => {
    const explained = await explainRights(db, getPersonId({ db, now, ...context }), now)
    return {
      permissions: explained.map(({ permission, grant, roles, isPersonal, closedBy }) => ({
        ...{ permission, roles, scope: grant?.scope ?? null, read_only: grant?.readOnly ?? false },
        ...{ is_personal: isPersonal, closed_by: closedBy },
      })),
    }
  }),
  show: api.roles.show.handler(async ({ context, input: { params } }) => {
    const rows = await listRoles(context.db, params.role_id)
    if (rows.length === 0) throw notFound()
    return rightsView(
      getCaller(context),
      rows,
      rows.flatMap(({ grants }) => grants.map(({ permission }) => permission)),
    )
  }),
})
