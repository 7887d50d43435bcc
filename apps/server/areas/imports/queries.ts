import { fieldMessages } from '@quartet/contract/fields.ts'
import { sheetLimits } from '@quartet/contract/limits.ts'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import {
  type CellKind,
  firstLanguage,
  headingOf,
  type Locales,
  readLocales,
  type Sheet,
  textsIn,
  versionsOf,
} from '../../base/area-sheet.ts'
import type { Db, Reader } from '../../base/db.ts'
import type { ToldRow } from '../../base/rows.ts'
import { type ReadSheet, readSheet, type SheetRow } from '../../base/sheet.ts'
import { sheetImports } from './tables.ts'

type Values = Record<string, unknown>
export type WrongCell = { row: number; column: string; reason: string }
/** What a row of a sheet brings: a new row of the table, or a change of the one that it names. `before` is null for a new one. */
export type Planned = { row: number; draft: Values; before: (ToldRow & Values) | null }
export type Plan = { rows: number; planned: Planned[]; unchanged: number; errors: WrongCell[] }
export type Unread = { refused: 'sheet_unknown' | 'sheet_broken' | 'sheet_too_long' | 'sheet_headings' }

/** What a sheet would change, row by row; nothing is written. */
export async function planSheet(db: Db, sheet: Sheet, file: Blob): Promise<Plan | Unread> {
  const read = await readSheet(file, sheetLimits.content)
  if ('refused' in read) return read
  const columns = Object.entries(sheet.columns).map(([name, kind]) => ({ name, kind, heading: headingOf(name, kind) }))
  const places = placesOf(read, ['id', ...columns.map(({ heading }) => heading)])
  if (!places) return { refused: 'sheet_headings' }

  const locales = await readLocales(db)
  const cellAt = ({ cells }: SheetRow, heading: string) => cells[places[heading] ?? -1] ?? ''
  const known = await rowsById(db, sheet, read.rows.map((row) => Number(cellAt(row, 'id'))).filter(isId))
  const references = await readReferences(db, sheet)
  const plan: Plan = { rows: read.rows.length, planned: [], unchanged: 0, errors: [] }
  const named = new Set<number>()
  for (const row of read.rows) {
    const wrong = (column: string, reason: string) => plan.errors.push({ row: row.row, column, reason })
    const id = cellAt(row, 'id')
    const before = id === '' ? null : (known.get(Number(id)) ?? undefined)
    if (before === undefined) wrong('id', 'row_unknown')
    if (before && named.has(before.id)) wrong('id', 'taken')
    if (before) named.add(before.id)

    const raw = Object.fromEntries(columns.map(({ name, kind, heading }) => [name, readCell(kind, cellAt(row, heading), locales)]))
    const parsed = sheet.draft.safeParse(raw)
    for (const { path, message, code } of parsed.error?.issues ?? []) {
      const column = columns.find(({ name }) => name === path[0])
      wrong(column?.heading ?? String(path[0] ?? ''), column?.kind === 'language' ? 'choice_unknown' : reasonOf(message, code))
    }
    if (!parsed.success || before === undefined) continue
    const unknown = Object.entries(references).find(([name, allowed]) => !allows(allowed, parsed.data, name))
    if (unknown) wrong(unknown[0], 'choice_unknown')
    const draft = { ...parsed.data, ...sheet.fixed }
    if (before && columns.every(({ name }) => isSame(before[name], parsed.data[name]))) plan.unchanged++
    else plan.planned.push({ row: row.row, draft, before })
  }
  plan.errors.push(...(await takenIn(db, sheet, plan.planned)))
  const place = (column: string) => ['id', ...columns.map(({ heading }) => heading)].indexOf(column)
  plan.errors.sort((one, other) => one.row - other.row || place(one.column) - place(other.column))
  return plan
}

const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Where each heading stands; undefined when one is missing. */
function placesOf({ headings }: ReadSheet, wanted: readonly string[]): Record<string, number> | undefined {
  const found = wanted.map((heading) => [heading, headings.findIndex((one) => one.toLowerCase() === heading)] as const)
  return found.every(([, at]) => at >= 0) ? Object.fromEntries(found) : undefined
}

function readCell(kind: CellKind, cell: string, { idOf }: Locales): unknown {
  if (kind === 'language') return idOf(cell)
  if (kind === 'yes_no') return cell === '' ? false : ({ yes: true, no: false }[cell.toLowerCase()] ?? cell)
  if (kind === 'list')
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  return kind === 'text or none' && cell === '' ? null : cell
}

function reasonOf(message: string, code: string) {
  if (message in fieldMessages) return message
  return code === 'invalid_value' ? 'choice_unknown' : 'invalid'
}

/** Living rows of the area by their ids, some thousands at a time. */
async function rowsById(db: Db, { rows }: Sheet, ids: readonly number[]) {
  const byId = new Map<number, ToldRow & Values>()
  for (let at = 0; at < ids.length; at += 5000)
    for (const row of await rows.find(db, ids.slice(at, at + 5000), 0)) byId.set(row.id, row as ToldRow & Values)
  return byId
}

type Allowed = Map<string, number | null>

