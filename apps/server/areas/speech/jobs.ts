import { addDays } from '@quartet/domain/dates.ts'
import type { Files } from '../../files/files.ts'

const cachedDays = 90

/** What was spoken so long ago is spoken anew: texts that were changed leave nothing behind. */
export async function forgetSpeech(files: Files, now: Date) {
  const oldest = addDays(now, -cachedDays)
  for (const { name, writtenAt } of await files.list('speech')) if (writtenAt < oldest) await files.remove('speech', name)
}
