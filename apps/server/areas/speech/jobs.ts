import { addDays } from '@quartet/domain/dates.ts'
import type { Files } from '../../files/files.ts'

const cachedDays = 90

/** Deletes speech generated more than 90 days ago, which also removes speech for changed texts. */
export async function forgetSpeech(files: Files, now: Date) {
  const oldest = addDays(now, -cachedDays)
  for (const { name, writtenAt } of await files.list('speech'))
    if (writtenAt < oldest) await files.remove('speech', name)
}
