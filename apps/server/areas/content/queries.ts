import type { FieldCode } from '@quartet/contract/fields.ts'
import { sql } from 'drizzle-orm'
import type { Db, Reader } from '../../base/db.ts'
import { acrossInstitutions } from '../../base/institutions.ts'
import { missing } from '../../base/refusal.ts'
import type { AskedRows, Rows, ToldRow } from '../../base/rows.ts'

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

type Draft = { language_id?: number | undefined } & Record<string, unknown>

/** Whether the row that a field of a draft names is there, and in the language of the draft. */
export async function wrongChoice<Row extends ToldRow, Asked extends AskedRows>(
  db: Db,
  rows: Rows<Row, Asked>,
  field: string,
  draft: Draft,
): Promise<{ fields: Record<string, FieldCode> } | undefined> {
  const [chosen] = (await rows.find(db, [Number(draft[field])], 0)) as (Row & { language_id?: number })[]
  const fits = chosen && (draft.language_id === undefined || chosen.language_id === draft.language_id)
  return fits ? undefined : { fields: { [field]: 'choice_unknown' } }
}

/** What is named by living rows of another table is not deleted. */
export async function namedBy<Row extends ToldRow, Asked extends AskedRows>(
  db: Db,
  { table }: Rows<Row, Asked>,
  column: string,
  ids: readonly number[],
): Promise<{ refused: 'row_used' } | undefined> {
  const { rows: found } = await db.execute(
    sql`select from ${table} where removed = 0 and ${sql.identifier(column)} = any(${sql.param([...ids])}::int[]) limit 1`,
  )
  return found.length > 0 ? { refused: 'row_used' } : undefined
}

/** What a field may be chosen from: the living rows of a table, newest first. */
export async function choicesFrom(db: Db, { table, title, value = 'id' }: { table: string; title: string; value?: string }) {
  const { rows: found } = await db.execute<{ value: string; title: string; language_id: number }>(sql`
    select ${sql.identifier(value)}::text as value, ${sql.identifier(title)} as title, language_id
    from ${sql.identifier(table)} where removed = 0 order by id desc limit 1000`)
  return found
}

/** People who read in the language of a row and are of its age, where it has one: who is shown it. */
export async function countReaders(db: Reader, { language_id, age_group_id }: { language_id: number; age_group_id?: number }) {
  const { rows: found } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from users
    where removed = 0 and language_id = ${language_id} and (${age_group_id ?? null}::int is null or age_group_id = ${age_group_id ?? null}::int)`)
  return found[0]?.count ?? 0
}
