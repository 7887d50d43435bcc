import { isReliable } from '@quartet/domain/reliability.ts'
import type { Db } from '../../db/db.ts'
import { writeLog } from '../logs/commands.ts'
import { formRows, readQuality } from './form-queries.ts'

/** Removes the pilot mark from active forms that have proven reliable (method D9). */
export async function liftPilotMarks(db: Db, now: Date) {
  const proven = (await readQuality(db, now)).filter(
    ({ form, patterns }) => form.pilot && form.status === 'active' && isReliable(patterns),
  )
  if (proven.length === 0) return
  const ids = proven.map(({ form }) => form.id)
  await db.transaction(async (tx) => {
    await formRows.update(tx, ids, { pilot: false })
    await writeLog(tx, now, {
      action: 'update',
      entity: 'forms',
      actorId: null,
      count: ids.length,
      newValue: { pilot: false },
    })
  })
}
