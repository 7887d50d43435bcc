import { mailboxOf } from '@quartet/domain/email.ts'
import { apiError, notFound, unwrapOld } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId } from '../../http/context.ts'
import type { Caller } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import {
  addPerson,
  admitPeople,
  erasePeople,
  movePeople,
  rejectPeople,
  undoErasures,
} from './admin-commands.ts'
import { findListed, listPeople } from './list-queries.ts'

export const people = api.people.router({
  list: api.people.list.handler(({ context, input: { query } }) =>
    listPeople(context.db, getCaller(context), query),
  ),

  add: api.people.add.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    await takeOne(context, caller, body.email)
    const added = await addPerson(context, caller, body, context.now)
    if (!('isElsewhere' in added)) await context.limits.give('addressTaken', String(caller.id))
    const { id } = unwrapOld(added)
    await context.limits.take('peopleMailOverall', everybody)
    const person = await findListed(context.db, caller, id)
    if (!person) throw notFound()
    return { person }
  }),

  remove: api.people.remove.handler(async ({ context }) =>
    unwrapOld(
      await movePeople(context, getCaller(context), [getPersonId(context)], 1, context.now),
    ),
  ),
  removeMany: api.people.removeMany.handler(async ({ context, input: { body } }) =>
    unwrapOld(await movePeople(context, getCaller(context), body.ids, 1, context.now)),
  ),
  restore: api.people.restore.handler(async ({ context, input: { body } }) =>
    unwrapOld(await movePeople(context, getCaller(context), body.ids, 0, context.now)),
  ),

  admit: api.people.admit.handler(async ({ context, input: { body } }) =>
    unwrapOld(await admitPeople(context, getCaller(context), body, context.now)),
  ),
  refuse: api.people.refuse.handler(async ({ context, input: { body } }) =>
    unwrapOld(await rejectPeople(context, getCaller(context), body.ids, context.now)),
  ),

  erase: api.people.erase.handler(({ context, input: { body } }) =>
    erase(context, { ...body, ids: [getPersonId(context)] }),
  ),
  eraseMany: api.people.eraseMany.handler(({ context, input: { body } }) => erase(context, body)),
  undoErasure: api.people.undoErasure.handler(async ({ context }) =>
    unwrapOld(await undoErasures(context, getCaller(context), [getPersonId(context)], context.now)),
  ),
  undoErasureOfMany: api.people.undoErasureOfMany.handler(async ({ context, input: { body } }) =>
    unwrapOld(await undoErasures(context, getCaller(context), body.ids, context.now)),
  ),
})

async function erase(context: Context, order: Parameters<typeof erasePeople>[2]) {
  const caller = getCaller(context)
  const seconds = await context.limits.take('eraseOrderDay', String(caller.id))
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  return unwrapOld(await erasePeople(context, caller, order, context.now))
}

/**
 * Takes the limits before the result is known, so that callers who have tested too many addresses
 * today learn nothing about others.
 */
async function takeOne({ limits }: Context, { id }: Caller, email: string) {
  const own = String(id)
  const counted = [
    ['addPerson', own],
    ['addressTaken', own],
    ['inviteRecipient', mailboxOf(email)],
  ] as const
  const paused = await limits.spent(['peopleMailOverall', everybody])
  if (paused > 0) throw apiError('mail_paused', { retry_after: paused })
  for (const [limit, key] of counted) {
    const seconds = await limits.take(limit, key)
    if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  }
}
