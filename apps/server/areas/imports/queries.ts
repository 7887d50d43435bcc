import { fieldMessages } from '@quartet/contract/fields.ts'
import { sheetLimits } from '@quartet/contract/limits.ts'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import {
  type CellKind,
  firstLanguage,
  headingOf,
  type Locales,
  partsOf,
  readLocales,
  type Sheet,
  textsIn,
  versionsOf,
} from '../../base/area-sheet.ts'
import type { Db, Reader } from '../../base/db.ts'
import type { ToldRow } from '../../base/rows.ts'
import { readSheet, type SheetRefusal, type SheetRow, SheetUnread } from '../../base/sheet.ts'
import { sheetImports } from './tables.ts'

type Values = Record<string, unknown>
export type WrongCell = { row: number; column: string; reason: string }
/**
 * What a row of a sheet brings: a new row of the table, or a change of the one that it names. `before` is null for a new one, and the row in the bin for
 * one that comes back out of it.
 */
export type Planned = { row: number; draft: Values; before: (ToldRow & Values) | null }
/** `errors`: the first of them, in the order of the sheet. */
export type Plan = { rows: number; planned: Planned[]; unchanged: number; errors: WrongCell[]; errorCount: number }

/** Errors that are kept and told. */
export const mostErrors = 200
const emptyPlan = (): Plan => ({ rows: 0, planned: [], unchanged: 0, errors: [], errorCount: 0 })

export function addError(plan: Plan, error: WrongCell) {
  if (plan.errorCount++ < mostErrors) plan.errors.push(error)
}
export type Unread = { refused: SheetRefusal | 'sheet_headings' }

const unread = (error: unknown): Unread => {
  if (error instanceof SheetUnread) return { refused: error.refused }
  throw error
}

/** What a sheet would change, row by row; nothing is written. */
export const planSheet = (db: Db, sheet: Sheet, file: Blob): Promise<Plan | Unread> => readPlan(db, sheet, file).catch(unread)

async function readPlan(db: Db, sheet: Sheet, file: Blob): Promise<Plan | Unread> {
  const columns = columnsOf(sheet)
  const headings = ['id', ...columns.map(({ heading }) => heading)]
  const locales = await readLocales(db)
  const references = await readReferences(db, sheet)
  const plan = emptyPlan()
  const named = new Set<number>()
  let places: Places | undefined
  for await (const batch of readSheet(file, sheetLimits.content)) {
    const rows = places ? batch : batch.slice(1)
    places ??= placesOf(batch[0], headings)
    if ('refused' in places) return places
    if ('errors' in places) return { ...plan, errors: places.errors, errorCount: places.errors.length }
    plan.rows += rows.length
    const { at } = places
    const known = await rowsById(db, sheet, rows.map((row) => Number(at(row, 'id'))).filter(isId))
    for (const row of rows) {
      const wrong = (column: string, reason: string) => addError(plan, { row: row.row, column, reason })
      const id = at(row, 'id')
      const before = id === '' ? null : (known.get(Number(id)) ?? undefined)
      if (before === undefined) wrong('id', 'row_unknown')
      if (before && named.has(before.id)) wrong('id', 'taken')
      if (before) named.add(before.id)
      const draft = readDraft(sheet, columns, (heading) => at(row, heading), { locales, before, wrong })
      if (!draft || before === undefined) continue
      const unknown = Object.entries(references).find(([name, allowed]) => !allows(allowed, draft, name))
      if (unknown) wrong(unknown[0], 'choice_unknown')
      if (before && columns.every(({ name }) => isSame(before[name], draft[name]))) plan.unchanged++
      else plan.planned.push({ row: row.row, draft: { ...draft, ...sheet.rows.fixed }, before })
    }
  }
  if (!places) return { refused: 'sheet_headings' }
  const alike = await alikeTo(db, sheet, plan.planned)
  const taken = takenAmong(sheet, plan.planned, alike)
  await bringBack(db, sheet, plan.planned, alike)
  const inOrder = (one: WrongCell, other: WrongCell) => one.row - other.row || headings.indexOf(one.column) - headings.indexOf(other.column)
  const errors = [...plan.errors, ...taken].sort(inOrder).slice(0, mostErrors)
  return { ...plan, errors, errorCount: plan.errorCount + taken.length }
}

type NamedColumn = { name: string; kind: CellKind; heading: string }
const columnsOf = ({ columns }: Sheet): NamedColumn[] =>
  Object.entries(columns).map(([name, kind]) => ({ name, kind, heading: headingOf(name, kind) }))

type Reading = { locales: Locales; before: Values | null | undefined; wrong: (column: string, reason: string) => void }

