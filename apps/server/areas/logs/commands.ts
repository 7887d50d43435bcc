import { createHash, randomBytes } from 'node:crypto'
import { addMonths } from '@quartet/domain/dates.ts'
import { asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../base/db.ts'
import { executeNamed } from '../../base/prepared.ts'
import { logCheckpoints, logs, logValues } from './tables.ts'

type Action = (typeof logs.action.enumValues)[number]

/** Values are handed over by name: secrets, answers and free text are never among them. */
export type LogEntry = {
  action: Action
  entity: string
  entityId?: number
  actorId: number | null
  subjectId?: number
  count?: number
  oldValue?: Record<string, unknown>
  newValue?: Record<string, unknown>
}

/** One entry per committed write, in the writer's transaction (method 4.8); all of a command in one round trip. */
export async function writeLog(tx: Transaction, now: Date, ...entries: LogEntry[]) {
  if (entries.length > 0) await executeNamed(tx, 'write_log', sql`with ${logged(now, entries)} select from valued`)
}

/** The same as parts of a statement that writes something itself and must be one round trip: `with opened as (...), ${logged(now, entries, 'opened')}`; logged only if `written` wrote a row. */
export function logged(now: Date, entries: readonly LogEntry[], written?: 'opened'): SQL {
  const rows = entries.map(({ action, entity, entityId, count = 1, actorId, subjectId, oldValue = null, newValue = null }) => {
    const salt = randomBytes(16).toString('base64url')
    const digest = digestOfValues(salt, { oldValue, newValue })
    return { action, entity, entityId, count, actorId, subjectId, oldValue, newValue, salt, digest }
  })
  return sql`given as (
      select * from json_to_recordset(${JSON.stringify(rows)}) as given (action text, entity text, "entityId" int, count int, "actorId" int,
        "subjectId" int, "oldValue" jsonb, "newValue" jsonb, salt text, digest text)
      ${written ? sql`where exists (select from ${sql.identifier(written)})` : sql``}
    ), entry as (
      insert into ${logs} (at, action, entity, entity_id, count, actor, subject, digest)
      select ${now.toISOString()}::timestamptz, action, entity, "entityId", count, (select log_alias from users where id = "actorId"),
        (select log_alias from users where id = "subjectId"), digest from given
      returning id, digest
    ), valued as (
      insert into ${logValues} (log_id, salt, old_value, new_value)
      select entry.id, salt, "oldValue", "newValue" from entry join given using (digest)
      returning log_id
    )`
}

/** What ties a row to its values: anybody who has salt and values can work it out again. */
export const digestOfValues = (salt: string, values: { oldValue: unknown; newValue: unknown }) =>
  createHash('sha256')
    .update(`${salt}${JSON.stringify(values, inOrder)}`)
    .digest('base64url')

/** jsonb does not keep the order of names, so the digest is taken over them in one order. */
const inOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Chains the committed rows that no chain holds yet, a few at a time: callers are answered in between. One process at a time; a writer never waits for it. */
export async function sealLogs(db: Db, most = 500): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(oneAtATime)
    const last = await lastSealed(tx)
    const open = await tx.select().from(logs).where(isNull(logs.sealNumber)).orderBy(asc(logs.id)).limit(most)

    let previous = { sealNumber: last?.sealNumber ?? 0, seal: last?.seal ?? '' }
    for (const row of open) {
      previous = { sealNumber: previous.sealNumber + 1, seal: sealOf(previous.seal, row) }
      await tx.update(logs).set(previous).where(eq(logs.id, row.id))
    }
    return open.length
  })
}

const oneAtATime = sql`select pg_advisory_xact_lock(727275)`

/** The end of the chain: its newest row, or what a checkpoint says of the rows that are no more. */
async function lastSealed(tx: Transaction) {
  const [row] = await tx.select().from(logs).where(isNotNull(logs.sealNumber)).orderBy(desc(logs.sealNumber)).limit(1)
  if (row) return row
  const [checkpoint] = await tx.select().from(logCheckpoints).orderBy(desc(logCheckpoints.sealNumber)).limit(1)
  return checkpoint
}

/**
 * Takes the oldest rows of the chain away, of one month that ended before `limit`, and keeps their last seal as the month's checkpoint. Answers
 * how many; what is not yet sealed stays.
 */
export async function closeLogs(db: Db, limit: Date, now: Date, most = 5000): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(oneAtATime)
    const oldest = await tx.select().from(logs).where(isNotNull(logs.sealNumber)).orderBy(asc(logs.sealNumber)).limit(most)
    const month = oldest[0]?.at.toISOString().slice(0, 7) ?? ''
    const end = month === '' ? limit : addMonths(new Date(`${month}-01T00:00:00Z`), 1)
    const later = oldest.findIndex(({ at }) => at >= end) // the chain is cut at its begin only, whatever the clocks said
    const closing = later < 0 ? oldest : oldest.slice(0, later)
    const last = closing.at(-1)
    if (!last || end > limit) return 0

    const ids = closing.map(({ id }) => id)
    await tx.delete(logValues).where(inArray(logValues.logId, ids))
    await tx.delete(logs).where(inArray(logs.id, ids))
    const mark = { sealNumber: last.sealNumber ?? 0, seal: last.seal ?? '' }
    await tx
      .insert(logCheckpoints)
      .values({ month, rows: ids.length, ...mark })
      .onConflictDoUpdate({ target: logCheckpoints.month, set: { rows: sql`${logCheckpoints.rows} + ${ids.length}`, ...mark } })
    await writeLog(tx, now, { action: 'delete', entity: 'logs', actorId: null, count: ids.length })
    return ids.length
  })
}

/** Takes away what was logged about a person; the rows, their digests and the chain stay. */
export const eraseLogValues = (tx: Transaction, alias: string) =>
  tx.delete(logValues).where(inArray(logValues.logId, tx.select({ id: logs.id }).from(logs).where(eq(logs.subject, alias))))

/** What chains a row to the one before it: a changed or missing row breaks every later seal. */
export function sealOf(previous: string, row: typeof logs.$inferSelect) {
  const told = [row.id, row.at.toISOString(), row.action, row.entity, row.entityId, row.count, row.actor, row.subject, row.digest]
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(told)}`)
    .digest('base64url')
}
