import type { ConsentPurpose, LedgerPurpose } from '@quartet/domain/consent.ts'
import type { ErasureReason, ErasureSource } from '@quartet/domain/own-data.ts'
import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import { forgetMails, type Queue } from '../../queue/queue.ts'
import type { Caller } from '../../security/caller.ts'
import { forgetCounters } from '../../security/rate-limits.ts'
import type { Services } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { endSessions, eraseUser } from '../users/commands.ts'
import { lockUser, relationTo } from '../users/queries.ts'
import { type ConsentWords, filesOf, idsOf, readConsentWords, type ShownWords } from './queries.ts'
import { consents, consentTexts, erasedPeople, profileViews } from './tables.ts'

/** Who agrees, and where. */
export type Giver =
  | { by: 'self'; how: 'registration' | 'settings' }
  | { by: 'guardian'; how: 'guardian_link'; guardianEmail: string }
  | { by: 'school'; how: 'school_agreement'; organizationId: number; staffId: number | null }

/** What is agreed to, by whom, and the words that were read. */
type Consent = { purposes: readonly LedgerPurpose[]; giver: Giver; words: ConsentWords }

/** Adds to the ledger what was agreed to; what stands open already is not doubled. */
export async function giveConsents(tx: Transaction, userId: number, { purposes, giver, words }: Consent, now: Date) {
  if (purposes.length === 0) return []
  const { digest, locale, text } = words
  await tx.insert(consentTexts).values({ digest, language: locale, text, firstUsedAt: now }).onConflictDoNothing()
  const { staffId, ...columns } = 'staffId' in giver ? giver : { ...giver, staffId: null }
  const confirmedBy = staffId && sql<string>`(select log_alias from users where id = ${staffId})`
  const row = { userId, textDigest: digest, givenAt: now, ...columns, ...(confirmedBy && { confirmedBy }) }
  const rows = [...new Set(purposes)].map((purpose) => ({ ...row, purpose }))
  return tx.insert(consents).values(rows).onConflictDoNothing().returning({ purpose: consents.purpose })
}

/** Closes what stands open: one purpose, or everything. */
export const closeConsents = (tx: Transaction, userId: number, now: Date, purpose?: ConsentPurpose) =>
  tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.userId, userId), isNull(consents.withdrawnAt), purpose && eq(consents.purpose, purpose)))
    .returning({ purpose: consents.purpose })

type Own = { userId: number; purpose: ConsentPurpose }

/** The own yes to one of the purposes that the page offers, in the words that it showed; said twice it counts once. */
export const allowPurpose = (db: Db, { userId, purpose }: Own, offered: readonly ConsentPurpose[], shown: ShownWords, now: Date) =>
  db.transaction(async (tx) => {
    const words = await readConsentWords(tx, { screen: 'settings', purposes: offered, languageId: shown.language_id })
    if (words.digest !== shown.digest) return { error: 'consent_text_changed' as const }
    const giver = { by: 'self', how: 'settings' } as const
    const consents = await giveConsents(tx, userId, { purposes: [purpose], giver, words }, now)
    if (consents.length > 0) await logDecision(tx, { userId, purpose }, true, now)
    return {}
  })

/** The own no to one purpose. */
export const withdrawPurpose = (db: Db, { userId, purpose }: Own, now: Date) =>
  db.transaction(async (tx) => {
    const closed = await closeConsents(tx, userId, now, purpose)
    if (closed.length > 0) await logDecision(tx, { userId, purpose }, false, now)
  })

const logDecision = (tx: Transaction, { userId, purpose }: Own, isGiven: boolean, now: Date) =>
  writeLog(tx, now, {
    action: 'consent',
    entity: 'consents',
    actorId: userId,
    subjectId: userId,
    newValue: { purpose, given: isGiven },
  })

type Reason = 'asked' | ErasureSource | 'inactive' | 'unverified' | 'no_consent' | 'restored'

/**
 * Everything of a person goes at once: account, answers, results, statements, consents, sessions, files, what was shared, waiting mails to and about them, own
 * counters, and what the log says of them. The log's rows keep the random name that nobody can read any more.
 */
