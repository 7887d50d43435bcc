import { mayBeContacts } from '@quartet/domain/contacts.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { findPersonInScope, findUser, holdForCount, rulesOf } from '../users/queries.ts'
import { findRecord } from './admin-queries.ts'
import { connectContacts, setStatus } from './commands.ts'
import { lockContact, lockPair } from './queries.ts'

const scope = { others: ['admin_users'] as const, writes: true }

/** Makes two people in scope contacts; undefined when one of them is not. */
export async function addRecord(
  context: CallerContext,
  { requesterId, addresseeId }: { requesterId: number; addresseeId: number },
) {
  const { db, caller, now } = context
  if (requesterId === addresseeId) return fail('contact_unknown')
  for (const id of [requesterId, addresseeId])
    if ((await findPersonInScope(db, caller, id, scope)) === undefined) return undefined
  return db.transaction(async (tx) => {
    await holdForCount(tx, [requesterId, addresseeId])
    const [one, other] = [await findUser(tx, requesterId), await findUser(tx, addresseeId)]
    if (!one || !other || !mayBeContacts(rulesOf(one, now), rulesOf(other, now)))
      return fail('contact_unknown')
    const pair = await lockPair(tx, requesterId, addresseeId)
    if (pair?.status === 'accepted') return fail('contact_exists')
    // a block is the decision of the person who blocked
    if (pair?.status === 'blocked') return fail('contact_unknown')
    await connectContacts(tx, context, requesterId, addresseeId)
    const made = await lockPair(tx, requesterId, addresseeId)
    for (const subjectId of [requesterId, addresseeId])
      await writeLog(tx, now, {
        ...{ action: 'create', entity: 'contacts', actorId: caller.id, subjectId },
        newValue: { status: 'accepted' },
      })
    return ok({ id: made?.id ?? 0 })
  })
}

/** Accepts a request for both people, or ends their contact; undefined out of scope. */
export async function changeRecord(
  context: CallerContext,
  { id, status }: { id: number; status: 'accepted' | 'removed' },
) {
  const { db, caller, now } = context
  const found = await findRecord(db, caller, id, true)
  if (!found) return undefined
  return db.transaction(async (tx) => {
    await holdForCount(tx, [found.requester.id, found.addressee.id])
    const contact = await lockContact(tx, id, found.requester.id)
    if (contact?.status !== (status === 'accepted' ? 'pending' : 'accepted'))
      return fail('contact_changed')
    if (status === 'accepted') {
      const [one, other] = [
        await findUser(tx, contact.requesterId),
        await findUser(tx, contact.addresseeId),
      ]
      if (!one || !other || !mayBeContacts(rulesOf(one, now), rulesOf(other, now)))
        return fail('contact_changed')
    }
    await setStatus(tx, context, id, status)
    for (const subjectId of [contact.requesterId, contact.addresseeId])
      await writeLog(tx, now, {
        ...{ action: 'update', entity: 'contacts', actorId: caller.id, subjectId },
        newValue: { status },
      })
    return ok()
  })
}
