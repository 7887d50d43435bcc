import { z } from 'zod'
import { SheetChange, SheetImport } from '../resource.ts'
import { Id, route, signedIn, Workbook } from '../route.ts'

const byId = z.object({ params: z.object({ id: Id }) })
const ImportResponse = z.object({ import: SheetImport })
ImportResponse.register(z.globalRegistry, { id: 'ImportResponse' })

const ChangesQuery = z.object({
  kind: SheetChange.shape.kind.optional(),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(100).default(25),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

/**
 * What happens to a sheet after it was read. Only the user who uploaded it can continue, and only
 * while holding the permission of its area; how far it is, they see without that.
 */
export const sheetImports = {
  list: route('GET /imports', signedIn('admin_tasks'), 'The own imports that are being written')
    .input(z.object({ query: z.object({ state: z.literal('running') }) }))
    .output(z.object({ imports: z.array(SheetImport) })),
  show: route('GET /imports/{id}', signedIn('admin_tasks'), 'How far the import of a sheet is', {
    errors: ['import_unknown'],
  })
    .input(byId)
    .output(ImportResponse),
  changes: route(
    'GET /imports/{id}/changes',
    signedIn('admin_tasks'),
    'What a checked sheet changes, row by row and cell by cell',
    { errors: ['import_unknown'] },
  )
    .input(byId.extend({ query: ChangesQuery }))
    .output(z.object({ changes: z.array(SheetChange), count: z.number().int() })),
  marked: route(
    'GET /imports/{id}/marked',
    signedIn('admin_tasks'),
    'The rows that have errors as a sheet: their cells marked, with the problems in words',
    { errors: ['not_found', 'import_unknown'] },
  )
    .input(byId)
    .output(Workbook),
  last: route(
    'GET /imports/last/{sheet}',
    signedIn('admin_tasks'),
    'The newest import of a sheet that can be undone, if there is one',
  )
    .input(z.object({ params: z.object({ sheet: z.string().max(60) }) }))
    .output(z.object({ import: SheetImport.nullable() })),
  apply: route(
    'POST /imports/{id}/apply',
    signedIn('admin_tasks'),
    'Write what a checked sheet brings; a large one goes on as a job',
    { errors: ['import_over', 'row_changed', 'sheet_wrong', 'row_taken', 'import_unknown'] },
  )
    .input(byId)
    .output(ImportResponse),
  cancel: route(
    'DELETE /imports/{id}',
    signedIn('admin_tasks'),
    'Cancel an import: nothing of it is written',
    { errors: ['import_over', 'import_unknown'] },
  )
    .input(byId)
    .output(ImportResponse),
  undo: route(
    'POST /imports/{id}/undo',
    signedIn('admin_tasks'),
    'Undo the newest import of a sheet, where nobody has changed its rows since',
    { errors: ['import_over', 'import_changed', 'import_unknown'] },
  )
    .input(byId)
    .output(ImportResponse),
}
