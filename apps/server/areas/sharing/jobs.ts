import { lt } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Files } from '../../files/files.ts'
import { shares } from './tables.ts'

/** Longer than the queue retries any mail (queue/queue.ts), in milliseconds. */
const longestTried = 3 * 86_400_000

/**
 * Deletes files whose mail was never delivered, or whose request failed before the mail was queued.
 */
export async function forgetAttachments(files: Files, now: Date) {
  for (const { name, writtenAt } of await files.list('attachments'))
    if (now.getTime() - writtenAt.getTime() > longestTried) await files.remove('attachments', name)
}

export const forgetShares = (db: Db, limit: Date) =>
  db.delete(shares).where(lt(shares.sentAt, limit))
