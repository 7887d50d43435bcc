import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { groupMembers, groups } from '../groups/tables.ts'
import { attempts } from '../inventory/tables.ts'
import { classSessionMembers, classSessions } from './tables.ts'

/** The sessions that run now. */
export const isRunning = (now: Date): SQL =>
  sql`(class_sessions.ended_at is null and class_sessions.ends_at > ${now.toISOString()})`

/** Whether this person has finished since they joined a session; before that it was not in it. */
export const hasFinishedSince = (userId: SQL, joinedAt: SQL): SQL => sql`exists (
  select from ${attempts} t where t.user_id = ${userId} and t.finished_at >= ${joinedAt})`

/** Whether this person has finished in a session of a group of theirs whose results are not open. */
export const awaitsResults = (userId: SQL, now: Date): SQL => sql`exists (
  select from ${classSessionMembers} part join ${classSessions} on class_sessions.id = part.session_id
    join ${groups} on groups.id = class_sessions.group_id and groups.removed = 0
    join ${groupMembers} g on g.group_id = groups.id and g.user_id = part.user_id
  where part.user_id = ${userId} and ${isRunning(now)} and class_sessions.results_opened_at is null
    and ${hasFinishedSince(userId, sql`part.created_at`)})`

export async function doesAwaitResults(db: Reader, userId: number, now: Date) {
  const { rows } = await db.execute<{ awaits: boolean }>(
    sql`select ${awaitsResults(sql`${userId}::int`, now)} as awaits`,
  )
  return rows[0]?.awaits === true
}
