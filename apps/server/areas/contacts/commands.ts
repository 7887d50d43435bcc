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
import { listAddressees } from '../languages/queries.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { findUser, holdForCount } from '../users/queries.ts'
import { contactMail } from './mails.ts'
import { findPeopleToAdd, findReachable, listBlocked, lockContact, lockPair } from './queries.ts'
import { contacts } from './tables.ts'

/** Days for which a contact that one of the two has ended is stored. */
const removedDays = 30

type Requested = { ids: readonly number[]; searchText: string }

/**
 * Sends each of these people a request, or none of them; with people who have sent the caller one it
 * becomes a contact, `accepted`. `contact_unknown` for everybody whom the text does not find, unless the caller
 * has blocked them.
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
    const blocked = await listBlocked(tx, context, others)
    if (!others.every((id) => found.includes(id) || blocked.includes(id)))
      return fail('contact_unknown')
    const pairs = []
    for (const id of others) {
      const pair = await lockPair(tx, caller.id, id)
      const outcome = requestOutcome(pair, caller.id, now)
      if (outcome.kind === 'error') return failureOf(outcome)
      pairs.push({ id, pair, accepts: outcome.kind === 'accept' })
    }
    for (const { id, pair, accepts } of pairs)
      if (accepts && pair) await accept(tx, context, pair)
      else await writeRequest(tx, context, id, pair?.id)
    await logContacts(tx, context, { action: 'create', count: others.length })
    return ok({ accepted: pairs.filter(({ accepts }) => accepts).map(({ id }) => id) })
  })
}

/** Who is blocked learns nothing of it. */
function failureOf(outcome: Extract<RequestOutcome, { kind: 'error' }>) {
  if (outcome.error === 'contact_too_early')
    return fail('contact_too_early', { from: outcome.from.toISOString() })
  return fail(outcome.error === 'blocked' ? 'contact_unknown' : outcome.error)
}

const requestOf = (requesterId: number, addresseeId: number, now: Date) =>
  ({
    requesterId,
    addresseeId,
    status: 'pending',
    blockedBy: null,
    createdAt: now,
    acceptedAt: null,
    cancelledAt: null,
    changedAt: now,
  }) as const

async function writeRequest(
  tx: Transaction,
  context: CallerContext,
  addresseeId: number,
  contactId: number | undefined,
) {
  const request = requestOf(context.caller.id, addresseeId, context.now)
  if (contactId === undefined) await tx.insert(contacts).values(request)
  else await tx.update(contacts).set(request).where(eq(contacts.id, contactId))
  await notifyContact(tx, context, 'contact_requested', {
    userId: addresseeId,
    actorId: context.caller.id,
  })
}

type About = { userId: number; actorId: number }

/** Notifies a person of a request or of an answer to one; refusals and blocks notify nobody. */
async function notifyContact(
  tx: Transaction,
  { queue, publicUrl, now }: CommandContext,
  kind: 'contact_requested' | 'contact_accepted',
  { userId, actorId }: About,
) {
  const readers = await notify(tx, now, kind, [{ userId, actorId, data: {} }])
  const actor = await findUser(tx, actorId)
  for (const { id, ...to } of await listAddressees(tx, readers))
    if (actor)
      await queue.send(tx, 'mail', {
        ...contactMail(to, kind, actor, publicUrl),
        of: [id, actorId],
      })
}

type Logged = Pick<LogEntry, 'action' | 'count' | 'newValue'>

/** The entry is about the caller alone: the other person does not learn of a block or a rejection. */
const logContacts = (tx: Transaction, { caller, now }: CallerContext, logged: Logged) =>
  writeLog(tx, now, {
    ...{ entity: 'contacts', actorId: caller.id, subjectId: caller.id },
    ...logged,
  })

/** Sets a status in the name of the caller. */
export const setStatus = (
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

async function accept(
  tx: Transaction,
  context: CallerContext,
  { id, requesterId }: { id: number; requesterId: number },
) {
  await setStatus(tx, context, id, 'accepted')
  const about = { userId: requesterId, actorId: context.caller.id }
  await notifyContact(tx, context, 'contact_accepted', about)
}

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
      await logContacts(tx, context, { action: 'update', newValue: { status } })
      return ok()
    }
    if (!mayChangeContact(contact.status, status, isRequester ? 'requester' : 'addressee'))
      return fail('contact_changed')
    if (status === 'accepted') {
      const isLate = contact.createdAt <= addDays(now, -requestDays)
      const reachable = await findReachable(tx, context, [contact.requesterId])
      if (isLate || reachable.length === 0) return fail('contact_changed')
    }
    if (status === 'accepted') await accept(tx, context, contact)
    else await setStatus(tx, context, contact.id, status)
    await logContacts(tx, context, { action: 'update', newValue: { status } })
    return ok()
  })

/**
 * Makes two people contacts at once, because one of them accepted an invitation of the other; the
 * rows of both must be locked. Notifies who invited, unless they were contacts before.
 */
export async function connectContacts(
  tx: Transaction,
  context: CommandContext,
  inviterId: number,
  invitedId: number,
) {
  const { now } = context
  const pair = await lockPair(tx, inviterId, invitedId)
  if (pair?.status === 'accepted') return
  const row = {
    ...requestOf(inviterId, invitedId, now),
    ...({ status: 'accepted', acceptedAt: now } as const),
  }
  if (pair) await tx.update(contacts).set(row).where(eq(contacts.id, pair.id))
  else await tx.insert(contacts).values(row)
  await notifyContact(tx, context, 'contact_accepted', { userId: inviterId, actorId: invitedId })
}

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
