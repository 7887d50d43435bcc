import type { ContactRecord, ContactRecordsQuery } from '@quartet/contract/areas/contacts.ts'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import { containsText } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { isAdministeredBy } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { contacts } from './tables.ts'

const requesters = alias(users, 'requesters')
const addressees = alias(users, 'addressees')

/** Contacts of which both people are in scope. */
function inScope(caller: Caller, writes: boolean): SQL | undefined {
  const isIn = (id: SQL) =>
    sql`${id} in (select ${users.id} from ${users} where ${isAdministeredBy(caller, writes)})`
  return and(isIn(sql`${contacts.requesterId}`), isIn(sql`${contacts.addresseeId}`))
}

const select = (db: Reader) =>
  db
    .select({ contact: contacts, requester: requesters, addressee: addressees })
    .from(contacts)
    .innerJoin(requesters, eq(requesters.id, contacts.requesterId))
    .innerJoin(addressees, eq(addressees.id, contacts.addresseeId))

type Row = Awaited<ReturnType<typeof select>>[number]
const named = ({ id, firstName, lastName }: Row['requester']) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
})
const toRecord = ({ contact, requester, addressee }: Row): ContactRecord => ({
  id: contact.id,
  requester: named(requester),
  addressee: named(addressee),
  status: contact.status,
  created_at: contact.createdAt.toISOString(),
  accepted_at: contact.acceptedAt?.toISOString() ?? null,
})

export async function listRecords(
  db: Reader,
  caller: Caller,
  { limit, offset, search_text, status }: ContactRecordsQuery,
) {
  const where = and(
    inScope(caller, false),
    status && eq(contacts.status, status),
    or(containsText(requesters.sorted, search_text), containsText(addressees.sorted, search_text)),
  )
  const rows = await select(db)
    .where(where)
    .orderBy(desc(contacts.id))
    .offset(offset)
    .limit(limit + 1)
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(contacts)
    .innerJoin(requesters, eq(requesters.id, contacts.requesterId))
    .innerJoin(addressees, eq(addressees.id, contacts.addresseeId))
    .where(where)
  return { list: rows.map(toRecord), count: counted?.count ?? 0 }
}

export async function findRecord(db: Reader, caller: Caller, id: number, writes: boolean) {
  const [row] = await select(db).where(and(eq(contacts.id, id), inScope(caller, writes)))
  return row && toRecord(row)
}
