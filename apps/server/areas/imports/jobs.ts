import type { Services } from '../../services.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'
import { writeImport } from './commands.ts'
import { findImport, sheetNamed } from './queries.ts'

/** Runs a large import. A retry finds it done, cancelled, or still to be written. */
export async function runImport({ db, clock }: Services, sheets: readonly Sheet[], id: number) {
  const storedImport = await findImport(db, id)
  const sheet = storedImport && sheetNamed(sheets, storedImport.sheet)
  if (sheet && storedImport.state === 'running')
    await writeImport({ db, now: clock() }, sheet, storedImport)
}
