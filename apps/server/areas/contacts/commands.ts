import {
  type ContactStatus,
  mayChangeContact,
  type RequestOutcome,
  requestOutcome,
} from '@quartet/domain/contacts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { holdForCount } from '../users/queries.ts'
import { findReachable, lockContact, lockPair } from './queries.ts'
import { contacts } from './tables.ts'

/** Days for which an ended contact or an unsuccessful request is stored. */
const endedDays = 30

/**
 * Requests a contact with each of these people, or with none of them. People who have requested it
 * from the caller are accepted. `contact_unknown` for everybody whom the caller cannot find.
 */
export async function requestContacts(context: CallerContext, ids: readonly number[]) {
  const { db, limits, caller } = context
  if (caller.ageGroupId === 1) return fail('not_for_children')
  const others = [...new Set(ids)]
  for (const _ of others) {
    const retry_after = await limits.take('contactRequest', String(caller.id))
    if (retry_after > 0) return fail('too_many', { retry_after })
  }
  return db.transaction(async (tx) => {
    // in one order, so that two people who request each other wait for each other
    await holdForCount(tx, [caller.id, ...others])
    const reachable = await findReachable(tx, context, others)
    if (others.includes(caller.id) || reachable.length < others.length)
      return fail('contact_unknown')
    const pairs = []
    for (const id of others) {
      const pair = await lockPair(tx, caller.id, id)
      const outcome = requestOutcome(pair, caller.id, context.now)
      if (outcome.kind === 'error') return failureOf(outcome)
      pairs.push({ id, pair, outcome })
    }
    for (const { id, pair, outcome } of pairs)
      if (outcome.kind === 'accept' && pair) await setStatus(tx, context, pair.id, 'accepted')
      else await writeRequest(tx, context, id, pair?.id)
    return ok()
  })
}

/** Who is blocked learns nothing of it. */
function failureOf(outcome: Extract<RequestOutcome, { kind: 'error' }>) {
  if (outcome.error === 'contact_too_early')
    return fail('contact_too_early', { from: outcome.from.toISOString() })
  return fail(outcome.error === 'blocked' ? 'contact_unknown' : outcome.error)
}

async function writeRequest(
  tx: Transaction,
  { caller, now }: CallerContext,
  addresseeId: number,
  contactId: number | undefined,
) {
  const request = {
    requesterId: caller.id,
    addresseeId,
    status: 'pending',
    blockedBy: null,
    createdAt: now,
    respondedAt: null,
  } as const
  if (contactId === undefined) await tx.insert(contacts).values(request)
  else await tx.update(contacts).set(request).where(eq(contacts.id, contactId))
}

const setStatus = (
  tx: Transaction,
  { caller, now }: CallerContext,
  contactId: number,
  status: ContactStatus,
) =>
  tx
    .update(contacts)
    .set({ status, respondedAt: now, blockedBy: status === 'blocked' ? caller.id : null })
    .where(eq(contacts.id, contactId))

/**
 * Changes the status of a contact of the caller; undefined when it is not theirs. `contact_changed`
 * when its status no longer allows it, or the two may no longer be contacts.
 */
export const changeContact = (
  context: CallerContext,
  { contactId, status }: { contactId: number; status: ContactStatus },
) =>
  context.db.transaction(async (tx) => {
    const { caller } = context
    const contact = await lockContact(tx, contactId, caller.id)
    if (!contact) return undefined
    const isRequester = contact.requesterId === caller.id
    const otherId = isRequester ? contact.addresseeId : contact.requesterId
    if (!mayChangeContact(contact.status, status, isRequester ? 'requester' : 'addressee'))
      return fail('contact_changed')
    if (status === 'accepted' && (await findReachable(tx, context, [otherId])).length === 0)
      return fail('contact_changed')
    await setStatus(tx, context, contact.id, status)
    return ok()
  })

/** Deletes what ended long ago; after a declined request, that is when a new one may follow. */
export const forgetContacts = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db
    .delete(contacts)
    .where(
      and(
        inArray(contacts.status, ['declined', 'cancelled', 'removed']),
        lt(contacts.respondedAt, addDays(now, -endedDays)),
      ),
    )
