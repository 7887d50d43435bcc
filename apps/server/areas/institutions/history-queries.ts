import type { OrganizationHistoryEntry } from '@quartet/contract/areas/institutions.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { isoMoment } from '../../lists/list-query.ts'
import { actorKind, isInScope, type LogScope } from '../logs/scope-queries.ts'
import { logs, logValues } from '../logs/tables.ts'
import { fullName, users } from '../users/tables.ts'

const longest = 50

/**
 * What was done to an institution, newest first. Read without the tenant scope, because whoever did
 * it may be outside the scope; they are not named then.
 */
export async function readOrganizationHistory(
  db: Reader,
  scope: LogScope,
  { id, before }: { id: number; before?: number | undefined },
) {
  const isBefore = before === undefined ? sql`true` : sql`${logs.id} < ${before}`
  const { rows } = await withoutTenantScope(() =>
    db.execute<OrganizationHistoryEntry>(sql`
      select ${logs.id} as id, ${isoMoment(logs.at)} as at, ${logs.action} as action, ${actorKind(scope)} as by,
        case when ${isInScope(scope)} then ${fullName} end as name,
        array(select jsonb_array_elements_text(case when ${logs.action} = 'update' then coalesce(${logValues.newValue} -> 'fields', '[]') else '[]' end)) as changed
      from ${logs} left join ${logValues} on ${logValues.logId} = ${logs.id} left join ${users} on ${users.logAlias} = ${logs.actor}
      where ${logs.entity} = 'organizations' and ${logs.entityId} = ${id} and ${isBefore} order by ${logs.id} desc limit ${longest + 1}`),
  )
  return { history: rows.slice(0, longest), has_earlier: rows.length > longest }
}
