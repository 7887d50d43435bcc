import { missing, refusal } from '../../api-error.ts'
import { callerOf, os } from '../../http/context.ts'
import { askExport } from './commands.ts'
import { openFile, showExports } from './queries.ts'

export const exports = os.exports.router({
  ask: os.exports.ask.handler(async ({ context }) => {
    const { id } = callerOf(context)
    const seconds = await context.limits.take('exportDay', String(id))
    if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
    if (!(await askExport(context, id, 'self', context.now))) await context.limits.give('exportDay', String(id))
    return showExports(context.db, id)
  }),

  list: os.exports.list.handler(({ context }) => showExports(context.db, callerOf(context).id)),

  file: os.exports.file.handler(async ({ context, input: { params } }) => {
    const file = await openFile(context, callerOf(context).id, params.export_id, context.now)
    if (file === 'missing') throw missing()
    if (file === 'export_gone') throw refusal(file)
    return file
  }),
})
