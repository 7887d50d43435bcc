import { type CellValue, streamXlsxRows, writeXlsxStream } from 'hucre/xlsx'
import { unpackedWithin } from './unpacked.ts'

/** The one module that knows a spreadsheet library. */
export type SheetRow = { row: number; cells: string[] }
export type ReadSheet = { headings: string[]; rows: SheetRow[] }
type Refused = { refused: 'sheet_unknown' | 'sheet_broken' | 'sheet_too_long' }
type Bounds = { unpacked: number; rows: number }

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The first sheet of a workbook as texts: its headings, and its rows but the empty ones, with the numbers that the spreadsheet shows. */
export async function readSheet(file: Blob, { unpacked, rows: most }: Bounds): Promise<ReadSheet | Refused> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!bytes.subarray(0, 4).equals(zipMark)) return { refused: 'sheet_unknown' }
  const parts = await unpackedWithin(bytes, unpacked)
  if ('refused' in parts) return { refused: parts.refused === 'too_large' ? 'sheet_too_long' : 'sheet_broken' }
  if (!parts.names.includes('xl/workbook.xml')) return { refused: 'sheet_unknown' }
  try {
    return await rowsOf(bytes, most)
  } catch {
    return { refused: 'sheet_broken' } // whatever it is that the library stumbles over, nobody else can read it
  }
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1')

async function rowsOf(bytes: Buffer, most: number): Promise<ReadSheet | Refused> {
  let headings: string[] | undefined
  const rows: SheetRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    const cells = values.map(textOf)
    if (cells.every((cell) => cell === '')) continue
    if (!headings) {
      headings = cells
      continue
    }
    if (rows.length === most) return { refused: 'sheet_too_long' }
    rows.push({ row: index + 1, cells })
  }
  return { headings: headings ?? [], rows }
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).trim()
}

type Column = { heading: string; width: number }

/** A workbook of one sheet, written as it is read from `rows`. Every cell is text or a number, never a formula. */
export async function writeSheet(
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>,
) {
  const stream = writeXlsxStream(cellsOf(rows), {
    name,
    columns: columns.map(({ heading, width }) => ({ header: heading, width })),
    freezePane: { rows: 1 },
  })
  return new Response(stream).blob()
}

async function* cellsOf(rows: AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>) {
  for await (const row of rows) yield [...row]
}
