import { Failure } from '../data/failure.ts'

/** Letters stay legible at this JPEG quality. */
const quality = 0.85
/** Pictures up to this size are sent as they are, unless they are too wide or too high. */
const smallBytes = 2 * 1024 * 1024

/** The camera format of iPhones. */
export const heicTypes = ['image/heic', 'image/heif']
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return head.startsWith('ftyp') && heicBrands.includes(head.slice(4))
}

/** Decodes a picture, upright; null if the browser cannot. Only Safari decodes HEIC. */
async function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture && (await isHeic(file))) throw new Failure({ status: 0, name: 'picture_heic' })
  return picture
}

/** Safari before 16.4 cannot draw out of sight. */
const canDraw = 'OffscreenCanvas' in globalThis

export type Part = { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number }

/** Draws a part of a picture in another size, as JPEG. Throws `picture_broken` where that fails. */
async function draw(picture: ImageBitmap, part: Part, { width, height }: Size): Promise<Blob> {
  try {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#fff' // JPEG has no transparency
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } catch {
    throw broken()
  } finally {
    picture.close()
  }
}

const broken = () => new Failure({ status: 0, name: 'picture_broken' })

/**
 * Scales a picture down to `maxSide` pixels before it is sent, as JPEG and without metadata. A small
 * picture, and a file that is no picture, stay as they are: the server says what is wrong.
 */
export async function scalePicture(file: File, maxSide: number): Promise<File> {
  const picture = await decodePicture(file)
  if (!picture) return file
  const { width, height } = picture
  const scale = Math.min(1, maxSide / Math.max(width, height))
  if ((scale === 1 && file.size <= smallBytes) || !canDraw) {
    picture.close()
    return file
  }
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const blob = await draw(picture, { x: 0, y: 0, width, height }, size)
  return new File([blob], 'photo.jpg', { type: blob.type })
}

/** Cuts a square out of a picture, `side` pixels wide. */
export async function cropPicture(file: File, part: Part, side: number): Promise<File> {
  if (!canDraw) return file // the server cuts the middle out of it
  const picture = await decodePicture(file)
  if (!picture) throw broken()
  const blob = await draw(picture, part, { width: side, height: side })
  return new File([blob], 'photo.jpg', { type: blob.type })
}
