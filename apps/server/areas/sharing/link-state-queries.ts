import { audienceOf } from '@quartet/domain/sharing.ts'
import { sharedBy } from '@quartet/domain/visibility.ts'
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import { leadsGroupOf } from '../groups/leader-queries.ts'
import { languages } from '../languages/tables.ts'
import { consents } from '../privacy/tables.ts'
import { findRights } from '../roles/rights-queries.ts'
import { tasks } from '../tasks/tables.ts'
import { isInstitutions } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { maxListed } from './queries.ts'
import { isAdultAt } from './recipient-queries.ts'
import { shareLinks } from './tables.ts'

const [owner, person] = [alias(users, 'owner'), alias(users, 'person')]

export const isOpen = (now: Date) =>
  and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now))

/** Whether the account is used: not removed, about to be erased, or waiting for a guardian. */
const isInUse = (user: typeof owner | typeof person): SQL =>
  sql`(${user.removed} = 0 and ${user.eraseFrom} is null and ${user.awaitingConsentSince} is null and not exists (
    select from users join organizations o on o.id = users.organization_id
    where users.id = ${user.id} and o.erase_members_from is not null and ${isInstitutions}))`

const columns = {
  ...{ link: shareLinks, owner, person, tag: languages.tag },
  areInUse: sql<boolean>`(${isInUse(owner)} and ${isInUse(person)})`,
  /** Whether a shared task exists and is not in the bin. */
  hasTask: sql<boolean>`(${shareLinks.kind} <> 'card' or exists (select from ${tasks} t
    where t.id = (${shareLinks.request}->>'task_id')::int and t.removed = 0))`,
  /** A consent that was withdrawn and given again does not open a link again. */
  isConsented: sql<boolean>`exists (select from ${consents} c
    where c.user_id = ${shareLinks.personId} and c.purpose = ${sharedBy.institution}
      and c.withdrawn_at is null and c.given_at <= ${shareLinks.createdAt})`,
  leadsGroup: sql<boolean>`${leadsGroupOf(shareLinks.userId, shareLinks.personId)}`,
}
const selectLinks = (db: Reader, where: SQL | undefined) =>
  db
    .select(columns)
    .from(shareLinks)
    .innerJoin(owner, eq(owner.id, shareLinks.userId))
    .innerJoin(person, eq(person.id, shareLinks.personId))
    .innerJoin(languages, eq(languages.id, shareLinks.languageId))
    .where(where)
    .orderBy(desc(shareLinks.id))
    .limit(maxListed)
type Row = Awaited<ReturnType<typeof selectLinks>>[number]
type Rights = Awaited<ReturnType<typeof findRights>>

/**
 * The newest links that match, with what is true of them now. `isLost`: the reason for which the
 * link could be made is gone, so that it is to be closed for good; other links are `closed` only as
 * long as an account is not used.
 */
export async function readLinks(db: Reader, where: SQL | undefined, now: Date) {
  const rows = await selectLinks(db, where)
  const rights = new Map<number, Rights>()
  for (const { link, owner } of rows)
    if (endOf(link, now) === null && isOfAnother(link) && !rights.has(owner.id))
      rights.set(owner.id, await findRights(db, owner.id, now))
  return rows.map((row) => {
    const isLost = !row.hasTask || !mayStillShare(row, rights.get(row.owner.id) ?? [])
    const isShown = row.areInUse && !isLost
    return {
      ...{ ...row, isLost, audience: audienceNow(row, now) },
      state: endOf(row.link, now) ?? (isShown ? ('open' as const) : ('closed' as const)),
    }
  })
}

/** How a link ended; null before its end. */
function endOf({ revokedAt, expiresAt }: Row['link'], now: Date) {
  if (revokedAt !== null) return 'revoked' as const
  return expiresAt <= now ? ('expired' as const) : null
}

const isOfAnother = ({ userId, personId }: Row['link']) => userId !== personId

/** A link stays closed to others when its people grow up, and closes when an age is corrected. */
const audienceNow = ({ link, owner, person }: Row, now: Date) =>
  link.audience === 'trusted'
    ? 'trusted'
    : audienceOf({ isAdult: isAdultAt(now, owner) }, { isAdult: isAdultAt(now, person) })

/** Whether staff who made a link may still see the scores of the person. */
function mayStillShare({ link, owner, person, isConsented, leadsGroup }: Row, rights: Rights) {
  if (!isOfAnother(link)) return true
  const scope = rights.find(({ permission }) => permission === 'access_users')?.scope
  const isInScope =
    (scope === 'organization' && owner.organizationId === person.organizationId) ||
    (scope === 'groups' && leadsGroup)
  return scope === 'all' || (isInScope && isConsented)
}
