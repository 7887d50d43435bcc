import { activeDays } from '@quartet/domain/dashboard.ts'
import { type SQL, sql } from 'drizzle-orm'
import { logs } from '../logs/tables.ts'
import { tasks } from '../tasks/tables.ts'
import { users } from '../users/tables.ts'
import { doneSets, hasJoined, isActiveSince, isLearner } from './step-queries.ts'

/** Rows `(organization_id, type, …)` of people who learn; `within` limits what is read of them. */
export function peopleFigures(now: Date, people: SQL = sql`true`, within: SQL = sql`user_id > 0`) {
  const done = doneSets(within)
  return sql`select l.organization_id, l.type, count(*)::int as people,
      count(*) filter (where l.is_active)::int as active, count(*) filter (where l.has_joined)::int as joined,
      count(i.user_id)::int as inventory, count(p.user_id)::int as profile, count(d.user_id)::int as decoded_task, count(t.user_id)::int as team
    from (select id, organization_id, type, ${isActiveSince(daysBefore(now, activeDays))} as is_active, ${hasJoined} as has_joined
      from ${users} where ${isLearner} and ${people}) l
    left join (${done.inventory}) i on i.user_id = l.id left join (${done.profile}) p on p.user_id = l.id
    left join (${done.decodedTask}) d on d.user_id = l.id left join (${done.team}) t on t.user_id = l.id
    group by 1, 2`
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

const dayIn = (moment: SQL) => sql`(${moment} at time zone 'utc')::date`

/** The highest id of a person. */
export const highestId = sql`select max(id) as id from ${users}`

/** When the first task was created, and the first entry of the log written. */
export const firstTask = sql`select min(created_at) from ${tasks}`
export const firstEntry = sql`select min(at) from ${logs}`

/** Days in UTC, without `end`. */
export type DayRange = { first: string; end: string }
const isIn = (moment: SQL, { first, end }: DayRange) =>
  sql`${moment} >= ${first}::date at time zone 'utc' and ${moment} < ${end}::date at time zone 'utc'`

/** People who learn, in a table of the transaction, because each month of tasks needs them. */
export const learnersTable = sql`create temp table learners on commit drop as
  select id, organization_id from ${users} where ${isLearner}`

/** Tasks of `learners`, also those in the bin, by the institution that the people are in. */
export const taskDays = (
  range: DayRange,
) => sql`select l.organization_id, ${dayIn(sql`t.created_at`)} as day, count(*)::int as count
  from ${tasks} t join learners l on l.id = t.user_id where ${isIn(sql`t.created_at`, range)} group by 1, 2`

/**
 * Entries of the log, by the institution that their actor is in. Visits count for the installation only,
 * because institutions do not learn of them (method D44).
 */
export const logDays = (range: DayRange) => sql`
  select case when l.action not in ('login', 'logout') then users.organization_id end as organization_id, ${dayIn(sql`l.at`)} as day, count(*)::int as count
  from ${logs} l left join ${users} on users.log_alias = l.actor
  where ${isIn(sql`l.at`, range)} group by 1, 2`
