import { mailboxOf } from '@quartet/domain/email.ts'
import { done, missing, refusal } from '../../api-error.ts'
import { type Context, callerOf, os, personOf } from '../../http/context.ts'
import type { Caller } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import { pickOrganizations } from '../institutions/queries.ts'
import { addPerson, admitPeople, erasePeople, keepPeople, movePeople, refusePeople } from './admin-commands.ts'
import { findListed, listPeople } from './list-queries.ts'

export const people = os.people.router({
  list: os.people.list.handler(async ({ context: { db, ...context }, input: { query } }) => {
    const caller = callerOf({ db, ...context })
    const [page, institutions] = await Promise.all([listPeople(db, caller, query), pickOrganizations(db, caller)])
    const choices = institutions.map(({ id, name }) => ({ value: String(id), title: name, language_id: null }))
    return { ...page, choices: { organization_id: choices } }
  }),

  add: os.people.add.handler(async ({ context, input: { body } }) => {
    const caller = callerOf(context)
    await takeOne(context, caller, body.email)
    const added = await addPerson(context, caller, body, context.now)
    if (!('isElsewhere' in added)) await context.limits.give('addressTaken', String(caller.id))
    const { id } = done(added)
    await context.limits.take('peopleMailOverall', everybody)
    const person = await findListed(context.db, caller, id)
    if (!person) throw missing()
    return { person }
  }),

  remove: os.people.remove.handler(async ({ context }) =>
    done(await movePeople(context, callerOf(context), [personOf(context)], 1, context.now)),
  ),
  removeMany: os.people.removeMany.handler(async ({ context, input: { body } }) =>
    done(await movePeople(context, callerOf(context), body.ids, 1, context.now)),
  ),
  restore: os.people.restore.handler(async ({ context, input: { body } }) =>
    done(await movePeople(context, callerOf(context), body.ids, 0, context.now)),
  ),

  admit: os.people.admit.handler(async ({ context, input: { body } }) =>
    done(await admitPeople(context, callerOf(context), body, context.now)),
  ),
  refuse: os.people.refuse.handler(async ({ context, input: { body } }) =>
    done(await refusePeople(context, callerOf(context), body.ids, context.now)),
  ),

  erase: os.people.erase.handler(({ context, input: { body } }) => erase(context, { ...body, ids: [personOf(context)] })),
  eraseMany: os.people.eraseMany.handler(({ context, input: { body } }) => erase(context, body)),
  undoErasure: os.people.undoErasure.handler(async ({ context }) =>
    done(await keepPeople(context, callerOf(context), [personOf(context)], context.now)),
  ),
  keepMany: os.people.keepMany.handler(async ({ context, input: { body } }) =>
    done(await keepPeople(context, callerOf(context), body.ids, context.now)),
  ),
})

async function erase(context: Context, order: Parameters<typeof erasePeople>[2]) {
  const caller = callerOf(context)
  const seconds = await context.limits.take('eraseOrderDay', String(caller.id))
  if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
  return done(await erasePeople(context, caller, order, context.now))
}

/** Before it is known what becomes of it: who has learned enough addresses today is told nothing of any other. */
async function takeOne({ limits }: Context, { id }: Caller, email: string) {
  const own = String(id)
  const counted = [
    ['addPerson', own],
    ['addressTaken', own],
    ['inviteRecipient', mailboxOf(email)],
  ] as const
  const paused = await limits.spent(['peopleMailOverall', everybody])
  if (paused > 0) throw refusal('mail_paused', { retry_after: paused })
  for (const [limit, key] of counted) {
    const seconds = await limits.take(limit, key)
    if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
  }
}