/** The draft that a row is; undefined where one of its cells is wrong, which is told. */
function readDraft(
  { draft }: Sheet,
  columns: readonly NamedColumn[],
  cellAt: (heading: string) => string,
  { locales, before, wrong }: Reading,
) {
  const broken = columns.filter(({ name, heading }) => isBroken(cellAt(heading), before?.[name]))
  for (const { heading } of broken) wrong(heading, 'formula_broken')
  const raw = Object.fromEntries(columns.map(({ name, kind, heading }) => [name, readCell(kind, cellAt(heading), locales)]))
  const parsed = draft.safeParse(raw)
  for (const { path, message, code } of parsed.error?.issues ?? []) {
    const column = columns.find(({ name }) => name === path[0])
    if (column && broken.includes(column)) continue
    wrong(column?.heading ?? String(path[0] ?? ''), column?.kind === 'language' ? 'choice_unknown' : reasonOf(message, code))
  }
  return parsed.success && broken.length === 0 ? parsed.data : undefined
}

/** What a spreadsheet shows where a formula came to nothing; somebody may have typed it. */
const isBroken = (cell: string, was: unknown) => cell !== was && /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(cell)

const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Places = { at: (row: SheetRow, heading: string) => string } | { errors: WrongCell[] } | Unread

/** Where each heading stands, or which one is missing or there twice; a sheet without any of them is another one. */
function placesOf(first: SheetRow | undefined, wanted: readonly string[]): Places {
  const told = first?.cells.map((cell) => cell.toLowerCase()) ?? []
  const counted = wanted.map((heading) => ({ column: heading, times: told.filter((one) => one === heading).length }))
  if (counted.every(({ times }) => times === 0)) return { refused: 'sheet_headings' }
  const errors = counted
    .filter(({ times }) => times !== 1)
    .map(({ column, times }) => ({ row: first?.row ?? 1, column, reason: times === 0 ? 'heading_missing' : 'heading_twice' }))
  if (errors.length > 0) return { errors }
  const places = new Map(wanted.map((heading) => [heading, told.indexOf(heading)]))
  return { at: ({ cells }, heading) => cells[places.get(heading) ?? -1] ?? '' }
}

function readCell(kind: CellKind, cell: string, { idOf }: Locales): unknown {
  if (kind === 'language') return idOf(cell)
  if (kind === 'yes_no') return cell === '' ? false : ({ yes: true, no: false }[cell.toLowerCase()] ?? cell)
  if (kind === 'list') return partsOf(cell)
  return kind === 'text or none' && cell === '' ? null : cell
}

function reasonOf(message: string, code: string) {
  if (message in fieldMessages) return message
  return code === 'invalid_value' ? 'choice_unknown' : 'invalid'
}

