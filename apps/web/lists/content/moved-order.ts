/**
 * Sorts rows in the order in which the user moved them; a row added since stays where it arrived, a
 * deleted one is left out.
 */
export function inMovedOrder<Row extends { id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = ids.flatMap((id) => byId.get(id) ?? [])
  for (const [at, row] of rows.entries()) if (!ids.includes(row.id)) ordered.splice(at, 0, row)
  return ordered
}
