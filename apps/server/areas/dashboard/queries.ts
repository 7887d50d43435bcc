import type { DayCount, OrganizationCount, Statistics } from '@quartet/contract/areas/dashboard.ts'
import { fewestPeople, isTooFew, namedInstitutions, tellsApart } from '@quartet/domain/dashboard.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Services } from '../../services.ts'
import { organizations } from '../institutions/tables.ts'
import { tasks } from '../tasks/tables.ts'
import { users } from '../users/tables.ts'
import type { FiguresScope, StoredScope } from './access.ts'
import { countFigures } from './commands.ts'
import { peopleFigures } from './count-queries.ts'
import { isLearner } from './step-queries.ts'
import { dayFigures, figures, figuresState } from './tables.ts'

type Counting = Pick<Services, 'db'> & { now: Date }

/** Figures that are quick to count are counted again at a call when they are this old. */
const freshMs = 5_000
const quickMs = 250

/** When the stored figures were counted; counts them first if there are none, or if that is quick. */
async function asOfStored({ db, now }: Counting): Promise<Date> {
  const state = await findState(db)
  const isOld = !state || now.getTime() - state.asOf.getTime() > freshMs
  if (state && (!isOld || state.tookMs > quickMs)) return state.asOf
  await countFigures({ db, now }, { waits: !state })
  return (await findState(db))?.asOf ?? now
}

async function findState(db: Reader) {
  const [state] = await db.select().from(figuresState)
  return state
}

/** When the figures of a scope are from, counting them first if that is due. */
export const asOf = (counting: Counting, { of }: FiguresScope): Promise<Date> =>
  of === 'groups' ? Promise.resolve(counting.now) : asOfStored(counting)

export type TypeFigures = {
  type: 'individual' | 'institution' | 'student' | 'coaching'
  people: number
  active: number
  joined: number
  inventory: number
  profile: number
  decoded_task: number
  team: number
}

const isOf = ({ organizationId }: StoredScope): SQL =>
  organizationId === null
    ? sql`organization_id is null`
    : sql`organization_id = ${organizationId}::int`

/** The figures of a scope, one row for each type of people. */
export async function listTypeFigures(
  { db, now }: { db: Reader; now: Date },
  scope: FiguresScope,
): Promise<TypeFigures[]> {
  const { rows } = await db.execute<TypeFigures>(
    scope.of === 'groups'
      ? peopleFigures(now, scope.people, ofPeople(scope.people))
      : sql`select * from ${figures} where ${isOf(scope)} order by people desc, type`,
  )
  return rows
}

const ofPeople = (people: SQL) => sql`user_id in (select users.id from ${users} where ${people})`

type Numbers = Omit<Statistics, 'as_of' | 'organization' | 'scope' | 'sees_visits'>

type Reading = { of: FiguresScope['of']; seesActivity: boolean }

/**
 * The cards of a dashboard; about too few people only their number (see `fewestPeople`). Who is
 * active must not follow from how many are, unless the reader sees that anyway.
 */
export function statisticsOf(types: readonly TypeFigures[], reading: Reading): Numbers {
  const sumOf = (key: Exclude<keyof TypeFigures, 'type'>) =>
    types.reduce((sum, row) => sum + row[key], 0)
  const ofTypes = (...names: TypeFigures['type'][]) =>
    types.reduce((sum, { type, people }) => sum + (names.includes(type) ? people : 0), 0)
  const [all_users, active] = [sumOf('people'), sumOf('active')]
  const isActiveShown =
    reading.seesActivity || (reading.of !== 'groups' && !tellsApart(active, all_users))
  const shown = (count: number) => (isTooFew(all_users) ? null : count)
  return {
    all_users,
    active_users: isActiveShown ? shown(active) : null,
    joined_count: reading.of === 'groups' ? null : shown(sumOf('joined')),
    individual: shown(ofTypes('individual', 'coaching')),
    student: shown(ofTypes('student')),
    institution: shown(ofTypes('institution')),
    users_didnot_finish_lci_count: shown(all_users - sumOf('inventory')),
    users_didnot_finish_plp_count: shown(all_users - sumOf('profile')),
    users_didnot_decode_tasks_count: shown(all_users - sumOf('decoded_task')),
    users_not_in_teams_count: shown(all_users - sumOf('team')),
  }
}

/** The institution of the figures; null for those of everybody. */
export async function findOrganization(db: Reader, id: number | null) {
  if (id === null) return null
  const [row] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row
}

/**
 * The institutions with the most people who learn, and all others together; small ones are never
 * named.
 */
export async function listOrganizationCounts(db: Reader, scope: FiguresScope) {
  const people =
    scope.of === 'groups'
      ? sql`select organization_id, 1 as people from ${users} where ${isLearner} and ${scope.people} and organization_id is not null`
      : sql`select organization_id, people from ${figures} where ${scope.organizationId === null ? sql`organization_id is not null` : isOf(scope)}`
  const { rows } = await db.execute<OrganizationCount>(sql`
    with counts as (select organization_id, sum(people)::int as count from (${people}) p group by 1),
      places as (select *, row_number() over (order by count desc, organization_id) as place from counts)
    select case when is_named then organization_id end as organization_id, case when is_named then o.name end as organization_name,
      sum(count)::int as user_count
    from (select *, place <= ${namedInstitutions} and not ${isFew} as is_named from places) p join ${organizations} o on o.id = organization_id
    group by 1, 2 order by bool_and(is_named) desc, user_count desc, 1`)
  return rows
}

const isFew = sql`(count < ${fewestPeople})`

type Days = { first: string; last: string }
const days = ({ first, last }: Days) =>
  sql`generate_series(${first}::date, ${last}::date, '1 day') as days(day)`
const byDay = sql`to_char(days.day, 'YYYY-MM-DD') as date`

/** Counts of every day of a chart, with zeros. */
export async function listStoredDays(
  db: Reader,
  scope: StoredScope,
  kind: 'tasks' | 'logs',
  range: Days,
): Promise<DayCount[]> {
  const { rows } = await db.execute<DayCount>(sql`
    select ${byDay}, coalesce(d.count, 0) as count from ${days(range)}
    left join ${dayFigures} d on d.day = days.day::date and d.kind = ${kind} and d.${isOf(scope)} order by days.day`)
  return rows
}

/** The tasks of some people, counted at each call. */
export async function listTaskDays(db: Reader, people: SQL, range: Days): Promise<DayCount[]> {
  const { rows } = await db.execute<DayCount>(sql`
    select ${byDay}, coalesce(c.count, 0) as count from ${days(range)}
    left join (select (t.created_at at time zone 'utc')::date as day, count(*)::int as count
      from ${tasks} t join ${users} on users.id = t.user_id where ${isLearner} and ${people}
        and t.created_at >= ${range.first}::date at time zone 'utc' and t.created_at < (${range.last}::date + 1) at time zone 'utc'
      group by 1) c on c.day = days.day::date order by days.day`)
  return rows
}
