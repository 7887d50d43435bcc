import { classify } from '@quartet/domain/classification.ts'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { endCardsOf } from '../class-cards/end-commands.ts'
import { peopleCounts, peopleTotals, type scores, users } from './tables.ts'

export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'email' | 'logAlias'> & {
  email: string | null
}

/**
 * Returns the id of the new account; undefined when the address is taken, even by a concurrent
 * request.
 */
export async function createUser(tx: Transaction, user: NewUser): Promise<number | undefined> {
  const [made] = await tx
    .insert(users)
    .values({
      lastActiveAt: user.createdAt,
      ...user,
      email: user.email?.trim().toLowerCase() ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made?.id
}

type Changes = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'aboutMe'
    | 'jobTitle'
    | 'topics'
    | 'skills'
    | 'flowInstructions'
    | 'taskInstructions'
    | 'removed'
    | 'languageId'
    | 'passwordHash'
    | 'mustChoosePassword'
    | 'oneTimeUntil'
    | 'oneTimeBy'
    | 'signUpHash'
    | 'email'
    | 'emailVerifiedAt'
    | 'ageGroupId'
    | 'turns18In'
    | 'country'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'consentBy'
    | 'awaitingConsentSince'
    | 'image'
    | 'eraseFrom'
    | 'type'
    | 'organizationId'
    | 'memberNumber'
    | 'coverEndedAt'
    | 'contractToldFor'
  >
>

/**
 * Changes fields of a user; returns the row before and after. Throws if the user does not exist.
 */
export async function changeUser(tx: Transaction, id: number, changes: Changes) {
  const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  const ofPlace = changes.organizationId !== undefined && { memberNumber: null }
  const [after] = await tx
    .update(users)
    .set({ ...ofPlace, ...changes })
    .where(eq(users.id, id))
    .returning()
  if (!before || !after) throw new Error(`user ${id} is gone`)
  // after a restore or a guardian's new consent the person must sign in again
  if (changes.removed === 1 || changes.awaitingConsentSince) await endSessions(tx, [id])
  if (needsNoCard(changes)) await endCardsOf(tx, id)
  return { before, after }
}

/** Whether somebody can sign in without a class card now, or must not have one. */
const needsNoCard = (changes: Changes) =>
  Boolean(changes.emailVerifiedAt) ||
  (Boolean(changes.passwordHash) && changes.mustChoosePassword === false) ||
  changes.ageGroupId === 3

/** Begins the days again in which somebody has to consent to a waiting account. */
export const restartWaiting = (tx: Transaction, id: number, now: Date) =>
  tx.update(users).set({ awaitingConsentSince: now }).where(eq(users.id, id))

/** Ends all sessions of these people. */
export const endSessions = (tx: Transaction, ids: readonly number[]) =>
  tx.execute(sql`delete from sessions where user_id = any(${sql.param([...ids])}::int[])`)

/** Moves people to the bin, which ends their sessions, or restores them. */
export async function setRemoved(tx: Transaction, ids: readonly number[], removed: 0 | 1) {
  await tx
    .update(users)
    .set({ removed })
    .where(inArray(users.id, [...ids]))
  if (removed === 1) await endSessions(tx, ids)
}

/**
 * Merges the counts of each kind that were added since the last run. Concurrent changes do not wait
 * for it, and a second process finds nothing left.
 */
export async function foldCounts(db: Reader) {
  await db.execute(sql`
    with split as (select organization_id from ${peopleCounts} group by organization_id, type, age_group_id, removed having count(*) > 1),
      gone as (delete from ${peopleCounts} where coalesce(organization_id, 0) in (select coalesce(organization_id, 0) from split) returning *)
    insert into ${peopleCounts} select organization_id, type, age_group_id, removed, sum(change) from gone group by 1, 2, 3, 4 having sum(change) <> 0`)
  await db.execute(sql`
    with gone as (delete from ${peopleTotals} returning *)
    insert into ${peopleTotals} select language_id, type, age_group_id, removed, sum(change) from gone group by 1, 2, 3, 4 having sum(change) <> 0`)
}

/**
 * Records, once per day in UTC, that the account is in use, which cancels an erasure notice (method
 * D45). Skips the query if `lastActiveAt` is of today, unless the account has not been used at all.
 */
export const touchActivity = async (
  db: Reader,
  account: { id: number } | { id: number; lastActiveAt: Date; createdAt: Date },
  now: Date,
) => {
  const { id } = account
  const today = new Date(now.toISOString().slice(0, 10))
  const isOfToday = 'lastActiveAt' in account && account.lastActiveAt >= today
  if (isOfToday && account.lastActiveAt > account.createdAt) return
  await db
    .update(users)
    .set({ lastActiveAt: now, erasureNoticeAt: null })
    .where(
      and(
        eq(users.id, id),
        or(lt(users.lastActiveAt, today), eq(users.lastActiveAt, users.createdAt)),
      ),
    )
}

type Scores = {
  sequence: number
  precision: number
  technical_reasoning: number
  confluence: number
}
type NewScores = Omit<typeof scores.$inferInsert, 'userId' | 'classification'>

/**
 * Replaces the current scores with their label and returns the previous ones, in one round trip;
 * the newest finished inventory counts (method D7).
 */
export async function storeScores(tx: Transaction, userId: number, now: NewScores) {
  const { sequence, precision, technicalReasoning, confluence } = now
  const { classification } = classify({
    sequence,
    precision,
    technical_reasoning: technicalReasoning,
    confluence,
  })
  const { rows } = await tx.execute<{ before: Scores | null }>(sql`
    with before as (select sequence, precision, technical_reasoning, confluence from scores where user_id = ${userId})
    insert into scores (user_id, sequence, precision, technical_reasoning, confluence, classification, source, quality_flags, scored_at)
    values (${userId}, ${sequence}, ${precision}, ${technicalReasoning}, ${confluence}, ${classification}, ${now.source}, ${sql.param(now.qualityFlags ?? [])}::text[], ${now.scoredAt.toISOString()})
    on conflict (user_id) do update set sequence = excluded.sequence, precision = excluded.precision, technical_reasoning = excluded.technical_reasoning,
      confluence = excluded.confluence, classification = excluded.classification, source = excluded.source, quality_flags = excluded.quality_flags, scored_at = excluded.scored_at
    returning (select to_json(before) from before) as before`)
  return rows[0]?.before ?? undefined
}

/** Records that the person was notified of the coming erasure for inactivity. */
export const noteErasureNotice = (tx: Transaction, id: number, now: Date) =>
  tx.update(users).set({ erasureNoticeAt: now }).where(eq(users.id, id))

/**
 * Records the day of erasure with the institution of which the person was notified; null means
 * notified that it is cancelled.
 */
export const stampContractNotice = (tx: Transaction, id: number, contractToldFor: Date | null) =>
  tx.update(users).set({ contractToldFor }).where(eq(users.id, id))

/** Deletes the account and everything that references it; only for erasePerson. */
export const eraseUser = (tx: Transaction, id: number) => tx.delete(users).where(eq(users.id, id))
