import { describeProblem } from '@quartet/content/sheet-problem.ts'
import type { ChangesQuery } from '@quartet/contract/areas/imports.ts'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../db/db.ts'
import { translateTo } from '../../documents/texts.ts'
import type { Caller } from '../../security/caller.ts'
import { readLocales, type Sheet } from '../../sheets/area-sheet.ts'
import { exportMarked, markRows } from '../../sheets/marked-sheet.ts'
import type { Planned } from '../../sheets/plan-parts.ts'
import { columnsNamed, describeChange } from '../../sheets/planned-cells.ts'
import { findLanguage } from '../languages/queries.ts'
import { bundlesOf } from '../localization/queries.ts'
import { sheetImportRows, sheetImports } from './tables.ts'

/** The newest import of a sheet that was applied and not undone. */
export async function newestDone(db: Reader, sheet: string) {
  const [row] = await db
    .select()
    .from(sheetImports)
    .where(and(eq(sheetImports.sheet, sheet), eq(sheetImports.state, 'done')))
    .orderBy(desc(sheetImports.doneAt), desc(sheetImports.id))
    .limit(1)
  return row
}

export async function findImport(db: Reader, id: number) {
  const [record] = await db.select().from(sheetImports).where(eq(sheetImports.id, id))
  return record
}
/** The imports of a person that are being written, oldest first. */
export const runningImports = (db: Reader, userId: number) =>
  db
    .select()
    .from(sheetImports)
    .where(and(eq(sheetImports.userId, userId), eq(sheetImports.state, 'running')))
    .orderBy(asc(sheetImports.id))

export type StoredImport = typeof sheetImports.$inferSelect

/** The sheet of an import; `attributes-language` imports versions for the sheet `attributes`. */
export const sheetNamed = (sheets: readonly Sheet[], name: string) =>
  sheets.find((sheet) => name === sheet.name || name === `${sheet.name}-language`)

export async function buildImportView(
  db: Reader,
  storedImport: StoredImport,
): Promise<SheetImport> {
  const {
    id,
    sheet,
    fileName: file_name,
    state,
    rows,
    added,
    changed,
    unchanged,
    progress,
    errors,
    errorCount: error_count,
  } = storedImport
  const may_undo = state === 'done' && (await newestDone(db, sheet))?.id === id
  return {
    id,
    sheet,
    file_name,
    state,
    rows,
    added,
    changed,
    unchanged,
    progress,
    errors,
    error_count,
    may_undo,
  }
}

/** A page of what an import changes, and the number of all changes. */
export async function listChanges(
  db: Db,
  sheet: Sheet,
  { id, sheet: name }: StoredImport,
  { kind, offset, limit }: ChangesQuery,
) {
  const isAdded = sql`coalesce((${sheetImportRows.before}->>'removed')::int, 1) = 1`
  const matching = and(
    eq(sheetImportRows.importId, id),
    kind && (kind === 'added' ? isAdded : sql`not (${isAdded})`),
  )
  const rows = await db
    .select()
    .from(sheetImportRows)
    .where(matching)
    .orderBy(asc(sheetImportRows.row))
    .limit(limit)
    .offset(offset)
  const locales = await readLocales(db)
  const columns = columnsNamed(sheet, name)
  return {
    changes: rows.map((row) => describeChange(columns, row, locales)),
    count: await db.$count(sheetImportRows, matching),
  }
}

/**
 * The rows with errors as a spreadsheet, with the problems in the caller's language; undefined for
 * an import without errors in rows.
 */
export async function makeMarkedFile(
  db: Db,
  caller: Caller,
  sheet: Sheet,
  storedImport: StoredImport,
): Promise<File | undefined> {
  const { sheet: name, errors } = storedImport
  const marked = storedImport.marked ?? (await markPlanned(db, sheet, storedImport))
  const language = await findLanguage(db, caller.languageId)
  if (!marked || !language) return undefined
  const t = await translateTo(
    { tag: language.tag, isRtl: language.rtl === 1 },
    await bundlesOf(db, language),
  )
  const numbers = new Intl.NumberFormat(`${language.tag}-u-nu-latn`)
  return exportMarked({ name, personId: caller.id }, marked, {
    errors,
    heading: t('content.sheets_reason'),
    wordsOf: (error) =>
      t('content.sheets_problem', {
        ...{ row: numbers.format(error.row), column: error.column },
        problem: describeProblem(error, t, numbers.format),
      }),
  })
}

/** The rows of errors that were found when the import was written. */
async function markPlanned(db: Db, sheet: Sheet, { id, sheet: name, errors }: StoredImport) {
  const inRows = errors.filter(({ row }) => row > 0)
  if (inRows.length === 0) return null
  const numbers = inRows.map(({ row }) => row)
  const planned = await db
    .select()
    .from(sheetImportRows)
    .where(and(eq(sheetImportRows.importId, id), inArray(sheetImportRows.row, numbers)))
  return markRows(db, sheet, name, {
    ...{ errors: inRows, wrongRows: new Map() },
    planned: planned as unknown as Planned[],
  })
}
