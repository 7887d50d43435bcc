import { z } from 'zod'
import { awaitingToo, guestsToo, Id, route, signedIn } from '../route.ts'

const Export = z.object({
  id: z.number().int(),
  asked_by: z.enum(['self', 'guardian']),
  state: z
    .enum(['waiting', 'ready', 'failed'])
    .describe('`failed`: attempts failed for a day; another export can be requested.'),
  asked_at: z.string().describe('ISO 8601.'),
  ready_at: z.string().nullable(),
  kept_until: z
    .string()
    .nullable()
    .describe('The end of the period in which the file can be downloaded.'),
  bytes: z.number().int().nullable(),
})
Export.register(z.globalRegistry, { id: 'DataExport' })
export const Exports = z.object({ exports: z.array(Export) })
Exports.register(z.globalRegistry, { id: 'DataExports', description: 'Newest first.' })

export const ExportFile = z.object({
  headers: z.object({ 'content-disposition': z.string() }),
  body: z.file().mime('application/zip'),
})

/**
 * Always open: also to guests, to accounts waiting for a guardian, and after the access has ended
 * (method D44).
 */
const own = awaitingToo(guestsToo(signedIn()))

export const exports = {
  ask: route(
    'POST /users/own_data/export',
    own,
    'Have everything about the caller put into one file; a mail tells when it is ready',
  ).output(Exports),
  list: route(
    'GET /users/own_data/exports',
    own,
    'The exports of the caller, and how each stands',
  ).output(Exports),
  file: route(
    'GET /users/own_data/exports/{export_id}/file',
    own,
    'The file of an own export: a zip with JSON and a page to read and print',
    { errors: ['not_found', 'export_gone'] },
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: z.object({ export_id: Id }) }))
    .output(ExportFile),
}
