import type { PersonListQuery, PersonView } from '@quartet/contract/areas/users.ts'
import { cuts } from '@quartet/domain/bands.ts'
import type { Classification } from '@quartet/domain/classification.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { containing, folded } from '../../db/search.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { guardianToTell } from '../guardians/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { addresseeOf } from '../languages/queries.ts'
import { scoresSeen } from '../privacy/queries.ts'
import { erasureOrders } from '../privacy/tables.ts'
import { roleGrants, roles, userPermissions, userRoles } from '../roles/tables.ts'
import { listedFor } from './admin-access.ts'
import { awaitsSchool, isInstitutions, lockUser } from './queries.ts'
import { blockSize, peopleBlocks, peopleCounts, scores, users } from './tables.ts'

const fullName = sql`trim(users.first_name || ' ' || users.last_name)`
/** Whether the person has an address that is not confirmed. */
const unconfirmed = sql`(users.email is not null and users.email_verified_at is null)`
/** A subquery, because only few people have an order. */
const isOrdered = sql`users.id in (select user_id from ${erasureOrders})`
const status = sql`case when users.erase_from is not null and ${isOrdered} then 'erasing' when ${awaitsSchool} then 'awaiting_school' when users.awaiting_consent_since is not null then 'awaiting_consent' when users.erase_from is not null then 'leaving'
  when ${unconfirmed} then 'unverified' else 'active' end`

const counted = (condition: string) =>
  sql.raw(patterns.map((pattern) => `(scores.${pattern} ${condition})::int`).join(' + '))
const literal = (classification: Classification) => sql.raw(`'${classification}'`)
/** The rules of domain/classification.ts as SQL over a row of `scores`; null without scores. */
const classification = sql`case when scores.user_id is null then null
  when ${counted(`>= ${cuts.useFirst}`)} >= 3 then ${literal('Strong-Willed Learner')}
  when ${counted(`>= ${cuts.useFirst}`)} >= 1 then ${literal('Dynamic Learner')}
  when ${counted(`< ${cuts.asNeeded}`)} = 0 then ${literal('Bridge Learner')} else ${literal('Dynamic Learner')} end`

/**
 * Every order except by institution has an index, with `removed` before and the id after the
 * column.
 */
const orders: Record<Exclude<PersonListQuery['order_by'], 'id'>, SQL> = {
  name: sql`users.sorted`,
  email: sql`users.email`,
  type: sql`users.type`,
  organization_name: sql`institution.place`,
  age_group_id: sql`users.age_group_id`,
  created_at: sql`users.created_at`,
}
/** Ranks the institutions by name once instead of comparing names for each person. */
const institutionPlaces = sql`
  left join (select id, row_number() over (order by ${folded(sql`name`)}, id) as place from ${organizations}) institution on institution.id = users.organization_id`

const wireMoment = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A person as JSON for the list; needs `users`, `scores` and the institution as `o`. */
const personJson = (caller: Caller) => sql`json_build_object(
  'id', users.id, 'first_name', users.first_name, 'last_name', users.last_name, 'name', ${fullName}, 'email', users.email,
  'email_verified', case when users.email is not null then users.email_verified_at is not null end, 'type', users.type,
  'organization_id', users.organization_id, 'organization_name', o.name, 'age_group_id', users.age_group_id, 'status', ${status},
  'roles', (select coalesce(json_agg(r.name order by r.id), '[]') from ${userRoles} ur join ${roles} r on r.id = ur.role_id where ur.user_id = users.id),
  'lci', case when scores.user_id is null then 'not_done' else 'done' end,
  'classification', case when ${scoresSeen(caller)} then ${classification} end, 'removed', users.removed,
  'erasure', coalesce((select json_build_object('erase_from', ${wireMoment(sql`users.erase_from`)}, 'by', e.by,
    'reason', e.reason, 'note', e.note) from ${erasureOrders} e where e.user_id = users.id and users.erase_from is not null),
    case when o.erase_members_from is not null and ${isInstitutions} then json_build_object('erase_from', ${wireMoment(sql`greatest(users.contract_told_for, o.erase_members_from)`)},
    'by', 'contract', 'reason', null, 'note', '') end),
  'created_at', ${wireMoment(sql`users.created_at`)})`
