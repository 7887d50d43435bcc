import type { AskedOrganizations } from '@quartet/contract/areas/institutions.ts'
import { done, missing, refusal } from '../../api-error.ts'
import { type Context, callerOf, os, writerOf } from '../../http/context.ts'
import { keepsAll, mayChange } from './access.ts'
import { addOrganization, editOrganization, moveOrganizations } from './commands.ts'
import { listOrganizations, pickOrganizations, showOrganization, toldOrganization } from './queries.ts'

async function list({ context, input: { query } }: { context: Context; input: { query: AskedOrganizations } }) {
  const { rows, count } = await listOrganizations(context.db, callerOf(context), query)
  const told = rows.map((row) => toldOrganization(row, context.publicUrl))
  return { list: told, organizations: told, count, may_add: keepsAll(callerOf(context)) }
}

async function read(context: Context, id: number) {
  const row = await showOrganization(context.db, callerOf(context), id)
  if (!row) throw missing()
  return { organization: toldOrganization(row, context.publicUrl) }
}

export const organizations = os.organizations.router({
  list: os.organizations.list.handler(list),
  listOrgs: os.organizations.listOrgs.handler(list),
  pick: os.organizations.pick.handler(async ({ context }) => ({ organizations: await pickOrganizations(context.db, callerOf(context)) })),
  show: os.organizations.show.handler(({ context, input: { params } }) => read(context, params.organization_id)),
  add: os.organizations.add.handler(async ({ context, input: { body } }) => {
    const { id } = done(await addOrganization(writerOf(context), body))
    return read(context, id)
  }),
  edit: os.organizations.edit.handler(async ({ context, input: { params, body } }) => {
    const { edited_at, ...fields } = body
    if (!mayChange(callerOf(context), fields)) throw refusal('forbidden')
    const edited = await editOrganization(writerOf(context), callerOf(context), params.organization_id, fields, edited_at)
    if (edited === undefined) throw missing()
    done(edited)
    return read(context, params.organization_id)
  }),
  remove: os.organizations.remove.handler(async ({ context, input: { params } }) =>
    done(await moveOrganizations(writerOf(context), [params.organization_id], 1)),
  ),
  removeMany: os.organizations.removeMany.handler(async ({ context, input: { body } }) =>
    done(await moveOrganizations(writerOf(context), body.ids, 1)),
  ),
  restore: os.organizations.restore.handler(async ({ context, input: { body } }) =>
    done(await moveOrganizations(writerOf(context), body.ids, 0)),
  ),
})
