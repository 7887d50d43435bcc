import type { SheetImport } from '@quartet/contract/resource.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'
import { sheetImports } from './tables.ts'

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
