// Runs in its own process, so that the compiler, its fonts and its memory exist only while
// documents are made.
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from '@cantoo/pdf-lib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Typeset, TypesetTask } from './typesetter.ts'

const { resolve } = createRequire(import.meta.url)
const folderOf = (font: string) => path.dirname(resolve(`@expo-google-fonts/${font}/package.json`))
const weights = ['400Regular', '600SemiBold', '700Bold']
const fontPaths = [
  ...['commissioner', 'vazirmatn', 'noto-sans'].flatMap((font) =>
    weights.map((weight) => path.join(folderOf(font), weight)),
  ),
  path.join(folderOf('noto-emoji'), '400Regular'),
]
const workspace = fileURLToPath(new URL('.', import.meta.url))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })
/** Documents after which unused results of the compiler are forgotten. */
const cacheAge = 10

/**
 * The picture says into how many pages it is to be cut, and has a white ground. Blanks between its
 * elements and more than two decimals are half of its size.
 */
const slim = (svg: string, pageCount: number) =>
  svg
    .replace(
      /<svg ([^>]*)>/,
      `<svg data-pages="${pageCount}" $1><rect width="100%" height="100%" fill="#fff"/>`,
    )
    .replace(/\n\s*/g, '')
    .replace(/(\.\d\d)\d+/g, '$1')

/** Bytes above which a file is packed, which takes as long as making it. */
const large = 120_000

/** Typst writes each tag as an object of its own; packed they need half the space. */
const pack = async (pdf: Uint8Array) =>
  (await PDFDocument.load(pdf, { updateMetadata: false })).save({ useObjectStreams: true })

async function typeset({ template, data }: TypesetTask): Promise<Typeset> {
  const { result } = compiler.compile({
    mainFilePath: path.join(workspace, `${template}.typ`),
    inputs: { data: JSON.stringify(data) },
  })
  if (!result) throw new Error(`the template ${template} does not compile`)
  const pdf = compiler.pdf(result, { pdfTags: true })
  const pageCount = result.numOfPages
  const pages = Buffer.from(slim(compiler.plainSvg(result), pageCount))
  compiler.evictCache(cacheAge)
  return {
    pdf: pdf.length > large ? await pack(pdf) : pdf,
    pages,
    pageCount,
  }
}

process.on('SIGINT', () => {}) // Ctrl-C is for the application, which ends this process
process.on('disconnect', () => process.exit())
process.on('message', async (task: TypesetTask) => {
  // the compiler works on after an error; its words may quote the document
  const answer: Typeset | 'failed' = await typeset(task).catch(() => 'failed')
  process.send?.(answer)
})
