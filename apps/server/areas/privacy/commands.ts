import type { ConsentPurpose, LedgerPurpose } from '@quartet/domain/consent.ts'
import type { ErasureReason, ErasureSource } from '@quartet/domain/own-data.ts'
import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import { forgetMails, forgetUnlinked } from '../../queue/queue.ts'
import { separately } from '../../queue/separately.ts'
import { fail, ok } from '../../result.ts'
import { forgetCounters } from '../../security/rate-limits.ts'
import type { CallerContext, CommandContext, Services } from '../../services.ts'
import { endFamilyOf } from '../families/end-commands.ts'
import { forgetInvited } from '../invitations/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { dropJoining } from '../memberships/joining-commands.ts'
import { forgetAddress, handOverTeams } from '../teams/member-commands.ts'
import { endSessions, eraseUser } from '../users/commands.ts'
import { lockUser, relationTo } from '../users/queries.ts'
import { type ConsentWords, filesOf, idsOf, readConsentWords, type ShownWords } from './queries.ts'
import { consents, consentTexts, erasedPeople, profileViews } from './tables.ts'

/** Who consents, and where. */
export type Giver =
  | { by: 'self'; how: 'registration' | 'joining' | 'settings' }
  | { by: 'guardian'; how: 'guardian_link' | 'family'; guardianEmail: string }
  | { by: 'school'; how: 'school_agreement'; organizationId: number; staffId: number | null }

/** The purposes consented to, by whom, and the texts that were shown. */
type Consent = { purposes: readonly LedgerPurpose[]; giver: Giver; words: ConsentWords }

/**
 * Adds consents to the ledger and returns the purposes added; a purpose with an open consent is
 * skipped.
 */
export const giveConsents = (tx: Transaction, userId: number, consent: Consent, now: Date) =>
  giveConsentsFor(tx, [userId], consent, now)

/** The same for several people at once. */
export async function giveConsentsFor(
  tx: Transaction,
  userIds: readonly number[],
  { purposes, giver, words }: Consent,
  now: Date,
) {
  if (purposes.length === 0 || userIds.length === 0) return []
  const { digest, locale, text } = words
  await tx
    .insert(consentTexts)
    .values({ digest, language: locale, text, firstUsedAt: now })
    .onConflictDoNothing()
  const { staffId, ...columns } = 'staffId' in giver ? giver : { ...giver, staffId: null }
  const confirmedBy = staffId && sql<string>`(select log_alias from users where id = ${staffId})`
  const row = {
    textDigest: digest,
    givenAt: now,
    ...columns,
    ...(confirmedBy && { confirmedBy }),
  }
  const rows = userIds.flatMap((userId) =>
    [...new Set(purposes)].map((purpose) => ({ ...row, userId, purpose })),
  )
  return tx
    .insert(consents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ purpose: consents.purpose })
}

/** Closes open consents, for one purpose or for all, and returns their purposes. */
export const closeConsents = (
  tx: Transaction,
  userId: number,
  now: Date,
  purpose?: LedgerPurpose,
) =>
  tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consents.userId, userId),
        isNull(consents.withdrawnAt),
        purpose && eq(consents.purpose, purpose),
      ),
    )
    .returning({ purpose: consents.purpose })

/** A purpose, all purposes that the page offers, and the texts that it showed. */
type OwnConsent = {
  purpose: ConsentPurpose
  offered: readonly ConsentPurpose[]
  shown: ShownWords
}

/**
 * Adds the caller's own consent to one of the purposes offered on the page; `consent_text_changed`
 * when the texts shown are outdated. Repeating the consent changes nothing.
 */
export const allowPurpose = (context: CallerContext, { purpose, offered, shown }: OwnConsent) =>
  context.db.transaction(async (tx) => {
    const words = await readConsentWords(tx, {
      screen: 'settings',
      purposes: offered,
      languageId: shown.language_id,
    })
    if (words.digest !== shown.digest) return fail('consent_text_changed')
    const giver = { by: 'self', how: 'settings' } as const
    const consent = { purposes: [purpose], giver, words }
    const consents = await giveConsents(tx, context.caller.id, consent, context.now)
    if (consents.length > 0) await logDecision(tx, context, { purpose, given: true })
    return ok()
  })

/** Withdraws the caller's consent to one purpose. */
export const withdrawPurpose = (context: CallerContext, purpose: ConsentPurpose) =>
  context.db.transaction(async (tx) => {
    const closed = await closeConsents(tx, context.caller.id, context.now, purpose)
    if (closed.length > 0) await logDecision(tx, context, { purpose, given: false })
  })

const logDecision = (
  tx: Transaction,
  { caller, now }: CallerContext,
  newValue: { purpose: ConsentPurpose; given: boolean },
) =>
  writeLog(tx, now, {
    action: 'consent',
    entity: 'consents',
    actorId: caller.id,
    subjectId: caller.id,
    newValue,
  })

type Reason =
  | 'asked'
  | ErasureSource
  | 'inactive'
  | 'unverified'
  | 'no_consent'
  | 'restored'
  | 'import_undone'

/**
 * Erases everything about a person in one transaction: account, answers, results, statements,
 * consents, sessions, files, shares, pending mails to and about them, their rate-limit counters and
 * the logged values. The log rows keep a random alias that no longer leads to anybody.
 */
