import { createHash, createHmac, randomBytes } from 'node:crypto'
import { addMonths } from '@quartet/domain/dates.ts'
import { asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Reader, Transaction } from '../../db/db.ts'
import type { LogMaintenance } from '../../db/maintenance.ts'
import { executeNamed } from '../../db/prepared-statement.ts'
import { logCheckpoints, logs, logValues } from './tables.ts'

type Action = (typeof logs.action.enumValues)[number]

/** Callers pick the values by name; secrets, answers and free text must never be among them. */
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

/**
 * Writes one entry per committed write, in the transaction of that write (method 4.8). All entries
 * of a command take one round trip.
 */
export async function writeLog(tx: Transaction, now: Date, ...entries: LogEntry[]) {
  if (entries.length > 0)
    await executeNamed(tx, 'write_log', sql`with ${logged(now, entries)} select`)
}

/**
 * The same as CTEs for a statement that writes something itself and must be one round trip:
 * `with opened as (...), ${logged(now, entries, 'opened')}`. Logs only if `written` wrote a row.
 * The id is taken from the sequence first, because `returning` shows quartet_app only rows that it
 * may read.
 */
export function logged(now: Date, entries: readonly LogEntry[], written?: 'opened'): SQL {
  const rows = entries.map(
    ({
      action,
      entity,
      entityId,
      count = 1,
      actorId,
      subjectId,
      oldValue = null,
      newValue = null,
    }) => {
      const salt = randomBytes(16).toString('base64url')
      const digest = digestOfValues(salt, { oldValue, newValue })
      return {
        action,
        entity,
        entityId,
        count,
        actorId,
        subjectId,
        oldValue,
        newValue,
        salt,
        digest,
      }
    },
  )
  return sql`given as (
      select nextval('logs_id_seq')::int as id, given.* from json_to_recordset(${JSON.stringify(rows)}) as given (action text, entity text,
        "entityId" int, count int, "actorId" int, "subjectId" int, "oldValue" jsonb, "newValue" jsonb, salt text, digest text)
      ${written ? sql`where exists (select from ${sql.identifier(written)})` : sql``}
    ), entry as (
      insert into ${logs} (id, at, action, entity, entity_id, count, actor, subject, digest) overriding system value
      select id, ${now.toISOString()}::timestamptz, action, entity, "entityId", count, (select log_alias from users where users.id = "actorId"),
        (select log_alias from users where users.id = "subjectId"), digest from given
    ), valued as (
      insert into ${logValues} (log_id, salt, old_value, new_value) select id, salt, "oldValue", "newValue" from given
    )`
}

/** Salted digest that ties a row to its values; salt and values are enough to recompute it. */
export const digestOfValues = (salt: string, values: { oldValue: unknown; newValue: unknown }) =>
  createHash('sha256')
    .update(`${salt}${JSON.stringify(values, inOrder)}`)
    .digest('base64url')

/** jsonb does not preserve the order of names, so the digest sorts them. */
const inOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Rows per transaction and statement: their hashes take the event loop about 10 ms. */
const chainBatch = 1000

/**
 * Adds committed rows that are not in the chain yet, the oldest first, and returns how many. Only
 * one process does so at a time; writers never wait for it.
 */
export async function chainLogs({ db, key }: LogMaintenance, limit = chainBatch): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(oneAtATime)
    const end = await findChainEnd(tx)
    await ensureSameKey(tx, key, end)
    const open = await unchainedLogs(tx, limit)
    if (open.length > 0) await storeHashes(tx, chainRows(open, end, key))
    return open.length
  })
}

/**
 * Sorted as in the unique index, whose nulls are roughly in the order of insertion: PostgreSQL then
 * reads only these. Sorted by id, it would pass over all chained rows when its statistics are old.
 */
export const unchainedLogs = (db: Reader, limit: number) =>
  db.select().from(logs).where(isNull(logs.chainNumber)).orderBy(asc(logs.chainNumber)).limit(limit)

