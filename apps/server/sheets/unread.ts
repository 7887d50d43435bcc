import { sheetLimits } from '@quartet/contract/limits.ts'
import type { SheetRefusal } from './sheet.ts'

/** What the error of a spreadsheet that cannot be read adds: what was sent, or what is allowed. */
export async function describeUnread(
  error: SheetRefusal,
  file: Blob,
  max: number = sheetLimits.content.rows,
) {
  if (error === 'sheet_too_long') return { max }
  return error === 'sheet_unknown' ? { sent: await kindOf(file) } : {}
}

/** The beginnings of files that people take for spreadsheets, with the usual ending. */
const beginnings = [
  ['\xd0\xcf\x11\xe0', '.xls'],
  ['PK\x03\x04', '.zip'],
  ['%PDF', '.pdf'],
] as const

/** The ending of the file's name; without one, or with that of a spreadsheet, that of its content. */
async function kindOf(file: Blob): Promise<string> {
  const name = file instanceof File ? file.name : ''
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''
  if (ending !== '' && ending !== '.xlsx') return ending
  const begin = Buffer.from(await file.slice(0, 100).arrayBuffer()).toString('latin1')
  if (begin.includes('application/vnd.oasis.opendocument.spreadsheet')) return '.ods'
  return beginnings.find(([mark]) => begin.startsWith(mark))?.[1] ?? '.txt'
}
