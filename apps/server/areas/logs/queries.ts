import { asc, count, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { Keeper } from '../../base/keeper.ts'
import { users } from '../users/tables.ts'
import { digestOfValues, keyed, macOf, sealOf, unkeyed } from './commands.ts'
import { logCheckpoints, logs, logValues } from './tables.ts'

/** `unsealed` rows are younger than a minute or two; `earlier` rows were sealed with another key, and only the last of them is pinned. */
export type LogReport = { rows: number; months: number; unsealed: number; earlier: number; end: { sealNumber: number; seal: string } }
type Checkpoint = typeof logCheckpoints.$inferSelect

/** The first thing that does not hold, in one sentence. */
export class LogBroken extends Error {}

/**
 * Reads the whole chain of the log, of one moment, a few rows at a time. Throws LogBroken where it does not hold. `expected`: an end that an
 * earlier report told, which must still be in the chain.
 */
export const verifyLog = ({ db, key }: Pick<Keeper, 'db' | 'key'>, expected?: LogReport['end'], most = 2000): Promise<LogReport> =>
  db.transaction(
    async (tx) => {
      const checkpoints = await tx.select().from(logCheckpoints).orderBy(asc(logCheckpoints.sealNumber))
      const [{ unsealed = 0 } = {}] = await tx.select({ unsealed: count() }).from(logs).where(isNull(logs.sealNumber))
      const begin = checkpoints.find(({ month }) => month === unkeyed)
      const months = checkpoints.filter(({ month }) => month !== unkeyed)
      checkCheckpoints(begin, months, key)

      const report: LogReport = { rows: 0, months: months.length, unsealed, earlier: 0, end: { sealNumber: 0, seal: '' } }
      const { sealNumber = 0, seal = '' } = months.at(-1) ?? {}
      report.end = { sealNumber, seal }
      const start = sealNumber
      let isExpectedMet = expected === undefined || expected.sealNumber < start || isSame(expected, report.end)
      for (;;) {
        const page = await tx
          .select({ ...getTableColumns(logs), values: getTableColumns(logValues), isKnown: sql<boolean>`${users.id} is not null` })
          .from(logs)
          .leftJoin(logValues, eq(logValues.logId, logs.id))
          .leftJoin(users, eq(users.logAlias, logs.subject))
          .where(gt(logs.sealNumber, report.end.sealNumber))
          .orderBy(asc(logs.sealNumber))
          .limit(most)
        for (const { values, isKnown, ...row } of page) {
          checkRow(report, row, begin, key)
          checkValues(row, values, isKnown)
          report.rows++
          report.end = { sealNumber: row.sealNumber ?? 0, seal: row.seal ?? '' }
          isExpectedMet ||= isSame(expected, report.end)
        }
        if (page.length < most) break
      }
      if (begin && begin.sealNumber > report.end.sealNumber)
        throw new LogBroken(`The chain ends at seal ${report.end.sealNumber}, and had reached ${begin.sealNumber}: its end was taken away.`)
      if (!isExpectedMet)
        throw new LogBroken(`Seal ${expected?.sealNumber} is not there any more as it was told: rows were taken away or written anew.`)
      return report
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const isSame = (one: LogReport['end'] | undefined, other: LogReport['end']) =>
  one?.sealNumber === other.sealNumber && one.seal === other.seal

function checkCheckpoints(begin: Checkpoint | undefined, months: Checkpoint[], key: string) {
  if (!begin) throw new LogBroken('Nothing was sealed with a key yet, or its first checkpoint was taken away.')
  if (begin.mac !== macOf(begin, key)) throw new LogBroken('The key is not the one of this chain, or its first checkpoint was changed.')
  for (const one of months) {
    const isOlder = one.mac === null && one.sealNumber <= begin.sealNumber
    if (!isOlder && one.mac !== macOf(one, key)) throw new LogBroken(`The checkpoint of ${one.month} was changed or made without the key.`)
  }
}

function checkRow(report: LogReport, row: typeof logs.$inferSelect, begin: Checkpoint | undefined, key: string) {
  const { end } = report
  const number = row.sealNumber ?? 0
  const name = `Row ${row.id} (seal ${number}, ${row.at.toISOString()})`
  if (number !== end.sealNumber + 1)
    throw new LogBroken(`Seal ${end.sealNumber + 1} is missing: the next is ${number}. A row was taken away.`)
  const isBefore = begin !== undefined && number <= begin.sealNumber
  if (isBefore && row.seal?.startsWith(keyed)) report.earlier++
  else if (row.seal !== sealOf(end.seal, row, isBefore ? undefined : key))
    throw new LogBroken(`${name} does not follow from the one before it: it was changed, put in, or sealed without the key.`)
  if (number === begin?.sealNumber && row.seal !== begin.seal)
    throw new LogBroken(`${name} is not the one that the first checkpoint names.`)
}

function checkValues(row: typeof logs.$inferSelect, values: typeof logValues.$inferSelect | null, isKnown: boolean) {
  const name = `Row ${row.id} (seal ${row.sealNumber}, ${row.at.toISOString()})`
  if (values && digestOfValues(values.salt, { oldValue: values.oldValue, newValue: values.newValue }) !== row.digest)
    throw new LogBroken(`The values of ${name} were changed.`)
  if (!values && (isKnown || row.subject === null)) throw new LogBroken(`The values of ${name} were taken away, and nobody was erased.`)
}
