import { notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { countingDone } from '../users/daily-limit-handlers.ts'
import { beginChange } from './begin-commands.ts'
import { cancelChange } from './commands.ts'
import { findChange, listChanges, listFailures } from './queries.ts'

async function find(context: Context, id: number) {
  const change = await findChange(context.db, getCaller(context).id, id)
  if (!change) throw notFound()
  return change
}

/**
 * Begins a change; the filter by teams needs those of other institutions, as in the list. Reminders
 * are limited.
 */
async function begin(context: Context, beginning: Parameters<typeof beginChange>[1]) {
  const start = () => beginChange(signedIn(context), beginning)
  const scoped = () => (beginning.filters?.team_member ? withoutTenantScope(start) : start())
  const { id } = unwrap(
    await (beginning.kind === 'remind' ? countingDone(context, 'remindDay', scoped) : scoped()),
  )
  return { change: await find(context, id) }
}

export const userChanges = api.userChanges.router({
  begin: api.userChanges.begin.handler(({ context, input: { body } }) => begin(context, body)),
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
