import type { Of, SheetImport } from '@quartet/contract/resource.ts'
import { joinCell } from '@quartet/domain/list-cell.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Reader, Transaction } from '../db/db.ts'
import { StreamedFile } from '../files/streamed-file.ts'
import { referencesOf } from '../lists/row-references.ts'
import { type Chosen, chosenIn } from '../lists/row-versions.ts'
import type { ListQuery, ListRow, Rows } from '../lists/rows.ts'
import { sheetStream, sheetType } from './sheet.ts'

/**
 * How a value is written in a cell. `language`: its locale; `list`: joined by " | ", with a literal
 * | escaped by a backslash.
 */
export type CellKind = 'text' | 'number' | 'yes_no' | 'list' | 'language' | 'text or none'

type Values = Record<string, unknown>
type PlannedRow = { row: number; draft: Values; before: Values | null }

/** What is different for rows that are no content. */
export type SheetRules = {
  /** Columns that may keep a stored value of another shape: unchanged, the cell is read as empty. */
  keeps?: readonly string[]
  /** Fills what a row leaves empty; `before` is null for a new row. */
  complete: (draft: Values, before: Values | null) => Values
  /** What else is wrong, also when the rows are written; `leaving` are ids of rows to be deleted. */
  check: (
    db: Reader,
    planned: readonly PlannedRow[],
    leaving?: readonly number[],
  ) => Promise<SheetImport['errors']>
  /** The columns of the table for the values of a row. */
  toStored: (values: Values, locales: Locales) => Values
  /** The values that the log stores. */
  toLog: (values: Values) => Values
  /** Runs in the transaction that wrote the rows. */
  afterWrite: (tx: Transaction, ids: readonly number[], now: Date) => Promise<void>
}

/**
 * The spreadsheet of an area. After the id, its columns are fields of the draft, in this order. An
 * exported file can be imported again.
 */
export type Sheet = {
  /** `attributes`; its language versions are `attributes-language`. */
  name: string
  /** The permission that an import requires. */
  access: Permission
  /** Whether an import requires the permission over all institutions. */
  isEverywhere?: true
  rules?: SheetRules
  file: string
  rows: Rows<ListRow, ListQuery>
  draft: z.ZodType<Record<string, unknown>>
  columns: Readonly<Record<string, CellKind>>
  /** Columns that say more about a row, before its texts; an import ignores them. */
  facts?: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => string | number>>
  /**
   * The allowed values of a column: `select value, language_id`, where language_id is the only
   * language in which the value is allowed, or null.
   */
  references?: Readonly<Record<string, SQL>>
  /** The spreadsheet of language versions: its file and the translated columns. */
  versions?: { file: string; texts: readonly string[]; parent?: Parent }
}

/**
 * For rows whose language is that of their parent: their version belongs to the parent's sibling in
 * the other language. `select id, language_id, sibling`.
 */
export type Parent = { column: string; siblings: SQL }

/** A sheet whose type carries its row type. */
export type SheetOf<Row> = Sheet & Of<Row>

/**
 * Makes the sheet of an area. Hides the row type from the code that reads and writes sheets; what
 * the rows reference, the columns may reference.
 */
export const sheetOf = <Row extends ListRow, Query extends ListQuery>({
  rows,
  versions,
  ...sheet
}: SheetOptions<Row, Query>): SheetOf<Row> => ({
  ...sheet,
  file: `${sheet.file ?? sheet.name}.xlsx`,
  rows: rows as unknown as Sheet['rows'],
  references: { ...referencesOf(rows), ...sheet.references },
  ...(versions && { versions: { ...versions, file: `Temp_${sheet.name}.xlsx` } }),
})

type SheetOptions<Row extends ListRow, Query extends ListQuery> = Omit<
  Sheet,
  'rows' | 'file' | 'versions'
> & {
  rows: Rows<Row, Query>
  /** The name of the file where it is not that of the sheet. */
  file?: string
  versions?: Omit<NonNullable<Sheet['versions']>, 'file'>
}

export type Locales = {
  localeOf: (id: unknown) => string
  idOf: (locale: string) => number | undefined
  all: readonly string[]
}

export async function readLocales(db: Pick<Db, 'execute'>): Promise<Locales> {
  const { rows } = await db.execute<{ id: number; locale: string }>(
    sql`select id, locale from languages order by id`,
  )
  return {
    localeOf: (id) => rows.find((language) => language.id === id)?.locale ?? '',
    idOf: (locale) => rows.find((language) => language.locale === locale.toLowerCase())?.id,
    all: rows.map(({ locale }) => locale),
  }
}

export const headingOf = (column: string, kind: CellKind) =>
  kind === 'language' ? 'language' : column

const width: Record<CellKind, number> = {
  text: 60,
  'text or none': 30,
  list: 60,
  number: 10,
  yes_no: 10,
  language: 10,
}

/** Rows fetched at a time, so that a spreadsheet of 100,000 rows is never complete in memory. */
const batch = 2000

