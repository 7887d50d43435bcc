import { isAdult } from '@quartet/domain/age.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import type { Relation } from '@quartet/domain/visibility.ts'
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../db/db.ts'
import { prepared } from '../../db/prepared-statement.ts'
import { containsText, orderBy, readRows } from '../../lists/list-query.ts'
import { fail, ok } from '../../result.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { wordsOf } from '../../security/weak-passwords.ts'
import { lockOrganization, membersOf } from '../institutions/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { seatRequests } from '../memberships/tables.ts'
import { peopleInScope } from './access.ts'
import { peopleSearch, peopleTotals, scores, users } from './tables.ts'

/** Condition for the rows of `users` that the caller may read. */
export const isReadableBy = (caller: Caller) => peopleInScope(caller, ['access_users'], false)
/** The same for those whom the caller administers. */
export const isAdministeredBy = (caller: Caller, writes: boolean) =>
  peopleInScope(caller, ['admin_users'], writes)

/**
 * Returns the id if the caller may access this person; undefined otherwise, as for an unknown
 * person.
 */
export async function findPersonInScope(
  db: Reader,
  caller: Caller,
  id: number,
  { others, writes }: { others: readonly Permission[]; writes: boolean },
) {
  if (id === caller.id) return id
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), peopleInScope(caller, others, writes)))
  return row?.id
}

/**
 * The relation of a caller to a person in scope of access_users; contacts and team-mates are
 * `findBond`, families have no rows yet.
 */
export function relationTo(caller: Caller, personId: number): Relation {
  if (caller.id === personId) return 'self'
  const scope = grantOf(caller, 'access_users')?.scope
  if (scope === 'all') return 'platform'
  if (scope === 'groups') return 'facilitator'
  return scope === 'organization' ? 'institution' : 'none'
}

