import { maxPixels } from '@quartet/domain/pictures.ts'

export type PictureErrorName = 'picture_unknown' | 'picture_broken' | 'picture_too_big'
export type PictureType = 'png' | 'jpeg' | 'webp'
type Picture = { type: PictureType; bytes: Buffer }

/**
 * Reads a picture's header without decoding: its type by content, its size in pixels, and whether
 * the file is a picture and nothing else. Of a PNG only the chunks needed for the picture are
 * returned: no text, no colour profile, no animation.
 */
export function readHead(content: Uint8Array): Picture | PictureErrorName {
  const bytes: Buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.subarray(0, 8).equals(pngBegin))
    return isAlsoElse(bytes) ? 'picture_broken' : readPng(bytes)
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff)
    return isAlsoElse(bytes) ? 'picture_broken' : readJpeg(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return isAlsoElse(bytes) ? 'picture_broken' : readWebp(bytes)
  return 'picture_unknown'
}

const pngBegin = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const needed = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

function readPng(bytes: Buffer): Picture | PictureErrorName {
  const chunks: Buffer[] = [pngBegin]
  let at = 8
  for (let type = ''; type !== 'IEND'; ) {
    if (at + 12 > bytes.length) return 'picture_broken'
    const end = at + 12 + bytes.readUInt32BE(at)
    type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length || (at === 8) !== (type === 'IHDR')) return 'picture_broken'
    if (needed.includes(type)) chunks.push(bytes.subarray(at, end))
    at = end
  }
  if (at !== bytes.length) return 'picture_broken' // nothing may follow the end of a picture
  return sized('png', Buffer.concat(chunks), bytes.readUInt32BE(16), bytes.readUInt32BE(20))
}

/** Cameras append more after the picture (a second view, a film). Decoding drops it. */
function readJpeg(bytes: Buffer): Picture | PictureErrorName {
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return 'picture_broken'
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return sized('jpeg', bytes, bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return 'picture_broken'
}

/**
 * The first chunk has the size, in one of three formats. The length in the RIFF header must cover
 * the whole file.
 */
function readWebp(bytes: Buffer): Picture | PictureErrorName {
  const type = bytes.toString('latin1', 12, 16)
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length) return 'picture_broken'
  if (type === 'VP8X')
    return sized('webp', bytes, 1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3))
  if (type === 'VP8 ')
    return sized('webp', bytes, bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
  const packed = bytes.readUInt32LE(21)
  return type === 'VP8L'
    ? sized('webp', bytes, 1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff))
    : 'picture_broken'
}

function sized(
  type: Picture['type'],
  bytes: Buffer,
  width: number,
  height: number,
): Picture | PictureErrorName {
  if (width === 0 || height === 0) return 'picture_broken'
  return width * height > maxPixels ? 'picture_too_big' : { type, bytes }
}

/**
 * Whether the file is also a zip archive, which is read from its end, or a PDF, whose header may be
 * anywhere near the start.
 */
const isAlsoElse = (bytes: Buffer) =>
  bytes.subarray(-65_557).includes('PK\x05\x06') || bytes.subarray(0, 1024).includes('%PDF-')
