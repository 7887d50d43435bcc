import { includeStyleProperties } from './drawn-styles.ts'
import { type Block, pageCuts } from './page-cuts.ts'
import { onSheet } from './sheet.ts'

/** Pixels of the picture per CSS pixel of the sheet. */
const sharpness = 2
const cardWidth = 760
/** Width in CSS pixels that a printer puts on a page at 70 %. */
export const paperWidth = 1040
const backgroundColor = '#ffffff'

/** Renders a part of the page as a PNG, in light colours and as wide on a phone as on a desktop. */
export const pictureOf = (part: HTMLElement, foot: string): Promise<File> =>
  onSheet(part, cardWidth, foot, async (sheet) => {
    const { toBlob } = await import('html-to-image')
    const picture = await toBlob(sheet, {
      pixelRatio: sharpness,
      backgroundColor,
      includeStyleProperties,
    })
    if (!picture) throw new Error('the browser made no picture')
    return new File([picture], 'profile.png', { type: 'image/png' })
  })

/** A4 portrait with margins of 10 mm, in points of 1/72 inch. */
const point = 72 / 25.4
const paper = { width: 210 * point, height: 297 * point, margin: 10 * point }
const inner = { width: paper.width - 2 * paper.margin, height: paper.height - 2 * paper.margin }
const jpegQuality = 0.98

/**
 * Renders a part of the page as a PDF: images of A4 pages, cut between the elements. The wider the
 * sheet, the smaller the text.
 */
export const pagesOf = (
  part: HTMLElement,
  title: string,
  foot: string,
  sheetWidth = cardWidth,
): Promise<File> =>
  onSheet(part, sheetWidth, foot, async (sheet) => {
    const [{ toSvg }, { PDFDocument }] = await Promise.all([
      import('html-to-image'),
      import('@cantoo/pdf-lib'),
    ])
    const { width, height } = sheet.getBoundingClientRect()
    const blocks = blocksOf(sheet)
    const end = Math.max(...blocks.map(({ bottom }) => bottom)) // nothing is drawn below
    const pages = pageCuts(blocks, end, (inner.height / inner.width) * width)
    const drawn = await loaded(
      await toSvg(sheet, { backgroundColor, width, height, includeStyleProperties }),
    )

    const pdf = await PDFDocument.create()
    pdf.setTitle(title)
    for (const page of pages) {
      const jpeg = await pdf.embedJpg(await cutOut(drawn, width, page))
      const scale = inner.width / width
      const size = { width: inner.width, height: (page.bottom - page.top) * scale }
      pdf
        .addPage([paper.width, paper.height])
        .drawImage(jpeg, { x: paper.margin, y: paper.height - paper.margin - size.height, ...size })
    }
    return new File(
      [(await pdf.save({ useObjectStreams: false })) as Uint8Array<ArrayBuffer>],
      'profile.pdf',
      { type: 'application/pdf' },
    )
  })

/**
 * Blocks that are not cut: lines of text, pictures, rows, elements with `data-whole`; and a heading
 * with the line that follows it.
 */
function blocksOf(sheet: HTMLElement): Block[] {
  const { top: zero } = sheet.getBoundingClientRect()
  const placesOf = (which: string) =>
    [...sheet.querySelectorAll(which)]
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top: top - zero, bottom: bottom - zero }))
      .filter(({ top, bottom }) => bottom > top)
  const [heads, lines] = [placesOf('h1, h2, h3, h4, h5'), placesOf('p, li, tr, dt, dd')]
  return [
    ...heads.map((head) => withNext(head, heads, lines)),
    ...lines,
    ...placesOf('svg, img, [data-whole]'),
  ]
}

function withNext(head: Block, heads: Block[], lines: Block[]): Block {
  const below = ({ top }: Block) => top >= head.bottom - 1
  const next = lines.filter(below).toSorted((one, other) => one.top - other.top)[0]
  const another = heads.some((one) => below(one) && next && one.top < next.top)
  return next && !another && next.top - head.bottom < near
    ? { top: head.top, bottom: next.bottom }
    : head
}
/** Pixels below a heading within which a line stays with it. */
const near = 100

async function loaded(address: string) {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

async function cutOut(drawn: HTMLImageElement, width: number, { top, bottom }: Block) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * sharpness)
  canvas.height = Math.round((bottom - top) * sharpness)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('the browser gives no canvas')
  brush.fillStyle = backgroundColor
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(drawn, 0, top, width, bottom - top, 0, 0, canvas.width, canvas.height)
  const jpeg = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, 'image/jpeg', jpegQuality),
  )
  if (!jpeg) throw new Error('the browser made no picture')
  return jpeg.arrayBuffer()
}
