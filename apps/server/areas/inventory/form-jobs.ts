import { errorOf, isReliable } from '@quartet/domain/reliability.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { writeLog } from '../logs/commands.ts'
import { formRows, readQuality } from './form-queries.ts'
import { forms } from './tables.ts'

type Quality = Awaited<ReturnType<typeof readQuality>>

/**
 * Stores the error of the scores of each form, and removes the pilot mark from active forms that
 * have proven reliable (method D8, D9).
 */
export async function updateReliability(db: Db, now: Date) {
  const quality = await readQuality(db, now)
  await storeErrors(db, quality)
  await liftPilotMarks(db, quality, now)
}

/** An error that is no longer known, because old answers were erased, stays. */
async function storeErrors(db: Db, quality: Quality) {
  for (const { form, patterns } of quality) {
    const scoreError = errorOf(patterns)
    if (scoreError !== null) await db.update(forms).set({ scoreError }).where(eq(forms.id, form.id))
  }
}

async function liftPilotMarks(db: Db, quality: Quality, now: Date) {
  const proven = quality.filter(
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
