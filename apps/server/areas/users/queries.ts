import type { Permission } from '@quartet/domain/permissions.ts'
import type { Relation } from '@quartet/domain/visibility.ts'
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../db/db.ts'
import { prepared } from '../../db/prepared-statement.ts'
import { folded } from '../../db/search.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { wordsOf } from '../../security/weak-passwords.ts'
import { lockOrganization } from '../institutions/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { peopleInScope } from './access.ts'
import { scores, users } from './tables.ts'

/** The person when the caller may mean them, else undefined: a foreign one is like a missing one. */
export async function findPersonInScope(db: Reader, caller: Caller, id: number, others: readonly Permission[], writes: boolean) {
  if (id === caller.id) return id
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), peopleInScope(caller, others, writes)))
  return row?.id
}

/** How a caller stands to a person within the own scope of access_users; families, teams and contacts have no rows yet. */
export function relationTo(caller: Caller, personId: number): Relation {
  if (caller.id === personId) return 'self'
  const scope = grantOf(caller, 'access_users')?.scope
  if (scope === 'all') return 'platform'
  return scope === 'organization' ? 'institution' : 'none'
}

/** An account by its address, whatever the case it is written in. */
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
  const [user] = await db.select({ ageGroupId: users.ageGroupId }).from(users).where(eq(users.id, id))
  if (!user) throw new Error(`user ${id} is gone`)
  return user.ageGroupId
}

export async function emailOf(db: Reader, id: number) {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
  return user?.email ?? null
}

/** The institution to which a removed person would come back; undefined for everybody else. */
export async function findLeftOrganization(db: Reader, id: number) {
  const [left] = await db
    .select({ id: users.organizationId })
    .from(users)
    .where(and(eq(users.id, id), eq(users.removed, 1)))
  return left?.id ?? undefined
}

/** Null for an account that was given none. */
export async function passwordHashOf(db: Reader, id: number) {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  return user?.passwordHash ?? null
}

/** The name of who set the one-time password of an account; undefined where nobody did, or is here no more. */
export async function findOneTimeSetter(db: Reader, id: number) {
  const setter = alias(users, 'setter')
  const [record] = await db
    .select({ name: sql<string>`trim(${setter.firstName} || ' ' || ${setter.lastName})` })
    .from(users)
    .innerJoin(setter, eq(setter.logAlias, users.oneTimeBy))
    .where(eq(users.id, id))
  return record?.name
}

/** The random name under which somebody stands in the log. */
export async function logAliasOf(db: Reader, id: number) {
  const [user] = await db.select({ logAlias: users.logAlias }).from(users).where(eq(users.id, id))
  return user?.logAlias ?? null
}

/** What of a person must not be a password: name, address, and the code and name of the institution. */
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

/** Those of some people who have not asked to be erased. */
export async function stayingOf(db: Reader, ids: readonly number[]) {
  const staying = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.eraseFrom)))
  return staying.map(({ id }) => id)
}

/** Active members of an institution: each takes a seat. */
export async function seatsTaken(db: Reader, organizationId: number) {
  return db.$count(users, and(eq(users.organizationId, organizationId), eq(users.removed, 0)))
}

/** Why the institutions, locked, do not take back everybody who was theirs. */
export async function noPlaceFor(tx: Transaction, people: readonly { organizationId: number | null }[]) {
  const homes = people.flatMap(({ organizationId }) => organizationId ?? [])
  for (const id of [...new Set(homes)].sort((one, other) => one - other)) {
    const { seats, removed } = await lockOrganization(tx, id)
    if (removed) return 'organization_deleted' as const
    if ((await seatsTaken(tx, id)) + homes.filter((home) => home === id).length > seats) return 'organization_full' as const
  }
  return undefined
}