const personJoins = sql`left join ${scores} on scores.user_id = users.id left join ${organizations} o on o.id = users.organization_id`

/** Offset beyond which a page is read from the nearer end of the list. */
const far = 1000

/**
 * A page of people in the caller's scope and the exact number of matches. `limit` is inclusive. One
 * round trip, or two for large offsets.
 */
export async function listPeople(db: Reader, caller: Caller, query: PersonListQuery) {
  const total = countOf(caller, query)
  const known =
    query.offset > far && !inBlocks(caller, query)
      ? (await db.execute<{ count: number }>(sql`select ${total} as count`)).rows[0]?.count
      : undefined
  const page = pageOf(caller, query, known)
  const places = query.order_by === 'organization_name' ? institutionPlaces : sql``
  const { rows } = await db.execute<{ list: PersonView[]; count: number }>(sql`
    select ${known === undefined ? total : sql`${known}::int`} as count, (select coalesce(json_agg(told.person), '[]') from (
      select ${personJson(caller)} as person from (${page}) page join ${users} on users.id = page.id ${personJoins} ${places}
      order by ${orderOf(query)}) told) as list`)
  return rows[0] ?? { list: [], count: 0 }
}

/** The ids of a page, from an index alone however long the list is. */
function pageOf(caller: Caller, query: PersonListQuery, total: number | undefined): SQL {
  const size = query.limit + 1
  if (inBlocks(caller, query)) return pageInBlocks(query, size)
  const places = query.order_by === 'organization_name' ? institutionPlaces : sql``
  const from = sql`select users.id from ${users} ${places} ${scoresFor(query)} where ${matchingOf(caller, query)}`
  const isNearEnd = total !== undefined && query.offset > total / 2
  if (!isNearEnd)
    return sql`${from} order by ${orderOf(query)} offset ${query.offset} limit ${size}`
  const behind = total - query.offset
  return sql`${from} order by ${orderOf(query, true)} offset ${Math.max(0, behind - size)} limit ${Math.min(size, Math.max(0, behind))}`
}

const isNarrowed = ({
  id,
  search_text,
  status,
  lci,
  classification,
  date_from,
  date_to,
}: PersonListQuery) =>
  [id, search_text, status, lci, classification, date_from, date_to].some(Boolean)

/**
 * Whether the list contains everybody by id, so that the stored counts per block of ids can be
 * used.
 */
const inBlocks = (caller: Caller, query: PersonListQuery) =>
  query.order_by === 'id' &&
  seesAll(caller) &&
  !isNarrowed(query) &&
  kindOf(query).every((condition) => !condition)

/**
 * Starts in the block that contains the first row of the page and skips only the rows before it in
 * that block.
 */
function pageInBlocks({ order_direction, offset, removed }: PersonListQuery, size: number): SQL {
  const isUp = order_direction === 'ASC'
  const way = isUp ? sql`asc` : sql`desc`
  const begun = isUp
    ? sql`id >= (select block from begin) * ${blockSize}`
    : sql`id < ((select block from begin) + 1) * ${blockSize}`
  return sql`with counted as (
      select block, sum(sum(change)) over (order by block ${way}) as upto, sum(change) as here from ${peopleBlocks} where removed = ${removed} group by block
    ), begin as (
      select block, (${offset} - (upto - here))::bigint as places from counted where upto > ${offset} order by block ${way} limit 1
    ) select id from ${users} where removed = ${removed} and ${begun} order by id ${way} offset (select places from begin) limit ${size}`
}

/** Null sorts last in ascending and first in descending order, as in the indexes. */
function orderOf({ order_by, order_direction }: PersonListQuery, isTurned = false): SQL {
  const way = (order_direction === 'ASC') !== isTurned ? sql`asc` : sql`desc`
  return order_by === 'id' ? sql`users.id ${way}` : sql`${orders[order_by]} ${way}, users.id ${way}`
}

