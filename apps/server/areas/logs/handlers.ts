import { maxExported } from '@quartet/contract/limits.ts'
import { logActions } from '@quartet/domain/log-actions.ts'
import { apiError, notFound } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { requestCheck } from './check-commands.ts'
import { latestCheck } from './check-queries.ts'
import { noteExport } from './export-commands.ts'
import { exportLogs, listLogIds } from './export-queries.ts'
import { listLogs } from './list-queries.ts'
import { type LogScope, logScopeOf } from './scope-queries.ts'
import { findLog } from './show-queries.ts'

/**
 * Reads without the tenant scope, because the other side of an entry may belong to another
 * institution; the scope of the log replaces it.
 */
const inLogScope = <T>(context: Context, read: (scope: LogScope) => Promise<T>): Promise<T> => {
  const scope = logScopeOf(getCaller(context))
  if (!scope) throw apiError('forbidden')
  return withoutTenantScope(() => read(scope))
}

const show = ({ context, input }: { context: Context; input: { params: { log_id: number } } }) =>
  inLogScope(context, async (scope) => {
    const details = await findLog(context.db, scope, input.params.log_id)
    if (!details) throw notFound()
    return details
  })

export const logs = api.logs.router({
  list: api.logs.list.handler(({ context, input: { query } }) =>
    inLogScope(context, async (scope) => ({
      ...(await listLogs(context.db, scope, query)),
      actions: [...logActions],
      may_verify: scope.organizationId === null,
    })),
  ),
  export: api.logs.export.handler(({ context, input: { query } }) =>
    inLogScope(context, async (scope) => {
      const ids = await listLogIds(context.db, scope, query)
      if (ids.length > maxExported) throw apiError('sheet_too_long', { max: maxExported })
      const file = await exportLogs(context.db, scope, { ids, personId: getCaller(context).id })
      await noteExport(signedIn(context), ids.length)
      return file
    }),
  ),
  show: api.logs.show.handler(show),
  showAgain: api.logs.showAgain.handler(show),
  verify: api.logs.verify.handler(({ context }) =>
    withoutTenantScope(async () => {
      await requestCheck(signedIn(context))
      const check = await latestCheck(context.db)
      if (!check) throw new Error('a verification was begun but is not there')
      return { check }
    }),
  ),
  verification: api.logs.verification.handler(({ context }) =>
    withoutTenantScope(async () => ({ check: await latestCheck(context.db) })),
  ),
})
