import type { Log } from '../monitoring/log.ts'
import { makeEngine, type ProcessTimeouts } from '../processes/child-process.ts'
import type { ReadText } from './ocr-text.ts'
import { takeUpload } from './uploads.ts'

/** Tesseract's model by language; each is in its own package. */
const lettersOf = {
  en: 'eng',
  de: 'deu',
  el: 'ell',
  it: 'ita',
  mt: 'mlt',
  pt: 'por',
  es: 'spa',
  ar: 'ara',
} as const
export type Letters = (typeof lettersOf)[keyof typeof lettersOf]

/** Returns `deu` for de, de-AT or DE; undefined for a language without a model. */
export function lettersFor(tag: string): Letters | undefined {
  const language = tag.toLowerCase().split('-')[0] ?? ''
  return Object.hasOwn(lettersOf, language)
    ? lettersOf[language as keyof typeof lettersOf]
    : undefined
}

/**
 * Reads one picture after the other in a child process. Pictures are never stored and never written
 * to disk.
 */
export function makeReader(
  log: Log,
  timeouts: ProcessTimeouts = { task: 30_000, line: 30_000, idle: 60_000 },
) {
  const file = new URL('./ocr-engine.ts', import.meta.url)
  const engine = makeEngine<{ picture: Uint8Array; letters: Letters }, ReadText>(log, {
    name: 'OCR',
    file,
    timeouts,
    longestLine: 20,
  })

  return {
    /**
     * The text, empty if the picture has none, or the error why it cannot be read. `unavailable` if
     * the engine failed or has no capacity.
     */
    async read(bytes: Uint8Array, letters: Letters, gone?: AbortSignal) {
      const taken = await takeUpload({ what: 'page', bytes })
      if ('error' in taken) return taken
      const read = await engine.send({ picture: taken.bytes, letters }, gone)
      return read === 'down' ? { error: 'unavailable' as const } : read
    },
    /** The process id of the engine while it runs. */
    get pid() {
      return engine.pid
    },
    end: engine.end,
  }
}
export type PictureReader = ReturnType<typeof makeReader>
