import { readFileSync } from 'node:fs'
import { parseCsv } from 'hucre/csv'

/** The folders in `data/`, each with one file per language. */
export const tables = [
  'attributes',
  'career-questions',
  'career-statements',
  'career-strategies',
  'forms',
  'questions',
  'strategies',
  'team-questions',
  'team-statements',
  'topics',
  'walls',
  'words',
] as const
export type Table = (typeof tables)[number]

/** `line` is the line of the file on which the row begins. */
export type TableRow = { line: number; cells: Readonly<Record<string, string>> }
export type TableContent = { file: string; headings: readonly string[]; rows: readonly TableRow[] }

/** Throws an error when a row has more or fewer cells than there are headings. */
export function parseTable(text: string, file: string): TableContent {
  const [headings = [], ...rows] = parseCsv(text, { delimiter: ',' }).map((row) => row.map(String))
  let line = 2
  return {
    file,
    headings,
    rows: rows.map((row) => {
      if (row.length !== headings.length)
        throw new Error(
          `${file}, line ${line}: ${row.length} cells under ${headings.length} headings`,
        )
      const read = {
        line,
        cells: Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])),
      }
      line += row.join('').split('\n').length
      return read
    }),
  }
}

export function readTable(table: Table, locale: string): TableContent {
  const file = `data/${table}/${locale}.csv`
  return parseTable(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
    `packages/content/${file}`,
  )
}

/** Reads one column of a table, for code that needs its texts without a database. */
export const readColumn = (table: Table, locale: string, heading: string) =>
  readTable(table, locale).rows.map(({ cells }) => cells[heading] ?? '')