/** What each column may name: its values, with the language in which alone it may be named. */
async function readReferences(db: Db, { references = {} }: Sheet): Promise<Record<string, Allowed>> {
  const read = Object.entries(references).map(async ([name, from]) => {
    const { rows } = await db.execute<{ value: string; language_id: number | null }>(from)
    return [name, new Map(rows.map(({ value, language_id }) => [value, language_id]))] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

function allows(allowed: Allowed, draft: Values, name: string) {
  const value = draft[name]
  if (value === null) return true
  const language = allowed.get(String(value))
  return language !== undefined && (language === null || draft.language_id === undefined || language === draft.language_id)
}

/** Rows that would be alike in what may be there once: with each other, or with a row that the sheet leaves as it is. */
async function takenIn(db: Reader, { rows: { table, unique, only }, columns }: Sheet, planned: readonly Planned[]): Promise<WrongCell[]> {
  const keyOf = (values: Values) => JSON.stringify(unique.map((name) => values[name] ?? null))
  const names = sql.join(
    unique.map((name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(name)}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: number; key: Values }>(
    sql`select id, json_build_object(${names}) as key from ${table} where removed = 0 and ${only}`,
  )
  const changed = new Set(planned.flatMap(({ before }) => before?.id ?? []))
  const taken = new Set(rows.flatMap(({ id, key }) => (changed.has(id) ? [] : keyOf(key))))
  const column = unique[0] ?? 'id'
  return planned.flatMap(({ row, draft }) => {
    const key = keyOf(draft)
    if (taken.has(key)) return [{ row, column: headingOf(column, columns[column] ?? 'text'), reason: 'taken' }]
    taken.add(key)
    return []
  })
}

/** What a sheet of language versions would change: a blank target is passed over. */
export async function planVersions(db: Db, sheet: Sheet, file: Blob): Promise<Plan | Unread> {
  const { texts } = versionsOf(sheet)
  const read = await readSheet(file, sheetLimits.content)
  if ('refused' in read) return read
  const places = placesOf(read, ['id', 'language', ...texts.map((name) => `target_${name}`)])
  if (!places) return { refused: 'sheet_headings' }

  const { idOf } = await readLocales(db)
  const cellAt = ({ cells }: SheetRow, heading: string) => cells[places[heading] ?? -1] ?? ''
  const sources = await rowsById(db, sheet, read.rows.map((row) => Number(cellAt(row, 'id'))).filter(isId))
  const byLanguage = new Map<number, Map<string, ToldRow & Values>>()
  const plan: Plan = { rows: read.rows.length, planned: [], unchanged: 0, errors: [] }
  for (const row of read.rows) {
    const wrong = (column: string, reason: string) => plan.errors.push({ row: row.row, column, reason })
    const targets = Object.fromEntries(texts.map((name) => [name, cellAt(row, `target_${name}`)]))
    if (Object.values(targets).every((text) => text === '')) {
      plan.unchanged++
      continue
    }
    const source = sources.get(Number(cellAt(row, 'id')))
    const languageId = idOf(cellAt(row, 'language'))
    if (!source) wrong('id', 'row_unknown')
    if (languageId === undefined || languageId === firstLanguage) wrong('language', 'choice_unknown')
    if (!source || languageId === undefined || languageId === firstLanguage) continue
    const versions = byLanguage.get(languageId) ?? (await textsIn(db, sheet, languageId))
    byLanguage.set(languageId, versions)
    const before = versions.get(String(source.group_key)) ?? null
    const parsed = sheet.draft.safeParse({ ...draftOf(sheet, before ?? source), ...targets, language_id: languageId })
    for (const { path, message, code } of parsed.error?.issues ?? []) wrong(`target_${String(path[0])}`, reasonOf(message, code))
    if (!parsed.success) continue
    if (before && texts.every((name) => before[name] === parsed.data[name])) plan.unchanged++
    else
      plan.planned.push({
        row: row.row,
        draft: { ...parsed.data, ...sheet.fixed, group_key: source.group_key, ...('order' in source && { order: source.order }) },
        before,
      })
  }
  return plan
}

const draftOf = ({ columns }: Sheet, row: Values) => Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]]))

/** The newest import of a sheet that was written and not undone. */
export async function newestDone(db: Reader, sheet: string) {
  const [found] = await db
    .select()
    .from(sheetImports)
    .where(and(eq(sheetImports.sheet, sheet), eq(sheetImports.state, 'done')))
    .orderBy(desc(sheetImports.doneAt), desc(sheetImports.id))
    .limit(1)
  return found
}

export async function findImport(db: Reader, id: number) {
  const [found] = await db.select().from(sheetImports).where(eq(sheetImports.id, id))
  return found
}
export type KeptImport = typeof sheetImports.$inferSelect

/** Which sheet an import is of: `attributes-language` is of the sheet `attributes`. */
export const sheetNamed = (sheets: readonly Sheet[], name: string) =>
  sheets.find((sheet) => name === sheet.name || name === `${sheet.name}-language`)

export async function toldImport(db: Reader, kept: KeptImport): Promise<SheetImport> {
  const { id, sheet, fileName: file_name, state, rows, added, changed, unchanged, progress, errors, errorCount: error_count } = kept
  const may_undo = state === 'done' && (await newestDone(db, sheet))?.id === id
  return { id, sheet, file_name, state, rows, added, changed, unchanged, progress, errors, error_count, may_undo }
}
