import { firstLanguages, type LanguageRow } from '@quartet/content/languages.ts'
import { readTable, type Table, type TableContent } from '@quartet/content/table.ts'
import type { z } from 'zod'
import type { Locales, Sheet } from './area-sheet.ts'
import { type Explain, explanationOf } from './plan-parts.ts'
import { columnsOf, readDraft } from './plan-rows.ts'

/**
 * A row of packages/content/data. `group_key` is its cell under `id`, `order` its place among the rows
 * that are equal in `within`.
 */
export type ContentRow<Draft extends z.ZodType> = z.infer<Draft> & {
  group_key: string
  order: number
}

/** How the rows of a table are read: the columns of an area's sheet, and how they are ordered. */
export type ContentTable<Draft extends z.ZodType> = {
  name: Table
  columns: Sheet['columns']
  draft: Draft
  rows: Pick<Sheet['rows'], 'unique'>
  /**
   * The columns that form the groups in which rows are numbered. If empty, all rows of the file are
   * numbered together.
   */
  within: readonly (keyof z.infer<Draft> & string)[]
  /** Rows without references to them and without versions have no key. */
  isKeyless?: true
}

/** The targets of a column by the key in the file: an id in the database, or the key itself. */
export type References = Readonly<Record<string, ReadonlyMap<string, number | string>>>

type Language = Pick<LanguageRow, 'id' | 'locale'>

/**
 * The rows of a table in a language. Throws an error with file, line, column and reason of each
 * cell that the importer would reject.
 */
export const readRows = <Draft extends z.ZodType>(
  table: ContentTable<Draft>,
  language: Language,
  references: References = {},
): ContentRow<Draft>[] =>
  checkRows(table, language, readTable(table.name, language.locale), references)

export function checkRows<Draft extends z.ZodType>(
  table: ContentTable<Draft>,
  language: Pick<Language, 'id'>,
  { file, headings, rows }: TableContent,
  references: References = {},
): ContentRow<Draft>[] {
  const errors: string[] = []
  const addError = (line: number, column: string, reason: string) =>
    errors.push(`${file}, line ${line}, ${column}: ${reason}`)
  const columns = columnsOf(table)
  for (const heading of ['id', ...columns.map(({ heading }) => heading)])
    if (!headings.includes(heading)) addError(1, heading, 'heading_missing')
  if (errors.length > 0) throw new Error(listErrors(errors))

  const [countKey, countUnique, countPlace] = [makeCounter(), makeCounter(), makeCounter()]
  const contentRows: ContentRow<Draft>[] = []
  for (const { line, cells } of rows) {
    const wrong = (column: string, explain: Explain) =>
      addError(line, column, explanationOf(explain).reason)
    const key = cells.id ?? ''
    if (!table.isKeyless && key === '') wrong('id', 'required')
    if (key !== '' && countKey([key]) > 1) wrong('id', 'taken')
    const { resolved, unknown } = resolveKeys(cells, references)
    for (const column of unknown) wrong(column, 'choice_unknown')
    if (unknown.length > 0) continue
    const draft: unknown = readDraft(table, columns, (heading) => resolved[heading] ?? '', {
      locales,
      before: null,
      references: {},
      wrong,
    })
    if (!draft) continue
    const values = draft as z.infer<Draft> & Record<string, unknown>
    const valuesOf = (names: readonly string[]) => names.map((name) => values[name])
    if (values.language_id !== undefined && values.language_id !== language.id)
      wrong('language', 'choice_unknown')
    if (countUnique(valuesOf(table.rows.unique)) > 1) wrong(table.rows.unique[0] ?? 'id', 'taken')
    contentRows.push({ ...values, group_key: key, order: countPlace(valuesOf(table.within)) })
  }
  if (errors.length > 0) throw new Error(listErrors(errors))
  return contentRows
}

const locales: Locales = {
  localeOf: (id) => firstLanguages.find((language) => language.id === id)?.locale ?? '',
  idOf: (locale) => firstLanguages.find((language) => language.locale === locale)?.id,
  all: firstLanguages.map(({ locale }) => locale),
}

type Cells = Readonly<Record<string, string>>

/**
 * Replaces the keys in the cells of a row by their targets, and returns the columns whose key has
 * none.
 */
function resolveKeys(cells: Cells, references: References): { resolved: Cells; unknown: string[] } {
  const keys = Object.entries(references).filter(([column]) => cells[column])
  const targets = keys.map(([column, ids]) => [column, ids.get(cells[column] ?? '')] as const)
  return {
    resolved: {
      ...cells,
      ...Object.fromEntries(targets.map(([column, target]) => [column, String(target)])),
    },
    unknown: targets.flatMap(([column, target]) => (target === undefined ? [column] : [])),
  }
}

/** Counts how often the same values have occurred, including this time. */
function makeCounter() {
  const counts = new Map<string, number>()
  return (values: readonly unknown[]) => {
    const place = JSON.stringify(values)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return count
  }
}

/** Maximum number of errors in the message. */
const maxErrors = 20

const listErrors = (errors: readonly string[]) =>
  [
    ...errors.slice(0, maxErrors),
    ...(errors.length > maxErrors ? [`and ${errors.length - maxErrors} more`] : []),
  ].join('\n')
