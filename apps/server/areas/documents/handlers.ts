import type { DocumentRequest } from '@quartet/contract/areas/documents.ts'
import { notFound, unwrap } from '../../api-error.ts'
import { api, type Context, signedIn } from '../../http/context.ts'
import { makeDocument } from './commands.ts'

export const documents = api.documents.router({
  pdf: api.documents.pdf.handler(async ({ context, input: { body }, signal }) => {
    const { pdf, filename } = await make(context, body, signal)
    return new File([Buffer.from(pdf)], filename, { type: 'application/pdf' })
  }),
  pages: api.documents.pages.handler(async ({ context, input: { body }, signal }) => {
    const { pages, filename } = await make(context, body, signal)
    const name = filename.replace(/\.pdf$/, '.svg')
    return new File([Buffer.from(pages)], name, { type: 'image/svg+xml' })
  }),
})

/** What the caller may not see answers like what does not exist. */
async function make(context: Context, request: DocumentRequest, gone?: AbortSignal) {
  const made = await makeDocument(signedIn(context), request, gone)
  if (!made.ok && made.error === 'row_unknown') throw notFound()
  return unwrap(made)
}
