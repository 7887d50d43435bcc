import { splitCell } from '@quartet/domain/list-cell.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Reader } from '../db/db.ts'
import { otherVersions, readParents } from '../lists/row-versions.ts'
import { sharedNames } from '../lists/row-writes.ts'
import {
  type CellKind,
  cellOf,
  headingOf,
  type Locales,
  readLocales,
  type Sheet,
} from './area-sheet.ts'
import { choiceUnknown, explainIssue } from './cell-errors.ts'
import {
  addError,
  type Explain,
  emptyPlan,
  errorsOf,
  isBroken,
  isId,
  maxErrors,
  type Plan,
  type Planned,
  planned,
  rowsById,
  rowsUnder,
  type Values,
  valueIn,
  type WrongCell,
} from './plan-parts.ts'
import type { ReceivedSheet } from './sheet.ts'

/** Computes what a spreadsheet would change, row by row. Writes nothing. */
export const planRows = (db: Db, sheet: Sheet, received: ReceivedSheet) =>
  planned(readPlan(db, sheet, received), received)

async function readPlan(db: Db, sheet: Sheet, received: ReceivedSheet): Promise<Plan> {
  const columns = columnsOf(sheet)
  const headings = ['id', ...columns.map(({ heading }) => heading)]
  const locales = await readLocales(db)
  const references = await readReferences(db, sheet)
  const plan = emptyPlan()
  const named = new Map<number, number>()
  const differing = await findDifferences(db, sheet)
  for await (const { rows, at } of rowsUnder(headings, received, plan)) {
    const known = await rowsById(db, sheet, rows.map((row) => Number(at(row, 'id'))).filter(isId))
    for (const row of rows) {
      const wrong = errorsOf(plan, row, { headings, at })
      const id = at(row, 'id')
      const before = id === '' ? null : (known.get(Number(id)) ?? undefined)
      if (before === undefined) wrong('id', 'row_unknown')
      const first = before && named.get(before.id)
      if (first) wrong('id', () => ({ reason: 'row_repeated', of: first }))
      else if (before) named.set(before.id, row.row)
      const read = readDraft(
        sheet,
        columns,
        (heading) => cellOfKept(sheet, before, heading, at(row, heading)),
        {
          locales,
          before,
          references,
          wrong,
        },
      )
      if (!read || before === undefined) continue
      const draft = sheet.rules?.complete(read, before) ?? read
      const isInLanguage = before?.language_id === draft.language_id
      const unknown = Object.entries(references).find(
        ([name, allowed]) =>
          !(isInLanguage && before?.[name] === draft[name]) && !allows(allowed, draft, name),
      )
      if (unknown) wrong(unknown[0], () => choiceUnknown(allowedIn(unknown[1], draft.language_id)))
      for (const name of before ? differing(before, draft) : [])
        wrong(headingOf(name, sheet.columns[name] ?? 'text'), 'versions_differ')
      if (before && columns.every(({ name }) => isSame(before[name], draft[name]))) plan.unchanged++
      else plan.planned.push({ row: row.row, draft: { ...draft, ...sheet.rows.fixed }, before })
    }
  }
  const others = await versionsBeside(db, sheet, plan.planned)
  for (const wrong of others.withoutParent) addError(plan, wrong)
  const all = [...plan.planned, ...others.planned]
  const alike = await alikeTo(db, sheet, all)
  const taken = takenAmong(sheet, all, { alike, locales })
  await bringBack(db, sheet, plan.planned, alike)
  const against = (await sheet.rules?.check(db, plan.planned)) ?? []
  const inOrder = (one: WrongCell, other: WrongCell) =>
    one.row - other.row || headings.indexOf(one.column) - headings.indexOf(other.column)
  const errors = [...plan.errors, ...taken, ...against].sort(inOrder).slice(0, maxErrors)
  return { ...plan, errors, errorCount: plan.errorCount + taken.length + against.length }
}

/**
 * Returns a function that names the columns in which a row gives other values than an earlier
 * version of it in the sheet, although all versions share them.
 */
