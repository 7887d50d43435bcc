import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getWriter } from '../../http/context.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'
import { mayImport } from './access.ts'
import { applyImport, cancelImport, undoImport } from './commands.ts'
import {
  buildImportView,
  findImport,
  listChanges,
  makeMarkedFile,
  newestDone,
  runningImports,
  sheetNamed,
} from './queries.ts'

/** `sheets`: those of all areas. */
export function importsOf(sheets: readonly Sheet[]) {
  /** Returns an import of the caller. Fails in the same way for a missing one and another's. */
  async function findOwn(context: Context, id: number) {
    const storedImport = await findImport(context.db, id)
    const sheet = storedImport && sheetNamed(sheets, storedImport.sheet)
    if (!storedImport || !sheet || storedImport.userId !== getCaller(context).id)
      throw apiError('import_unknown')
    return { storedImport, sheet }
  }
  /** The same; fails also for an area that the caller may not edit. */
  async function find(context: Context, id: number) {
    const found = await findOwn(context, id)
    if (!mayImport(getCaller(context), found.sheet)) throw apiError('import_unknown')
    return found
  }
  return api.sheetImports.router({
    // who loses the permission meanwhile still sees that their import fails, and why
    list: api.sheetImports.list.handler(async ({ context }) => {
      const running = (await runningImports(context.db, getCaller(context).id)).filter(
        ({ sheet }) => sheetNamed(sheets, sheet),
      )
      return { imports: await Promise.all(running.map((one) => buildImportView(context.db, one))) }
    }),
    show: api.sheetImports.show.handler(async ({ context, input }) => {
      const { storedImport } = await findOwn(context, input.params.id)
      return { import: await buildImportView(context.db, storedImport) }
    }),
    changes: api.sheetImports.changes.handler(async ({ context, input }) => {
      const { storedImport, sheet } = await find(context, input.params.id)
      return listChanges(context.db, sheet, storedImport, input.query)
    }),
    marked: api.sheetImports.marked.handler(async ({ context, input }) => {
      const { storedImport, sheet } = await find(context, input.params.id)
      const file = await makeMarkedFile(context.db, getCaller(context), sheet, storedImport)
      if (!file) throw notFound()
      return file
    }),
    last: api.sheetImports.last.handler(async ({ context, input }) => {
      const caller = getCaller(context)
      const sheet = sheetNamed(sheets, input.params.sheet)
      const newest =
        sheet && mayImport(caller, sheet)
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
