import type { PersonListQuery, PersonView } from '@quartet/contract/areas/users.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import {
  containsText,
  isEqual,
  isoDay,
  isoMoment,
  isWithinDays,
  orderBy,
  readList,
} from '../../lists/list-query.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { sessions } from '../auth/tables.ts'
import { guardianToTell } from '../guardians/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { addresseeOf } from '../languages/queries.ts'
import { scoresSeen } from '../privacy/queries.ts'
import { erasureOrders } from '../privacy/tables.ts'
import { roleGrants, roles, userPermissions, userRoles } from '../roles/tables.ts'
import { teamMembers, teams } from '../teams/tables.ts'
import { listedFor } from './admin-access.ts'
import { awaitsSchool, findUserByEmail, isInstitutions, lockUser } from './queries.ts'
import {
  fullName,
  isActive,
  isUnverified,
  peopleCounts,
  peopleSearch,
  peopleTotals,
  scores,
  users,
} from './tables.ts'

/** A subquery, because only few people have an order. */
const isOrdered = sql`users.id in (select user_id from ${erasureOrders})`
const status = sql`case when users.erase_from is not null and ${isOrdered} then 'erasing' when ${awaitsSchool} then 'awaiting_school' when users.awaiting_consent_since is not null then 'awaiting_consent' when users.erase_from is not null then 'leaving'
  when ${isUnverified} then 'unverified' else 'active' end`

/** Every order except by institution has an index, with `removed` before and the id after the column. */
const orders: Record<PersonListQuery['order_by'], SQLWrapper> = {
  id: users.id,
  name: users.sorted,
  email: users.email,
  type: users.type,
  organization_name: sql`institution.place`,
  age_group_id: users.ageGroupId,
  created_at: users.createdAt,
}
/** Ranks the institutions by name once instead of comparing names for each person. */
const institutionPlaces = sql`
  left join (select id, row_number() over (order by ${organizations.sorted}, id) as place from ${organizations}) institution on institution.id = users.organization_id`

/**
 * Visits are not among what an institution learns of its members (method D44): only administrators
 * of the whole installation see them.
 */
const seesVisits = (caller: Caller) => grantOf(caller, 'access_users')?.scope === 'all'
const hasVisited = sql`(users.last_active_at > users.created_at or exists (select from ${sessions} where ${sessions.userId} = users.id))`

/** A person as JSON for the list; needs `users`, `scores` and the institution as `o`. */
const personJson = (caller: Caller) => sql`json_build_object(
  'id', users.id, 'first_name', users.first_name, 'last_name', users.last_name, 'name', ${fullName}, 'email', users.email,
  'email_verified', case when users.email is not null then users.email_verified_at is not null end, 'type', users.type,
  'organization_id', users.organization_id, 'organization_name', o.name, 'age_group_id', users.age_group_id, 'status', ${status},
  'roles', (select coalesce(json_agg(r.name order by r.id), '[]') from ${userRoles} ur join ${roles} r on r.id = ur.role_id where ur.user_id = users.id),
  'lci', case when scores.user_id is null then 'not_done' else 'done' end,
  'classification', case when ${scoresSeen(caller)} then scores.classification end, 'removed', users.removed,
  'erasure', coalesce((select json_build_object('erase_from', ${isoMoment(users.eraseFrom)}, 'by', e.by,
    'reason', e.reason, 'note', e.note, 'may_undo', e.by = 'staff' or ${grantOf(caller, 'admin_users')?.scope === 'all'}::boolean) from ${erasureOrders} e where e.user_id = users.id and users.erase_from is not null),
    case when o.erase_members_from is not null and ${isInstitutions} then json_build_object('erase_from', ${isoMoment(sql`greatest(users.contract_told_for, o.erase_members_from)`)},
    'by', 'contract', 'reason', null, 'note', '', 'may_undo', false) end),
  'created_at', ${isoMoment(users.createdAt)},
  'last_visit_on', case when ${seesVisits(caller)} and ${hasVisited} then ${isoDay(users.lastActiveAt)} end)`
const personJoins = sql`left join ${scores} on scores.user_id = users.id left join ${organizations} o on o.id = users.organization_id`

/** A page of people in the caller's scope and the exact number of matches. */
export const listPeople = (db: Reader, caller: Caller, query: PersonListQuery) =>
  readList<PersonView, { roles: { id: number; name: string }[]; sees_visits: boolean }>(
    db,
    {
      ...matching(caller, query),
      order: orderBy(orders[query.order_by], users.id, query.order_direction),
      id: users.id,
      offset: query.offset,
      limit: query.limit,
      row: personJson(caller),
      rowFrom: sql`${users} on users.id = page.id ${personJoins}`,
    },
    {
      count: quickCount(caller, query),
      values: { roles: roleChoices(caller), sees_visits: sql`${seesVisits(caller)}::boolean` },
    },
  )