export async function erasePerson(
  tx: Transaction,
  { queue, now }: Pick<CommandContext, 'queue' | 'now'>,
  userId: number,
  reason: Reason,
) {
  const person = await lockUser(tx, userId)
  if (!person) return
  // only quartet_keeper may delete logged values
  await queue.send(tx, 'erase-log-values', { alias: person.logAlias })
  await tx
    .insert(erasedPeople)
    .values({ alias: person.logAlias, erasedAt: now })
    .onConflictDoNothing()
  await queue.send(tx, 'list-erased', {})
  await writeLog(tx, now, {
    action: 'delete',
    entity: 'users',
    actorId: null,
    subjectId: userId,
    newValue: { erased: true, reason },
  })
  // counters of the mailbox stay for their day: erasing an account with a false address must not
  // reset the limits of the real mailbox
  await forgetCounters(tx, String(userId))
  const attached = await forgetMails(tx, person)
  await forgetUnlinked(tx, queue, userId)
  if (person.email && person.emailVerifiedAt) {
    await forgetInvited(tx, person.email)
    await forgetAddress(tx, person.email)
  }
  const files = [...(await filesOf(tx, person)), { kind: 'attachments' as const, names: attached }]
  for (const { kind, names } of files)
    if (names.length > 0) await queue.send(tx, 'remove-files', { kind, names })
  await handOverTeams(tx, userId, now)
  await endFamilyOf(tx, { queue, now }, userId)
  await eraseUser(tx, userId)
}

type Order = { orderedBy: number; eraseFrom: Date } & (
  | { by: 'staff'; reason: ErasureReason; note: string }
  | { by: 'family'; reason?: undefined; note?: undefined }
)

/**
 * Closes accounts, which must be locked, and schedules their erasure from a day on; an earlier day
 * that the person requested stays. Returns the people who had no such order yet.
 */
export async function orderErasures(
  tx: Transaction,
  ids: readonly number[],
  { by, reason, note = '', orderedBy, eraseFrom }: Order,
  now: Date,
) {
  const { rows } = await tx.execute<{ id: number; erase_from: string }>(sql`
    with ordered as (
      insert into erasure_orders (user_id, by, reason, note, ordered_by, ordered_at, own_erase_from, was_removed)
      select id, ${by}, ${reason ?? null}, ${note}, ${orderedBy}, ${now.toISOString()}, erase_from, removed from users
      where id = any(${sql.param([...ids])}::int[]) order by id
      on conflict (user_id) do update set by = excluded.by, reason = excluded.reason, note = excluded.note, ordered_by = excluded.ordered_by,
        ordered_at = excluded.ordered_at, was_removed = excluded.was_removed
        where (select erase_from from users where users.id = erasure_orders.user_id) is null
      returning user_id
    )
    update users set removed = 1, erase_from = least(erase_from, ${eraseFrom.toISOString()}) from ordered where users.id = ordered.user_id
    returning users.id, users.erase_from`)
  const ordered = rows.map(({ id, erase_from }) => ({ id, eraseFrom: new Date(erase_from) }))
  const closed = ordered.map(({ id }) => id)
  await endSessions(tx, closed)
  await dropJoining(tx, closed)
  return ordered
}

/**
 * Cancels the erasure orders for these people, who must be locked, and restores the state
 * from before the order. Returns the ids of people who had an order.
 */
export async function cancelErasureOrders(tx: Transaction, ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with undone as (
      delete from erasure_orders where user_id = any(${sql.param([...ids])}::int[]) returning user_id, own_erase_from, was_removed
    )
    update users set removed = undone.was_removed, erase_from = undone.own_erase_from from undone where users.id = undone.user_id returning users.id`)
  return rows.map(({ id }) => id)
}

/**
 * Records, once a day, that the caller read the profile of somebody else. A failure is logged and
 * does not fail the request.
 */
export async function noteView(
  { db, log, caller, now }: Pick<CallerContext, 'db' | 'log' | 'caller' | 'now'>,
  personId: number,
  relation = relationTo(caller, personId),
) {
  if (caller.id === personId) return
  await storeView(db, { caller, now }, { personId, relation }).catch((error: unknown) =>
    log.error({ error }, 'a view of a profile could not be noted'),
  )
}

/** Records it or fails. */
export const storeView = async (
  db: Db | Transaction,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  { personId, relation }: { personId: number; relation: ReturnType<typeof relationTo> },
) => {
  const day = now.toISOString().slice(0, 10)
  const view = { userId: personId, viewerId: caller.id, relation, day, at: now }
  await db.insert(profileViews).values(view).onConflictDoNothing()
}

/** Deletes at most `limit` views from before `before` (method D45); returns how many. */
export async function eraseViews(
  { db }: Pick<CommandContext, 'db'>,
  { before, limit = 5000 }: { before: Date; limit?: number },
): Promise<number> {
  const old = db
    .select({ id: profileViews.id })
    .from(profileViews)
    .where(lt(profileViews.at, before))
    .orderBy(asc(profileViews.id))
    .limit(limit)
  const { rowCount } = await db.delete(profileViews).where(inArray(profileViews.id, old))
  return rowCount ?? 0
}

/**
 * Calls `work` for each matching person, which opens its own transaction, so that several processes
 * can share the work.
 */
export async function eachOf(
  { db, log }: Services,
  job: string,
  condition: SQL | undefined,
  work: (id: number) => Promise<unknown>,
) {
  const { each, end } = separately(log, job)
  for (
    let ids = await idsOf(db, condition, 0, 500);
    ids.length > 0;
    ids = await idsOf(db, condition, ids.at(-1) ?? 0, 500)
  )
    await each(ids, (id) => `person ${id}`, work)
  end()
}
