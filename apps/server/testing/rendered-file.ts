import * as mupdf from 'mupdf'

/** Pages and pictures as rendered by MuPDF, which produced none of them. */
type Seen = { width: number; height: number; colours: number }

/** Each page of a PDF: its size in points and its number of different colours. */
export function seenPages(bytes: Uint8Array): Seen[] {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf')
  return Array.from({ length: document.countPages() }, (_, at) => {
    const page = document.loadPage(at)
    const [left, top, right, bottom] = page.getBounds()
    const drawn = page.toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceRGB, false)
    return { width: right - left, height: bottom - top, colours: coloursOf(drawn.getPixels(), 3) }
  })
}

/** A picture: its size in pixels and its number of different colours. */
export function seenPicture(bytes: Uint8Array): Seen {
  const image = new mupdf.Image(bytes).toPixmap()
  return {
    width: image.getWidth(),
    height: image.getHeight(),
    colours: coloursOf(image.getPixels(), image.getNumberOfComponents()),
  }
}

function coloursOf(pixels: Uint8ClampedArray, components: number) {
  const colours = new Set<number>()
  for (let at = 0; at < pixels.length; at += components)
    colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0))
  return colours.size
}
