import { z } from 'zod'
import { SheetImport } from '../resource.ts'
import { Id, route, signedIn } from '../route.ts'

const byId = z.object({ params: z.object({ id: Id }) })
const ImportResponse = z.object({ import: SheetImport })

/**
 * What happens to a sheet after it was read. Only the user who uploaded it can continue, and only
 * while holding the permission of its area.
 */
export const sheetImports = {
  show: route('GET /imports/{id}', signedIn('admin_tasks'), 'How far the import of a sheet is')
    .input(byId)
    .output(ImportResponse),
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
  )
    .input(byId)
    .output(ImportResponse),
  cancel: route(
    'DELETE /imports/{id}',
    signedIn('admin_tasks'),
    'Cancel an import: nothing of it is written',
  )
    .input(byId)
    .output(ImportResponse),
  undo: route(
    'POST /imports/{id}/undo',
    signedIn('admin_tasks'),
    'Undo the newest import of a sheet, where nobody has changed its rows since',
  )
    .input(byId)
    .output(ImportResponse),
}
