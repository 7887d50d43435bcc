import type { PersonFilters } from '@quartet/contract/areas/users.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { cuts } from '@quartet/domain/bands.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { containsText, isEqual, isWithinDays } from '../../lists/list-query.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { hasFinishedPlp } from '../attributes/queries.ts'
import { sessions } from '../auth/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { scoresSeen } from '../privacy/queries.ts'
import { erasureOrders } from '../privacy/tables.ts'
import { userRoles } from '../roles/tables.ts'
import { tasks } from '../tasks/tables.ts'
import { teamMembers, teams } from '../teams/tables.ts'
import { isInCategory } from '../user-categories/queries.ts'
import { listedFor } from './admin-access.ts'
import { awaitsSchool } from './queries.ts'
import { isActive, isUnverified, peopleSearch, scores, users } from './tables.ts'

/** The filters of the list, in or out of the bin, or of some people by their ids. */
export type Filters = Omit<PersonFilters, 'removed'> & {
  removed?: 0 | 1 | undefined
  ids?: readonly number[]
}

/** Who reads a list, and when. */
export type Viewer = { caller: Caller; now: Date }

/** A subquery, because only few people have an order. */
const isOrdered = sql`users.id in (select user_id from ${erasureOrders})`
export const status = sql`case when users.erase_from is not null and ${isOrdered} then 'erasing' when ${awaitsSchool} then 'awaiting_school' when users.awaiting_consent_since is not null then 'awaiting_consent' when users.erase_from is not null then 'leaving'
  when ${isUnverified} then 'unverified' else 'active' end`

/** As in `status`, in a form that uses an index; unverified also while waiting for consent. */
const statusConditions: Record<NonNullable<PersonFilters['status']>, SQL> = {
  active: isActive,
  unverified: isUnverified,
  awaiting_consent: sql`users.awaiting_consent_since is not null and ${status} = 'awaiting_consent'`,
  awaiting_school: awaitsSchool,
  leaving: sql`users.erase_from is not null and ${status} = 'leaving'`,
  erasing: isOrdered,
}

/** Every order except by institution has an index, with `removed` before and the id after the column. */
export const orders: Record<PersonFilters['order_by'], SQLWrapper> = {
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
export const seesVisits = (caller: Caller) => grantOf(caller, 'access_users')?.scope === 'all'
export const hasVisited = sql`(users.last_active_at > users.created_at or exists (select from ${sessions} where ${sessions.userId} = users.id))`

/** The filters that the narrow table of searches cannot answer. */
const isWide = ({ status, active, language, order_by }: Filters) =>
  status !== undefined || active !== undefined || language !== undefined || order_by === 'email'

/** The people in the caller's scope that the filters match. */
export function matching(
  { caller, now }: Viewer,
  query: Filters,
): { from: SQL; where: SQL | undefined } {
  const { search_text, order_by } = query
  // the narrow table has every other column of the conditions and orders, under the same names
  const isNarrow = search_text && !isWide(query)
  const people = isNarrow
    ? sql`${peopleSearch} users`
    : search_text
      ? sql`${users} join ${peopleSearch} on people_search.id = users.id`
      : sql`${users}`
  return {
    from: sql`${people} ${order_by === 'organization_name' ? institutionPlaces : sql``}`,
    where: and(
      listedFor(caller),
      query.status === 'erasing' ? undefined : isEqual(users.removed, query.removed),
      isEqual(users.id, query.id),
      query.ids && sql`users.id = any(${sql.param([...query.ids])}::int[])`,
      isEqual(users.organizationId, query.organization_id),
      isEqual(users.type, query.type),
      isEqual(users.ageGroupId, query.age_group_id),
      isEqual(users.languageId, query.language),
      query.role_id ? hasRole(query.role_id) : undefined,
      query.category ? isInCategory(caller, query.category) : undefined,
      isWithinDays(users.createdAt, query),
      containsText(isNarrow ? users.searched : peopleSearch.searched, search_text),
      query.status && statusConditions[query.status],
      isActiveSince(caller, now, query.active),
      ...resultConditions({ caller, now }, query),
      ...progressConditions(query),
    ),
  }
}

const hasRole = (roleId: number) =>
  sql`users.id in (select user_id from ${userRoles} where role_id = ${roleId})`

function isActiveSince(caller: Caller, now: Date, days: number | undefined) {
  if (days === undefined) return undefined
  if (!seesVisits(caller)) return sql`false`
  return sql`users.last_active_at >= ${addDays(now, -days).toISOString()} and ${hasVisited}`
}

const scoresOf = sql`select from ${scores} where scores.user_id = users.id`

function resultConditions(viewer: Viewer, { lci, pattern, classification }: Filters) {
  const seen = (condition: SQL) =>
    sql`exists (${scoresOf} and ${condition}) and ${scoresSeen(viewer)}`
  return [
    isEither(lci === 'done', lci, sql`exists (${scoresOf})`),
    pattern && seen(usesFirst(pattern)),
    classification && seen(sql`scores.classification = ${classification}`),
  ]
}

export const usesFirst = (pattern: NonNullable<PersonFilters['pattern']>) =>
  sql`scores.${sql.identifier(pattern)} >= ${cuts.useFirst}`

/** Teams that the person has accepted and which are not archived. */
const placesOf = sql`select from ${teamMembers} m join ${teams} t on t.id = m.team_id where m.user_id = users.id and m.status = 'accepted' and t.removed = 0`
const tasksOf = sql`select from ${tasks} t where t.user_id = users.id and t.removed = 0`
const tasksIn = (area: Area) => sql`exists (${tasksOf} and t.area = ${area})`

const progressConditions = (query: Filters) => [
  isEither(query.plp === 'done', query.plp, hasFinishedPlp),
  isEither(query.team_member === 'yes', query.team_member, sql`exists (${placesOf})`),
  isEither(query.tasks === 'yes', query.tasks, tasksIn('school')),
  isEither(query.work_tasks === 'yes', query.work_tasks, tasksIn('work')),
  isEither(query.career_tasks === 'yes', query.career_tasks, tasksIn('career')),
  isEither(
    query.decoded === 'yes',
    query.decoded,
    sql`exists (${tasksOf} and t.decoded_at is not null)`,
  ),
]

/** The condition or its opposite; undefined when the query has no such filter. */
const isEither = (isMet: boolean, value: string | undefined, condition: SQL) =>
  value === undefined ? undefined : isMet ? condition : sql`not (${condition})`
