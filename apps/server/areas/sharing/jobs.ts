import { inArray, lt } from 'drizzle-orm'
import type { CommandContext } from '../../services.ts'
import { endedLinks, linkFilesInUse } from './link-queries.ts'
import { shareLinks, shares } from './tables.ts'

/** Longer than the queue retries any mail (queue/queue.ts), in milliseconds. */
const longestTried = 3 * 86_400_000

/**
 * Deletes files whose mail was never delivered, or whose request failed before the mail was queued.
 */
export async function forgetAttachments({ files, now }: Pick<CommandContext, 'files' | 'now'>) {
  for await (const names of files.listNames('attachments'))
    await files.removeOlder('attachments', names, new Date(now.getTime() - longestTried))
}

export async function forgetShares({ db }: Pick<CommandContext, 'db'>, limit: Date) {
  await db.delete(shares).where(lt(shares.sentAt, limit))
  await db.delete(shareLinks).where(lt(shareLinks.expiresAt, limit))
}

/** A request that makes a link has long ended after this many milliseconds. */
const longestMaking = 3_600_000

/** Deletes the documents of links that have expired, and files without a link. */
export async function forgetLinks({
  db,
  queue,
  files,
  now,
}: Pick<CommandContext, 'db' | 'queue' | 'files' | 'now'>) {
  for (let links = await endedLinks(db, now); links.length > 0; links = await endedLinks(db, now))
    await db.transaction(async (tx) => {
      const ids = links.map(({ id }) => id)
      await tx
        .update(shareLinks)
        .set({ pdfFile: null, pagesFile: null })
        .where(inArray(shareLinks.id, ids))
      const names = links
        .flatMap(({ pdfFile, pagesFile }) => [pdfFile, pagesFile])
        .filter((name) => name !== null)
      await queue.send(tx, 'remove-files', { kind: 'shared', names })
    })
  await files.removeParts('shared', new Date(now.getTime() - longestMaking))
  for await (const names of files.listNames('shared')) {
    const inUse = await linkFilesInUse(db, names)
    const unused = names.filter((name) => !inUse.has(name))
    await files.removeOlder('shared', unused, new Date(now.getTime() - longestMaking))
  }
}
