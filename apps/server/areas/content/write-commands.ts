import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { fail, failFields } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { findLanguage } from '../languages/queries.ts'
import { logRows } from './log-commands.ts'

/** Runs a write in one transaction, with locks on its table and on the tables it references. */
export const withLock = <Written, Row extends ListRow, Query extends ListQuery>(
  { db }: Writer,
  rows: Rows<Row, Query>,
  write: (tx: Transaction) => Promise<Written>,
): Promise<Written> =>
  db.transaction(async (tx) => {
    await rows.lock(tx)
    return write(tx)
  })

export async function readOne<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  rows: Rows<Row, Query>,
  id: number,
): Promise<Row> {
  const [row] = await rows.find(tx, [id])
  if (!row) throw new Error('a row that was just written is gone')
  return row
}

/** Whether a draft names a language that does not exist; false for a draft without a language. */
export const isNoLanguage = async (tx: Transaction, id: number | undefined) =>
  id !== undefined && !(await findLanguage(tx, id))

/** Whether another row that is not removed has the same values in all of the unique columns. */
export async function isTaken<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  { table, unique }: Rows<Row, Query>,
  values: Record<string, unknown>,
  except = 0,
) {
  const alike = unique.map(
    (name) => sql`${sql.identifier(name)} is not distinct from ${values[name] ?? null}`,
  )
  const { rows: found } = await tx.execute(
    sql`select from ${table} where removed = 0 and id <> ${except} and ${sql.join(alike, sql` and `)} limit 1`,
  )
  return found.length > 0
}

export const taken = ({ unique }: { unique: readonly string[] }) =>
  failFields({ [unique[0] ?? 'title']: 'taken' })

/** Whether one of the rows is a legal text that the writer may not edit. */
export const isLegalAndLocked = <Row extends ListRow, Query extends ListQuery>(
  { mayEditLegal }: Writer,
  { isLegal }: Rows<Row, Query>,
  input: readonly object[],
) => !mayEditLegal && isLegal !== undefined && input.some((row) => isLegal(row as Row))
export const legalError = fail('forbidden')

type Change<Row> = {
  action: 'create' | 'update' | 'delete' | 'restore'
  before: readonly Row[]
  after: readonly Row[]
}

export const log = <Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  { actorId, now }: Writer,
  { name }: Rows<Row, Query>,
  change: Change<Row>,
) => logRows(tx, now, name, { ...change, actorId })
