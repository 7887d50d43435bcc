import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { beginChange } from './begin-commands.ts'
import { cancelChange } from './commands.ts'
import { findChange, listChanges, listFailures } from './queries.ts'

async function find(context: Context, id: number) {
  const change = await findChange(context.db, getCaller(context).id, id)
  if (!change) throw notFound()
  return change
}

/** Begins a change; the filter by teams needs those of other institutions, as in the list. */
async function begin(context: Context, beginning: Parameters<typeof beginChange>[1]) {
  const start = () => beginChange(signedIn(context), beginning)
  const { id } = unwrap(
    await (beginning.filters?.team_member ? withoutTenantScope(start) : start()),
  )
  return { change: await find(context, id) }
}

export const userChanges = api.userChanges.router({
  begin: api.userChanges.begin.handler(async ({ context, input: { body } }) => {
    if (body.kind === 'remind') {
      const key = String(getCaller(context).id)
      const retry_after = await context.limits.take('remindDay', key)
      if (retry_after > 0) throw apiError('too_many', { retry_after })
    }
    return begin(context, body)
  }),
  move: api.userChanges.move.handler(({ context, input: { body } }) =>
    begin(context, { ...body, kind: 'move' }),
  ),
  addToCategory: api.userChanges.addToCategory.handler(({ context, input: { body } }) =>
    begin(context, { ...body, kind: 'add_to_category' }),
  ),
  list: api.userChanges.list.handler(async ({ context }) => ({
    changes: await listChanges(context.db, getCaller(context).id),
  })),
  show: api.userChanges.show.handler(async ({ context, input: { params } }) => ({
    change: await find(context, params.id),
  })),
  failures: api.userChanges.failures.handler(async ({ context, input: { params, query } }) => {
    const { id } = await find(context, params.id)
    return listFailures(context.db, getCaller(context), { id, ...query })
  }),
  cancel: api.userChanges.cancel.handler(async ({ context, input: { params } }) => {
    const { id } = await find(context, params.id)
    unwrap(await cancelChange(signedIn(context), id))
    return { change: await find(context, id) }
  }),
})
