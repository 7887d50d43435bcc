import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import {
  type DayRange,
  firstEntry,
  firstTask,
  learnersTable,
  logDays,
  taskDays,
} from './count-queries.ts'
import { dayFigures, figuresState } from './tables.ts'

/** Counts the tasks of all days: people and their tasks may have gone, or changed institutions. */
export async function countTasks(tx: Transaction) {
  await tx.execute(learnersTable)
  await tx.execute(sql`analyze learners`)
  await countDays(tx, {
    kind: 'tasks',
    counted: taskDays,
    since: sql`select least((${firstTask}), (select min(day) from ${dayFigures} where kind = 'tasks'))`,
  })
}

/** A day that was counted after its end stays as it was: the log forgets what is old. */
export const countLogs = (tx: Transaction) =>
  countDays(tx, {
    kind: 'logs',
    counted: logDays,
    since: sql`select coalesce((select as_of - interval '1 day' from ${figuresState}), (${firstEntry}))`,
  })

type Counted = {
  kind: 'tasks' | 'logs'
  counted: (range: DayRange) => SQL
  /** Selects the moment from which on days are counted; null for none. */
  since: SQL
}

/** A month at a time, because one statement for all would take too long in a large installation. */
async function countDays(tx: Transaction, { kind, counted, since }: Counted) {
  const { rows } = await tx.execute<DayRange>(sql`
    with months as (select generate_series(date_trunc('month', (${since}) at time zone 'utc'), (now() at time zone 'utc'), '1 month')::date as day)
    select greatest(day, ((${since}) at time zone 'utc')::date)::text as first, lead(day, 1, 'infinity') over (order by day)::text as end
    from months order by day`)
  for (const range of rows) await storeDays(tx, { kind, counted: counted(range), range })
}

type DaysOf = { kind: Counted['kind']; counted: SQL; range: DayRange }

/** Stores the counts that differ from the stored ones; most days stay as they are. */
const storeDays = (tx: Transaction, { kind, counted, range: { first, end } }: DaysOf) =>
  tx.execute(sql`
    with counted as materialized (${counted}), fresh as (
      select organization_id, day, count from counted where organization_id is not null
      union all select null, day, sum(count)::int from counted group by day
    ), stored as (
      select ctid as place, organization_id, day, count from ${dayFigures} where kind = ${kind} and day >= ${first}::date and day < ${end}::date
    ), changed as materialized (
      select stored.place, coalesce(fresh.organization_id, stored.organization_id) as organization_id, coalesce(fresh.day, stored.day) as day, fresh.count
      from fresh full join stored on stored.day = fresh.day and coalesce(stored.organization_id, 0) = coalesce(fresh.organization_id, 0)
      where fresh.count is distinct from stored.count
    ), gone as (
      delete from ${dayFigures} where ctid = any(array(select place from changed where count is null))
    )
    insert into ${dayFigures} (organization_id, kind, day, count)
    select organization_id, ${kind}, day, count from changed where count is not null
    on conflict (organization_id, kind, day) do update set count = excluded.count`)