async function findDifferences(db: Db, { rows: { stored }, columns }: Sheet) {
  const shared = sharedNames(stored).filter((name) => name in columns)
  const parents = await readParents(db, stored)
  const groups = new Map<unknown, Values>()
  const keyOf = (name: string, { [name]: value }: Values) =>
    name === stored.parent?.column ? parents.keyOf(value) : value
  return ({ group_key }: Values, draft: Values) => {
    const first = groups.get(group_key) ?? draft
    groups.set(group_key, first)
    return shared.filter((name) => keyOf(name, draft) !== keyOf(name, first))
  }
}

export type NamedColumn = { name: string; kind: CellKind; heading: string }
export const columnsOf = ({ columns }: Pick<Sheet, 'columns'>): NamedColumn[] =>
  Object.entries(columns).map(([name, kind]) => ({ name, kind, heading: headingOf(name, kind) }))

type Reading = {
  locales: Locales
  before: Values | null | undefined
  references: References
  wrong: (column: string, explain: Explain) => void
}

/** The draft of a row; undefined if a cell is invalid, which is reported to `wrong`. */
export function readDraft<Draft>(
  { draft }: { draft: z.ZodType<Draft> },
  columns: readonly NamedColumn[],
  cellAt: (heading: string) => string,
  { locales, before, references, wrong }: Reading,
) {
  const broken = columns.filter(({ name, heading }) => isBroken(cellAt(heading), before?.[name]))
  for (const { heading } of broken) wrong(heading, 'formula_broken')
  const raw = Object.fromEntries(
    columns.map(({ name, kind, heading }) => [name, readCell(kind, cellAt(heading), locales)]),
  )
  const parsed = draft.safeParse(raw)
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0] ?? '')
    const column = columns.find((one) => one.name === name)
    if (column && broken.includes(column)) continue
    const cell = { kind: column?.kind ?? 'text', choices: references[name], locales }
    wrong(column?.heading ?? name, () => explainIssue(issue, cell))
  }
  return parsed.success && broken.length === 0 ? parsed.data : undefined
}

/** The cell, or an empty one where it has the stored value of a column that keeps it. */
const cellOfKept = (
  { rules }: Sheet,
  before: Values | null | undefined,
  heading: string,
  cell: string,
) => (rules?.keeps?.includes(heading) && before?.[heading] === cell ? '' : cell)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function readCell(kind: CellKind, cell: string, { idOf }: Locales): unknown {
  if (kind === 'language') return idOf(cell)
  if (kind === 'yes_no')
    return cell === '' ? false : ({ yes: true, no: false }[cell.toLowerCase()] ?? cell)
  if (kind === 'list') return splitCell(cell)
  return kind === 'text or none' && cell === '' ? null : cell
}

type Allowed = Map<string, number | null>
type References = Readonly<Record<string, Allowed>>

/**
 * The allowed values of each column, each with the only language in which it is allowed, or null.
 */
async function readReferences(db: Db, { references = {} }: Sheet): Promise<References> {
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
  return (
    language !== undefined &&
    (language === null || draft.language_id === undefined || language === draft.language_id)
  )
}

/** The allowed values of a column for a row in a language; all of them without one. */
const allowedIn = (allowed: Allowed, languageId: unknown) =>
  [...allowed].flatMap(([value, language]) =>
    language === null || languageId === undefined || language === languageId ? [value] : [],
  )

type Alike = Map<number, { id: number; removed: 0 | 1 }[]>

/**
 * The rows of the table that have the same unique values as the planned rows; of those in the bin
 * only such as can come back alone.
 */
async function alikeTo(
  db: Reader,
  { rows: { table, unique, only, isAlone } }: Sheet,
  planned: readonly Planned[],
): Promise<Alike> {
  if (planned.length === 0) return new Map()
  const keys = planned.map(({ row, draft }) => ({
    row,
    key: unique.map((name) => draft[name] ?? null),
  }))
  const key = sql`jsonb_build_array(${sql.join(
    unique.map((name) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  )})`
  const { rows } = await db.execute<{ row: number; id: number; removed: 0 | 1 }>(sql`
    with existing as materialized (select id, removed, ${key} as key from ${table} where ${only} and (removed = 0 or ${isAlone()}))
    select given.row, existing.id, existing.removed from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (row int, key jsonb)
    join existing on existing.key = given.key order by existing.id`)
  return Map.groupBy(rows, ({ row }) => row)
}

