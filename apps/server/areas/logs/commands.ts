import { createHash, createHmac, randomBytes } from 'node:crypto'
import { addMonths } from '@quartet/domain/dates.ts'
import { asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../base/db.ts'
import type { Keeper } from '../../base/keeper.ts'
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
  if (entries.length > 0) await executeNamed(tx, 'write_log', sql`with ${logged(now, entries)} select`)
}

/** The same as parts of a statement that writes something itself and must be one round trip: `with opened as (...), ${logged(now, entries, 'opened')}`; logged only if `written` wrote a row. */
export function logged(now: Date, entries: readonly LogEntry[], written?: 'opened'): SQL {
  const rows = entries.map(({ action, entity, entityId, count = 1, actorId, subjectId, oldValue = null, newValue = null }) => {
    const salt = randomBytes(16).toString('base64url')
    const digest = digestOfValues(salt, { oldValue, newValue })
    return { action, entity, entityId, count, actorId, subjectId, oldValue, newValue, salt, digest }
  })
  return sql`given as (
      select nextval('logs_id_seq')::int as id, given.* from json_to_recordset(${JSON.stringify(rows)}) as given (action text, entity text, "entityId" int, count int, "actorId" int,
        "subjectId" int, "oldValue" jsonb, "newValue" jsonb, salt text, digest text)
      ${written ? sql`where exists (select from ${sql.identifier(written)})` : sql``}
    ), entry as (
      insert into ${logs} (id, at, action, entity, entity_id, count, actor, subject, digest) overriding system value
      select id, ${now.toISOString()}::timestamptz, action, entity, "entityId", count, (select log_alias from users where users.id = "actorId"),
        (select log_alias from users where users.id = "subjectId"), digest from given
    ), valued as (
      insert into ${logValues} (log_id, salt, old_value, new_value) select id, salt, "oldValue", "newValue" from given
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
export async function sealLogs({ db, key }: Keeper, most = 500): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(oneAtATime)
    const last = await lastSealed(tx)
    await holdKey(tx, key, last)
    const open = await tx.select().from(logs).where(isNull(logs.sealNumber)).orderBy(asc(logs.id)).limit(most)

    let previous = last
    for (const row of open) {
      previous = { sealNumber: previous.sealNumber + 1, seal: sealOf(previous.seal, row, key) }
      await tx.update(logs).set(previous).where(eq(logs.id, row.id))
    }
    return open.length
  })
}

const oneAtATime = sql`select pg_advisory_xact_lock(727275)`
type Sealed = { sealNumber: number; seal: string }

/** The end of the chain: its newest row, or what a checkpoint says of the rows that are no more. */
async function lastSealed(tx: Transaction): Promise<Sealed> {
  const [row] = await tx.select().from(logs).where(isNotNull(logs.sealNumber)).orderBy(desc(logs.sealNumber)).limit(1)
  const [checkpoint] = await tx.select().from(logCheckpoints).orderBy(desc(logCheckpoints.sealNumber)).limit(1)
  const { sealNumber, seal } = row ?? checkpoint ?? {}
  return { sealNumber: sealNumber ?? 0, seal: seal ?? '' }
}

/** What was sealed without the key is closed with a checkpoint at its first use; a process with another key must not seal. */
async function holdKey(tx: Transaction, key: string, last: Sealed) {
  const [first] = await tx.select().from(logCheckpoints).where(eq(logCheckpoints.month, unkeyed))
  if (!first) {
    const checkpoint = { month: unkeyed, rows: await tx.$count(logs, isNotNull(logs.sealNumber)), ...last }
    await tx.insert(logCheckpoints).values({ ...checkpoint, mac: macOf(checkpoint, key) })
  } else if (first.mac !== macOf(first, key))
    throw new Error('the chain of the log has another key: LOG_CHAIN_KEY or DATA_DIR/log-chain-key must be the same for every process')
}

/**
 * Takes the oldest rows of the chain away, of one month that ended before `limit`, and keeps their last seal as the month's checkpoint. Answers
 * how many; what is not yet sealed stays.
 */
export async function closeLogs({ db, key }: Keeper, limit: Date, now: Date, most = 5000): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(oneAtATime)
    const oldest = await tx.select().from(logs).where(isNotNull(logs.sealNumber)).orderBy(asc(logs.sealNumber)).limit(most)
    const month = oldest[0]?.at.toISOString().slice(0, 7) ?? ''
    const end = month === '' ? limit : addMonths(new Date(`${month}-01T00:00:00Z`), 1)
    const later = oldest.findIndex(({ at }) => at >= end) // the chain is cut at its begin only, whatever the clocks said
    const closing = later < 0 ? oldest : oldest.slice(0, later)
    const last = closing.at(-1)
    if (!last || end > limit) return 0
    await holdKey(tx, key, await lastSealed(tx))

    const ids = closing.map(({ id }) => id)
    await tx.delete(logValues).where(inArray(logValues.logId, ids))
    await tx.delete(logs).where(inArray(logs.id, ids))
    const [begun] = await tx.select().from(logCheckpoints).where(eq(logCheckpoints.month, month))
    const rows = (begun?.rows ?? 0) + ids.length
    const checkpoint = { month, rows, sealNumber: last.sealNumber ?? 0, seal: last.seal ?? '' }
    const row = { ...checkpoint, mac: macOf(checkpoint, key) }
    await tx.insert(logCheckpoints).values(row).onConflictDoUpdate({ target: logCheckpoints.month, set: row })
    await writeLog(tx, now, { action: 'delete', entity: 'logs', actorId: null, count: ids.length })
    return ids.length
  })
}

/**
 * Takes away what was logged about people who are no more, or about the one of this alias; that and why somebody was erased is kept. The rows, their
 * digests and the chain stay. Answers how many.
 */
export async function eraseLogValues({ db }: Pick<Keeper, 'db'>, alias?: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from log_values v using logs l where l.id = v.log_id and l.subject is not null
      and ${alias === undefined ? sql`true` : sql`l.subject = ${alias}::uuid`}
      and coalesce(v.new_value->>'erased', '') <> 'true'
      and not exists (select from users where users.log_alias = l.subject)`)
  return rowCount ?? 0
}

/** The checkpoint that stands where the key was first used. */
export const unkeyed = 'unkeyed'

/** Who lacks the key cannot make a checkpoint that holds. */
export const macOf = ({ month, rows, sealNumber, seal }: Omit<typeof logCheckpoints.$inferSelect, 'mac'>, key: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([month, rows, sealNumber, seal]))
    .digest('base64url')

/** Begins each seal that was made with a key. */
export const keyed = 'h1:'

/** What chains a row to the one before it: a changed or missing row breaks every later seal. Without a key as it was done before there was one. */
export function sealOf(previous: string, row: typeof logs.$inferSelect, key?: string) {
  const told = [row.id, row.at.toISOString(), row.action, row.entity, row.entityId, row.count, row.actor, row.subject, row.digest]
  const text = `${previous}\n${JSON.stringify(told)}`
  return key === undefined
    ? createHash('sha256').update(text).digest('base64url')
    : `${keyed}${createHmac('sha256', key).update(text).digest('base64url')}`
}
