import type { Of } from '@quartet/contract/resource.ts'
import { sql } from 'drizzle-orm'
import { exportSheet, exportVersions, type SheetOf } from '../../base/area-sheet.ts'
import { type Context, callerOf } from '../../base/context.ts'
import type { Db, Reader } from '../../base/db.ts'
import { acrossInstitutions } from '../../base/institutions.ts'
import { missing } from '../../base/refusal.ts'
import { choicesOf } from '../../base/row-names.ts'
import type { AskedRows, Rows, ToldRow } from '../../base/rows.ts'

/** What a handler is given of a call that is about these rows. */
export type Given<Row, Input> = { context: Context; input: Input & Of<Row> }

/** A row with its versions and by how many it is used: counted over everybody, whoever asks, since only the number is told. */
export async function showRow<Row extends ToldRow & { group_key: string }, Asked extends AskedRows>(
  db: Db,
  rows: Rows<Row, Asked>,
  id: number,
  countUses: (db: Reader, row: Row) => Promise<number>,
) {
  const [row] = await rows.find(db, [id])
  if (!row) throw missing()
  const [versions, used_by] = await Promise.all([rows.versions(db, row.group_key), acrossInstitutions(() => countUses(db, row))])
  return { row, versions, used_by }
}

/** The handlers of the routes of one list that only read: `os.topics.list.handler(listing(topicRows))`. */
export const listing =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context: { db }, input }: Given<Row, { query: Asked }>) => ({
    ...(await rows.list(db, input.query)),
    choices: await choicesOf(db, rows),
  })

export const showing =
  <Row extends ToldRow & { group_key: string }, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  ({ context: { db }, input }: Given<Row, { params: { id: number } }>) =>
    showRow(db, rows, input.params.id, rows.countUses)

export const exporting =
  <Row, Asked extends AskedRows>(sheet: SheetOf<Row>) =>
  ({ context, input }: Given<Row, { query: Asked }>) =>
    exportSheet(context.db, sheet, input.query, callerOf(context).id)

export const exportingVersions =
  <Row>(sheet: SheetOf<Row>) =>
  ({ context, input }: Given<Row, { query: { language: number } }>) =>
    exportVersions(context.db, sheet, input.query.language, callerOf(context).id)

/** People who read in the language of a row and are of its age, where it has one: who is shown it. */
export async function countReaders(db: Reader, { language_id, age_group_id }: { language_id: number; age_group_id?: number }) {
  const { rows: found } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from users
    where removed = 0 and language_id = ${language_id} and (${age_group_id ?? null}::int is null or age_group_id = ${age_group_id ?? null}::int)`)
  return found[0]?.count ?? 0
}
