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
