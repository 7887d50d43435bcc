import { writeFileSync } from 'node:fs'
import path from 'node:path'
import * as mupdf from 'mupdf'
import { rawMailTo } from './world.ts'

/** With E2E_PICTURES=folder, mailed attachments are saved there for visual inspection. */
const pictures = process.env.E2E_PICTURES

/** Returns the attachment of the newest mail to an address. */
export async function attachmentTo(address: string, filename: string) {
  const mail = await rawMailTo(address)
  const part = mail.split(/^--.*$/m).find((one) => one.includes(`filename=${filename}`)) ?? ''
  const bytes = Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64')
  if (pictures) writeFileSync(path.join(pictures, `${address.split('@')[0]}-${filename}`), bytes)
  return bytes
}

type Seen = { width: number; height: number; colours: Map<number, number> }

/**
 * Decodes a picture with MuPDF, independently of the code that encoded it: its size, and the number
 * of pixels of each colour.
 */
export function seenPicture(bytes: Uint8Array): Seen {
  const image = new mupdf.Image(bytes).toPixmap()
  return { width: image.getWidth(), height: image.getHeight(), colours: coloursOf(image) }
}

/** Renders the pages of a PDF at 72 dpi with MuPDF. */
export function seenPages(bytes: Uint8Array): Seen[] {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf')
  return Array.from({ length: document.countPages() }, (_, at) => {
    const page = document.loadPage(at)
    const [left, top, right, bottom] = page.getBounds()
    const drawn = page.toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceRGB, false)
    return {
      width: Math.round(right - left),
      height: Math.round(bottom - top),
      colours: coloursOf(drawn),
    }
  })
}

function coloursOf(image: mupdf.Pixmap) {
  const colours = new Map<number, number>()
  const [pixels, components] = [image.getPixels(), image.getNumberOfComponents()]
  for (let at = 0; at < pixels.length; at += components) {
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  return colours
}

/** The share of a picture with a given colour, 0 to 1. */
export const shareOf = ({ width, height, colours }: Seen, colour: number) =>
  (colours.get(colour) ?? 0) / (width * height)
