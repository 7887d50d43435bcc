import { sheetFile } from '../../sheets/sheet-file.ts'
import type { listForSheet } from './queries.ts'
import { sheetColumns } from './queries.ts'

type Rows = Awaited<ReturnType<typeof listForSheet>>
type SheetOptions = { name: string; personId: number; rows: Rows }

/** The people of a group as `{group name}.xlsx`. */
export const groupSheet = ({ name, personId, rows }: SheetOptions) =>
  sheetFile({
    ...{ name: 'group', title: name, personId, columns: sheetColumns },
    rows: rows.map((row) => sheetColumns.map((column) => row[column] ?? '')),
  })
