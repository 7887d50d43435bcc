import { audienceOf, mayOpenLink } from '@quartet/domain/sharing.ts'
import { and, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { sha256Of } from '../../security/tokens.ts'
import { languages } from '../languages/tables.ts'
import { hasConsent } from '../privacy/queries.ts'
import { rightsOf } from '../roles/queries.ts'
import { isInstitutions } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { maxListed, nameOf, toNamed } from './queries.ts'
import { isAdultAt, toCandidate } from './recipient-queries.ts'
import { shareLinks } from './tables.ts'

const [owner, person] = [alias(users, 'owner'), alias(users, 'person')]
type User = typeof users.$inferSelect

const isOpen = (now: Date) => and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now))

/** Whether the account is used: not removed, about to be erased, or waiting for a guardian. */
const isInUse = (user: typeof owner | typeof person): SQL =>
  sql`(${user.removed} = 0 and ${user.eraseFrom} is null and ${user.awaitingConsentSince} is null and not exists (
    select from users join organizations o on o.id = users.organization_id
    where users.id = ${user.id} and o.erase_members_from is not null and ${isInstitutions}))`

/**
 * The link with this token if it opens for the viewer. Unknown, expired, revoked and closed links
 * are not found by the same single query.
 */
export async function findOpenLink(
  db: Reader,
  { token, viewer }: { token: string; viewer: Caller | undefined },
  now: Date,
) {
  const [row] = await db
    .select({ link: shareLinks, owner, person, tag: languages.tag })
    .from(shareLinks)
    .innerJoin(owner, eq(owner.id, shareLinks.userId))
    .innerJoin(person, eq(person.id, shareLinks.personId))
    .innerJoin(languages, eq(languages.id, shareLinks.languageId))
    .where(
      and(eq(shareLinks.tokenHash, sha256Of(token)), isOpen(now), isInUse(owner), isInUse(person)),
    )
  if (!row) return undefined
  const ages = {
    owner: { isAdult: isAdultAt(now, row.owner) },
    person: { isAdult: isAdultAt(now, row.person) },
  }
  // a link stays closed to others when its people grow up, and closes when an age is corrected
  const audience = row.link.audience === 'trusted' ? 'trusted' : audienceOf(ages.owner, ages.person)
  const link = { audience, ownerId: row.owner.id, person: row.person }
  if (!mayOpenLink(link, viewer && toCandidate(viewer))) return undefined
  return (await mayStillShare(db, row.owner, row.person, now)) ? row : undefined
}

/** Whether staff who made a link may still see the scores of the person. */
async function mayStillShare(db: Reader, sender: User, person: User, now: Date) {
  if (sender.id === person.id) return true
  const [grants = []] = await rightsOf(db, [sender.id], now)
  const scope = grants.find(({ permission }) => permission === 'access_users')?.scope
  if (scope === 'all') return true
  return (
    scope === 'organization' &&
    sender.organizationId === person.organizationId &&
    (await hasConsent(db, person.id, 'facilitator_scores'))
  )
}

type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>

/** What the page of a link shows. */
export const toSharedView = ({ link, owner, person, tag }: OpenLink) => ({
  kind: link.kind,
  title: link.title,
  language: tag,
  sender: nameOf(owner),
  person: owner.id === person.id ? null : nameOf(person),
  message: link.message,
  audience: link.audience,
  expires_at: link.expiresAt.toISOString(),
  page_count: link.pageCount,
})

/** The links that the person made and those that others made about the person, newest first. */
export async function listLinks(db: Reader, userId: number, now: Date) {
  const rows = await db
    .select({ link: shareLinks, owner, person })
    .from(shareLinks)
    .innerJoin(owner, eq(owner.id, shareLinks.userId))
    .innerJoin(person, eq(person.id, shareLinks.personId))
    .where(or(eq(shareLinks.userId, userId), eq(shareLinks.personId, userId)))
    .orderBy(desc(shareLinks.id))
    .limit(maxListed)
  const list = rows.map(({ link, ...people }) => ({
    ...{ id: link.id, kind: link.kind, title: link.title, audience: link.audience },
    state: stateOf(link, now),
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    views: link.views,
    last_viewed_at: link.lastViewedAt?.toISOString() ?? null,
    sender: toNamed(people.owner),
    person: toNamed(people.person),
  }))
  return { list, count: list.length }
}

function stateOf({ revokedAt, expiresAt }: typeof shareLinks.$inferSelect, now: Date) {
  if (revokedAt !== null) return 'revoked' as const
  return expiresAt <= now ? ('expired' as const) : ('open' as const)
}

/** How many links of a sender work. */
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

/** Those of these files that a link shows. */
export async function linkFilesInUse(db: Reader, names: readonly string[]) {
  const rows = await db
    .select({ pdf: shareLinks.pdfFile, pages: shareLinks.pagesFile })
    .from(shareLinks)
    .where(or(inArray(shareLinks.pdfFile, [...names]), inArray(shareLinks.pagesFile, [...names])))
  return new Set(rows.flatMap(({ pdf, pages }) => [pdf, pages]))
}
