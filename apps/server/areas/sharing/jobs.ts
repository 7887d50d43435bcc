import { lt } from 'drizzle-orm'
import type { CommandContext } from '../../services.ts'
import { closeLostLinks, deleteCopies } from './link-commands.ts'
import { endedLinks, linkFilesInUse, linksToCheck } from './link-queries.ts'
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

type LinkContext = Pick<CommandContext, 'db' | 'queue' | 'files' | 'now'>

/**
 * Closes links whose sender may no longer show the document or whose task is gone, and deletes the
 * documents of links that have ended, and files without a link.
 */
export async function forgetLinks(context: LinkContext) {
  const { db, queue, files, now } = context
  await closeLost(context)
  for (let links = await endedLinks(db, now); links.length > 0; links = await endedLinks(db, now))
    await db.transaction((tx) => deleteCopies(tx, queue, links))
  await files.removeParts('shared', new Date(now.getTime() - longestMaking))
  for await (const names of files.listNames('shared')) {
    const inUse = await linkFilesInUse(db, names)
    const unused = names.filter((name) => !inUse.has(name))
    await files.removeOlder('shared', unused, new Date(now.getTime() - longestMaking))
  }
}

async function closeLost(context: LinkContext, before?: number): Promise<void> {
  const links = await linksToCheck(context.db, context.now, before)
  const lost = links.filter(({ isLost }) => isLost).map(({ link }) => link.id)
  if (lost.length > 0) await closeLostLinks(context, lost)
  const last = links.at(-1)
  if (last) await closeLost(context, last.link.id)
}
