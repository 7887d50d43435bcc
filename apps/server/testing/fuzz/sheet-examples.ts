import { sheetType, writeSheet } from '../../sheets/sheet-format.ts'
import type { Json } from './places.ts'

/** A spreadsheet for an upload; with only headings and no rows it has no errors. */
export async function emptySheet(headings: readonly string[], ...rows: string[][]): Promise<Json> {
  const blob = await writeSheet(
    'sheet',
    headings.map((heading) => ({ heading, width: 10 })),
    rows,
  )
  const bytes = Buffer.from(await new Blob([blob], { type: sheetType }).arrayBuffer())
  return { file: bytes.toString('base64') }
}
