import type {
  ContactListQuery,
  ContactView,
  FoundPerson,
} from '@quartet/contract/areas/contacts.ts'
import { contactTabs } from '@quartet/contract/areas/contacts.ts'
import { contactSearchOf, looksPending, requestDays } from '@quartet/domain/contacts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { containsText } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { roleGrants, userRoles } from '../roles/tables.ts'
import { peopleSearch, users } from '../users/tables.ts'
import { contacts } from './tables.ts'

const longestPick = 1000
const longestSearch = 10
/** Fewer letters match half of an institution. */
const shortestName = 2

export type Viewer = { caller: Caller; now: Date }

export const isAdult = (now: Date) =>
  sql`(${users.ageGroupId} = 3 or (${users.ageGroupId} = 2 and ${users.turns18In} < ${now.getUTCFullYear()}))`

/** As `mayBeContacts` of the domain, for the person of the row. */
function mayBeContactOf({ caller, now }: Viewer): SQL {
  const { organizationId } = caller
  const isMember =
    organizationId === null
      ? sql`false`
      : sql`(${users.ageGroupId} <> 1 and ${users.organizationId} = ${organizationId})`
  if (caller.ageGroupId === 1) return sql`false`
  return caller.isAdult ? sql`(${isAdult(now)} or ${isMember})` : isMember
}

/** Whether somebody still uses the account. */
export const isOpen = sql`(${users.removed} = 0 and ${users.awaitingConsentSince} is null)`
/** Whether the person can answer a request. */
export const canAnswer = sql`(${isOpen} and ${users.eraseFrom} is null and ${users.emailVerifiedAt} is not null
  and not exists (select from ${userRoles} ur join ${roleGrants} g on g.role_id = ur.role_id where ur.user_id = ${users.id} and g.permission = 'guest'))`

/** The contact of the caller with the person of the row. */
const isPair = (callerId: number) =>
  sql`${contacts.requesterId} + ${contacts.addresseeId} = ${callerId} + ${users.id} and ${callerId} in (${contacts.requesterId}, ${contacts.addresseeId})`

/** Whether the person of the row has blocked somebody. */
export const hasBlocked = (userId: number) =>
  sql`exists (select from ${contacts} c where c.blocked_by = ${users.id} and ${userId} in (c.requester_id, c.addressee_id))`

/** Whether the person of the row is an accepted contact whom the caller may still have. */
export const isContactOf = (viewer: Viewer) =>
  sql<boolean>`(${mayBeContactOf(viewer)} and exists (select from ${contacts} where ${isPair(viewer.caller.id)} and ${contacts.status} = 'accepted'))`

/** As `looksPending` of the domain, while the request waits. */
const waitsFor = ({ caller: { id }, now }: Viewer) =>
  and(
    eq(contacts.requesterId, id),
    sql`${contacts.cancelledAt} is null`,
    sql`(${contacts.status} in ('pending', 'declined') or (${contacts.status} = 'blocked' and ${contacts.blockedBy} <> ${id} and ${contacts.acceptedAt} is null))`,
    gt(contacts.createdAt, addDays(now, -requestDays)),
  )

const isBlockedBy = (callerId: number) =>
  and(eq(contacts.status, 'blocked'), eq(contacts.blockedBy, callerId))

const tabsOf = (viewer: Viewer): Record<ContactListQuery['request_type'], SQL | undefined> => ({
  [contactTabs.mine]: eq(contacts.status, 'accepted'),
  [contactTabs.pending]: waitsFor(viewer),
  [contactTabs.received]: and(
    eq(contacts.status, 'pending'),
    eq(contacts.addresseeId, viewer.caller.id),
    gt(contacts.createdAt, addDays(viewer.now, -requestDays)),
  ),
  [contactTabs.blocked]: isBlockedBy(viewer.caller.id),
})

/** The contacts of the caller whom they may still have: people leave institutions. */
const listedFor = (viewer: Viewer, tab: SQL | undefined) =>
  and(
    or(eq(contacts.requesterId, viewer.caller.id), eq(contacts.addresseeId, viewer.caller.id)),
    tab,
    isOpen,
    mayBeContactOf(viewer),
  )

const otherId = (callerId: number) =>
  sql`case when ${contacts.requesterId} = ${callerId} then ${contacts.addresseeId} else ${contacts.requesterId} end`

/** A page of a tab, the exact number of each tab, and how the caller may search. */
export async function listContacts(db: Reader, viewer: Viewer, query: ContactListQuery) {
  const { id } = viewer.caller
  const { request_type, search_text, limit, offset } = query
  const tabs = tabsOf(viewer)
  const where = and(listedFor(viewer, tabs[request_type]), containsText(users.sorted, search_text))
  const countOf = (condition: SQL | undefined) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const [counts] = await db
    .select({
      my_contact_count: countOf(tabs[contactTabs.mine]),
      pending_count: countOf(tabs[contactTabs.pending]),
      received_count: countOf(tabs[contactTabs.received]),
      count: countOf(where),
    })
    .from(contacts)
    .innerJoin(users, eq(users.id, otherId(id)))
    .where(listedFor(viewer, undefined))
  const rows = await db
    .select({ contact: contacts, user: users })
    .from(contacts)
    .innerJoin(users, eq(users.id, otherId(id)))
    .where(where)
    .orderBy(users.sorted, users.id)
    .offset(offset)
    .limit(limit + 1)
  const none = { my_contact_count: 0, pending_count: 0, received_count: 0, count: 0 }
  return {
    users: rows.map(toView),
    ...(counts ?? none),
    search: contactSearchOf(viewer.caller),
    may_invite: viewer.caller.isAdult,
  } as const
}