export async function findUser(db: Reader, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** Whether somebody has confirmed the address of the account, if it has one. */
export async function hasConfirmedAddress(db: Reader, id: number) {
  const user = await findUser(db, id)
  return user !== undefined && (user.email === null || user.emailVerifiedAt !== null)
}

/** A person as far as it decides whose contact they may be. */
export const rulesOf = (
  { ageGroupId, turns18In, organizationId }: typeof users.$inferSelect,
  now: Date,
) => ({
  ageGroupId,
  isAdult: isAdult(ageGroupId, turns18In, now.getUTCFullYear()),
  organizationId,
})

/** Finds an account by its address, ignoring case. */
export async function findUserByEmail(db: Reader, email: string) {
  const [user] = await prepared(db, 'find_user_by_email', (name) =>
    db
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = ${sql.placeholder('email')}`)
      .prepare(name),
  ).execute({ email: email.trim().toLowerCase() })
  return user
}

export async function ageGroupOf(db: Reader, id: number) {
  const [user] = await db
    .select({ ageGroupId: users.ageGroupId })
    .from(users)
    .where(eq(users.id, id))
  if (!user) throw new Error(`user ${id} is gone`)
  return user.ageGroupId
}

export async function emailOf(db: Reader, id: number) {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
  return user?.email ?? null
}

/** The institution to which a removed person would return; undefined for everybody else. */
export async function findLeftOrganization(db: Reader, id: number) {
  const [left] = await db
    .select({ id: users.organizationId })
    .from(users)
    .where(and(eq(users.id, id), eq(users.removed, 1)))
  return left?.id ?? undefined
}

/** Null for an account without a password. */
export async function passwordHashOf(db: Reader, id: number) {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
  return user?.passwordHash ?? null
}

/**
 * The name of the person who set the one-time password of an account; undefined without one or
 * after that person was erased.
 */
export async function findOneTimeSetter(db: Reader, id: number) {
  const setter = alias(users, 'setter')
  const [record] = await db
    .select({ name: sql<string>`trim(${setter.firstName} || ' ' || ${setter.lastName})` })
    .from(users)
    .innerJoin(setter, eq(setter.logAlias, users.oneTimeBy))
    .where(eq(users.id, id))
  return record?.name
}

/** The random alias of a person in the log. */
export async function logAliasOf(db: Reader, id: number) {
  const [user] = await db.select({ logAlias: users.logAlias }).from(users).where(eq(users.id, id))
  return user?.logAlias ?? null
}

/**
 * Words that must not be used as a password: name and address of the person, code and name of the
 * institution.
 */
export async function personalWordsOf(db: Reader, id: number) {
  const [person] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      code: organizations.promoCode,
      institution: organizations.name,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, id))
  return person ? [...wordsOf(person), person.code, person.institution] : []
}

/** The ids of these people who are not scheduled for erasure. */
export async function stayingOf(db: Reader, ids: readonly number[]) {
  const staying = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.eraseFrom)))
  return staying.map(({ id }) => id)
}

/** Seats that newcomers find taken: those of active members, and of people on the waiting list. */
export async function seatsTaken(db: Reader, organizationId: number) {
  const waiting = db.$count(seatRequests, eq(seatRequests.organizationId, organizationId))
  return (await membersOf(db, organizationId)) + (await waiting)
}

/**
 * Locks the institutions of these people; fails when one was deleted or has too few seats for all
 * of them.
 */
export async function lockPlaces(
  tx: Transaction,
  people: readonly { organizationId: number | null }[],
) {
  const homes = people.flatMap(({ organizationId }) => organizationId ?? [])
  for (const id of [...new Set(homes)].sort((one, other) => one - other)) {
    const { seats, removed } = await lockOrganization(tx, id)
    if (removed) return fail('organization_deleted')
    if ((await seatsTaken(tx, id)) + homes.filter((home) => home === id).length > seats)
      return fail('organization_full')
  }
  return ok()
}

/** Locks the account until the transaction ends. */
export async function lockUser(tx: Transaction, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

/**
 * Signed up with the code of a school that consents for its pupils, and not admitted by its staff
 * yet (method D41).
 */
export const awaitsSchool = sql`(users.awaiting_consent_since is not null and users.consent_by = 'school')`

/** Has been waiting for the school since `since` or longer. */
export const awaitsSchoolSince = (since: Date): SQL =>
  sql`${awaitsSchool} and users.awaiting_consent_since <= ${since.toISOString()}`

/**
 * People erased with their institution (method D42): members without a plan or sign-up of their own
 * or rights over all institutions.
 */
export const isInstitutions = sql`(users.type in ('institution', 'student')
  and not exists (select from subscriptions s where s.user_id = users.id)
  and not exists (select from memberships m where m.user_id = users.id and users.consent_by <> 'school')
  and not exists (select from user_roles r join role_grants g on g.role_id = r.role_id where r.user_id = users.id and g.scope = 'all'))`

/**
 * The day of erasure with the institution, which is later for people who joined or were notified
 * late. Needs `organizations` with that day set.
 */
export const contractErasureDay =
  sql`greatest(users.contract_told_for, organizations.erase_members_from)`.mapWith(
    users.contractToldFor,
  )

/** The ids of people who meet a condition, in ascending order. */
export async function idsWhere(db: Reader, condition: SQL) {
  const rows = await db.select({ id: users.id }).from(users).where(condition).orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** Locks those of these accounts that are in the caller's scope, in the order of their ids. */
export const lockPeopleInScope = (
  tx: Transaction,
  caller: Caller,
  ids: readonly number[],
  others: readonly Permission[],
) =>
  tx
    .select({
      id: users.id,
      removed: users.removed,
      organizationId: users.organizationId,
      awaitsSchool: sql<boolean>`${awaitsSchool}`,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), peopleInScope(caller, others, true)))
    .orderBy(asc(users.id))
    .for('update')

/**
 * Subquery with the `id` of those of these accounts that exist, locked against erasure until the
 * transaction ends.
 */
export const storedUserIds = (ids: readonly number[]): SQL =>
  sql`select id from ${users} where id = any(${sql.param([...ids])}::int[]) order by id for key share`

/**
 * Locks these people until the transaction ends, so that others cannot add to what they have; a
 * later statement counts it.
 */
export const holdForCount = (tx: Transaction, ids: readonly number[]) =>
  tx.execute(
    sql`select from ${users} where id = any(${sql.param([...ids])}::int[]) order by id for no key update`,
  )

/**
 * Locks the account if it meets `condition`; undefined if it does not or another transaction has
 * locked it.
 */
export async function holdUserIf(tx: Transaction, id: number, condition: SQL | undefined) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), condition))
    .for('update', { skipLocked: true })
  return user
}

/**
 * Locks the account and its scores until the transaction ends, so that the second of two concurrent
 * changes sees the result of the first.
 */
export async function lockScores(tx: Transaction, id: number) {
  await lockUser(tx, id)
  const [locked] = await tx.select().from(scores).where(eq(scores.userId, id)).for('update')
  return locked
}

/** Locks the account if it still has the password that was checked; returns false otherwise. */
export async function holdPassword(tx: Transaction, id: number, passwordHash: string | null) {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        sql`${users.passwordHash} is not distinct from ${passwordHash}`,
        eq(users.removed, 0),
      ),
    )
    .for('update')
  return locked.length > 0
}

/** People who meet a condition, by part of their name, ignoring case and accents; without `but`. */
export const searchPeople = (
  db: Reader,
  condition: SQL,
  { but, searchText, limit }: { but: number; searchText: string | undefined; limit: number },
) =>
  readRows<{ id: number; name: string }>(db, {
    // the narrow table has the columns of the conditions and the order, under the same names; its
    // index on the name alone tells who is on the page
    from: sql`${peopleSearch} users`,
    where: and(
      condition,
      ne(users.id, but),
      eq(users.removed, 0),
      sql`not exists (select from ${users} u where u.id = users.id and u.awaiting_consent_since is not null)`,
      containsText(users.sorted, searchText), // the first 100 letters of the name
    ),
    order: orderBy(users.sorted, users.id, 'ASC'),
    id: users.id,
    offset: 0,
    limit,
    row: sql`json_build_object('id', users.id, 'name', trim(users.first_name || ' ' || users.last_name))`,
    rowFrom: sql`${users} on users.id = page.id`,
  })

/** The number of people with each language who are not removed. Call it without tenant scope. */
export const readersOf = (languageId: SQL): SQL =>
  sql`(select coalesce(sum(change), 0)::int from ${peopleTotals} where language_id = ${languageId} and removed = 0)`

/** The number of all accounts, including removed ones. */
export const countUsers = (db: Reader) => db.$count(users)

/** People without an email address, who cannot sign in: others look at their pages. */
export const listWithoutAddress = (db: Reader) =>
  db
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(isNull(users.email))
    .orderBy(asc(users.id))