export async function erasePerson(queue: Queue, tx: Transaction, userId: number, reason: Reason, now: Date) {
  const person = await lockUser(tx, userId)
  if (!person) return
  await queue.send(tx, 'erase-log-values', { alias: person.logAlias }) // what the log says: only quartet_keeper may take it away
  await tx.insert(erasedPeople).values({ alias: person.logAlias, erasedAt: now }).onConflictDoNothing()
  await queue.send(tx, 'list-erased', {})
  await writeLog(tx, now, { action: 'delete', entity: 'users', actorId: null, subjectId: userId, newValue: { erased: true, reason } })
  await forgetCounters(tx, String(userId)) // those of the mailbox stay their day: whoever erases a false address must not free the true one
  const attached = await forgetMails(tx, person)
  const files = [...(await filesOf(tx, person)), { kind: 'attachments' as const, names: attached }]
  for (const { kind, names } of files) if (names.length > 0) await queue.send(tx, 'remove-files', { kind, names })
  await eraseUser(tx, userId)
}

type StaffOrder = { reason: ErasureReason; note: string; orderedBy: number; eraseFrom: Date }

/**
 * Closes accounts, which are held, and has them erased from a day on; an earlier day that the person asked for stays. Answers those who had no such
 * order yet.
 */
export async function orderErasures(
  tx: Transaction,
  ids: readonly number[],
  { reason, note, orderedBy, eraseFrom }: StaffOrder,
  now: Date,
) {
  const { rows } = await tx.execute<{ id: number; erase_from: string }>(sql`
    with ordered as (
      insert into erasure_orders (user_id, by, reason, note, ordered_by, ordered_at, own_erase_from, was_removed)
      select id, 'staff', ${reason}, ${note}, ${orderedBy}, ${now.toISOString()}, erase_from, removed from users
      where id = any(${sql.param([...ids])}::int[]) order by id
      on conflict (user_id) do update set by = excluded.by, reason = excluded.reason, note = excluded.note, ordered_by = excluded.ordered_by,
        ordered_at = excluded.ordered_at, was_removed = excluded.was_removed
        where erasure_orders.by <> 'staff' or (select erase_from from users where users.id = erasure_orders.user_id) is null
      returning user_id
    )
    update users set removed = 1, erase_from = least(erase_from, ${eraseFrom.toISOString()}) from ordered where users.id = ordered.user_id
    returning users.id, users.erase_from`)
  const ordered = rows.map(({ id, erase_from }) => ({ id, eraseFrom: new Date(erase_from) }))
  await endSessions(
    tx,
    ordered.map(({ id }) => id),
  )
  return ordered
}

/** Takes the orders of staff about some people, who are held, back: each stands as before it. Answers whose order it was. */
export async function cancelErasureOrders(tx: Transaction, ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with undone as (
      delete from erasure_orders where user_id = any(${sql.param([...ids])}::int[]) and by = 'staff' returning user_id, own_erase_from, was_removed
    )
    update users set removed = undone.was_removed, erase_from = undone.own_erase_from from undone where users.id = undone.user_id returning users.id`)
  return rows.map(({ id }) => id)
}

/** Notes, once a day, that a caller reads the profile of somebody else. Whoever reads does not suffer from a failure: it is told to the operators. */
export async function noteView({ db, log }: Pick<Services, 'db' | 'log'>, caller: Caller, personId: number, now: Date) {
  if (caller.id === personId) return
  const view = {
    userId: personId,
    viewerId: caller.id,
    relation: relationTo(caller, personId),
    day: now.toISOString().slice(0, 10),
    at: now,
  }
  await db
    .insert(profileViews)
    .values(view)
    .onConflictDoNothing()
    .catch((error: unknown) => log.error({ error }, 'a view of a profile could not be noted'))
}

/** Lets go of the views before `limit` (method D45); answers how many. */
export async function eraseViews(db: Db, limit: Date, max = 5000): Promise<number> {
  const old = db
    .select({ id: profileViews.id })
    .from(profileViews)
    .where(lt(profileViews.at, limit))
    .orderBy(asc(profileViews.id))
    .limit(max)
  const { rowCount } = await db.delete(profileViews).where(inArray(profileViews.id, old))
  return rowCount ?? 0
}

/** One transaction a person: another process may take the next one, and a failure keeps only this one back. */
export async function eachOf({ db, log }: Services, condition: SQL | undefined, work: (id: number) => Promise<unknown>) {
  const failures: unknown[] = []
  for (let ids = await idsOf(db, condition, 0, 500); ids.length > 0; ids = await idsOf(db, condition, ids.at(-1) ?? 0, 500))
    for (const id of ids) await work(id).catch((error) => failures.push(error))
  if (failures.length === 0) return
  log.warn({ people: failures.length }, 'retention could not deal with everybody')
  throw failures[0]
}
