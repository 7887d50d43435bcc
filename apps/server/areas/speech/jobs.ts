import { addDays } from '@quartet/domain/dates.ts'
import type { Files } from '../../files/files.ts'

const cachedDays = 90

/** Deletes speech generated more than 90 days ago, which also removes speech for changed texts. */
export async function forgetSpeech(files: Files, now: Date) {
  for await (const names of files.listNames('speech'))
    await files.removeOlder('speech', names, addDays(now, -cachedDays))
}
