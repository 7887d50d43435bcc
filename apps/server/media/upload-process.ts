// Runs in its own process, started for an upload and ended a few seconds after the last one, so
// that the code that decodes foreign bytes shares no memory and no secrets with the server.
import { Worker } from 'node:worker_threads'
import { maxPixels, sharedBytes } from '@quartet/domain/pictures.ts'
import { rewritePdf } from './pdf-clean.ts'
import type { Taken, Task } from './uploads.ts'

new Worker(new URL('./upload-guard.ts', import.meta.url)).unref()

process.on(
  'message',
  (task: Task) => void done(task).then((taken) => process.send?.(fitting(taken))),
)
process.on('disconnect', () => process.exit(0)) // the server ended

const done = (task: Task) =>
  task.what === 'pdf'
    ? asTaken(rewritePdf(task.bytes))
    : repaint(task).catch((): Taken => ({ error: 'picture_broken' }))

/** A few bytes may become very many when rewritten. The result must not exceed the upload limit. */
const fitting = (taken: Taken): Taken =>
  'bytes' in taken && taken.bytes.length > sharedBytes ? { error: 'too_large' } : taken

const asTaken = async (rewritten: ReturnType<typeof rewritePdf>): Promise<Taken> => {
  const bytes = await rewritten
  return typeof bytes === 'string' ? { error: bytes } : { bytes }
}

/**
 * Decodes to pixels and encodes them again, so nothing of the file survives but the picture. A
 * photo is cropped to a small square. A picture for a page is no larger than a screen. A page for
 * OCR is upright, grey and in the size at which its letters are recognized best.
 */
async function repaint({ what, bytes }: Task): Promise<Taken> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
  if (what === 'photo')
    picture
      .autoOrient()
      .resize(photoSide, photoSide, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
  else if (what === 'shown')
    picture
      .autoOrient()
      .resize(shownSide, shownSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
  else if (what === 'page') {
    const { width, height } = await picture.metadata()
    const side = Math.min(
      pageSide.most,
      Math.max(pageSide.least, width, height),
      2 * Math.max(width, height),
    )
    picture
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .resize(side, side, { fit: 'inside' })
      .png({ compressionLevel: 1 })
  } else picture.png({ compressionLevel: 9 })
  return { bytes: await picture.toBuffer() }
}

/** Pixels: the side of a photo, and the maximum side of a picture for a page. */
const photoSide = 256
const shownSide = 1600
/** Pixels of the longer side of a page for OCR. A small page is enlarged, at most twice. */
const pageSide = { least: 1600, most: 2600 }
