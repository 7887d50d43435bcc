import { createHash, randomBytes } from 'node:crypto'
import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../base/db.ts'
import { logs, logValues } from './tables.ts'

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
  if (entries.length === 0) return
  const rows = entries.map(({ action, entity, entityId, count = 1, actorId, subjectId, oldValue = null, newValue = null }) => {
    const salt = randomBytes(16).toString('base64url')
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
      digest: digestOfValues(salt, { oldValue, newValue }),
    }
  })
  await tx.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}) as given (action text, entity text, "entityId" int, count int, "actorId" int,
        "subjectId" int, "oldValue" jsonb, "newValue" jsonb, salt text, digest text)
    ), entry as (
      insert into ${logs} (at, action, entity, entity_id, count, actor, subject, digest)
      select ${now.toISOString()}::timestamptz, action, entity, "entityId", count, (select log_alias from users where id = "actorId"),
        (select log_alias from users where id = "subjectId"), digest from given
      returning id, digest
    )
    insert into ${logValues} (log_id, salt, old_value, new_value)
    select entry.id, salt, "oldValue", "newValue" from entry join given using (digest)`)
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

/** Chains the committed rows that no chain holds yet. One process at a time; a writer never waits for it. */
export async function sealLogs(db: Db, most = 5000): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727275)`)
    const [last] = await tx.select().from(logs).where(isNotNull(logs.sealNumber)).orderBy(desc(logs.sealNumber)).limit(1)
    const open = await tx.select().from(logs).where(isNull(logs.sealNumber)).orderBy(asc(logs.id)).limit(most)

    let previous = { sealNumber: last?.sealNumber ?? 0, seal: last?.seal ?? '' }
    for (const row of open) {
      previous = { sealNumber: previous.sealNumber + 1, seal: sealOf(previous.seal, row) }
      await tx.update(logs).set(previous).where(eq(logs.id, row.id))
    }
    return open.length
  })
}

/** What chains a row to the one before it: a changed or missing row breaks every later seal. */
export function sealOf(previous: string, row: typeof logs.$inferSelect) {
  const told = [row.id, row.at.toISOString(), row.action, row.entity, row.entityId, row.count, row.actor, row.subject, row.digest]
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(told)}`)
    .digest('base64url')
}
