import type {
  ContactListQuery,
  ContactView,
  FoundPerson,
} from '@quartet/contract/areas/contacts.ts'
import { contactTabs } from '@quartet/contract/areas/contacts.ts'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { containsText } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { users } from '../users/tables.ts'
import { contacts } from './tables.ts'

const longestPick = 1000
const longestSearch = 10

type Viewer = { caller: Caller; now: Date }

const isAdult = (now: Date) =>
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

const isOpen = sql`${users.removed} = 0 and ${users.awaitingConsentSince} is null`

/** The contact of the caller with the person of the row. */
const isPair = (callerId: number) =>
  sql`${contacts.requesterId} + ${contacts.addresseeId} = ${callerId} + ${users.id} and ${callerId} in (${contacts.requesterId}, ${contacts.addresseeId})`

const tabs = (callerId: number): Record<ContactListQuery['request_type'], SQL | undefined> => ({
  [contactTabs.mine]: eq(contacts.status, 'accepted'),
  [contactTabs.pending]: and(eq(contacts.status, 'pending'), eq(contacts.requesterId, callerId)),
  [contactTabs.received]: and(eq(contacts.status, 'pending'), eq(contacts.addresseeId, callerId)),
})

/** The contacts of the caller whom they may still have: people leave institutions. */
const listedFor = ({ caller, now }: Viewer, tab: SQL | undefined) =>
  and(
    or(eq(contacts.requesterId, caller.id), eq(contacts.addresseeId, caller.id)),
    tab,
    isOpen,
    mayBeContactOf({ caller, now }),
  )

const otherId = (callerId: number) =>
  sql`case when ${contacts.requesterId} = ${callerId} then ${contacts.addresseeId} else ${contacts.requesterId} end`

/** A page of a tab, and the exact number of each tab. */
export async function listContacts(db: Reader, viewer: Viewer, query: ContactListQuery) {
  const { id } = viewer.caller
  const { request_type, search_text, limit, offset } = query
  const where = and(
    listedFor(viewer, tabs(id)[request_type]),
    containsText(users.sorted, search_text),
  )
  const countOf = (condition: SQL | undefined) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const [counts] = await db
    .select({
      my_contact_count: countOf(tabs(id)[contactTabs.mine]),
      pending_count: countOf(tabs(id)[contactTabs.pending]),
      received_count: countOf(tabs(id)[contactTabs.received]),
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
  return { users: rows.map(toView), ...(counts ?? none) }
}

type Row = { contact: typeof contacts.$inferSelect; user: typeof users.$inferSelect }

const toView = ({ contact, user }: Row): ContactView => ({
  ...toNamed(user),
  contact_id: contact.id,
  at: (contact.respondedAt ?? contact.createdAt).toISOString(),
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

/**
 * People whom the caller may add: the owner of an exact confirmed address, or adults of the own
 * institution by name. Whoever has blocked the caller is not found.
 */
export async function searchPeople(db: Reader, viewer: Viewer, text: string) {
  const { caller, now } = viewer
  const isByName = and(
    sql`${users.organizationId} = ${caller.organizationId}`,
    isAdult(now),
    containsText(users.sorted, text),
  )
  const isByAddress = sql`(lower(${users.email}) = lower(${text}) and ${users.emailVerifiedAt} is not null)`
  const byName = caller.isAdult && caller.organizationId !== null && !text.includes('@')
  const rows = await db
    .select({ user: users, contact: contacts })
    .from(users)
    .leftJoin(contacts, isPair(caller.id))
    .where(
      and(
        byName ? isByName : isByAddress,
        isOpen,
        sql`${users.id} <> ${caller.id}`,
        mayBeContactOf(viewer),
        sql`(${contacts.blockedBy} is null or ${contacts.blockedBy} = ${caller.id})`,
      ),
    )
    .orderBy(users.sorted, users.id)
    .limit(longestSearch)
  return rows.map(({ user, contact }) => ({ ...toNamed(user), state: stateOf(contact, caller.id) }))
}

function stateOf(contact: Row['contact'] | null, callerId: number): FoundPerson['state'] {
  if (contact?.status === 'accepted') return 'contact'
  if (contact?.status === 'blocked') return 'blocked'
  if (contact?.status !== 'pending') return 'none'
  return contact.requesterId === callerId ? 'pending' : 'received'
}

/** Those of these people whom the caller may have as contacts. */
export async function findReachable(db: Reader, viewer: Viewer, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isOpen, mayBeContactOf(viewer)))
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
