import { firstLanguages, type LanguageRow } from '@quartet/content/languages.ts'
import { readTable, type Table, type TableContent } from '@quartet/content/table.ts'
import type { z } from 'zod'
import type { Locales, Sheet } from './area-sheet.ts'
import { columnsOf, readDraft } from './row-plan.ts'

/** A row of packages/content/data as the importer reads it; `key` is its cell under `id`, `order` its place among those that are alike in `within`. */
export type ContentRow<Draft extends z.ZodType> = z.infer<Draft> & { key: string; order: number }

/** How the rows of a table are read: a sheet of an area, and where its rows stand. */
export type ContentTable<Draft extends z.ZodType> = {
  name: Table
  columns: Sheet['columns']
  draft: Draft
  rows: Pick<Sheet['rows'], 'unique'>
  /** The columns by which rows are numbered; all rows of the file by one count if there are none. */
  within: readonly (keyof z.infer<Draft> & string)[]
  /** Rows that nothing names and that have no versions have no key. */
  isKeyless?: true
}

/** What a column may name, by the key that stands in the file: the id in the database, or the key itself. */
export type Named = Readonly<Record<string, ReadonlyMap<string, number | string>>>

/** Wrong cells that are told. */
const mostErrors = 20

const locales: Locales = {
  localeOf: (id) => firstLanguages.find((language) => language.id === id)?.locale ?? '',
  idOf: (locale) => firstLanguages.find((language) => language.locale === locale)?.id,
}

/** The rows of a table in a language. Throws with file, line, column and reason of each cell that the importer would refuse. */
export const readRows = <Draft extends z.ZodType>(table: ContentTable<Draft>, language: Language, named: Named = {}): ContentRow<Draft>[] =>
  checkRows(table, language, readTable(table.name, language.locale), named)

type Language = Pick<LanguageRow, 'id' | 'locale'>

export function checkRows<Draft extends z.ZodType>(
  table: ContentTable<Draft>,
  { id: languageId }: Pick<Language, 'id'>,
  { file, headings, rows }: TableContent,
  named: Named = {},
): ContentRow<Draft>[] {
  const columns = columnsOf(table)
  const errors: string[] = []
  const add = (line: number, column: string, reason: string) => errors.push(`${file}, line ${line}, ${column}: ${reason}`)
  const expected = ['id', ...columns.map(({ heading }) => heading)]
  for (const heading of expected) if (!headings.includes(heading)) add(1, heading, 'heading_missing')
  const counts = new Map<string, number>()
  const seen = { key: new Set<string>(), unique: new Set<string>() }
  const read = (errors.length > 0 ? [] : rows).flatMap(({ line, cells }) => {
    const before = errors.length
    const wrong = (column: string, reason: string) => add(line, column, reason)
    const key = cells.id ?? ''
    const cellAt = (heading: string) => {
      const cell = cells[heading] ?? ''
      return cell === '' ? '' : String(named[heading]?.get(cell) ?? (named[heading] ? '' : cell))
    }
    for (const heading of Object.keys(named)) if (cells[heading] !== '' && cellAt(heading) === '') wrong(heading, 'choice_unknown')
    if (!table.isKeyless && key === '') wrong('id', 'required')
    if (key !== '' && isTwice(seen.key, [key])) wrong('id', 'taken')
    if (errors.length > before) return []
    const draft = readDraft(table, columns, cellAt, { locales, before: null, wrong }) as
      | (z.infer<Draft> & Record<string, unknown>)
      | undefined
    if (!draft) return []
    if (draft.language_id !== undefined && draft.language_id !== languageId) wrong('language', 'choice_unknown')
    if (
      isTwice(
        seen.unique,
        table.rows.unique.map((name) => draft[name]),
      )
    )
      wrong(table.rows.unique[0] ?? 'id', 'taken')
    const place = JSON.stringify(table.within.map((name) => draft[name]))
    const order = (counts.get(place) ?? 0) + 1
    counts.set(place, order)
    return [{ ...draft, key, order }]
  })
  if (errors.length > 0) throw new Error(toldErrors(errors))
  return read
}

function isTwice(seen: Set<string>, values: readonly unknown[]) {
  const value = JSON.stringify(values)
  return seen.size === seen.add(value).size
}

const toldErrors = (errors: readonly string[]) =>
  [...errors.slice(0, mostErrors), ...(errors.length > mostErrors ? [`and ${errors.length - mostErrors} more`] : [])].join('\n')
