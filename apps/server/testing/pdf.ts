import { Document as MuDocument, type PDFDocument, type PDFObject } from 'mupdf'
import { extractText, getDocumentProxy } from 'unpdf'

export type ReadPdf = {
  /** The text of each page, with single blanks. */
  pages: string[]
  /** The words of all pages, also of those with Arabic ligatures. */
  words: string[]
  title: string | undefined
  lang: string | undefined
  isTagged: boolean
  /** The tags of the structure in the order of reading. */
  tags: string[]
  alts: string[]
  fonts: { name: string; isEmbedded: boolean }[]
  /** Points of 1/72 inch. */
  size: [number, number]
}

/** Reads a PDF with two libraries that had no part in making it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const proxy = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(proxy)
  const document = MuDocument.openDocument(bytes, 'application/pdf') as PDFDocument
  const root = document.getTrailer().get('Root')
  const tags = tagsIn(root.get('StructTreeRoot').get('K'))
  const [left, top, right, bottom] = document.loadPage(0).getBounds()
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ').trim()),
    words: wordsOf(document),
    title: document.getMetaData('info:Title'),
    lang: textOf(root.get('Lang')),
    isTagged: root.get('MarkInfo').get('Marked').toString() === 'true',
    tags: tags.map(({ tag }) => tag),
    alts: tags.flatMap(({ alt }) => alt ?? []),
    fonts: fontsOf(document),
    size: [Math.round(right - left), Math.round(bottom - top)],
  }
}

const wordsOf = (document: PDFDocument) =>
  Array.from({ length: document.countPages() }, (_, at) =>
    document.loadPage(at).toStructuredText('preserve-whitespace').asText(),
  ).flatMap((text) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])

const textOf = (text: PDFObject) => (text.isNull() ? undefined : text.asString())

/** Elements of the structure tree, depth first. */
function tagsIn(node: PDFObject): { tag: string; alt: string | undefined }[] {
  if (node.isArray())
    return Array.from({ length: node.length }, (_, at) => tagsIn(node.get(at))).flat()
  if (!node.isDictionary() || node.get('S').isNull()) return []
  return [{ tag: node.get('S').asName(), alt: textOf(node.get('Alt')) }, ...tagsIn(node.get('K'))]
}

function fontsOf(document: PDFDocument) {
  const fonts = new Map<string, boolean>()
  for (let page = 0; page < document.countPages(); page++)
    document
      .findPage(page)
      .get('Resources')
      .get('Font')
      .forEach((font) => {
        const [first] = [font.get('DescendantFonts').get(0)]
        const descriptor = first.get('FontDescriptor')
        const files = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => descriptor.get(key))
        fonts.set(
          font.get('BaseFont').asName(),
          files.some((file) => !file.isNull()),
        )
      })
  return [...fonts].map(([name, isEmbedded]) => ({ name, isEmbedded }))
}