const scoresFor = ({ classification, lci }: PersonListQuery) =>
  classification || lci ? sql`left join ${scores} on scores.user_id = users.id` : sql``

const seesAll = (caller: Caller) => grantOf(caller, 'access_users')?.scope === 'all'

/** The exact count, from stored counts if the query has no filters except their columns. */
function countOf(caller: Caller, query: PersonListQuery): SQL {
  if (isNarrowed(query) || !seesAll(caller))
    return sql`(select count(*)::int from ${users} ${scoresFor(query)} where ${matchingOf(caller, query)})`
  return sql`(select coalesce(sum(change), 0)::int from ${peopleCounts} where ${both(sql`removed = ${query.removed}`, ...kindOf(query))})`
}

/** Conditions on columns that both people and their counts have. */
const kindOf = ({ type, organization_id, age_group_id }: PersonListQuery) => [
  type && sql`type = ${type}`,
  organization_id && sql`organization_id = ${organization_id}`,
  age_group_id && sql`age_group_id = ${age_group_id}`,
]

const both = (...conditions: unknown[]): SQL =>
  sql.join(
    conditions.filter((condition): condition is SQL => typeof condition === 'object'),
    sql` and `,
  )

/** Rare statuses as conditions that can use an index. */
const statusIs = (name: NonNullable<PersonListQuery['status']>) => {
  if (name === 'erasing') return isOrdered
  if (name === 'awaiting_school') return awaitsSchool
  return name === 'unverified' ? unconfirmed : sql`${status} = ${name}`
}

const matchingOf = (caller: Caller, query: PersonListQuery): SQL =>
  both(
    query.status === 'erasing'
      ? listedFor(caller)
      : sql`users.removed = ${query.removed} and ${listedFor(caller)}`,
    ...kindOf(query),
    query.id && sql`users.id = ${query.id}`,
    query.search_text && sql`users.searched like ${containing(query.search_text)}`,
    query.status && statusIs(query.status),
    query.lci &&
      (query.lci === 'done' ? sql`scores.user_id is not null` : sql`scores.user_id is null`),
    query.classification &&
      sql`${scoresSeen(caller)} and ${classification} = ${query.classification}`,
    query.date_from && sql`users.created_at >= ${query.date_from}::date at time zone 'utc'`,
    query.date_to && sql`users.created_at < (${query.date_to}::date + 1) at time zone 'utc'`,
  )

/** One person in scope, as in the list. */
export async function findListed(db: Reader, caller: Caller, id: number) {
  const { rows } = await db.execute<{ person: PersonView }>(
    sql`select ${personJson(caller)} as person from ${users} ${personJoins} where users.id = ${id} and ${listedFor(caller)}`,
  )
  return rows[0]?.person
}

/** Members of an institution who administer its people and are not removed, at most `max`. */
export const listAdministrators = (db: Reader, organizationId: number, max = 50) =>
  db
    .select({ email: users.email, firstName: users.firstName, languageId: users.languageId })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        eq(users.removed, 0),
        sql`exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id
          where r.user_id = users.id and g.permission = 'admin_users' and g.scope in ('organization', 'all') and not g.read_only)`,
        sql`not exists (select from ${userPermissions} p where p.user_id = users.id and p.permission = 'admin_users' and not p.granted)`,
      ),
    )
    .orderBy(users.id)
    .limit(max)

/**
 * Recipients of mails about an account: its person, and the guardian who consented if that is
 * another address.
 */
export async function addresseesOf(tx: Transaction, id: number, now: Date) {
  const account = await lockUser(tx, id)
  const person = account && (await addresseeOf(tx, account))
  const guardian = await guardianToTell(tx, id, now)
  return {
    person,
    guardian: guardian && guardian.email !== person?.email ? guardian : undefined,
    firstName: account?.firstName ?? '',
    /** Nobody can sign in: the account is removed or ordered to be erased. */
    isClosed: account?.removed === 1,
    hasOwnDay: account !== undefined && account.eraseFrom !== null,
  }
}
