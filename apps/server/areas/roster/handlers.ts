import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { applyRoster, cancelRoster, checkRoster, undoRoster } from './commands.ts'
import { makeMarkedRoster } from './marked-queries.ts'
import {
  findImporting,
  findRosterInScope,
  listRosterChanges,
  listRosters,
  showRoster,
} from './queries.ts'

/** Fails in the same way for a missing import and one of another institution. */
async function find(context: Context, id: number) {
  const stored = await findRosterInScope(context.db, getCaller(context), id)
  if (!stored) throw apiError('import_unknown')
  return stored
}

const answer = async ({ db, now }: Context, id: number) => ({
  import: await showRoster(db, id, now),
})

export const roster = api.roster.router({
  check: api.roster.check.handler(async ({ context, input: { body } }) => {
    const { id } = unwrap(await checkRoster(signedIn(context), body))
    return answer(context, id)
  }),
  list: api.roster.list.handler(async ({ context, input: { query } }) => {
    const { db, now } = context
    const organization = await findImporting(db, getCaller(context), query.organization_id)
    return { imports: organization ? await listRosters(db, organization.id, now) : [] }
  }),
  show: api.roster.show.handler(async ({ context, input: { params } }) => {
    const { id } = await find(context, params.id)
    return answer(context, id)
  }),
  changes: api.roster.changes.handler(async ({ context, input: { params, query } }) => {
    const { id } = await find(context, params.id)
    return listRosterChanges(context.db, id, query)
  }),
  marked: api.roster.marked.handler(async ({ context, input: { params } }) => {
    const stored = await find(context, params.id)
    const file = await makeMarkedRoster(context.db, getCaller(context), stored)
    if (!file) throw notFound()
    return file
  }),
  apply: api.roster.apply.handler(async ({ context, input: { params, body } }) => {
    const stored = await find(context, params.id)
    unwrap(await applyRoster(signedIn(context), stored, body.shown))
    return answer(context, stored.id)
  }),
  cancel: api.roster.cancel.handler(async ({ context, input: { params } }) => {
    const stored = await find(context, params.id)
    unwrap(await cancelRoster(context.db, stored))
    return answer(context, stored.id)
  }),
  undo: api.roster.undo.handler(async ({ context, input: { params } }) => {
    const stored = await find(context, params.id)
    unwrap(await undoRoster(signedIn(context), stored))
    return answer(context, stored.id)
  }),
})
