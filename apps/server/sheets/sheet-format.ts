import { type CellValue, streamXlsxRows, writeXlsxStream } from 'hucre/xlsx'
import { type UnpackedLimits, unpackWithLimits, worksheet } from './zip-reader.ts'

/** The one module that knows a spreadsheet library. `row`: as the spreadsheet counts. */
export type SheetRow = { row: number; cells: string[] }
export type SheetErrorName =
  | 'sheet_unknown'
  | 'sheet_locked'
  | 'sheet_broken'
  | 'sheet_too_long'
  | 'sheet_too_wide'
  | 'sheet_too_large'
  | 'sheet_headings'
  | 'too_many'
  | 'unavailable'
/** Bytes unpacked, and rows below the headings. */
export type SheetLimits = { unpacked: number; rows: number }

/** Why a sheet cannot be read; it may turn out only after some of its rows. */
export class SheetUnread extends Error {
  readonly error: SheetErrorName
  constructor(apiError: SheetErrorName) {
    super(apiError)
    this.error = apiError
  }
}

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What any sheet may have, far above what people write: what is beyond it was made to take up memory. */
const max: Omit<UnpackedLimits, 'unpacked'> = {
  ...{ parts: 1000, ratio: 100, anyRatio: 4_000_000 },
  ...{ tags: 2_500_000, strings: 400_000, cells: 4_000_000, cellsInRow: 16_384 },
}
/** Columns in which something stands. */
const maxColumns = 256
/** Rows given at a time, and characters. */
const batch = 1000
const batchLength = 500_000

/** The first sheet of a workbook as texts, without its empty rows, in batches; the first row of the first batch are the headings. Throws SheetUnread. */
export async function* readWorkbook(bytes: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  if (bytes.subarray(0, 4).equals(oleMark) && bytes.includes(lockedMark)) throw new SheetUnread('sheet_locked')
  if (!bytes.subarray(0, 4).equals(zipMark)) throw new SheetUnread('sheet_unknown')
  const unpacked = await unpackWithLimits(bytes, { ...max, unpacked: limits.unpacked })
  if ('error' in unpacked) throw new SheetUnread(`sheet_${unpacked.error}`)
  const { parts } = unpacked
  if (!parts.some(({ name }) => name === 'xl/workbook.xml')) throw new SheetUnread('sheet_unknown')
  // the library reads what there is of a sheet that was cut off
  if (parts.some(({ name, end }) => worksheet.test(name) && !/<\/(\w+:)?worksheet>\s*$/.test(end))) throw new SheetUnread('sheet_broken')

  let count = 0
  let length = 0
  let read: SheetRow[] = []
  for await (const { index, values } of rowsOf(bytes)) {
    const cells = values.slice(0, values.findLastIndex((value) => value !== null && value !== undefined) + 1).map(textOf)
    if (cells.every((cell) => cell === '')) continue
    if (cells.length > maxColumns) throw new SheetUnread('sheet_too_wide')
    if (count++ > limits.rows) throw new SheetUnread('sheet_too_long') // the first one are the headings
    read.push({ row: index + 1, cells })
    length += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (read.length < batch && length < batchLength) continue
    yield read
    read = []
    length = 0
  }
  if (read.length > 0) yield read
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1')
const oleMark = Buffer.from('\xd0\xcf\x11\xe0', 'latin1')
/** What a workbook with a password is kept under, as the directory of its container spells it. */
const lockedMark = Buffer.from('EncryptedPackage', 'utf16le')

async function* rowsOf(bytes: Buffer) {
  try {
    yield* streamXlsxRows(bytes, { sheet: 0 })
  } catch {
    throw new SheetUnread('sheet_broken') // whatever it is that the library stumbles over, nobody else can read it
  }
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : momentOf(value.toISOString())
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).trim()
}

/** A day, a time of day, or both: `2026-11-21`, `08:30`, `2026-11-21 08:30`. */
function momentOf(iso: string) {
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)]
  if (day <= '1899-12-31') return time // before the first day that a spreadsheet knows
  return time === '00:00' ? day : `${day} ${time}`
}

export type Column = { heading: string; width: number }
export type Row = readonly (string | number)[]
export type Rows = AsyncIterable<Row> | Iterable<Row>

/** A workbook of one sheet, written while it is read from `rows`. Every cell is text or a number, never a formula. */
export const workbookStream = (name: string, columns: readonly Column[], rows: Rows): ReadableStream<Uint8Array> =>
  writeXlsxStream(cellsOf(rows), {
    name,
    columns: columns.map(({ heading, width }) => ({ header: heading, width })),
    freezePane: { rows: 1 },
  })

/** The same, whole. */
export const writeSheet = (name: string, columns: readonly Column[], rows: Rows) => new Response(workbookStream(name, columns, rows)).blob()

async function* cellsOf(rows: Rows) {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? cell.replace(escapeLike, '_x005F_') : cell))
}

/** What the format would take for a letter that it escaped itself: _x0041_ is an A to whoever reads it. */
const escapeLike = /_(?=x[\dA-Fa-f]{4}_)/g