type ChainedRow = ChainEnd & { id: number }

function chainRows(rows: (typeof logs.$inferSelect)[], end: ChainEnd, key: string): ChainedRow[] {
  let previous = end
  return rows
    .toSorted((one, other) => one.id - other.id)
    .map((row) => {
      previous = {
        chainNumber: previous.chainNumber + 1,
        chainHash: chainHashOf(previous.chainHash, row, key),
      }
      return { id: row.id, ...previous }
    })
}

/** The bounds of the ids keep the join small when the statistics are old. */
const storeHashes = (tx: Transaction, rows: readonly ChainedRow[]) =>
  tx.execute(sql`
    update ${logs} set seal_number = chained.number, seal = chained.hash
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(rows.map(({ chainNumber }) => chainNumber))}::int[],
      ${sql.param(rows.map(({ chainHash }) => chainHash))}::text[]) chained (id, number, hash)
    where ${logs.id} = chained.id and ${logs.id} between ${rows[0]?.id} and ${rows.at(-1)?.id}`)

const oneAtATime = sql`select pg_advisory_xact_lock(${advisoryLocks.logChain})`
type ChainEnd = { chainNumber: number; chainHash: string }

/**
 * The end of the chain: its newest row, or the newest checkpoint when all chained rows are deleted.
 */
async function findChainEnd(tx: Transaction): Promise<ChainEnd> {
  const [row] = await tx
    .select()
    .from(logs)
    .where(isNotNull(logs.chainNumber))
    .orderBy(desc(logs.chainNumber))
    .limit(1)
  const [checkpoint] = await tx
    .select()
    .from(logCheckpoints)
    .orderBy(desc(logCheckpoints.chainNumber))
    .limit(1)
  const { chainNumber, chainHash } = row ?? checkpoint ?? {}
  return { chainNumber: chainNumber ?? 0, chainHash: chainHash ?? '' }
}

/**
 * Signs the existing chain when a key is used for the first time. Throws if the chain was signed
 * with another key.
 */
async function ensureSameKey(tx: Transaction, key: string, end: ChainEnd) {
  const [start] = await tx.select().from(logCheckpoints).where(eq(logCheckpoints.month, keyStart))
  if (!start) {
    if (end.chainHash.startsWith(keyedPrefix))
      throw new Error(
        'the checkpoint of the first use of the key is missing: run npm run verify-log',
      )
    return signChain(tx, key, end)
  }
  if (start.mac !== macOf(start, key))
    throw new Error(
      'the chain of the log has another key: LOG_CHAIN_KEY or DATA_DIR/log-chain-key must be the same for every process',
    )
}

async function signChain(tx: Transaction, key: string, end: ChainEnd) {
  const start = {
    month: keyStart,
    rows: await tx.$count(logs, isNotNull(logs.chainNumber)),
    ...end,
  }
  const months = await tx.select().from(logCheckpoints).where(ne(logCheckpoints.month, keyStart))
  for (const checkpoint of [start, ...months]) {
    const row = { ...checkpoint, mac: macOf(checkpoint, key) }
    await tx
      .insert(logCheckpoints)
      .values(row)
      .onConflictDoUpdate({ target: logCheckpoints.month, set: row })
  }
}

/**
 * Signs the end of the chain with a new key when the old one is lost. Rows hashed with the old key
 * can no longer be checked.
 */
export const startNewKey = ({ db, key }: LogMaintenance) =>
  db.transaction(async (tx) => {
    await tx.execute(oneAtATime)
    const [start] = await tx.select().from(logCheckpoints).where(eq(logCheckpoints.month, keyStart))
    if (start && start.mac === macOf(start, key))
      throw new Error('The chain has this key already: nothing was changed.')
    await signChain(tx, key, await findChainEnd(tx))
  })

