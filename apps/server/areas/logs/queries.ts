import { asc, count, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { LogMaintenance } from '../../db/maintenance.ts'
import { chainHashOf, digestOfValues, keyedPrefix, keyStart, macOf } from './commands.ts'
import { logCheckpoints, logs, logValues } from './tables.ts'

/**
 * `rows` counts the rows in the chain: `unkeyed` of them were chained before the first key,
 * `unchecked` with a key that was replaced since, so that only the last of these is signed.
 * `unsealed` rows are not in the chain yet; they are a minute or two old.
 */
export type LogReport = {
  rows: number
  months: number
  unkeyed: number
  unchecked: number
  unsealed: number
  end: ChainEnd
}
type ChainEnd = { sealNumber: number; seal: string }
type Checkpoint = typeof logCheckpoints.$inferSelect
type Row = typeof logs.$inferSelect

/** The message describes the first error in one sentence. */
export class LogBroken extends Error {}

/**
 * Checks the whole chain of the log in one snapshot, `pageSize` rows at a time. Throws LogBroken at
 * the first error. `expected` is the end in an earlier report, which must still be in the chain.
 */
export const verifyLog = (
  { db, key }: Pick<LogMaintenance, 'db' | 'key'>,
  expected?: ChainEnd,
  pageSize = 2000,
): Promise<LogReport> =>
  db.transaction(
    async (tx) => {
      const checkpoints = await tx
        .select()
        .from(logCheckpoints)
        .orderBy(asc(logCheckpoints.sealNumber))
      const start = checkStart(
        checkpoints.find(({ month }) => month === keyStart),
        key,
      )
      const months = checkpoints.filter(({ month }) => month !== keyStart)
      for (const checkpoint of months)
        if (checkpoint.mac !== macOf(checkpoint, key))
          throw new LogBroken(
            `The checkpoint of ${checkpoint.month} was changed or made without the key.`,
          )

      const [{ unsealed: unchained = 0 } = {}] = await tx
        .select({ unsealed: count() })
        .from(logs)
        .where(isNull(logs.sealNumber))
      const { sealNumber: chainNumber, seal: chainHash } = months.at(-1) ?? {
        sealNumber: 0,
        seal: '',
      }
      const report: LogReport = {
        rows: 0,
        months: months.length,
        unkeyed: 0,
        unchecked: 0,
        unsealed: unchained,
        end: { sealNumber: chainNumber, seal: chainHash },
      }
      let isExpectedInChain =
        expected === undefined || expected.sealNumber < chainNumber || isSame(expected, report.end)
      for (;;) {
        const page = await tx
          .select({
            ...getTableColumns(logs),
            values: getTableColumns(logValues),
            hasPerson: sql<boolean>`exists (select from users where users.log_alias = ${logs.subject})`,
          })
          .from(logs)
          .leftJoin(logValues, eq(logValues.logId, logs.id))
          .where(gt(logs.sealNumber, report.end.sealNumber))
          .orderBy(asc(logs.sealNumber))
          .limit(pageSize)
        for (const { values, hasPerson, ...row } of page) {
          checkRow(report, row, start, key)
          checkValues(row, values, hasPerson)
          report.rows++
          report.end = { sealNumber: row.sealNumber ?? 0, seal: row.seal ?? '' }
          isExpectedInChain ||= isSame(expected, report.end)
        }
        if (page.length < pageSize) break
      }
      if (start.sealNumber > report.end.sealNumber)
        throw new LogBroken(
          `The chain ends at seal ${report.end.sealNumber} but had reached ${start.sealNumber}: its end was deleted.`,
        )
      if (!isExpectedInChain)
        throw new LogBroken(
          `Seal ${expected?.sealNumber} is not the one noted before: rows were deleted or replaced.`,
        )
      return report
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Whether the chain can continue with this key: it started with this key or has none yet. */
export async function acceptsKey({
  db,
  key,
}: Pick<LogMaintenance, 'db' | 'key'>): Promise<boolean> {
  const [start] = await db.select().from(logCheckpoints).where(eq(logCheckpoints.month, keyStart))
  return !start || start.mac === macOf(start, key)
}

const isSame = (one: ChainEnd | undefined, other: ChainEnd) =>
  one?.sealNumber === other.sealNumber && one.seal === other.seal

function checkStart(start: Checkpoint | undefined, key: string) {
  if (!start)
    throw new LogBroken(
      'No row was sealed with a key yet, or the checkpoint of its first use was deleted.',
    )
  if (start.mac !== macOf(start, key))
    throw new LogBroken(
      'The key is not the one of this chain, or the checkpoint of its first use was changed.',
    )
  return start
}

function checkRow(report: LogReport, row: Row, start: Checkpoint, key: string) {
  const { end } = report
  const number = row.sealNumber ?? 0
  if (number !== end.sealNumber + 1)
    throw new LogBroken(
      `Seal ${end.sealNumber + 1} is missing: the next is ${number}. A row was deleted.`,
    )
  const isOlder = number <= start.sealNumber
  if (isOlder && row.seal?.startsWith(keyedPrefix)) report.unchecked++
  else if (row.seal !== chainHashOf(end.seal, row, isOlder ? undefined : key))
    throw new LogBroken(
      `${nameOf(row)} does not follow from the row before it: it was changed, inserted, or sealed without the key.`,
    )
  else if (isOlder) report.unkeyed++
  if (number === start.sealNumber && row.seal !== start.seal)
    throw new LogBroken(
      `${nameOf(row)} is not the row that was the last when the key was first used.`,
    )
}

function checkValues(row: Row, values: typeof logValues.$inferSelect | null, hasPerson: boolean) {
  if (
    values &&
    digestOfValues(values.salt, { oldValue: values.oldValue, newValue: values.newValue }) !==
      row.digest
  )
    throw new LogBroken(`The values of ${nameOf(row)} were changed.`)
  if (!values && (hasPerson || row.subject === null))
    throw new LogBroken(`The values of ${nameOf(row)} were deleted, but its person was not erased.`)
}

const nameOf = (row: Row) => `Row ${row.id} (seal ${row.sealNumber}, ${row.at.toISOString()})`
