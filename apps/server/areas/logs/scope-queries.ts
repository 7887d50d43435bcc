import { type SQL, sql } from 'drizzle-orm'
import { type Caller, grantOf } from '../../security/caller.ts'
import { users } from '../users/tables.ts'
import { logs } from './tables.ts'

/** Whose entries a caller reads: everybody's, or those of the people in an institution now. */
export type LogScope = { organizationId: number | null }

/** Undefined for a caller who reads no entries. */
export function logScopeOf(caller: Caller): LogScope | undefined {
  const scope = grantOf(caller, 'access_logs')?.scope
  if (scope === 'all') return { organizationId: null }
  return scope === 'organization' && caller.organizationId !== null
    ? { organizationId: caller.organizationId }
    : undefined
}

/** Condition for the people of the scope, of whom the caller may read names and values. */
export const isInScope = ({ organizationId }: LogScope, people: SQL = sql`users`): SQL =>
  organizationId === null ? sql`true` : sql`${people}.organization_id = ${organizationId}`

/** What the scope learns of the actor of an entry, joined as `users`. */
export const actorKind = (scope: LogScope): SQL => sql`case when ${logs.actor} is null then 'system'
  when users.id is null then 'deleted' when ${isInScope(scope)} then 'other' else 'outside' end`

/**
 * Entries that the scope leaves out whoever they are about: visits are not among what an
 * institution learns of its members (method D44).
 */
export const isReadable = ({ organizationId }: LogScope): SQL | undefined =>
  organizationId === null ? undefined : sql`${logs.action} not in ('login', 'logout')`

/** Whether a row of `logs` is by or about somebody of the scope. */
export const concernsScope = (scope: LogScope): SQL =>
  scope.organizationId === null
    ? sql`true`
    : sql`exists (select from ${users} where users.log_alias in (${logs.actor}, ${logs.subject}) and ${isInScope(scope)})`

/** The alias of a person of the scope; null for anybody else. */
export const aliasIn = (scope: LogScope, personId: number): SQL =>
  sql`(select log_alias from ${users} where users.id = ${personId} and ${isInScope(scope)})`