type Row = { contact: typeof contacts.$inferSelect; user: typeof users.$inferSelect }

const toView = ({ contact, user }: Row): ContactView => ({
  ...toNamed(user),
  contact_id: contact.id,
  at: (contact.acceptedAt ?? contact.createdAt).toISOString(),
})

const toNamed = ({
  id,
  firstName,
  lastName,
}: Pick<Row['user'], 'id' | 'firstName' | 'lastName'>) => ({
  id,
  first_name: firstName,
  last_name: lastName,
})

/** The accepted contacts of the caller by name. */
export async function pickContacts(db: Reader, viewer: Viewer) {
  const { id } = viewer.caller
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(contacts)
    .innerJoin(users, eq(users.id, otherId(id)))
    .where(listedFor(viewer, eq(contacts.status, 'accepted')))
    .orderBy(users.sorted, users.id)
    .limit(longestPick)
  return rows.map(toNamed)
}

/** Those of these people who are accepted contacts of the caller and can answer an invitation. */
export async function findContactIds(db: Reader, viewer: Viewer, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(contacts)
    .innerJoin(users, eq(users.id, otherId(viewer.caller.id)))
    .where(
      and(
        listedFor(viewer, eq(contacts.status, 'accepted')),
        canAnswer,
        inArray(users.id, [...ids]),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The owner of an exact confirmed address. */
const hasAddress = (text: string) => sql`lower(${users.email}) = lower(${text})`

/** Adults of the own institution by name; the address is searched too, so the name is compared. */
const hasName = ({ caller, now }: Viewer, text: string) =>
  text.length < shortestName
    ? sql`false`
    : and(
        sql`${users.id} in (select id from ${peopleSearch} where organization_id = ${caller.organizationId} and removed = 0 and ${containsText(sql`searched`, text)})`,
        containsText(users.sorted, text),
        isAdult(now),
      )

export const isAddress = (text: string) => text.includes('@')

/**
 * People whom the caller may add: the owner of an exact confirmed address, or adults of the own
 * institution by name. Whoever has blocked the caller is not found.
 */
export async function findPeopleToAdd(db: Reader, viewer: Viewer, text: string) {
  const { caller, now } = viewer
  const byName = contactSearchOf(caller) === 'name' && !isAddress(text)
  const rows = await db
    .select({ user: users, contact: contacts })
    .from(users)
    .leftJoin(contacts, isPair(caller.id))
    .where(
      and(
        byName ? hasName(viewer, text) : hasAddress(text),
        canAnswer,
        sql`${users.id} <> ${caller.id}`,
        mayBeContactOf(viewer),
        sql`(${contacts.blockedBy} is null or ${contacts.blockedBy} = ${caller.id})`,
      ),
    )
    .orderBy(users.sorted, users.id)
    .limit(longestSearch)
  return rows.map(({ user, contact }) => ({
    ...toNamed(user),
    state: stateOf(contact, caller, now),
  }))
}

function stateOf(contact: Row['contact'] | null, { id }: Caller, now: Date): FoundPerson['state'] {
  if (contact?.status === 'accepted') return 'contact'
  if (contact?.status === 'blocked') return 'blocked'
  if (!contact || contact.createdAt <= addDays(now, -requestDays)) return 'none'
  if (looksPending(contact, id)) return 'pending'
  return contact.status === 'pending' ? 'received' : 'none'
}

/** Those of these people whom the caller has blocked and may ask again. */
export async function listBlocked(db: Reader, viewer: Viewer, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(contacts, isPair(viewer.caller.id))
    .where(
      and(
        inArray(users.id, [...ids]),
        isBlockedBy(viewer.caller.id),
        canAnswer,
        mayBeContactOf(viewer),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Those of these people whom the caller may have as contacts. */
export async function findReachable(db: Reader, viewer: Viewer, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), canAnswer, mayBeContactOf(viewer)))
  return rows.map(({ id }) => id)
}

/** Locks what two people have until the transaction ends. */
export async function lockPair(tx: Transaction, one: number, other: number) {
  const [row] = await tx
    .select()
    .from(contacts)
    .where(
      sql`least(${contacts.requesterId}, ${contacts.addresseeId}) = ${Math.min(one, other)} and greatest(${contacts.requesterId}, ${contacts.addresseeId}) = ${Math.max(one, other)}`,
    )
    .for('update')
  return row
}

/** People who have blocked this one. */
export async function listBlockers(db: Reader, userId: number) {
  const rows = await db
    .select({ id: contacts.blockedBy })
    .from(contacts)
    .where(
      and(
        or(eq(contacts.requesterId, userId), eq(contacts.addresseeId, userId)),
        sql`${contacts.blockedBy} <> ${userId}`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Locks a contact of this person until the transaction ends. */
export async function lockContact(tx: Transaction, id: number, userId: number) {
  const [row] = await tx
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.id, id),
        or(eq(contacts.requesterId, userId), eq(contacts.addresseeId, userId)),
      ),
    )
    .for('update')
  return row
}

/**
 * The contacts about which a person may know something, as `c`: a block by the other person looks
 * like a request without an answer for as long as one waits, and afterwards like nothing.
 */
export const knownContacts = (userId: number) => sql`(
  select * from contacts where ${userId} in (requester_id, addressee_id)
    and (blocked_by is null or blocked_by = ${userId}
      or (requester_id = ${userId} and accepted_at is null and cancelled_at is null and created_at > now() - ${requestDays} * interval '1 day'))) c`