/** Holds the account until the transaction ends. */
export async function lockUser(tx: Transaction, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

/** Signed up with the code of a school that agrees for its pupils, and nobody of it has let the person in yet (method D41). */
export const awaitsSchool = sql`(users.awaiting_consent_since is not null and users.consent_by = 'school')`

/** The same at least since then. */
export const awaitsSchoolSince = (since: Date): SQL => sql`${awaitsSchool} and users.awaiting_consent_since <= ${since.toISOString()}`

/** Whose data goes with the institution (method D42): its members, without those who have a plan of their own or rights over the whole installation. */
export const isInstitutions = sql`(users.type in ('institution', 'student')
  and not exists (select from subscriptions s where s.user_id = users.id)
  and not exists (select from user_roles r join role_grants g on g.role_id = r.role_id where r.user_id = users.id and g.scope = 'all'))`

/** Who came to it late, or was told late, has a later day than the other members. Beside `organizations`, whose day there is. */
export const contractErasureDay = sql`greatest(users.contract_told_for, organizations.erase_members_from)`.mapWith(users.contractToldFor)

/** The ids of the people of whom a condition is true. */
export async function idsWhere(db: Reader, condition: SQL) {
  const rows = await db.select({ id: users.id }).from(users).where(condition).orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** The same for those of some accounts that a caller may mean, in the order of their ids. */
export const lockPeopleInScope = (tx: Transaction, caller: Caller, ids: readonly number[], others: readonly Permission[]) =>
  tx
    .select({ id: users.id, removed: users.removed, organizationId: users.organizationId, awaitsSchool: sql<boolean>`${awaitsSchool}` })
    .from(users)
    .where(and(inArray(users.id, [...ids]), peopleInScope(caller, others, true)))
    .orderBy(asc(users.id))
    .for('update')

/** Those of some accounts that are not being erased at this moment, kept from it until the transaction ends: `(id)`, to select from. */
export const storedUserIds = (ids: readonly number[]): SQL =>
  sql`select id from ${users} where id = any(${sql.param([...ids])}::int[]) order by id for key share`

/** Keeps others from giving these people more until the transaction ends: what they have is counted by a statement after this one. */
export const holdForCount = (tx: Transaction, ids: readonly number[]) =>
  tx.execute(sql`select from ${users} where id = any(${sql.param([...ids])}::int[]) order by id for no key update`)

/** The same if `condition` is true of it; not when another transaction has it at this moment. */
export async function holdUserIf(tx: Transaction, id: number, condition: SQL | undefined) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), condition))
    .for('update', { skipLocked: true })
  return user
}

/** Holds the account and its scores until the transaction ends: of two who change them at once the second sees what the first left. */
export async function lockScores(tx: Transaction, id: number) {
  await lockUser(tx, id)
  const [locked] = await tx.select().from(scores).where(eq(scores.userId, id)).for('update')
  return locked
}

/** Holds the account as it was when its password was checked; false when it is another by now. */
export async function holdPassword(tx: Transaction, id: number, passwordHash: string | null) {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), sql`${users.passwordHash} is not distinct from ${passwordHash}`, eq(users.removed, 0)))
    .for('update')
  return locked.length > 0
}

/** Living people within a reach by a part of their name, whatever the case and the accents, without the one who asks; so many at most. */
export async function searchPeople(db: Reader, condition: SQL, { but, searched, max }: { but: number; searched: string; max: number }) {
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`
  return db
    .select({ id: users.id, name })
    .from(users)
    .where(
      and(
        ne(users.id, but),
        eq(users.removed, 0),
        isNull(users.awaitingConsentSince),
        condition,
        sql`strpos(${folded(name)}, ${folded(sql`${searched}::text`)}) > 0`,
      ),
    )
    .orderBy(folded(name), users.id)
    .limit(max)
}

/** Accounts of every kind, removed ones too. */
export const countUsers = (db: Reader) => db.$count(users)

/** Who cannot sign in: others look at their pages. */
export const listWithoutAddress = (db: Reader) =>
  db.select({ id: users.id, firstName: users.firstName }).from(users).where(isNull(users.email)).orderBy(asc(users.id))
