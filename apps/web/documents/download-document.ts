import type { DocumentInput } from '@quartet/contract/areas/documents.ts'
import { client } from '../data/client.ts'
import { download } from '../data/download.ts'

/** Downloads a document as a PDF with readable text. */
export const downloadPdf = async (request: DocumentInput) =>
  download(await client.documents.pdf({ body: request }))
