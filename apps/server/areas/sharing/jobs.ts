import { lt } from 'drizzle-orm'
import type { CommandContext } from '../../services.ts'
import { shares } from './tables.ts'

/** Longer than the queue retries any mail (queue/queue.ts), in milliseconds. */
const longestTried = 3 * 86_400_000

/**
 * Deletes files whose mail was never delivered, or whose request failed before the mail was queued.
 */
export async function forgetAttachments({ files, now }: Pick<CommandContext, 'files' | 'now'>) {
  for await (const names of files.listNames('attachments'))
    await files.removeOlder('attachments', names, new Date(now.getTime() - longestTried))
}

export const forgetShares = ({ db }: Pick<CommandContext, 'db'>, limit: Date) =>
  db.delete(shares).where(lt(shares.sentAt, limit))
