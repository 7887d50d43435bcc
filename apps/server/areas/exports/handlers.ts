import { apiError, notFound } from '../../api-error.ts'
import { api, getCaller } from '../../http/context.ts'
import { requestExport } from './commands.ts'
import { openFile, showExports } from './queries.ts'

export const exports = api.exports.router({
  ask: api.exports.ask.handler(async ({ context }) => {
    const { id } = getCaller(context)
    const seconds = await context.limits.take('exportDay', String(id))
    if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
    if (!(await requestExport(context, { userId: id, requestedBy: 'self' })))
      await context.limits.give('exportDay', String(id))
    return showExports(context.db, id)
  }),

  list: api.exports.list.handler(({ context }) => showExports(context.db, getCaller(context).id)),

  file: api.exports.file.handler(async ({ context, input: { params } }) => {
    const file = await openFile(context, getCaller(context).id, params.export_id, context.now)
    if (file === 'missing') throw notFound()
    if (file === 'export_gone') throw apiError(file)
    return file
  }),
})
