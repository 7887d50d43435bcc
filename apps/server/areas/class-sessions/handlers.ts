import { plainSessionCode } from '@quartet/domain/class-sessions.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import type { Result } from '../../result.ts'
import { findOwnGroup } from '../groups/queries.ts'
import { changeSession, endSession, joinSession, openSession } from './commands.ts'
import { findOwnSession, showSession } from './queries.ts'

export const classSessions = api.classSessions.router({
  show: api.classSessions.show.handler(({ context, input: { params } }) =>
    show(context, params.group_id),
  ),
  open: api.classSessions.open.handler(({ context, input: { params } }) =>
    showAfter(context, params.group_id, openSession(signedIn(context), params.group_id)),
  ),
  change: api.classSessions.change.handler(({ context, input: { params, body } }) =>
    showAfter(context, params.group_id, changeSession(signedIn(context), params.group_id, body)),
  ),
  end: api.classSessions.end.handler(({ context, input: { params } }) =>
    showAfter(context, params.group_id, endSession(signedIn(context), params.group_id)),
  ),

  join: api.classSessions.join.handler(async ({ context, input: { body } }) => {
    const { id } = getCaller(context)
    const retry_after = await context.limits.take('classSessionCode', String(id))
    if (retry_after > 0) throw apiError('too_many', { retry_after })
    unwrap(await joinSession(signedIn(context), plainSessionCode(body.code)))
    await context.limits.give('classSessionCode', String(id))
    return showOwn(context)
  }),
  mine: api.classSessions.mine.handler(({ context }) => showOwn(context)),
})

async function show(context: Context, groupId: number) {
  const group = await findOwnGroup(context.db, getCaller(context), groupId)
  if (!group) throw notFound()
  return showSession(context.db, group, context)
}

/** The session after a change, or a 404 where the caller may not make it. */
async function showAfter(context: Context, groupId: number, change: Promise<Result | undefined>) {
  const changed = await change
  if (!changed) throw notFound()
  unwrap(changed)
  return show(context, groupId)
}

const showOwn = async (context: Context) => ({
  session: await findOwnSession(context.db, getCaller(context), context.now),
})
