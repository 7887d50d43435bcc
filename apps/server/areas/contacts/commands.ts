import {
  type ContactStatus,
  looksPending,
  mayChangeContact,
  type RequestOutcome,
  requestDays,
  requestOutcome,
} from '@quartet/domain/contacts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { holdForCount } from '../users/queries.ts'
import { findPeopleToAdd, findReachable, lockContact, lockPair } from './queries.ts'
import { contacts } from './tables.ts'

/** Days for which a contact that one of the two has ended is stored. */
const removedDays = 30

type Requested = { ids: readonly number[]; searchText: string }

/**
 * Sends each of these people a request, or none of them; with people who have asked the caller it
 * becomes a contact, `accepted`. `contact_unknown` for everybody whom the text does not find.
 */
export async function requestContacts(context: CallerContext, { ids, searchText }: Requested) {
  const { db, limits, caller, now } = context
  if (caller.ageGroupId === 1) return fail('not_for_children')
  const others = [...new Set(ids)]
  for (const _ of others) {
    const retry_after = await limits.take('contactRequest', String(caller.id))
    if (retry_after > 0) return fail('too_many', { retry_after })
  }
  return db.transaction(async (tx) => {
    // in one order, so that two people who ask each other wait for each other
    await holdForCount(tx, [caller.id, ...others])
    const found = (await findPeopleToAdd(tx, context, searchText)).map(({ id }) => id)
    if (!others.every((id) => found.includes(id))) return fail('contact_unknown')
    const pairs = []
    for (const id of others) {
      const pair = await lockPair(tx, caller.id, id)
      const outcome = requestOutcome(pair, caller.id, now)
      if (outcome.kind === 'error') return failureOf(outcome)
      pairs.push({ id, pair, accepts: outcome.kind === 'accept' })
    }
    for (const { id, pair, accepts } of pairs)
      if (accepts && pair) await setStatus(tx, context, pair.id, 'accepted')
      else await writeRequest(tx, context, id, pair?.id)
    return ok({ accepted: pairs.filter(({ accepts }) => accepts).map(({ id }) => id) })
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
    acceptedAt: null,
    cancelledAt: null,
    changedAt: now,
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
    .set({
      status,
      changedAt: now,
      blockedBy: status === 'blocked' ? caller.id : null,
      ...(status === 'accepted' && { acceptedAt: now }),
      ...(status === 'cancelled' && { cancelledAt: now }),
    })
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
    const { caller, now } = context
    const contact = await lockContact(tx, contactId, caller.id)
    if (!contact) return undefined
    const isRequester = contact.requesterId === caller.id
    // a request that was blocked is cancelled like any other, and stays blocked
    if (
      status === 'cancelled' &&
      contact.status === 'blocked' &&
      looksPending(contact, caller.id)
    ) {
      await tx.update(contacts).set({ cancelledAt: now }).where(eq(contacts.id, contact.id))
      return ok()
    }
    if (!mayChangeContact(contact.status, status, isRequester ? 'requester' : 'addressee'))
      return fail('contact_changed')
    if (status === 'accepted') {
      const isLate = contact.createdAt <= addDays(now, -requestDays)
      const reachable = await findReachable(tx, context, [contact.requesterId])
      if (isLate || reachable.length === 0) return fail('contact_changed')
    }
    await setStatus(tx, context, contact.id, status)
    return ok()
  })

/** Deletes requests that wait no longer, and contacts that ended long ago; blocks stay. */
export const forgetContacts = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db
    .delete(contacts)
    .where(
      or(
        and(
          inArray(contacts.status, ['pending', 'declined', 'cancelled']),
          lt(contacts.createdAt, addDays(now, -requestDays)),
        ),
        and(eq(contacts.status, 'removed'), lt(contacts.changedAt, addDays(now, -removedDays))),
      ),
    )
