import { type CellValue, streamXlsxRows, writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { type UnpackedLimits, unpackWithLimits, worksheet } from './zip-reader.ts'

/** The only module that uses a spreadsheet library. `row`: the row number in the spreadsheet. */
export type SheetRow = { row: number; cells: string[] }
export type SheetErrorName =
  | 'sheet_unknown'
  | 'sheet_locked'
  | 'sheet_broken'
  | 'sheet_too_long'
  | 'sheet_too_wide'
  | 'sheet_too_large'
  | 'sheet_headings'
  | 'roster_unknown'
  | 'roster_encoding'
  | 'too_many'
  | 'unavailable'
/**
 * `unpacked`: bytes after decompression; `rows`: number of rows below the headings; `roster`: a CSV
 * or a OneRoster zip is read as well.
 */
export type SheetLimits = { unpacked: number; rows: number; roster?: true }

/** Why a spreadsheet cannot be read. It may be thrown after some rows have been read. */
export class SheetUnread extends Error {
  readonly error: SheetErrorName
  constructor(apiError: SheetErrorName) {
    super(apiError)
    this.error = apiError
  }
}

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Limits far above any real spreadsheet; a file beyond them was made to exhaust memory. */
export const max: Omit<UnpackedLimits, 'unpacked'> = {
  ...{ parts: 1000, ratio: 100, anyRatio: 4_000_000 },
  ...{ tags: 2_500_000, strings: 400_000, cells: 4_000_000, cellsInRow: 16_384 },
}
/** Maximum number of columns with content. */
export const maxColumns = 256
/** Maximum rows and characters of a batch. */
export const batch = 1000
export const batchLength = 500_000
/** Characters of one cell of a roster, more than any valid one, and of all its cells. */
export const maxCell = 5000
const maxText = 50_000_000

/**
 * Reads the first sheet of a workbook as texts, without empty rows, in batches. The first row of
 * the first batch contains the headings. Throws SheetUnread.
 */
export async function* readWorkbook(
  bytes: Buffer,
  limits: SheetLimits,
): AsyncGenerator<SheetRow[]> {
  if (bytes.subarray(0, 4).equals(oleMark) && bytes.includes(lockedMark))
    throw new SheetUnread('sheet_locked')
  if (!bytes.subarray(0, 4).equals(zipMark)) throw new SheetUnread('sheet_unknown')
  const unpacked = await unpackWithLimits(bytes, { ...max, unpacked: limits.unpacked })
  if ('error' in unpacked) throw new SheetUnread(`sheet_${unpacked.error}`)
  const { parts } = unpacked
  if (!parts.some(({ name }) => name === 'xl/workbook.xml')) throw new SheetUnread('sheet_unknown')
  // the library accepts a truncated sheet and reads only part of it
  if (parts.some(({ name, end }) => worksheet.test(name) && !/<\/(\w+:)?worksheet>\s*$/.test(end)))
    throw new SheetUnread('sheet_broken')

  let count = 0
  let length = 0
  let read: SheetRow[] = []
  for await (const { index, values } of rowsOf(bytes)) {
    const cells = values
      .slice(0, values.findLastIndex((value) => value !== null && value !== undefined) + 1)
      .map(textOf)
    if (cells.every((cell) => cell === '')) continue
    if (cells.length > maxColumns) throw new SheetUnread('sheet_too_wide')
    // the first row contains the headings
    if (count++ > limits.rows) throw new SheetUnread('sheet_too_long')
    read.push({ row: index + 1, cells })
    length += lengthOf(cells)
    if (read.length < batch && length < batchLength) continue
    yield read
    read = []
    length = 0
  }
  if (read.length > 0) yield read
}

export const lengthOf = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.length, 0)

/**
 * The same batches with cells cut one character beyond the greatest length. A few bytes of a file
 * can be text that many cells share.
 */
export async function* withinLengths(
  batches: AsyncIterable<SheetRow[]> | Iterable<SheetRow[]>,
): AsyncGenerator<SheetRow[]> {
  let length = 0
  for await (const rows of batches) {
    length += rows.reduce((sum, { cells }) => sum + lengthOf(cells), 0)
    if (length > maxText) throw new SheetUnread('sheet_too_large')
    yield rows.map(({ row, cells }) => ({
      row,
      cells: cells.map((cell) => cell.slice(0, maxCell + 1)),
    }))
  }
}

export const zipMark = Buffer.from('PK\x03\x04', 'latin1')
const oleMark = Buffer.from('\xd0\xcf\x11\xe0', 'latin1')
/** The container entry of a password-protected workbook, as its directory spells it. */
const lockedMark = Buffer.from('EncryptedPackage', 'utf16le')

async function* rowsOf(bytes: Buffer) {
  try {
    yield* streamXlsxRows(bytes, { sheet: 0 })
  } catch {
    throw new SheetUnread('sheet_broken') // whatever the library fails on cannot be read at all
  }
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : momentOf(value.toISOString())
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).trim()
}

/** A day, a time of day, or both: `2026-11-21`, `08:30`, `2026-11-21 08:30`. */
function momentOf(iso: string) {
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)]
  if (day <= '1899-12-31') return time // before the first day of spreadsheets, so it is only a time
  return time === '00:00' ? day : `${day} ${time}`
}

export type Column = { heading: string; width: number }
export type Row = readonly (string | number)[]
export type Rows = AsyncIterable<Row> | Iterable<Row>

/**
 * A workbook of one sheet, written while `rows` is read. Every cell is text or a number, never a
 * formula.
 */
export const workbookStream = (
  name: string,
  columns: readonly Column[],
  rows: Rows,
): ReadableStream<Uint8Array> =>
  writeXlsxStream(cellsOf(rows), {
    name,
    columns: columns.map(({ heading, width }) => ({ header: heading, width })),
    freezePane: { rows: 1 },
  })

/** A cell, counted from 0 below the headings. */
export type Mark = { row: number; column: number }

const marked = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFD6D6' } },
  border: { bottom: { style: 'medium', color: { rgb: 'B00020' } } },
} as const

/** The complete workbook of a few rows, with cells that stand out. */
export async function markedWorkbook(
  name: string,
  columns: readonly Column[],
  { rows, marks }: { rows: Rows; marks: readonly Mark[] },
): Promise<Uint8Array> {
  const all: (string | number | null)[][] = [columns.map(({ heading }) => heading)]
  for await (const row of cellsOf(rows)) all.push(row)
  return writeXlsx({
    sheets: [
      {
        ...{ name, rows: all, freezePane: { rows: 1 } },
        columns: columns.map(({ width }) => ({ width })),
        cells: new Map(marks.map(({ row, column }) => [`${row + 1},${column}`, { style: marked }])),
      },
    ],
  })
}

/** The complete workbook as a blob. */
export const writeSheet = (name: string, columns: readonly Column[], rows: Rows) =>
  new Response(workbookStream(name, columns, rows)).blob()

async function* cellsOf(rows: Rows) {
  for await (const row of rows) yield row.map(writtenCell)
}

/** Null is no cell at all. */
const writtenCell = (cell: string | number) =>
  cell === '' ? null : typeof cell === 'string' ? cell.replace(escapeLike, '_x005F_') : cell

/** Text that the format would decode as an escape sequence: _x0041_ would be read as an A. */
const escapeLike = /_(?=x[\dA-Fa-f]{4}_)/g
