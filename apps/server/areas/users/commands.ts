import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { peopleBlocks, peopleCounts, type scores, users } from './tables.ts'

export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'email' | 'logAlias'> & { email: string | null }

/** The new account's id; undefined when the address has one already, also in a race. */
export async function createUser(tx: Transaction, user: NewUser): Promise<number | undefined> {
  const [made] = await tx
    .insert(users)
    .values({ lastActiveAt: user.createdAt, ...user, email: user.email?.trim().toLowerCase() ?? null })
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
    | 'emailVerifiedAt'
    | 'awaitingConsentSince'
    | 'image'
    | 'eraseFrom'
  >
>

/** Changes some fields; answers the row as it was and as it is now. */
export async function changeUser(tx: Transaction, id: number, changes: Changes) {
  const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  const [after] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  if (!before || !after) throw new Error(`user ${id} is gone`)
  // who is restored, or let in again by a guardian, signs in anew
  if (changes.removed === 1 || changes.awaitingConsentSince) await endSessions(tx, [id])
  return { before, after }
}

/** Signs people out everywhere. */
export const endSessions = (tx: Transaction, ids: readonly number[]) =>
  tx.execute(sql`delete from sessions where user_id = any(${sql.param([...ids])}::int[])`)

/** Into the bin, where nobody is signed in, or back. */
export async function setRemoved(tx: Transaction, ids: readonly number[], removed: 0 | 1) {
  await tx
    .update(users)
    .set({ removed })
    .where(inArray(users.id, [...ids]))
  if (removed === 1) await endSessions(tx, ids)
}

/** Puts together what has been counted since the last time. Who counts meanwhile does not wait, and of two who do this one finds nothing left. */
export async function foldCounts(db: Reader) {
  await db.execute(sql`
    with gone as (delete from ${peopleCounts} returning *)
    insert into ${peopleCounts} select organization_id, type, age_group_id, removed, sum(change) from gone group by 1, 2, 3, 4 having sum(change) <> 0`)
  await db.execute(sql`
    with gone as (delete from ${peopleBlocks} returning *)
    insert into ${peopleBlocks} select block, removed, sum(change) from gone group by 1, 2 having sum(change) <> 0`)
}

/** Notes, once a day, that the account is in use; a notice that it would be erased is void then (method D45). Nothing is asked where `lastActiveAt` tells. */
export const touchActivity = async (db: Reader, { id, lastActiveAt }: { id: number; lastActiveAt?: Date }, now: Date) => {
  const dayBefore = addDays(now, -1)
  if (lastActiveAt && lastActiveAt >= dayBefore) return
  await db
    .update(users)
    .set({ lastActiveAt: now, erasureNoticeAt: null })
    .where(and(eq(users.id, id), lt(users.lastActiveAt, dayBefore)))
}

type Scores = { sequence: number; precision: number; technical_reasoning: number; confluence: number }
type NewScores = Omit<typeof scores.$inferInsert, 'userId'>

/** Puts new scores in the place of the old ones and tells those; the newest finished inventory counts (method D7). One round trip. */
export async function storeScores(tx: Transaction, userId: number, now: NewScores) {
  const { rows } = await tx.execute<{ before: Scores | null }>(sql`
    with before as (select sequence, precision, technical_reasoning, confluence from scores where user_id = ${userId})
    insert into scores (user_id, sequence, precision, technical_reasoning, confluence, source, quality_flags, scored_at)
    values (${userId}, ${now.sequence}, ${now.precision}, ${now.technicalReasoning}, ${now.confluence}, ${now.source}, ${sql.param(now.qualityFlags ?? [])}::text[], ${now.scoredAt.toISOString()})
    on conflict (user_id) do update set sequence = excluded.sequence, precision = excluded.precision, technical_reasoning = excluded.technical_reasoning,
      confluence = excluded.confluence, source = excluded.source, quality_flags = excluded.quality_flags, scored_at = excluded.scored_at
    returning (select to_json(before) from before) as before`)
  return rows[0]?.before ?? undefined
}

/** Notes that the person was told of the erasure that comes for want of use. */
export const noteErasureNotice = (tx: Transaction, id: number, now: Date) =>
  tx.update(users).set({ erasureNoticeAt: now }).where(eq(users.id, id))

/** Notes the day of the erasure with the institution that the person was told of; null: it is off, and that was told. */
export const stampContractNotice = (tx: Transaction, id: number, contractToldFor: Date | null) =>
  tx.update(users).set({ contractToldFor }).where(eq(users.id, id))

/** The account and everything that hangs on it is gone: only erasure does this. */
export const eraseUser = (tx: Transaction, id: number) => tx.delete(users).where(eq(users.id, id))
