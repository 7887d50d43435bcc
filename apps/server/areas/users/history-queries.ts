import type { PersonHistoryEntry } from '@quartet/contract/areas/users.ts'
import { and, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { isoMoment } from '../../lists/list-query.ts'
import { actorKind, isInScope, isReadable, type LogScope } from '../logs/scope-queries.ts'
import { logs } from '../logs/tables.ts'
import { fullName, users } from './tables.ts'

const longest = 50

/**
 * What was done to the account of a person of the scope, newest first, as far as the scope reads the
 * log. Read without the tenant scope, because whoever did it may belong to another institution; they
 * are not named then.
 */
export async function readPersonHistory(
  db: Reader,
  scope: LogScope,
  { id, before }: { id: number; before?: number | undefined },
) {
  const isBefore = before === undefined ? undefined : lt(logs.id, before)
  const { rows } = await withoutTenantScope(() =>
    db.execute<PersonHistoryEntry>(sql`
      with person as (select log_alias from ${users} where id = ${id})
      select ${logs.id} as id, ${isoMoment(logs.at)} as at, ${logs.action} as action, ${logs.entity} as entity, ${logs.count} as count,
        case when ${logs.actor} = person.log_alias then 'self' else ${actorKind(scope)} end as by,
        case when ${logs.actor} <> person.log_alias and ${isInScope(scope)} then ${fullName} end as name
      from person join ${logs} on ${logs.subject} = person.log_alias left join ${users} on users.log_alias = ${logs.actor}
      where ${and(sql`true`, isBefore, isReadable(scope))} order by ${logs.id} desc limit ${longest + 1}`),
  )
  return { history: rows.slice(0, longest), has_earlier: rows.length > longest }
}
