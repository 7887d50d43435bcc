import type { LogDetails } from '@quartet/contract/areas/logs.ts'
import { type LoggedValues, visibleValues } from '@quartet/domain/log-values.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { findLogs } from './list-queries.ts'
import { concernsScope, isReadable, type LogScope } from './scope-queries.ts'
import { logs, logValues } from './tables.ts'

/** One entry of the scope with its values, without hidden fields; undefined if there is none. */
export async function findLog(
  db: Reader,
  scope: LogScope,
  id: number,
): Promise<LogDetails | undefined> {
  const [stored] = await db
    .select({
      hasValues: sql<boolean>`${logValues.logId} is not null`,
      oldValue: logValues.oldValue,
      newValue: logValues.newValue,
    })
    .from(logs)
    .leftJoin(logValues, eq(logValues.logId, logs.id))
    .where(and(eq(logs.id, id), isReadable(scope), concernsScope(scope)))
  const [log] = stored ? await findLogs(db, scope, [id]) : []
  if (!stored || !log) return undefined
  const nothing = { log, old_value: null, new_value: null, hidden: [] }
  const isWithheld = log.subject?.kind === 'outside' || isFormer(scope, log)
  if (isWithheld) return { ...nothing, values: 'withheld' }
  if (!stored.hasValues) return { ...nothing, values: 'erased' }
  return { log, ...cleanOf(stored) }
}

/** Nobody knows whether an erased account belonged to the institution. */
const isFormer = ({ organizationId }: LogScope, { subject }: LogDetails['log']) =>
  organizationId !== null && subject?.kind === 'former'

function cleanOf({ oldValue, newValue }: { oldValue: unknown; newValue: unknown }) {
  const old = oldValue === null ? undefined : visibleValues(oldValue as LoggedValues)
  const fresh = newValue === null ? undefined : visibleValues(newValue as LoggedValues)
  return {
    old_value: old?.values ?? null,
    new_value: fresh?.values ?? null,
    hidden: [...new Set([...(old?.hidden ?? []), ...(fresh?.hidden ?? [])])].sort(),
    values: old || fresh ? ('stored' as const) : ('none' as const),
  }
}
