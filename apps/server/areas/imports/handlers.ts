import { done, refusal } from '../../api-error.ts'
import { type Context, callerOf, os, writerOf } from '../../http/context.ts'
import { holds } from '../../security/caller.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'
import { applyImport, cancelImport, undoImport } from './commands.ts'
import { findImport, newestDone, sheetNamed, toldImport } from './queries.ts'

/** `sheets`: of every area that has one. */
export function importsOf(sheets: readonly Sheet[]) {
  /** What somebody else sent in, or what is of an area that the caller does not keep, is like what there is not. */
  async function find(context: Context, id: number) {
    const caller = callerOf(context)
    const kept = await findImport(context.db, id)
    const sheet = kept && sheetNamed(sheets, kept.sheet)
    if (!kept || !sheet || kept.userId !== caller.id || !holds(caller, sheet.access)) throw refusal('import_unknown')
    return { kept, sheet }
  }
  return os.sheetImports.router({
    show: os.sheetImports.show.handler(async ({ context, input }) => {
      const { kept } = await find(context, input.params.id)
      return { import: await toldImport(context.db, kept) }
    }),
    last: os.sheetImports.last.handler(async ({ context, input }) => {
      const caller = callerOf(context)
      const sheet = sheetNamed(sheets, input.params.sheet)
      const newest = sheet && holds(caller, sheet.access) ? await newestDone(context.db, input.params.sheet) : undefined
      return { import: newest?.userId === caller.id ? await toldImport(context.db, newest) : null }
    }),
    apply: os.sheetImports.apply.handler(async ({ context, input }) => {
      const { kept, sheet } = await find(context, input.params.id)
      return { import: await toldImport(context.db, done(await applyImport(writerOf(context), context.queue, sheet, kept))) }
    }),
    cancel: os.sheetImports.cancel.handler(async ({ context, input }) => {
      const { kept } = await find(context, input.params.id)
      return { import: await toldImport(context.db, done(await cancelImport(context.db, kept))) }
    }),
    undo: os.sheetImports.undo.handler(async ({ context, input }) => {
      const { kept, sheet } = await find(context, input.params.id)
      return { import: await toldImport(context.db, done(await undoImport(writerOf(context), sheet, kept))) }
    }),
  })
}