/**
 * Deletes the oldest rows of the chain, at most `limit`, of one month that ended before `before`,
 * and saves the last chain hash as the checkpoint of that month. Returns the number of deleted
 * rows. Rows that are not in the chain yet stay.
 */
export async function closeLogs(
  { db, key, now }: Pick<LogMaintenance, 'db' | 'key'> & { now: Date },
  { before, limit = 5000 }: { before: Date; limit?: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(oneAtATime)
    const oldest = await tx
      .select()
      .from(logs)
      .where(isNotNull(logs.chainNumber))
      .orderBy(asc(logs.chainNumber))
      .limit(limit)
    const month = oldest[0]?.at.toISOString().slice(0, 7) ?? ''
    const end = month === '' ? before : addMonths(new Date(`${month}-01T00:00:00Z`), 1)
    // the chain is cut only at its start, even if clocks disagreed
    const later = oldest.findIndex(({ at }) => at >= end)
    const closing = later < 0 ? oldest : oldest.slice(0, later)
    const last = closing.at(-1)
    if (!last || end > before) return 0
    await ensureSameKey(tx, key, await findChainEnd(tx))

    const ids = closing.map(({ id }) => id)
    await tx.delete(logValues).where(inArray(logValues.logId, ids))
    await tx.delete(logs).where(inArray(logs.id, ids))
    const [earlier] = await tx.select().from(logCheckpoints).where(eq(logCheckpoints.month, month))
    const rows = (earlier?.rows ?? 0) + ids.length
    const checkpoint = {
      month,
      rows,
      chainNumber: last.chainNumber ?? 0,
      chainHash: last.chainHash ?? '',
    }
    const row = { ...checkpoint, mac: macOf(checkpoint, key) }
    await tx
      .insert(logCheckpoints)
      .values(row)
      .onConflictDoUpdate({ target: logCheckpoints.month, set: row })
    await writeLog(tx, now, { action: 'delete', entity: 'logs', actorId: null, count: ids.length })
    return ids.length
  })
}

/**
 * Deletes the logged values about the erased person with this alias, or about all erased people.
 * The values that record the erasure and its reason stay, as do the rows, digests and chain.
 * Returns the number of deleted rows.
 */
export async function eraseLogValues(
  { db }: Pick<LogMaintenance, 'db'>,
  alias?: string,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from log_values v using logs l where l.id = v.log_id
      and l.subject ${alias === undefined ? sql`in (select alias from erased_people)` : sql`= ${alias}::uuid`}
      and coalesce(v.new_value->>'erased', '') <> 'true'
      and not exists (select from users where users.log_alias = l.subject)`)
  return rowCount ?? 0
}

/** Pseudo-month of the checkpoint that marks where the key was first used. */
export const keyStart = 'key-start'

/** Signs a checkpoint, so that nobody can forge one without the key. */
export const macOf = (
  { month, rows, chainNumber, chainHash }: Omit<typeof logCheckpoints.$inferSelect, 'mac'>,
  key: string,
) =>
  createHmac('sha256', key)
    .update(JSON.stringify([month, rows, chainNumber, chainHash]))
    .digest('base64url')

/** Prefix of every chain hash made with a key. */
export const keyedPrefix = 'h1:'

/**
 * The chain hash of a row: changing or deleting a row breaks every later hash. Without `key` it is
 * the hash of rows from before the chain had a key.
 */
export function chainHashOf(previous: string, row: typeof logs.$inferSelect, key?: string) {
  const columns = [
    row.id,
    row.at.toISOString(),
    row.action,
    row.entity,
    row.entityId,
    row.count,
    row.actor,
    row.subject,
    row.digest,
  ]
  const text = `${previous}\n${JSON.stringify(columns)}`
  return key === undefined
    ? createHash('sha256').update(text).digest('base64url')
    : `${keyedPrefix}${createHmac('sha256', key).update(text).digest('base64url')}`
}
