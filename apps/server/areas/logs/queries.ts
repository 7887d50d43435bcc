import type { LogFault } from '@quartet/domain/log-faults.ts'
import { asc, count, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { LogMaintenance } from '../../db/maintenance.ts'
import { chainHashOf, digestOfValues, keyedPrefix, keyStart, macOf } from './commands.ts'
import { logCheckpoints, logs, logValues } from './tables.ts'

/**
 * `rows` counts the rows in the chain: `unkeyed` of them were chained before the first key,
 * `unchecked` with a key that was replaced since, so that only the last of these is signed.
 * `unchained` rows are not in the chain yet; they are a minute or two old.
 */
export type LogReport = {
  rows: number
  months: number
  unkeyed: number
  unchecked: number
  unchained: number
  end: ChainEnd
}
type ChainEnd = { chainNumber: number; chainHash: string }
type Checkpoint = typeof logCheckpoints.$inferSelect
type Row = typeof logs.$inferSelect

type FaultyRow = { id: number; at: Date }

/**
 * The message describes the first error in one sentence. `row`: the first entry that is not as it
 * was written, or that follows a missing one.
 */
export class LogBroken extends Error {
  readonly fault: LogFault
  readonly row: FaultyRow | undefined

  constructor(fault: LogFault, message: string, row?: FaultyRow) {
    super(message)
    this.fault = fault
    this.row = row
  }
}

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
        .orderBy(asc(logCheckpoints.chainNumber))
      const start = checkStart(
        checkpoints.find(({ month }) => month === keyStart),
        key,
      )
      const months = checkpoints.filter(({ month }) => month !== keyStart)
      for (const checkpoint of months)
        if (checkpoint.mac !== macOf(checkpoint, key))
          throw new LogBroken(
            'checkpoint_changed',
            `The checkpoint of ${checkpoint.month} was changed or made without the key.`,
          )

      const [{ unchained = 0 } = {}] = await tx
        .select({ unchained: count() })
        .from(logs)
        .where(isNull(logs.chainNumber))
      const { chainNumber, chainHash } = months.at(-1) ?? {
        chainNumber: 0,
        chainHash: '',
      }
      const report: LogReport = {
        rows: 0,
        months: months.length,
        unkeyed: 0,
        unchecked: 0,
        unchained,
        end: { chainNumber, chainHash },
      }
      let isExpectedInChain =
        expected === undefined || expected.chainNumber < chainNumber || isSame(expected, report.end)
      for (;;) {
        const page = await tx
          .select({
            ...getTableColumns(logs),
            values: getTableColumns(logValues),
            hasPerson: sql<boolean>`exists (select from users where users.log_alias = ${logs.subject})`,
          })
          .from(logs)
          .leftJoin(logValues, eq(logValues.logId, logs.id))
          .where(gt(logs.chainNumber, report.end.chainNumber))
          .orderBy(asc(logs.chainNumber))
          .limit(pageSize)
        for (const { values, hasPerson, ...row } of page) {
          checkRow(report, row, start, key)
          checkValues(row, values, hasPerson)
          report.rows++
          report.end = { chainNumber: row.chainNumber ?? 0, chainHash: row.chainHash ?? '' }
          isExpectedInChain ||= isSame(expected, report.end)
        }
        if (page.length < pageSize) break
      }
      if (start.chainNumber > report.end.chainNumber)
        throw new LogBroken(
          'end_missing',
          `The chain ends at seal ${report.end.chainNumber} but had reached ${start.chainNumber}: its end was deleted.`,
        )
      if (!isExpectedInChain)
        throw new LogBroken(
          'end_missing',
          `Seal ${expected?.chainNumber} is not the one noted before: rows were deleted or replaced.`,
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
  one?.chainNumber === other.chainNumber && one.chainHash === other.chainHash

function checkStart(start: Checkpoint | undefined, key: string) {
  if (!start)
    throw new LogBroken(
      'checkpoint_changed',
      'No row was sealed with a key yet, or the checkpoint of its first use was deleted.',
    )
  if (start.mac !== macOf(start, key))
    throw new LogBroken(
      'key_changed',
      'The key is not the one of this chain, or the checkpoint of its first use was changed.',
    )
  return start
}

function checkRow(report: LogReport, row: Row, start: Checkpoint, key: string) {
  const { end } = report
  const number = row.chainNumber ?? 0
  if (number !== end.chainNumber + 1)
    throw new LogBroken(
      'row_missing',
      `Seal ${end.chainNumber + 1} is missing: the next is ${number}. A row was deleted.`,
      row,
    )
  const isOlder = number <= start.chainNumber
  if (isOlder && row.chainHash?.startsWith(keyedPrefix)) report.unchecked++
  else if (row.chainHash !== chainHashOf(end.chainHash, row, isOlder ? undefined : key))
    throw new LogBroken(
      'row_changed',
      `${nameOf(row)} does not follow from the row before it: it was changed, inserted, or sealed without the key.`,
      row,
    )
  else if (isOlder) report.unkeyed++
  if (number === start.chainNumber && row.chainHash !== start.chainHash)
    throw new LogBroken(
      'checkpoint_changed',
      `${nameOf(row)} is not the row that was the last when the key was first used.`,
      row,
    )
}

function checkValues(row: Row, values: typeof logValues.$inferSelect | null, hasPerson: boolean) {
  if (
    values &&
    digestOfValues(values.salt, { oldValue: values.oldValue, newValue: values.newValue }) !==
      row.digest
  )
    throw new LogBroken('values_changed', `The values of ${nameOf(row)} were changed.`, row)
  if (!values && (hasPerson || row.subject === null))
    throw new LogBroken(
      'values_deleted',
      `The values of ${nameOf(row)} were deleted, but its person was not erased.`,
      row,
    )
}

const nameOf = (row: Row) => `Row ${row.id} (seal ${row.chainNumber}, ${row.at.toISOString()})`
