import { mailboxOf } from '@quartet/domain/email.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import type { Caller } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import {
  addPerson,
  admitPeople,
  erasePeople,
  rejectPeople,
  removePeople,
  restorePeople,
  undoErasures,
} from './admin-commands.ts'
import { findListed, isAddressListed, listPeople } from './list-queries.ts'

export const people = api.people.router({
  list: api.people.list.handler(({ context, input: { query } }) =>
    listPeople(context.db, getCaller(context), query),
  ),

  add: api.people.add.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    await takeOne(context, caller, body.email)
    const added = await addPerson(signedIn(context), body)
    // only the address of somebody outside the caller's list counts
    const isTaken =
      !added.ok && 'fields' in added && added.fields.some(({ code }) => code === 'taken')
    if (!isTaken || (await isAddressListed(context.db, caller, body.email)))
      await context.limits.give('addressTaken', String(caller.id))
    const { id } = unwrap(added)
    await context.limits.take('peopleMailOverall', everybody)
    const person = await findListed(context.db, caller, id)
    if (!person) throw notFound()
    return { person }
  }),

  remove: api.people.remove.handler(async ({ context }) =>
    unwrap(await removePeople(signedIn(context), [getPersonId(context)])),
  ),
  removeMany: api.people.removeMany.handler(async ({ context, input: { body } }) =>
    unwrap(await removePeople(signedIn(context), body.ids)),
  ),
  restore: api.people.restore.handler(async ({ context, input: { body } }) =>
    unwrap(await restorePeople(signedIn(context), body.ids)),
  ),

  admit: api.people.admit.handler(async ({ context, input: { body } }) =>
    unwrap(await admitPeople(signedIn(context), body)),
  ),
  refuse: api.people.refuse.handler(async ({ context, input: { body } }) =>
    unwrap(await rejectPeople(signedIn(context), body.ids)),
  ),

  erase: api.people.erase.handler(({ context, input: { body } }) =>
    erase(context, { ...body, ids: [getPersonId(context)] }),
  ),
  eraseMany: api.people.eraseMany.handler(({ context, input: { body } }) => erase(context, body)),
  undoErasure: api.people.undoErasure.handler(async ({ context }) =>
    unwrap(await undoErasures(signedIn(context), [getPersonId(context)])),
  ),
  undoErasureOfMany: api.people.undoErasureOfMany.handler(async ({ context, input: { body } }) =>
    unwrap(await undoErasures(signedIn(context), body.ids)),
  ),
})

async function erase(context: Context, order: Parameters<typeof erasePeople>[1]) {
  const seconds = await context.limits.take('eraseOrderDay', String(getCaller(context).id))
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  return unwrap(await erasePeople(signedIn(context), order))
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