/** Rows of the area by their ids, some thousands at a time. */
async function rowsById(db: Reader, { rows }: Sheet, ids: readonly number[], removed: 0 | 1 = 0) {
  const byId = new Map<number, ToldRow & Values>()
  for (let at = 0; at < ids.length; at += 5000)
    for (const row of await rows.find(db, ids.slice(at, at + 5000), removed)) byId.set(row.id, row as ToldRow & Values)
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

type Alike = Map<number, { id: number; removed: 0 | 1 }[]>

/** Which rows of the table, the bin too, have what the planned ones would have and what may be there once. */
async function alikeTo(db: Reader, { rows: { table, unique, only } }: Sheet, planned: readonly Planned[]): Promise<Alike> {
  if (planned.length === 0) return new Map()
  const keys = planned.map(({ row, draft }) => ({ row, key: unique.map((name) => draft[name] ?? null) }))
  const key = sql`jsonb_build_array(${sql.join(
    unique.map((name) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  )})`
  const { rows } = await db.execute<{ row: number; id: number; removed: 0 | 1 }>(sql`
    select given.row, ${table}.id, ${table}.removed from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (row int, key jsonb)
    join ${table} on ${key} = given.key where ${only} order by ${table}.id`)
  return Map.groupBy(rows, ({ row }) => row)
}

/** Rows that would be alike in what may be there once: with each other, or with a row that stays as it is; `leaving`: those that go. */
export const takenIn = async (db: Reader, sheet: Sheet, planned: readonly Planned[], leaving: readonly number[] = []) =>
  takenAmong(sheet, planned, await alikeTo(db, sheet, planned), leaving)

function takenAmong(sheet: Sheet, planned: readonly Planned[], alike: Alike, leaving: readonly number[] = []): WrongCell[] {
  const { unique, holdsUnique } = sheet.rows
  const changed = new Set([...leaving, ...planned.flatMap(({ before }) => before?.id ?? [])])
  const seen = new Set<string>()
  const column = unique[0] ?? 'id'
  return planned.flatMap(({ row, draft, before }) => {
    const key = JSON.stringify(unique.map((name) => draft[name] ?? null))
    const stays = ({ id, removed }: { id: number; removed: 0 | 1 }) =>
      !changed.has(id) && (removed === 0 || (holdsUnique && before !== null))
    const taken = seen.has(key) || (alike.get(row) ?? []).some(stays)
    seen.add(key)
    return taken ? [{ row, column: headingOf(column, sheet.columns[column] ?? 'text'), reason: 'taken' }] : []
  })
}

/** A new row that is alike with one in the bin is that one again. */
async function bringBack(db: Reader, sheet: Sheet, planned: Planned[], alike: Alike) {
  const fresh = planned.filter(({ before }) => before === null)
  const idOf = ({ row }: Planned) => alike.get(row)?.find(({ removed }) => removed === 1)?.id
  const ids = fresh.flatMap((plan) => idOf(plan) ?? [])
  if (ids.length === 0) return
  const inBin = await rowsById(db, sheet, ids, 1)
  for (const plan of fresh) plan.before = inBin.get(idOf(plan) ?? 0) ?? null
}

/** What a sheet of language versions would change: a blank target is passed over. */
export const planVersions = (db: Db, sheet: Sheet, file: Blob): Promise<Plan | Unread> => readVersions(db, sheet, file).catch(unread)

async function readVersions(db: Db, sheet: Sheet, file: Blob): Promise<Plan | Unread> {
  const { texts } = versionsOf(sheet)
  const headings = ['id', 'language', ...texts.map((name) => `target_${name}`)]
  const { idOf } = await readLocales(db)
  const siblingOf = await readSiblings(db, sheet)
  const byLanguage = new Map<number, Versions>()
  const plan = emptyPlan()
  let places: Places | undefined
  for await (const batch of readSheet(file, sheetLimits.content)) {
    const rows = places ? batch : batch.slice(1)
    places ??= placesOf(batch[0], headings)
    if ('refused' in places) return places
    if ('errors' in places) return { ...plan, errors: places.errors, errorCount: places.errors.length }
    plan.rows += rows.length
    const { at } = places
    const sources = await rowsById(db, sheet, rows.map((row) => Number(at(row, 'id'))).filter(isId))
    for (const row of rows) {
      const wrong = (column: string, reason: string) => addError(plan, { row: row.row, column, reason })
      const targets = Object.fromEntries(texts.map((name) => [name, at(row, `target_${name}`)]))
      if (Object.values(targets).every((text) => text === '')) {
        plan.unchanged++
        continue
      }
      const source = sources.get(Number(at(row, 'id')))
      const languageId = idOf(at(row, 'language'))
      if (!source) wrong('id', 'row_unknown')
      if (languageId === undefined || languageId === firstLanguage) wrong('language', 'choice_unknown')
      if (!source || languageId === undefined || languageId === firstLanguage) continue
      const versions = byLanguage.get(languageId) ?? (await versionsIn(db, sheet, languageId))
      byLanguage.set(languageId, versions)
      const key = String(source.group_key)
      if (versions.named.has(key)) wrong('id', 'taken')
      versions.named.add(key)
      const before = versions.living.get(key) ?? versions.inBin.get(key) ?? null
      const broken = texts.filter((name) => isBroken(targets[name] ?? '', before?.[name]))
      for (const name of broken) wrong(`target_${name}`, 'formula_broken')
      const place = siblingOf(source, languageId, before)
      if (!place) {
        wrong('language', 'sibling_missing')
        continue
      }
      const parsed = sheet.draft.safeParse({ ...draftOf(sheet, before ?? source), ...place, ...targets })
      for (const { path, message, code } of parsed.error?.issues ?? []) wrong(`target_${String(path[0])}`, reasonOf(message, code))
      if (!parsed.success || broken.length > 0) continue
      if (before?.removed === 0 && texts.every((name) => before[name] === parsed.data[name])) plan.unchanged++
      else
        plan.planned.push({
          row: row.row,
          draft: { ...parsed.data, ...sheet.rows.fixed, group_key: source.group_key, ...('order' in source && { order: source.order }) },
          before,
        })
    }
  }
  return places ? plan : { refused: 'sheet_headings' }
}

/** What says of which language the version of a row is: its own field, or what it stands in, which may be missing there. */
async function readSiblings(db: Db, sheet: Sheet) {
  const { parent } = versionsOf(sheet)
  if (!parent) return (_: Values, language_id: number) => ({ language_id })
  const { rows } = await db.execute<{ id: number; language_id: number; sibling: number }>(parent.siblings)
  const siblings = new Map(rows.map(({ id, language_id, sibling }) => [`${id} ${language_id}`, sibling]))
  return (source: Values, languageId: number, before: Values | null) => {
    if (before) return {}
    const sibling = siblings.get(`${source[parent.column]} ${languageId}`)
    return sibling === undefined ? undefined : { [parent.column]: sibling }
  }
}

type Versions = { living: Map<string, ToldRow & Values>; inBin: Map<string, ToldRow & Values>; named: Set<string> }

const versionsIn = async (db: Db, sheet: Sheet, languageId: number): Promise<Versions> => ({
  living: await textsIn(db, sheet, languageId),
  inBin: await textsIn(db, sheet, languageId, 1),
  named: new Set(),
})

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
