import type { PersonFilters } from '@quartet/contract/areas/users.ts'
import { StreamedFile } from '../../files/streamed-file.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { sheetStream, sheetType } from '../../sheets/sheet.ts'
import { writeLog } from '../logs/commands.ts'
import { headingsOf, listMatchingIds, readPeopleRows } from './sheet-queries.ts'

/**
 * Exports the people that the filters match in the caller's scope, unless they are more than a sheet
 * can have. The log names who did it and how many people it contains.
 */
export async function exportPeople(context: CallerContext, query: PersonFilters, max: number) {
  const { db, caller, now } = context
  const ids = await listMatchingIds(db, context, query, max)
  if (ids.length > max) return fail('sheet_too_long', { max })
  const stream = await sheetStream(
    { name: 'users', columns: headingsOf(context), personId: caller.id },
    readPeopleRows(db, context, ids),
  )
  const entry = { action: 'export', entity: 'users', actorId: caller.id } as const
  await db.transaction((tx) => writeLog(tx, now, { ...entry, count: ids.length }))
  return ok({ file: new StreamedFile(stream, 'users.xlsx', sheetType) })
}