/**
 * Planned rows whose unique values conflict with each other or with an unchanged row; `leaving` are
 * ids of rows that will be gone.
 */
export const takenIn = async (
  db: Reader,
  sheet: Sheet,
  planned: readonly Planned[],
  leaving: readonly number[] = [],
) => {
  const all = [...planned, ...(await versionsBeside(db, sheet, planned)).planned]
  const alike = await alikeTo(db, sheet, all)
  return takenAmong(sheet, all, { alike, locales: await readLocales(db), leaving })
}

/**
 * The versions that are not in the sheet but change with those that are, as planned rows, and the
 * cells that give one of them a parent without a version in its language.
 */
async function versionsBeside(db: Reader, { rows, columns }: Sheet, planned: readonly Planned[]) {
  const changed = planned.filter(({ before }) => before?.removed === 0)
  const rowOf = new Map(changed.map(({ row, before }) => [before?.id ?? 0, row]))
  const drafts = new Map(changed.map(({ before, draft }) => [before?.id ?? 0, draft]))
  const others = await otherVersions(db, rows, drafts)
  const parent = rows.stored.parent?.column ?? ''
  const column = headingOf(parent, columns[parent] ?? 'text')
  const isWithoutParent = (version: Values) => parent in version && version[parent] === undefined
  return {
    planned: others.map(({ of, version }) => ({
      row: rowOf.get(of) ?? 0,
      draft: version,
      before: version,
    })),
    withoutParent: others.flatMap(({ of, version }) =>
      isWithoutParent(version)
        ? [
            {
              ...{ row: rowOf.get(of) ?? 0, column, reason: 'choice_versions_missing' },
              ...valueIn(String(drafts.get(of)?.[parent] ?? '')),
            },
          ]
        : [],
    ),
  }
}

function takenAmong(
  { rows: { unique, hasUniqueConstraint }, columns }: Sheet,
  planned: readonly Planned[],
  { alike, locales, leaving = [] }: { alike: Alike; locales: Locales; leaving?: readonly number[] },
): WrongCell[] {
  const changed = new Set([...leaving, ...planned.flatMap(({ before }) => before?.id ?? [])])
  const seen = new Map<string, number>()
  const name = unique[0] ?? 'id'
  const kind = columns[name] ?? 'text'
  const errors = new Map<number, WrongCell>()
  for (const { row, draft, before } of planned) {
    const key = JSON.stringify(unique.map((one) => draft[one] ?? null))
    const stays = ({ id, removed }: { id: number; removed: 0 | 1 }) =>
      !changed.has(id) && (removed === 0 || (hasUniqueConstraint && before !== null))
    const other = alike.get(row)?.find(stays)?.id
    const first = seen.get(key)
    seen.set(key, first ?? row)
    if (errors.has(row) || (other === undefined && first === undefined)) continue
    errors.set(row, {
      ...{ row, column: headingOf(name, kind) },
      ...valueIn(String(cellOf(kind, draft[name], locales))),
      // two versions of one row may collide with each other
      ...(other === undefined && first !== row && first !== undefined
        ? { reason: 'row_repeated', of: first }
        : { reason: 'taken', ...(other !== undefined && { of: other }) }),
    })
  }
  return [...errors.values()]
}

/** Restores the matching row from the bin instead of adding a new one. */
async function bringBack(db: Reader, sheet: Sheet, planned: Planned[], alike: Alike) {
  const fresh = planned.filter(({ before }) => before === null)
  const idOf = ({ row }: Planned) => alike.get(row)?.find(({ removed }) => removed === 1)?.id
  const ids = fresh.flatMap((plan) => idOf(plan) ?? [])
  if (ids.length === 0) return
  const inBin = await rowsById(db, sheet, ids, 1)
  for (const plan of fresh) plan.before = inBin.get(idOf(plan) ?? 0) ?? null
}
