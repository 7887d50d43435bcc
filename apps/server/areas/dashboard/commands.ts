import { type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Transaction } from '../../db/db.ts'
import type { Services } from '../../services.ts'
import { highestId, peopleFigures } from './count-queries.ts'
import { countLogs, countTasks } from './day-commands.ts'
import { figures, figuresState } from './tables.ts'

type Counting = Pick<Services, 'db'> & { now: Date }

/** The longest part of the time that counting may take: a slow count is done less often. */
const mostOfTime = 1 / 20

/**
 * Counts everything again, for the whole installation and for each institution. Readers see the
 * earlier figures until the commit. While another process counts, does nothing or waits for it.
 */
export const countFigures = ({ db, now }: Counting, { waits = false } = {}) =>
  db.transaction(async (tx) => {
    if (!(await lockFigures(tx, waits))) return
    if (!waits && (await hasJustCounted(tx, now))) return
    const start = performance.now()
    await tx.execute(sql`set local work_mem = '64MB'`) // otherwise a million people are hashed on disk
    await countPeople(tx, now)
    await countTasks(tx)
    await countLogs(tx)
    const state = { asOf: now, tookMs: performance.now() - start }
    await tx
      .insert(figuresState)
      .values(state)
      .onConflictDoUpdate({ target: figuresState.id, set: state })
  })

async function hasJustCounted(tx: Transaction, now: Date) {
  const [state] = await tx.select().from(figuresState)
  return state !== undefined && now.getTime() - state.asOf.getTime() < state.tookMs / mostOfTime
}

async function lockFigures(tx: Transaction, waits: boolean): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    waits
      ? sql`select pg_advisory_xact_lock(${advisoryLocks.figures}) is not null as locked`
      : sql`select pg_try_advisory_xact_lock(${advisoryLocks.figures}) as locked`,
  )
  return rows[0]?.locked ?? false
}

const steps = ['people', 'active', 'joined', 'inventory', 'profile', 'decoded_task', 'team']
const columns = sql.raw(steps.join(', '))
const sums = sql.raw(steps.map((step) => `sum(${step})`).join(', '))
const added = sql.raw(
  steps.map((step) => `${step} = figures.${step} + excluded.${step}`).join(', '),
)

/** People counted by one statement, because one for all would take too long in a large installation. */
const peopleAtOnce = 100_000

async function countPeople(tx: Transaction, now: Date) {
  await tx.delete(figures)
  const { rows } = await tx.execute<{ id: number | null }>(highestId)
  for (let from = 1; from <= (rows[0]?.id ?? 0); from += peopleAtOnce)
    await addPeople(tx, now, from)
}

/** Adds the figures of people whose ids begin at `from`. */
async function addPeople(tx: Transaction, now: Date, from: number) {
  const isIn = (id: SQL) => sql`${id} between ${from}::int and ${from + peopleAtOnce - 1}::int`
  await tx.execute(sql`
    with counted as materialized (${peopleFigures(now, isIn(sql`users.id`), isIn(sql`user_id`))})
    insert into ${figures} (organization_id, type, ${columns})
    select organization_id, type, ${columns} from counted where organization_id is not null
    union all select null, type, ${sums} from counted group by type
    on conflict (organization_id, type) do update set ${added}`)
}
