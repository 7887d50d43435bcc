import { type Context, callerOf, os } from '../../base/context.ts'
import { missing, refusal } from '../../base/refusal.ts'
import { StreamedFile } from '../../base/streamed-file.ts'
import { askExport } from './commands.ts'
import { exportsOf, findOwnFile } from './queries.ts'

async function showExports({ db, caller }: Context) {
  const found = await exportsOf(db, caller?.id ?? 0)
  return {
    exports: found.map(({ id, state, bytes, askedAt, readyAt, keptUntil }) => ({
      ...{ id, state, bytes },
      asked_at: askedAt.toISOString(),
      ready_at: readyAt?.toISOString() ?? null,
      kept_until: keptUntil?.toISOString() ?? null,
    })),
  }
}

export const exports = os.exports.router({
  ask: os.exports.ask.handler(async ({ context }) => {
    const { id } = callerOf(context)
    const seconds = await context.limits.take('exportDay', String(id))
    if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
    if (!(await askExport(context, id, context.now))) await context.limits.give('exportDay', String(id))
    return showExports(context)
  }),

  list: os.exports.list.handler(({ context }) => showExports(context)),

  file: os.exports.file.handler(async ({ context, input: { params } }) => {
    const found = await findOwnFile(context.db, callerOf(context).id, params.export_id)
    if (!found) throw missing()
    const content =
      found.state === 'ready' && found.keptUntil && found.keptUntil > context.now && (await context.files.open('exports', found.file))
    if (!content) throw refusal('export_gone')
    const name = `quartet-${found.askedAt.toISOString().slice(0, 10)}.zip`
    return {
      headers: { 'content-disposition': `attachment; filename="${name}"` },
      body: new StreamedFile(content, name, 'application/zip'),
    }
  }),
})
