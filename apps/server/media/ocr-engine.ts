// Runs in its own process, so that the engine, its models and its memory exist only while pictures
// are read. Receives pictures written by upload-process.ts.
import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js'
import type { Letters } from './ocr.ts'
import { type SeenPage, textOf } from './ocr-text.ts'

const { resolve } = createRequire(import.meta.url)
/** The small integer models, each in its own package: nothing is downloaded or cached. */
const folderOf = (letters: Letters) =>
  path.join(path.dirname(resolve(`@tesseract.js-data/${letters}/package.json`)), '4.0.0_best_int')

let ready: { letters: Letters; worker: Worker } | undefined

async function workerFor(letters: Letters) {
  if (ready?.letters === letters) return ready.worker
  await ready?.worker.terminate()
  ready = undefined
  const worker = await createWorker(letters, OEM.LSTM_ONLY, {
    langPath: folderOf(letters),
    cacheMethod: 'none',
  })
  // the Sauvola threshold adapts to a shadow across the page
  await worker.setParameters({
    thresholding_method: '2',
    tessedit_pageseg_mode: PSM.AUTO,
  } as Parameters<Worker['setParameters']>[0])
  ready = { letters, worker }
  return worker
}

const pageOf = ({ blocks }: Page): SeenPage =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.map(({ lines }) =>
      lines.map(({ words, bbox }) => ({ words: words.map(wordOf), left: bbox.x0, right: bbox.x1 })),
    ),
  )
const wordOf = ({ text, confidence }: { text: string; confidence: number }) => ({
  text,
  confidence,
})

async function read({ picture, letters }: { picture: Uint8Array; letters: Letters }) {
  const worker = await workerFor(letters)
  const { data } = await worker.recognize(
    Buffer.from(picture),
    { rotateAuto: true },
    { blocks: true, text: false },
  )
  return textOf(pageOf(data), letters === 'ara')
}

process.on('SIGINT', () => {}) // Ctrl-C is for the application, which ends this process
process.on('disconnect', () => process.exit())
process.on(
  'message',
  (task: Parameters<typeof read>[0]) => void read(task).then((seen) => process.send?.(seen)),
)
