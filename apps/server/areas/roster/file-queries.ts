import { sheetLimits } from '@quartet/contract/limits.ts'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import {
  fromOneRoster,
  isOneRoster,
  oneRosterHeadings,
  type RosterCells,
  type RosterColumn,
  type RosterRow,
  requiredRosterColumns,
  rosterColumnOf,
} from '@quartet/domain/roster.ts'
import {
  lengthOf,
  type ReceivedSheet,
  readSheet,
  type SheetRow,
  SheetUnread,
} from '../../sheets/sheet.ts'
import type { Problems } from './problem-queries.ts'

/** A row of the file with its number. */
export type FileRow = RosterRow & { row: number }
export type RosterTable = {
  format: 'sheet' | 'oneroster'
  headings: readonly string[]
  /** The heading under which a column of a roster is in this file. */
  headingOf: (column: RosterColumn) => string
  rows: FileRow[]
}

/** Characters of all cells that are kept: 200 for each person of the longest roster. */
const maxKept = 20_000_000

/**
 * Reads a roster of any format into memory. Wrong headings become problems, and then there are no
 * rows. Throws SheetUnread.
 */
export async function readRosterFile(
  received: ReceivedSheet,
  defaultAge: AgeGroup | null,
  problems: Problems,
): Promise<RosterTable> {
  let table: (RosterTable & { toRow: (row: SheetRow) => FileRow }) | undefined
  let length = 0
  for await (const batch of readSheet(received, sheetLimits.roster)) {
    const rows = table ? batch : batch.slice(1)
    table ??= tableOf(batch[0]?.cells ?? [], defaultAge, problems)
    if (problems.count > 0) return table
    for (const row of rows) {
      const kept = table.toRow(row)
      length += lengthOf(Object.values(kept.cells))
      if (length > maxKept) throw new SheetUnread('sheet_too_large')
      table.rows.push(kept)
    }
  }
  if (!table) throw new SheetUnread('sheet_headings')
  return table
}

/** Reads these rows of a roster again, with all cells as they are there. */
export async function readRowsAgain(received: ReceivedSheet, numbers: ReadonlySet<number>) {
  const found: SheetRow[] = []
  for await (const batch of readSheet(received, sheetLimits.roster)) {
    found.push(...batch.filter(({ row }) => numbers.has(row)))
    if (found.length === numbers.size) break
  }
  return found
}

function tableOf(headings: readonly string[], defaultAge: AgeGroup | null, problems: Problems) {
  const names = headings.map((heading) => heading.toLowerCase())
  if (isOneRoster(names))
    return {
      ...{ format: 'oneroster' as const, headings, rows: [] },
      headingOf: (column: RosterColumn) =>
        headings[names.indexOf(oneRosterHeadings[column] ?? '')] ?? column,
      toRow: ({ row, cells }: SheetRow) => ({
        ...fromOneRoster(namedCells(names, cells), defaultAge),
        row,
      }),
    }
  const columns = headings.map(rosterColumnOf)
  checkHeadings(columns, headings, problems)
  return {
    ...{ format: 'sheet' as const, headings, rows: [] },
    headingOf: (column: RosterColumn) => headings[columns.indexOf(column)] ?? column,
    toRow: ({ row, cells }: SheetRow) => ({
      cells: namedCells(columns, cells) as RosterCells,
      ...{ fate: 'stays' as const, row },
    }),
  }
}

const namedCells = (names: readonly (string | undefined)[], cells: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name, at) => (name === undefined ? [] : [[name, cells[at] ?? '']])),
  )

function checkHeadings(
  columns: readonly (RosterColumn | undefined)[],
  headings: readonly string[],
  problems: Problems,
) {
  if (columns.every((column) => column === undefined)) throw new SheetUnread('sheet_headings')
  for (const column of requiredRosterColumns)
    if (!columns.includes(column)) problems.addTo(1, column, 'heading_missing')
  columns.forEach((column, at) => {
    if (column !== undefined && columns.indexOf(column) !== at)
      problems.addTo(1, headings[at] ?? '', 'heading_twice')
  })
}
