import type { Db } from '../db/db.ts'
import { StreamedFile } from '../files/streamed-file.ts'
import { readLocales, type Sheet } from './area-sheet.ts'
import type { Plan, Planned, WrongCell } from './plan-parts.ts'
import { cellsOf, columnsNamed, isAdded } from './planned-cells.ts'
import { sheetStream, sheetType } from './sheet.ts'

/** The rows of a sheet that have errors, with the cells under its headings. */
export type MarkedRows = { headings: string[]; rows: { row: number; cells: string[] }[] }

/** Greatest length of a cell that is stored: more than any valid one. */
const maxLength = 5000

/** Rows as they are stored, with the beginnings of their cells. */
export const markedRows = (
  headings: readonly string[],
  rows: readonly { row: number; cells: readonly string[] }[],
): MarkedRows => ({
  headings: [...headings],
  rows: rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell) => cell.slice(0, maxLength)),
  })),
})

/** The rows of the plan's errors; null if it has none. */
export async function markRows(
  db: Db,
  sheet: Sheet,
  name: string,
  { errors, wrongRows, planned }: Pick<Plan, 'errors' | 'wrongRows' | 'planned'>,
): Promise<MarkedRows | null> {
  if (errors.length === 0) return null
  const locales = await readLocales(db)
  const columns = columnsNamed(sheet, name)
  const byRow = new Map(planned.map((one) => [one.row, one]))
  const cellsAt = (row: number) => {
    const one = byRow.get(row)
    return wrongRows.get(row) ?? (one ? [idOf(one), ...cellsOf(columns, one, locales)] : [])
  }
  return markedRows(
    ['id', ...columns.map(({ heading }) => heading)],
    [...new Set(errors.map(({ row }) => row))].map((row) => ({ row, cells: cellsAt(row) })),
  )
}

const idOf = ({ source, before }: Planned) =>
  String(source ?? (isAdded({ before }) ? '' : (before?.id ?? '')))

type Problems = {
  errors: readonly WrongCell[]
  /** The heading of the column with the problems, and the words of one. */
  heading: string
  wordsOf: (error: WrongCell) => string
}

/** The rows as a sheet that can be corrected and imported: wrong cells marked, problems in words. */
export async function exportMarked(
  { name, personId }: { name: string; personId: number },
  { headings, rows }: MarkedRows,
  { errors, heading, wordsOf }: Problems,
): Promise<File> {
  const byRow = Map.groupBy(errors, ({ row }) => row)
  const marks = rows.flatMap(({ row }, at) =>
    (byRow.get(row) ?? []).flatMap(({ column }) =>
      headings.includes(column) ? [{ row: at, column: headings.indexOf(column) }] : [],
    ),
  )
  const columns = [
    ...headings.map((one) => ({ heading: one, width: one === 'id' ? 10 : 40 })),
    { heading, width: 100 },
  ]
  const written = rows.map(({ row, cells }) => [
    ...headings.map((_, at) => cells[at] ?? ''),
    (byRow.get(row) ?? []).map(wordsOf).join('\n'),
  ])
  return new StreamedFile(
    await sheetStream({ name, columns, personId, marks }, written),
    `${name}-marked.xlsx`,
    sheetType,
  )
}
