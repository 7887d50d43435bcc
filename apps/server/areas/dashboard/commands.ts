import { type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Transaction } from '../../db/db.ts'
import type { Services } from '../../services.ts'
import { logDays, peopleFigures, taskDays } from './count-queries.ts'
import { dayFigures, figures, figuresState } from './tables.ts'

type Counting = Pick<Services, 'db'> & { now: Date }

/**
 * Counts everything again, for the whole installation and for each institution. Readers see the
 * earlier figures until the commit. While another process counts, does nothing or waits for it.
 */
export const countFigures = ({ db, now }: Counting, { waits = false } = {}) =>
  db.transaction(async (tx) => {
    if (!(await lockFigures(tx, waits))) return
    const start = performance.now()
    await countPeople(tx, now)
    await countTasks(tx)
    await countLogs(tx)
    const state = { asOf: now, tookMs: performance.now() - start }
    await tx
      .insert(figuresState)
      .values(state)
      .onConflictDoUpdate({ target: figuresState.id, set: state })
  })

async function lockFigures(tx: Transaction, waits: boolean): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    waits
      ? sql`select pg_advisory_xact_lock(${advisoryLocks.figures}) is not null as locked`
      : sql`select pg_try_advisory_xact_lock(${advisoryLocks.figures}) as locked`,
  )
  return rows[0]?.locked ?? false
}

async function countPeople(tx: Transaction, now: Date) {
  await tx.delete(figures)
  const columns = sql`people, active, joined, inventory, profile, decoded_task, team`
  const sums = sql`sum(people), sum(active), sum(joined), sum(inventory), sum(profile), sum(decoded_task), sum(team)`
  await tx.execute(sql`
    with counted as materialized (${peopleFigures(now)})
    insert into ${figures} (organization_id, type, ${columns})
    select organization_id, type, ${columns} from counted where organization_id is not null
    union all select null, type, ${sums} from counted group by type`)
}

const countTasks = (tx: Transaction) =>
  storeDays(tx, 'tasks', { counted: taskDays, since: sql`'-infinity'::date` })

/** A day that was counted after its end stays as it was: the log forgets what is old. */
const countLogs = (tx: Transaction) => {
  const since = sql`coalesce((select (as_of at time zone 'utc')::date - 1 from ${figuresState}), '-infinity'::date)`
  return storeDays(tx, 'logs', { counted: logDays(since), since })
}

type DaysOf = { counted: SQL; since: SQL }

/** Stores the counts that differ from the stored ones; most days stay as they are. */
async function storeDays(tx: Transaction, kind: 'tasks' | 'logs', { counted, since }: DaysOf) {
  await tx.execute(sql`
    with counted as materialized (${counted}), fresh as materialized (
      select organization_id, day, count from counted where organization_id is not null
      union all select null, day, sum(count)::int from counted group by day
    ), gone as (
      delete from ${dayFigures} old where kind = ${kind} and day >= ${since}
        and not exists (select from fresh where fresh.day = old.day and coalesce(fresh.organization_id, 0) = coalesce(old.organization_id, 0))
    )
    insert into ${dayFigures} as old (organization_id, kind, day, count)
    select organization_id, ${kind}, day, count from fresh
    on conflict (organization_id, kind, day) do update set count = excluded.count where old.count <> excluded.count`)
}
