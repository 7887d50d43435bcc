import { addDays } from '@quartet/domain/dates.ts'
import type { CommandContext } from '../../services.ts'

const cachedDays = 90

/** Deletes speech generated more than 90 days ago, which also removes speech for changed texts. */
export async function forgetSpeech({ files, now }: Pick<CommandContext, 'files' | 'now'>) {
  for await (const names of files.listNames('speech'))
    await files.removeOlder('speech', names, addDays(now, -cachedDays))
}
