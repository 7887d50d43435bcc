import { en } from '@quartet/content/texts/en.ts'
import { type TakenTexts, Value } from '@quartet/contract/areas/localization.ts'
import { sheetLimits } from '@quartet/contract/limits.ts'
import { isLegalText } from '@quartet/domain/consent-texts.ts'
import type { Db } from '../../db/db.ts'
import { StreamedFile } from '../../files/streamed-file.ts'
import { fail, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import {
  type ReceivedSheet,
  readSheet,
  type SheetRow,
  SheetUnread,
  sheetStream,
  sheetType,
} from '../../sheets/sheet.ts'
import { describeUnread } from '../../sheets/unread.ts'
import { type Changes, saveTexts, wrongText } from './commands.ts'
import { linesOf } from './queries.ts'

type Language = { id: number; locale: string; tag: string; title: string }

const headings = ['key', 'area', 'screen', 'english', 'value'] as const
const widths = { key: 40, area: 20, screen: 20, english: 80, value: 80 } as const
/** The maximum number of errors in a response; `error_count` counts all. */
const maxErrors = 200

/** An .xlsx file named after the language (Italian.xlsx). */
export async function exportTexts(db: Db, language: Language, personId: number): Promise<File> {
  const lines = await linesOf(db, language)
  const columns = headings.map((heading) => ({ heading, width: widths[heading] }))
  const rows = lines.map(({ key, area, screen, english, value }) => [
    key,
    en[`localization.area_${area}`],
    en[`localization.screen_${screen}`],
    english,
    value ?? '',
  ])
  const name = language.title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || language.locale
  return new StreamedFile(
    await sheetStream({ name: language.locale, columns, personId }, rows),
    `${name}.xlsx`,
    sheetType,
  )
}

type Uploaded = { file: File; check?: '1' | undefined }

/**
 * Saves the texts of a spreadsheet unless it has errors or `check` is set. The columns may be in
 * any order.
 */
export async function importTexts(writer: Writer, language: Language, { file, check }: Uploaded) {
  const read = await readWhole({ file, personId: writer.actorId })
  if (!read.ok) return read
  const [keyAt = -1, valueAt = -1] = (['key', 'value'] as const).map((expected) =>
    read.headings.findIndex((heading) => heading.toLowerCase() === expected),
  )
  if (keyAt < 0 || valueAt < 0) return fail('sheet_headings')

  const { texts, rowOf, errors } = textsIn(read, language.tag, keyAt, valueAt)
  const shown = new Map((await linesOf(writer.db, language)).map(({ key, value }) => [key, value]))
  const changed = Object.entries(texts).filter(([key, value]) => shown.get(key) !== value)
  const legal = writer.mayEditLegal ? [] : changed.filter(([key]) => isLegalText(key))
  for (const [key] of check ? legal : [])
    errors.push({ row: rowOf[key] ?? 0, column: 'value', reason: 'text_legal' })
  const importReport: TakenTexts = {
    ...{
      file_name: file.name.slice(0, 200),
      rows: read.rows.length,
      changed: changed.length - (check ? legal.length : 0),
    },
    ...{
      unchanged: read.rows.length - changed.length - new Set(errors.map(({ row }) => row)).size,
    },
    ...{
      errors: errors.slice(0, maxErrors),
      error_count: errors.length,
      done: false,
      before: {},
      written: {},
    },
  }
  if (check) return ok({ import: importReport })
  if (errors.length > 0)
    return fail('sheet_wrong', { errors: importReport.errors, error_count: errors.length })
  const written = Object.fromEntries(changed)
  const saved = await saveTexts(writer, language, { changes: written })
  return saved.ok
    ? ok({ import: { ...importReport, done: true, before: saved.before, written } })
    : saved
}

/** Reads all rows into memory: a language has only a few thousand texts. */
async function readWhole(received: ReceivedSheet) {
  const all: SheetRow[] = []
  try {
    for await (const rows of readSheet(received, sheetLimits.content)) all.push(...rows)
  } catch (error) {
    if (error instanceof SheetUnread)
      return fail(error.error, await describeUnread(error.error, received.file))
    throw error
  }
  const [first, ...rows] = all
  return ok({ headings: first?.cells ?? [], rows })
}

/**
 * Collects texts by key. Blank cells are skipped, so that an unfinished spreadsheet deletes
 * nothing.
 */
function textsIn(
  { rows }: { rows: readonly SheetRow[] },
  tag: string,
  keyAt: number,
  valueAt: number,
) {
  const texts: Record<string, string> = {}
  const rowOf: Record<string, number> = {}
  const errors: TakenTexts['errors'] = []
  const seen = new Set<string>()
  for (const { row, cells } of rows) {
    const key = cells[keyAt] ?? ''
    const { data: value = '', error } = Value.safeParse(cells[valueAt] ?? '')
    const reason = seen.has(key)
      ? 'taken'
      : (error?.issues[0]?.message ?? wrongText(tag, key, value))
    seen.add(key)
    if (reason)
      errors.push({
        row,
        column: reason === 'text_unknown' || reason === 'taken' ? 'key' : 'value',
        reason,
      })
    else if (value !== '') {
      texts[key] = value
      rowOf[key] = row
    }
  }
  return { texts: texts satisfies Changes, rowOf, errors }
}
