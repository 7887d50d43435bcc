import { sheetLimits } from '@quartet/contract/limits.ts'
import type { SheetImport } from '@quartet/contract/resource.ts'
import type { Reader } from '../db/db.ts'
import type { ListRow } from '../lists/rows.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Sheet } from './area-sheet.ts'
import {
  type ReceivedSheet,
  readSheet,
  type SheetRefusal,
  type SheetRow,
  SheetUnread,
} from './sheet.ts'
import { describeUnread } from './unread.ts'

export type Values = Record<string, unknown>
export type WrongCell = SheetImport['errors'][number]
/**
 * The effect of a spreadsheet row: a new row of the table or a change of an existing one. `before`
 * is null for a new row, and the row in the bin for one that is restored. `source`: the id in the
 * spreadsheet, where it is not that of the row.
 */
export type Planned = {
  row: number
  draft: Values
  before: (ListRow & Values) | null
  source?: number
}
/**
 * `errors`: the first ones, in the order of the spreadsheet. `wrongRows`: the cells of their rows,
 * by row number, in the order of the headings.
 */
export type Plan = {
  rows: number
  planned: Planned[]
  unchanged: number
  errors: WrongCell[]
  errorCount: number
  wrongRows: Map<number, readonly string[]>
}

/** Maximum number of errors that are stored and shown. */
export const maxErrors = 200
export const emptyPlan = (): Plan => ({
  rows: 0,
  planned: [],
  unchanged: 0,
  errors: [],
  errorCount: 0,
  wrongRows: new Map(),
})

export function addError(plan: Plan, error: WrongCell) {
  if (plan.errorCount++ < maxErrors) plan.errors.push(error)
}

/** Greatest length of a value in an error. */
const maxValue = 200

/** The value of an error: the beginning of the cell, none if the cell is empty. */
export const valueIn = (cell: string) =>
  cell === '' ? {} : { value: cell.length > maxValue ? `${cell.slice(0, maxValue)}…` : cell }

/** What an error about a cell tells besides row and column. */
export type Explanation = Pick<WrongCell, 'reason' | 'allowed' | 'of'>
/** A reason alone, or what is only computed for errors that are stored. */
export type Explain = string | (() => Explanation)
export const explanationOf = (explain: Explain): Explanation =>
  typeof explain === 'string' ? { reason: explain } : explain()

/** Returns a function that adds an error with the value of the cell, and keeps the row's cells. */
export const errorsOf =
  (plan: Plan, row: SheetRow, { headings, at }: { headings: readonly string[]; at: CellAt }) =>
  (column: string, explain: Explain) => {
    if (plan.errorCount++ >= maxErrors) return
    const place = { row: row.row, column, ...valueIn(at(row, column)) }
    plan.errors.push({ ...place, ...explanationOf(explain) })
    plan.wrongRows.set(
      row.row,
      headings.map((heading) => at(row, heading)),
    )
  }

/** The plan of a sheet, or why it could not be read. */
export type PlanResult = Result<{ plan: Plan }, { error: SheetRefusal }>

export const planned = (reading: Promise<Plan>, { file }: ReceivedSheet): Promise<PlanResult> =>
  reading.then(
    (plan) => ok({ plan }),
    async (error) => {
      if (error instanceof SheetUnread)
        return fail(error.error, await describeUnread(error.error, file))
      throw error
    },
  )

/** The content of a row's cell under a heading, '' if the cell is empty or missing. */
export type CellAt = (row: SheetRow, heading: string) => string

/**
 * Yields the rows under the given headings, in batches. Missing or duplicate headings become errors
 * of the plan, and no row is read. Throws SheetUnread, with `sheet_headings` if none of the
 * headings is found.
 */
export async function* rowsUnder(
  columns: readonly string[],
  received: ReceivedSheet,
  plan: Plan,
): AsyncGenerator<{ rows: SheetRow[]; at: CellAt }> {
  let at: CellAt | undefined
  for await (const batch of readSheet(received, sheetLimits.content)) {
    const rows = at ? batch : batch.slice(1)
    at ??= cellsUnder(columns, batch[0], plan)
    if (!at) return
    plan.rows += rows.length
    yield { rows, at }
  }
  if (!at) throw new SheetUnread('sheet_headings')
}

function cellsUnder(
  columns: readonly string[],
  first: SheetRow | undefined,
  plan: Plan,
): CellAt | undefined {
  const headings = first?.cells.map((cell) => cell.toLowerCase()) ?? []
  const counted = columns.map((heading) => ({
    column: heading,
    times: headings.filter((one) => one === heading).length,
  }))
  if (counted.every(({ times }) => times === 0)) throw new SheetUnread('sheet_headings')
  for (const { column, times } of counted.filter(({ times }) => times !== 1))
    addError(plan, {
      row: first?.row ?? 1,
      column,
      reason: times === 0 ? 'heading_missing' : 'heading_twice',
    })
  const places = new Map(columns.map((heading) => [heading, headings.indexOf(heading)]))
  return plan.errorCount > 0
    ? undefined
    : ({ cells }, heading) => cells[places.get(heading) ?? -1] ?? ''
}

/**
 * An error value that a spreadsheet shows for a broken formula. It is accepted if the cell had the
 * same text before, since somebody may have typed it.
 */
export const isBroken = (cell: string, was: unknown) =>
  cell !== was && /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(cell)

export const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647

/** Rows of the area by their ids, fetched 5000 at a time. */
export async function rowsById(
  db: Reader,
  { rows }: Sheet,
  ids: readonly number[],
  removed: 0 | 1 = 0,
) {
  const byId = new Map<number, ListRow & Values>()
  for (let at = 0; at < ids.length; at += 5000)
    for (const row of await rows.find(db, ids.slice(at, at + 5000), removed))
      byId.set(row.id, row as ListRow & Values)
  return byId
}