/** The query of a list without its pages. */
export type Filters = Omit<ListQuery, 'limit' | 'offset'>
type Export = { query: Filters; chosen?: Chosen; personId: number }

/**
 * Exports exactly the rows of the list for the same query, all pages, or only the chosen ones of
 * them.
 */
export async function exportSheet(
  db: Db,
  sheet: Sheet,
  { query, chosen, personId }: Export,
): Promise<File> {
  const locales = await readLocales(db)
  const columns = Object.entries(sheet.columns)
  const facts = factsOf(sheet, Object.keys(sheet.columns))
  const headings = [
    { heading: 'id', width: 10 },
    ...facts.headings,
    ...columns.map(([name, kind]) => ({ heading: headingOf(name, kind), width: width[kind] })),
  ]
  const ids = await sheet.rows.listIds(
    db,
    { ...all, ...query },
    chosen && (await chosenIn(db, sheet.rows, chosen, query.removed)),
  )
  const rows = await cells(db, sheet, { ids, removed: query.removed }, (row) => [
    row.id,
    ...facts.cellsOf(row),
    ...columns.map(([name, kind]) => cellOf(kind, row[name], locales)),
  ])
  return new StreamedFile(
    await sheetStream({ name: sheet.name, columns: headings, personId }, rows),
    sheet.file,
    sheetType,
  )
}

/** The facts that have no column of their own. */
function factsOf({ facts = {} }: Sheet, columns: readonly string[] = []) {
  const further = Object.entries(facts).filter(([name]) => !columns.includes(name))
  return {
    headings: further.map(([heading]) => ({ heading, width: 20 })),
    cellsOf: (row: AnyRow) => further.map(([, factOf]) => factOf(row)),
  }
}

const all = {
  limit: 0,
  offset: 0,
  order_by: 'id',
  order_direction: 'ASC',
  removed: 0,
} as const

type AnyRow = ListRow & Record<string, unknown>

/**
 * Reads the first rows before it returns, so that errors are thrown before the response starts.
 * Rows that are deleted meanwhile are left out.
 */
async function cells(
  db: Db,
  { rows }: Sheet,
  { ids, removed }: { ids: readonly number[]; removed: 0 | 1 },
  toCells: (row: AnyRow) => (string | number)[],
) {
  const readAt = async (at: number) => {
    const some = ids.slice(at, at + batch)
    const byId = new Map((await rows.find(db, some, removed)).map((row) => [row.id, row]))
    return some.flatMap((id) => (byId.get(id) as AnyRow | undefined) ?? [])
  }
  const first = await readAt(0)
  async function* all() {
    yield* first.map(toCells)
    for (let at = batch; at < ids.length; at += batch) yield* (await readAt(at)).map(toCells)
  }
  return all()
}

export function cellOf(kind: CellKind, value: unknown, { localeOf }: Locales): string | number {
  if (kind === 'language') return localeOf(value)
  if (kind === 'yes_no') return value ? 'yes' : 'no'
  if (kind === 'list') return joinCell(value as string[])
  if (kind === 'number') return Number(value)
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Exports the texts in the first language next to those in another one, blank where a version is
 * missing.
 */
export async function exportVersions(
  db: Db,
  sheet: Sheet,
  languageId: number,
  personId: number,
): Promise<File> {
  const { file, texts } = versionsOf(sheet)
  const { localeOf } = await readLocales(db)
  const translated = await textsIn(db, sheet, languageId)
  const facts = factsOf(sheet)
  const headings = [
    { heading: 'id', width: 10 },
    { heading: 'language', width: 10 },
    ...facts.headings,
    ...texts.flatMap((name) => [
      { heading: `source_${name}`, width: 60 },
      { heading: `target_${name}`, width: 60 },
    ]),
  ]
  const ids = await sheet.rows.listIds(db, { ...all, language: firstLanguage })
  const rows = await cells(db, sheet, { ids, removed: all.removed }, (row) => {
    const version = translated.get(String(row.group_key))
    return [
      row.id,
      localeOf(languageId),
      ...facts.cellsOf(row),
      ...texts.flatMap((name) => [
        String(row[name]),
        version?.untranslated === true ? '' : String(version?.[name] ?? ''),
      ]),
    ]
  })
  return new StreamedFile(
    await sheetStream({ name: sheet.name, columns: headings, personId }, rows),
    file,
    sheetType,
  )
}

/** The language from which texts are translated. */
export const firstLanguage = 1

export function versionsOf({ name, versions }: Sheet) {
  if (!versions) throw new Error(`the sheet ${name} has no language versions`)
  return versions
}

/** The versions in a language (with `removed` 1 those in the bin), by the key that ties them. */
export async function textsIn(db: Db, { rows }: Sheet, languageId: number, removed: 0 | 1 = 0) {
  const byKey = new Map<string, AnyRow>()
  const ids = await rows.listIds(db, { ...all, language: languageId, removed })
  for (let at = 0; at < ids.length; at += batch)
    for (const row of (await rows.find(db, ids.slice(at, at + batch), removed)) as AnyRow[])
      byKey.set(String(row.group_key), row)
  return byKey
}
