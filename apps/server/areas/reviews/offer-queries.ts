import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { attempts } from '../inventory/tables.ts'
import { resultReviews } from './tables.ts'

/** The decision that counts about the newest finished attempt of a person. */
const newestDecision = (userId: SQLWrapper): SQL => sql`
  (select r.decision, r.created_at from ${resultReviews} r
    where r.attempt_id = (select a.id from ${attempts} a where a.user_id = ${userId} and a.finished_at is not null
      order by a.finished_at desc, a.id desc limit 1)
    order by r.id desc limit 1)`

/** Whether staff have invited a person to take the inventory again, and the person has not. */
export const isInvited = (userId: SQLWrapper): SQL =>
  sql`exists (select from ${newestDecision(userId)} newest where newest.decision = 'retake')`

/** When staff invited a person to take the inventory again; null when that is over. */
export async function findInvitedAt(db: Reader, userId: number) {
  const { rows } = await db.execute<{ at: Date }>(
    sql`select created_at as at from ${newestDecision(sql`${userId}::int`)} newest where decision = 'retake'`,
  )
  return rows[0] ? new Date(rows[0].at) : null
}
