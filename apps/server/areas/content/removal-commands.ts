import type { Transaction } from '../../db/db.ts'
import { findReferenced } from '../../lists/row-references.ts'
import { type Chosen, chosenIn } from '../../lists/row-versions.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { fail, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { isLegalAndLocked, isTaken, legalError, log, withLock } from './write-commands.ts'

/**
 * Moves rows to the bin, all or none; `row_used` when other rows reference one of them. With
 * `skip_used` those stay, with all of their versions, and the others are moved.
 */
export const removeRows = <Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  { skip_used = false, ...chosen }: Chosen & { skip_used?: boolean | undefined },
) =>
  withLock(writer, rows, async (tx) => {
    const named = await chosenIn(tx, rows, chosen, 0)
    const referenced = await findReferenced(tx, rows.referencedBy, named)
    if (referenced.size > 0 && !skip_used) return fail('row_used')
    const used = referenced.size > 0 ? await rows.withVersions(tx, [...referenced], 0) : []
    const results = await move(tx, writer, rows, {
      ids: named.filter((id) => !used.includes(id)),
      removed: 1,
    })
    return results.ok ? ok({ ...results, used: named.filter((id) => used.includes(id)) }) : results
  })

/**
 * Restores rows from the bin, all or none; `row_taken` when another row has taken the place of one.
 */
export const restoreRows = <Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  chosen: Chosen,
) =>
  withLock(writer, rows, async (tx) =>
    move(tx, writer, rows, { ids: await chosenIn(tx, rows, chosen, 1), removed: 0 }),
  )

type Move = { ids: readonly number[]; removed: 0 | 1 }

async function move<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  writer: Writer,
  rows: Rows<Row, Query>,
  { ids, removed }: Move,
) {
  const results = await rows.find(tx, ids, removed === 1 ? 0 : 1)
  if (results.length < ids.length) return fail('row_unknown')
  if (isLegalAndLocked(writer, rows, results)) return legalError
  for (const row of removed === 0 ? results : [])
    if (await isTaken(tx, rows, row, row.id)) return fail('row_taken')
  await rows.update(tx, ids, { removed, edited_at: writer.now })
  await log(
    tx,
    writer,
    rows,
    removed === 1
      ? { action: 'delete', before: results, after: [] }
      : { action: 'restore', before: [], after: results },
  )
  return ok({ ids: [...ids] })
}
