import type { LogFilters } from '@quartet/contract/areas/logs.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import { containsText, isEqual, isWithinDays } from '../../lists/list-query.ts'
import { peopleSearch, users } from '../users/tables.ts'
import { aliasIn, concernsScope, isInScope, isReadable, type LogScope } from './scope-queries.ts'
import { logs } from './tables.ts'

type Filters = Omit<LogFilters, 'order_direction'>

/** Conditions on the columns of `logs` alone. */
function matches(scope: LogScope, query: Filters): SQL | undefined {
  const { action, action_log, actor_id, subject_id, entity } = query
  return and(
    isReadable(scope),
    isWithinDays(logs.at, query),
    isEqual(logs.action, action),
    isEqual(logs.action, action_log),
    isEqual(logs.entity, entity),
    isRecord(scope, query),
    actor_id ? sql`${logs.actor} = ${aliasIn(scope, actor_id)}` : undefined,
    subject_id ? sql`${logs.subject} = ${aliasIn(scope, subject_id)}` : undefined,
  )
}

/** An account is found by its person, so that an id never tells whether somebody outside exists. */
function isRecord(scope: LogScope, { entity, entity_id }: Filters): SQL | undefined {
  if (entity_id === undefined) return undefined
  if (entity === 'users') return sql`${logs.subject} = ${aliasIn(scope, entity_id)}`
  const isShown = sql`(${logs.subject} is null or exists (select from ${users} where users.log_alias = ${logs.subject} and ${isInScope(scope)}))`
  return and(
    sql`${logs.entityId} = ${entity_id}`,
    scope.organizationId === null ? undefined : isShown,
  )
}

/** Conditions for the people by whom or about whom entries are, if the query narrows them. */
function peopleOf(scope: LogScope, { search_text, actor_id, subject_id, entity_id }: Filters) {
  const isByPerson = actor_id !== undefined || subject_id !== undefined || entity_id !== undefined
  if (!search_text && (scope.organizationId === null || isByPerson)) return undefined
  const named = search_text
    ? sql`users.id in (select people_search.id from ${peopleSearch} where ${containsText(peopleSearch.searched, search_text)} and ${isInScope(scope, sql`people_search`)})`
    : undefined
  return and(isInScope(scope), named)
}

/**
 * The entries by or about these people, each once. An index for each side finds and counts them,
 * where one condition for both would read the whole log.
 */
const byOrAbout = (people: SQL | undefined, where: SQL | undefined): SQL => {
  const isCounted = sql`exists (select from ${users} where users.log_alias = ${logs.subject} and ${people})`
  return sql`(select ${logs.id}, ${logs.at} from ${users} join ${logs} on ${logs.subject} = users.log_alias where ${and(people, where)}
    union all select ${logs.id}, ${logs.at} from ${users} join ${logs} on ${logs.actor} = users.log_alias
    where ${and(people, where)} and ${logs.subject} is distinct from ${logs.actor} and not ${isCounted}) as logs`
}

export type Matching = {
  from: SQL
  where: SQL | undefined
  /** The same as one condition on the whole log, which finds the newest of many entries sooner. */
  ofMany?: { from: SQL; where: SQL | undefined }
}

/** What the list reads. */
export function matchingLogs(scope: LogScope, query: Filters): Matching {
  const people = peopleOf(scope, query)
  const where = matches(scope, query)
  if (!people) return { from: sql`${logs}`, where: and(where, ofScope(scope)) }
  const aliases = sql`(select log_alias from ${users} where ${people})`
  const isOfThem = sql`(${logs.subject} in ${aliases} or ${logs.actor} in ${aliases})`
  return {
    from: byOrAbout(people, where),
    where: undefined,
    ofMany: { from: sql`${logs}`, where: and(where, isOfThem) },
  }
}

const ofScope = (scope: LogScope) =>
  scope.organizationId === null ? undefined : concernsScope(scope)
