// A process of its own, started for an upload and gone a few seconds after the last: what decodes foreign bytes holds no memory and no secret of the server.
import { Worker } from 'node:worker_threads'
import { maxPixels, sharedBytes } from '@quartet/domain/pictures.ts'
import { rewritePdf } from './pdf-clean.ts'
import type { Taken, Task } from './uploads.ts'

new Worker(new URL('./upload-guard.ts', import.meta.url)).unref()

process.on('message', (task: Task) => void done(task).then((taken) => process.send?.(fitting(taken))))
process.on('disconnect', () => process.exit(0)) // the server ended

const done = (task: Task) =>
  task.what === 'pdf' ? asTaken(rewritePdf(task.bytes)) : repaint(task).catch((): Taken => ({ error: 'picture_broken' }))

/** A few bytes can be written anew as very many; what is mailed is no larger than what may be handed in. */
const fitting = (taken: Taken): Taken => ('bytes' in taken && taken.bytes.length > sharedBytes ? { error: 'too_large' } : taken)

const asTaken = async (rewritten: ReturnType<typeof rewritePdf>): Promise<Taken> => {
  const bytes = await rewritten
  return typeof bytes === 'string' ? { error: bytes } : { bytes }
}

/**
 * Decoded to points and encoded from them: nothing of the file survives but the picture. A photo is cut to a square and made small; what is shown on
 * a page is no larger than a screen; a page to be read stands upright, grey, and in the size in which its letters are read well.
 */
async function repaint({ what, bytes }: Task): Promise<Taken> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
  if (what === 'photo') picture.autoOrient().resize(photoSide, photoSide, { fit: 'cover', position: 'attention' }).webp({ quality: 82 })
  else if (what === 'shown')
    picture.autoOrient().resize(shownSide, shownSide, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 })
  else if (what === 'page') {
    const { width, height } = await picture.metadata()
    const side = Math.min(pageSide.most, Math.max(pageSide.least, width, height), 2 * Math.max(width, height))
    picture.autoOrient().flatten({ background: 'white' }).greyscale().resize(side, side, { fit: 'inside' }).png({ compressionLevel: 1 })
  } else picture.png({ compressionLevel: 9 })
  return { bytes: await picture.toBuffer() }
}

/** Points along each side of a photo, and at most of what is shown on a page. */
const photoSide = 256
const shownSide = 1600
/** Points along the longer side of a page: of a small one the letters are drawn larger, twice at most. */
const pageSide = { least: 1600, most: 2600 }