function matching(caller: Caller, query: PersonListQuery): { from: SQL; where: SQL | undefined } {
  const { search_text, status, lci, team_member, classification, order_by } = query
  // the narrow table has every other column of the conditions and orders, under the same names
  const isNarrow = search_text && !status && order_by !== 'email'
  const people = isNarrow
    ? sql`${peopleSearch} users`
    : search_text
      ? sql`${users} join ${peopleSearch} on people_search.id = users.id`
      : sql`${users}`
  return {
    from: sql`${people} ${order_by === 'organization_name' ? institutionPlaces : sql``}`,
    where: and(
      listedFor(caller),
      status === 'erasing' ? undefined : isEqual(users.removed, query.removed),
      isEqual(users.id, query.id),
      isEqual(users.organizationId, query.organization_id),
      isEqual(users.type, query.type),
      isEqual(users.ageGroupId, query.age_group_id),
      query.role_id ? hasRole(query.role_id) : undefined,
      isWithinDays(users.createdAt, query),
      containsText(isNarrow ? users.searched : peopleSearch.searched, search_text),
      status && statusConditions[status],
      lci === 'done' ? sql`exists (${scoresOf})` : undefined,
      lci === 'not_done' ? sql`not exists (${scoresOf})` : undefined,
      team_member === 'yes' ? sql`exists (${placesOf})` : undefined,
      team_member === 'no' ? sql`not exists (${placesOf})` : undefined,
      classification &&
        sql`exists (${scoresOf} and scores.classification = ${classification}) and ${scoresSeen(caller)}`,
    ),
  }
}

const hasRole = (roleId: number) =>
  sql`users.id in (select user_id from ${userRoles} where role_id = ${roleId})`

/** The roles that people in the caller's scope can have. */
function roleChoices(caller: Caller) {
  const keys = [...institutionRoles, 'institution_member', 'student', 'guest']
  const isPossible = seesVisits(caller) ? sql`true` : sql`r.key = any(${sql.param(keys)})`
  return sql`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id), '[]') from ${roles} r where ${isPossible})`
}

const scoresOf = sql`select from ${scores} where scores.user_id = users.id`

/** Teams that the person has accepted and which are not archived. */
const placesOf = sql`select from ${teamMembers} m join ${teams} t on t.id = m.team_id where m.user_id = users.id and m.status = 'accepted' and t.removed = 0`

/** As in `status`, in a form that uses an index; unverified also while waiting for consent. */
const statusConditions: Record<NonNullable<PersonListQuery['status']>, SQL> = {
  active: isActive,
  unverified: isUnverified,
  awaiting_consent: sql`users.awaiting_consent_since is not null and ${status} = 'awaiting_consent'`,
  awaiting_school: awaitsSchool,
  leaving: sql`users.erase_from is not null and ${status} = 'leaving'`,
  erasing: isOrdered,
}

/** The exact number, if it can be had without reading everybody. */
function quickCount(caller: Caller, query: PersonListQuery): SQL | undefined {
  const { lci, classification, ...others } = query
  const stored = storedCount(caller, others)
  if (!lci && !classification) return stored
  const { type, organization_id, age_group_id, removed } = query
  const isNarrowed = type || organization_id || age_group_id
  if (!stored || isNarrowed || grantOf(caller, 'access_users')?.scope !== 'all') return undefined
  if (classification) return lci === 'not_done' ? sql`0` : countScored(removed, classification)
  return lci === 'done' ? countScored(removed) : sql`(${stored} - ${countScored(removed)})`
}

/** The number of people with scores: those of everybody less those in the bin, who are few. */
function countScored(removed: 0 | 1, classification?: PersonListQuery['classification']): SQL {
  const label = isEqual(scores.classification, classification) ?? sql`true`
  const inBin = sql`(select count(*)::int from ${users} join ${scores} on scores.user_id = users.id where users.removed = 1 and ${label})`
  return removed === 1
    ? inBin
    : sql`((select count(*)::int from ${scores} where ${label}) - ${inBin})`
}

type StoredQuery = Omit<PersonListQuery, 'lci' | 'classification'>
/**
 * The exact number from the stored counts; undefined for a query with other conditions than their
 * columns.
 */
function storedCount(caller: Caller, query: StoredQuery): SQL | undefined {
  const { id, search_text, status, role_id, team_member, date_from, date_to } = query
  const { removed, type, organization_id, age_group_id } = query
  if ([id, search_text, status, role_id, team_member, date_from, date_to].some(Boolean))
    return undefined
  const scope = grantOf(caller, 'access_users')?.scope
  const own = scope === 'organization' ? (caller.organizationId ?? undefined) : undefined
  if (scope !== 'all' && own === undefined) return undefined
  const counts = own || organization_id ? peopleCounts : peopleTotals
  const kind = and(
    isEqual(counts.removed, removed),
    isEqual(counts.type, type),
    isEqual(counts.ageGroupId, age_group_id),
    isEqual(peopleCounts.organizationId, own),
    isEqual(peopleCounts.organizationId, organization_id),
  )
  return sql`(select coalesce(sum(change), 0)::int from ${counts} where ${kind})`
}

/** One person in scope, as in the list. */
export async function findListed(db: Reader, caller: Caller, id: number) {
  const { rows } = await db.execute<{ person: PersonView }>(
    sql`select ${personJson(caller)} as person from ${users} ${personJoins} where users.id = ${id} and ${listedFor(caller)}`,
  )
  return rows[0]?.person
}

/** Whether the owner of an address is in the caller's list. */
export async function isAddressListed(db: Reader, caller: Caller, email: string) {
  const owner = await findUserByEmail(db, email)
  return owner !== undefined && (await findListed(db, caller, owner.id)) !== undefined
}

/** Members of an institution who administer its people and are not removed, at most `max`. */
export const listAdministrators = (db: Reader, organizationId: number, max = 50) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      languageId: users.languageId,
    })
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
