import type { Services } from '../../services.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'
import { findActor } from '../roster/actor-queries.ts'
import { mayImport } from './access.ts'
import { failImport, writeImport } from './commands.ts'
import { findImport, sheetNamed } from './queries.ts'

/**
 * Runs a large import, or ends it as failed when whoever began it may no longer import the sheet. A
 * retry finds it done, cancelled, or still to be written.
 */
export async function runImport({ db, clock }: Services, sheets: readonly Sheet[], id: number) {
  const storedImport = await findImport(db, id)
  const sheet = storedImport && sheetNamed(sheets, storedImport.sheet)
  if (!sheet || storedImport.state !== 'running') return
  const now = clock()
  const caller = await findActor(db, storedImport.userId, now)
  if (caller && mayImport(caller, sheet)) await writeImport({ db, now }, sheet, storedImport)
  else await failImport(db, storedImport, [{ row: 0, column: '', reason: 'forbidden' }])
}
