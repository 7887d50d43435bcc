import { StreamedFile } from '../files/streamed-file.ts'
import { sheetStream, sheetType } from './sheet.ts'

type Options = {
  /** What the sheet is called inside of the workbook. */
  name: string
  /** What the workbook is about: the name of its file. */
  title: string
  personId: number
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** Rows as `{title}.xlsx`, with a heading for each column. */
export async function sheetFile({ name, title, personId, columns, rows }: Options) {
  const headings = columns.map((heading) => ({ heading, width: 20 }))
  return new StreamedFile(
    await sheetStream({ name, columns: headings, personId }, rows),
    `${fileNameOf(title)}.xlsx`,
    sheetType,
  )
}

/** Without the characters that file systems do not allow. */
const fileNameOf = (name: string) => name.replace(/[\\/:*?"<>|]/g, '-').replace(/^\.+|\.+$/g, '')
