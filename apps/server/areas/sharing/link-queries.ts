import { mayOpenLink } from '@quartet/domain/sharing.ts'
import { and, count, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { sha256Of } from '../../security/tokens.ts'
import { isOpen, readLinks } from './link-state-queries.ts'
import { nameOf, toNamed } from './queries.ts'
import { toCandidate } from './recipient-queries.ts'
import { shareLinks } from './tables.ts'

/**
 * The link with this token if it opens for the viewer. Unknown, expired, revoked and closed links
 * are all just not found.
 */
export async function findOpenLink(
  db: Reader,
  { token, viewer }: { token: string; viewer: Caller | undefined },
  now: Date,
) {
  const [found] = await readLinks(db, eq(shareLinks.tokenHash, sha256Of(token)), now)
  if (found?.state !== 'open') return undefined
  const { audience, owner, person } = found
  const mayOpen = mayOpenLink(
    { audience, ownerId: owner.id, person },
    viewer && (await toCandidate(db, viewer, person.id)),
  )
  return mayOpen ? found : undefined
}

type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>

/** What the page of a link shows. */
export const toSharedView = ({ link, owner, person, tag, audience }: OpenLink) => ({
  kind: link.kind,
  title: link.title,
  language: tag,
  sender: nameOf(owner),
  person: owner.id === person.id ? null : nameOf(person),
  message: link.message,
  audience,
  expires_at: link.expiresAt.toISOString(),
  page_count: link.pageCount,
})

/** The links that the person made and those that others made about the person, newest first. */
export async function listLinks(db: Reader, userId: number, now: Date) {
  const concerned = or(eq(shareLinks.userId, userId), eq(shareLinks.personId, userId))
  const links = await readLinks(db, concerned, now)
  const list = links.map(({ link, audience, state, ...people }) => ({
    ...{ id: link.id, kind: link.kind, title: link.title, audience, state },
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    views: link.views,
    last_viewed_at: link.lastViewedAt?.toISOString() ?? null,
    sender: toNamed(people.owner),
    person: toNamed(people.person),
  }))
  return { list, count: list.length }
}

/** How many links of a sender have neither expired nor been revoked. */
export async function countOpenLinks(db: Reader, userId: number, now: Date) {
  const [row] = await db
    .select({ links: count() })
    .from(shareLinks)
    .where(and(eq(shareLinks.userId, userId), isOpen(now)))
  return row?.links ?? 0
}

/** Links past their end whose files still exist, at most 500. */
export const endedLinks = (db: Reader, now: Date) =>
  db
    .select()
    .from(shareLinks)
    .where(and(lte(shareLinks.expiresAt, now), sql`${shareLinks.pdfFile} is not null`))
    .limit(500)

/** The links that can get lost and have not ended, newest first, below the id `before`. */
export const linksToCheck = (db: Reader, now: Date, before?: number) =>
  readLinks(
    db,
    and(
      isOpen(now),
      or(ne(shareLinks.userId, shareLinks.personId), eq(shareLinks.kind, 'card')),
      before === undefined ? undefined : lt(shareLinks.id, before),
    ),
    now,
  )

/** Those of these files that a link shows. */
export async function linkFilesInUse(db: Reader, names: readonly string[]) {
  const rows = await db
    .select({ pdf: shareLinks.pdfFile, pages: shareLinks.pagesFile })
    .from(shareLinks)
    .where(or(inArray(shareLinks.pdfFile, [...names]), inArray(shareLinks.pagesFile, [...names])))
  return new Set(rows.flatMap(({ pdf, pages }) => [pdf, pages]))
}
