import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { mayMakeGroups } from './access.ts'
import { changeGroup, createGroup, noteExport } from './commands.ts'
import type { Editor } from './edit-queries.ts'
import { pickForGroup, pickPeople } from './pick-queries.ts'
import {
  findReadable,
  listAdministered,
  listForSheet,
  listMembers,
  listOwnGroups,
  showGroup,
} from './queries.ts'
import { groupSheet } from './sheet.ts'

export const groups = api.groups.router({
  mine: api.groups.mine.handler(async ({ context, input: { query } }) => {
    const caller = getCaller(context)
    const { list, count } = await listOwnGroups(context.db, caller, query)
    return {
      groups: list,
      count,
      may_add: mayMakeGroups(caller),
      institution_users: await pickPeople(context.db, caller, { now: context.now }),
    }
  }),

  list: api.groups.list.handler(({ context, input: { query } }) =>
    listAdministered(context.db, getCaller(context), query),
  ),

  show: api.groups.show.handler(({ context, input: { params } }) => show(context, params.group_id)),

  members: api.groups.members.handler(async ({ context, input: { query, body } }) => {
    const { id } = await readGroup(context, body.group_id)
    const page = await listMembers(context.db, signedIn(context), { ...query, groupId: id })
    return { users: page.list, count: page.count }
  }),

  pick: api.groups.pick.handler(async ({ context, input: { query } }) => ({
    institution_users: await pick(context, query),
  })),

  add: api.groups.add.handler(({ context, input: { body } }) => create(context, body)),
  create: api.groups.create.handler(({ context, input: { body } }) => create(context, body)),
  saveNew: api.groups.saveNew.handler(({ context, input: { body } }) => create(context, body)),

  edit: api.groups.edit.handler(({ context, input: { params, body } }) =>
    change(context, params.group_id, 'owner', body),
  ),
  replaceMembers: api.groups.replaceMembers.handler(({ context, input: { params, body } }) =>
    change(context, params.group_id, 'owner', body),
  ),
  addMembers: api.groups.addMembers.handler(({ context, input: { params, body } }) =>
    change(context, params.group_id, 'owner', { add_users: body.users }),
  ),
  removeMember: api.groups.removeMember.handler(({ context, input: { params } }) =>
    change(context, params.group_id, 'owner', { remove_users: [params.member_id] }),
  ),
  update: api.groups.update.handler(({ context, input: { params, body } }) =>
    change(context, params.group_id, 'owner or administrator', body),
  ),
  save: api.groups.save.handler(({ context, input: { params, body } }) =>
    change(context, params.group_id, 'owner or administrator', body),
  ),

  remove: api.groups.remove.handler(async ({ context, input: { params } }) => {
    const { id, removed } = await readGroup(context, params.group_id)
    if (removed === 0) await write(context, id, 'owner or administrator', { removed: 1 })
    return {}
  }),

  export: api.groups.export.handler(async ({ context, input: { params } }) => {
    const { id, name } = await readGroup(context, params.group_id)
    const rows = await listForSheet(context.db, signedIn(context), id)
    const file = await groupSheet({ name, personId: getCaller(context).id, rows })
    await noteExport(signedIn(context), id, rows.length)
    return file
  }),
})

/** A group whose people the caller may see. */
async function readGroup(context: Context, groupId: number) {
  const group = await findReadable(context.db, getCaller(context), groupId)
  if (!group) throw notFound()
  return group
}

async function show(context: Context, groupId: number) {
  const group = await showGroup(context.db, signedIn(context), groupId)
  if (!group) throw notFound()
  return { group }
}

async function create(context: Context, draft: Parameters<typeof createGroup>[1]) {
  if (!mayMakeGroups(getCaller(context))) throw apiError('forbidden')
  const { id } = unwrap(await createGroup(signedIn(context), draft))
  return show(context, id)
}

type Changes = Parameters<typeof changeGroup>[1]['changes']

async function write(context: Context, groupId: number, as: Editor, changes: Changes) {
  const changed = await changeGroup(signedIn(context), { groupId, as, changes })
  if (!changed) throw notFound()
  unwrap(changed)
}

async function change(context: Context, groupId: number, as: Editor, changes: Changes) {
  await write(context, groupId, as, changes)
  return show(context, groupId)
}

type PickQuery = Parameters<typeof pickForGroup>[2]

async function pick(
  context: Context,
  { group_id, ...query }: Partial<PickQuery> & { role: PickQuery['role'] },
) {
  const { db, now } = context
  const caller = getCaller(context)
  if (group_id !== undefined) {
    const people = await pickForGroup(db, caller, { group_id, ...query })
    if (!people) throw notFound()
    return people
  }
  if (query.search_text && !mayMakeGroups(caller)) {
    const retry_after = await context.limits.take('contactName', String(caller.id))
    if (retry_after > 0) throw apiError('too_many', { retry_after })
  }
  return pickPeople(db, caller, { now, search_text: query.search_text })
}
