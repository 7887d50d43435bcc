import type { OrganizationListQuery } from '@quartet/contract/areas/institutions.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getWriter, signedIn } from '../../http/context.ts'
import { importSheet } from '../imports/commands.ts'
import { logScopeOf } from '../logs/scope-queries.ts'
import { managesAll, mayChange } from './access.ts'
import {
  addOrganization,
  editOrganization,
  removeOrganizations,
  restoreOrganizations,
} from './commands.ts'
import { readOrganizationHistory } from './history-queries.ts'
import { listMembers } from './member-queries.ts'
import {
  buildOrganizationView,
  listOrganizations,
  pickOrganizations,
  showOrganization,
} from './queries.ts'
import { organizationSheet } from './sheet.ts'
import { exportOrganizations } from './sheet-commands.ts'

async function list({
  context,
  input: { query },
}: {
  context: Context
  input: { query: OrganizationListQuery }
}) {
  const { list: rows, count } = await listOrganizations(context.db, getCaller(context), query)
  const views = rows.map((row) => buildOrganizationView(row, context.publicUrl))
  return { list: views, organizations: views, count, may_add: managesAll(getCaller(context)) }
}

async function read(context: Context, id: number) {
  const row = await showOrganization(context.db, getCaller(context), id)
  if (!row) throw notFound()
  return { organization: buildOrganizationView(row, context.publicUrl) }
}

export const organizations = api.organizations.router({
  list: api.organizations.list.handler(list),
  listOrgs: api.organizations.listOrgs.handler(list),
  pick: api.organizations.pick.handler(async ({ context, input: { query } }) => ({
    organizations: await pickOrganizations(context.db, getCaller(context), query),
  })),
  show: api.organizations.show.handler(({ context, input: { params } }) =>
    read(context, params.organization_id),
  ),
  history: api.organizations.history.handler(async ({ context, input: { params, query } }) => {
    const id = params.organization_id
    const scope = logScopeOf(getCaller(context))
    if (!scope || !(await showOrganization(context.db, getCaller(context), id))) throw notFound()
    return readOrganizationHistory(context.db, scope, { id, before: query.before })
  }),
  members: api.organizations.members.handler(async ({ context, input: { params, query } }) => {
    const id = params.organization_id
    const caller = getCaller(context)
    if (!(await showOrganization(context.db, caller, id))) throw notFound()
    return listMembers(context.db, caller, { ...query, id })
  }),
  import: api.organizations.import.handler(async ({ context, input: { body } }) =>
    unwrap(await importSheet(getWriter(context), organizationSheet, body)),
  ),
  export: api.organizations.export.handler(({ context, input: { query } }) =>
    exportOrganizations(signedIn(context), query),
  ),
  add: api.organizations.add.handler(async ({ context, input: { body } }) => {
    const { id } = unwrap(await addOrganization(getWriter(context), body))
    return read(context, id)
  }),
  edit: api.organizations.edit.handler(async ({ context, input: { params, body } }) => {
    const id = params.organization_id
    const { edited_at: _, ...fields } = body
    if (!mayChange(getCaller(context), fields)) throw apiError('forbidden')
    const edited = await editOrganization(signedIn(context), { ...body, id })
    if (!edited.ok && edited.error === 'row_unknown') throw notFound()
    unwrap(edited)
    return read(context, id)
  }),
  remove: api.organizations.remove.handler(async ({ context, input: { params } }) =>
    unwrap(await removeOrganizations(getWriter(context), [params.organization_id])),
  ),
  removeMany: api.organizations.removeMany.handler(async ({ context, input: { body } }) =>
    unwrap(await removeOrganizations(getWriter(context), body.ids)),
  ),
  restore: api.organizations.restore.handler(async ({ context, input: { body } }) =>
    unwrap(await restoreOrganizations(getWriter(context), body.ids)),
  ),
})
