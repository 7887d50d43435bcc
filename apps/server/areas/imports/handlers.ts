import { apiError, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getWriter } from '../../http/context.ts'
import { holds } from '../../security/caller.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'
import { applyImport, cancelImport, undoImport } from './commands.ts'
import { buildImportView, findImport, newestDone, sheetNamed } from './queries.ts'

/** `sheets`: those of all areas. */
export function importsOf(sheets: readonly Sheet[]) {
  /**
   * Returns an import of the caller. Fails in the same way for a missing one, one of somebody else,
   * and one of an area that the caller may not edit.
   */
  async function find(context: Context, id: number) {
    const caller = getCaller(context)
    const storedImport = await findImport(context.db, id)
    const sheet = storedImport && sheetNamed(sheets, storedImport.sheet)
    if (
      !storedImport ||
      !sheet ||
      storedImport.userId !== caller.id ||
      !holds(caller, sheet.access)
    )
      throw apiError('import_unknown')
    return { storedImport, sheet }
  }
  return api.sheetImports.router({
    show: api.sheetImports.show.handler(async ({ context, input }) => {
      const { storedImport } = await find(context, input.params.id)
      return { import: await buildImportView(context.db, storedImport) }
    }),
    last: api.sheetImports.last.handler(async ({ context, input }) => {
      const caller = getCaller(context)
      const sheet = sheetNamed(sheets, input.params.sheet)
      const newest =
        sheet && holds(caller, sheet.access)
          ? await newestDone(context.db, input.params.sheet)
          : undefined
      return {
        import: newest?.userId === caller.id ? await buildImportView(context.db, newest) : null,
      }
    }),
    apply: api.sheetImports.apply.handler(async ({ context, input }) => {
      const { storedImport, sheet } = await find(context, input.params.id)
      const { stored } = unwrap(await applyImport(getWriter(context), sheet, storedImport))
      return { import: await buildImportView(context.db, stored) }
    }),
    cancel: api.sheetImports.cancel.handler(async ({ context, input }) => {
      const { storedImport } = await find(context, input.params.id)
      const { stored } = unwrap(await cancelImport(context.db, storedImport))
      return { import: await buildImportView(context.db, stored) }
    }),
    undo: api.sheetImports.undo.handler(async ({ context, input }) => {
      const { storedImport, sheet } = await find(context, input.params.id)
      const { stored } = unwrap(await undoImport(getWriter(context), sheet, storedImport))
      return { import: await buildImportView(context.db, stored) }
    }),
  })
}
