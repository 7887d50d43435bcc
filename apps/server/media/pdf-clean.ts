import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { maxPages } from '@quartet/domain/pictures.ts'

export type PdfErrorName = 'pdf_broken' | 'pdf_active' | 'pdf_too_long'

/**
 * Names that run something, lead elsewhere or embed a file. They are rejected anywhere in the
 * document, even in unreferenced objects.
 */
const active = new Set(
  [
    'OpenAction',
    'AA',
    'JS',
    'JavaScript',
    'Launch',
    'URI',
    'GoToR',
    'GoToE',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'RichMedia',
  ].concat([
    'EmbeddedFile',
    'EmbeddedFiles',
    'Filespec',
    'FileAttachment',
    'AF',
    'XFA',
    'Movie',
    'Sound',
    'PS',
  ]),
)
/** Only the visible parts of a page are copied. */
const seen = ['Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Contents', 'Group']

/** Parses a PDF and copies its pages into a new one. Returns the bytes, or why it was rejected. */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array | PdfErrorName> {
  if (
    !Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.byteLength)).includes('%PDF-')
  )
    return 'pdf_broken'
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
    })
    if (document.context.enumerateIndirectObjects().some(([, object]) => isActive(object)))
      return 'pdf_active'
    if (isActive(document.catalog)) return 'pdf_active'
    if (document.getPageCount() === 0) return 'pdf_broken'
    if (document.getPageCount() > maxPages) return 'pdf_too_long'
    return await pagesAnew(document)
  } catch {
    return 'pdf_broken' // an encrypted document cannot be checked
  }
}

async function pagesAnew(source: PDFDocument) {
  for (const page of source.getPages())
    for (const name of page.node.keys())
      if (!seen.includes(name.decodeText())) page.node.delete(name)
  const written = await PDFDocument.create({ updateMetadata: false })
  for (const page of await written.copyPages(source, source.getPageIndices())) written.addPage(page)
  written.setTitle('Quartet')
  return written.save({ useObjectStreams: false })
}

function isActive(object: PDFObject): boolean {
  const open: PDFObject[] = [object]
  for (let one = open.pop(); one; one = open.pop()) {
    if (one instanceof PDFStream) open.push(one.dict)
    else if (one instanceof PDFArray) open.push(...one.asArray())
    else if (one instanceof PDFName && active.has(one.decodeText())) return true
    else if (one instanceof PDFDict)
      for (const [name, value] of one.entries()) {
        if (active.has(name.decodeText())) return true
        open.push(value)
      }
  }
  return false
}
