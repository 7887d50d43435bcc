import type { Log } from '../monitoring/log.ts'
import { makeEngine, type ProcessTimeouts } from '../processes/child-process.ts'
import type { ReadText } from './ocr-text.ts'
import { takeUpload } from './uploads.ts'

/** The letters of a language, by its BCP 47 tag; each has its package with the model that reads it. */
const lettersOf = { en: 'eng', de: 'deu', el: 'ell', it: 'ita', mt: 'mlt', pt: 'por', es: 'spa', ar: 'ara' } as const
export type Letters = (typeof lettersOf)[keyof typeof lettersOf]

/** `deu` for de, de-AT or DE; undefined where there is no model of ours. */
export function lettersFor(tag: string): Letters | undefined {
  const language = tag.toLowerCase().split('-')[0] ?? ''
  return Object.hasOwn(lettersOf, language) ? lettersOf[language as keyof typeof lettersOf] : undefined
}

/** Reads one picture after the other in a process of its own. Nothing of a picture is kept, nor ever on a disk. */
export function makeReader(log: Log, timeouts: ProcessTimeouts = { task: 30_000, line: 30_000, idle: 60_000 }) {
  const file = new URL('./ocr-engine.ts', import.meta.url)
  const engine = makeEngine<{ picture: Uint8Array; letters: Letters }, ReadText>(log, { name: 'OCR', file, timeouts, longestLine: 20 })

  return {
    /** The text, empty where there is none; or why the picture cannot be taken; `down` as in engine.ts. */
    async read(bytes: Uint8Array, letters: Letters, gone?: AbortSignal) {
      const taken = await takeUpload({ what: 'page', bytes })
      if ('error' in taken) return taken
      const read = await engine.send({ picture: taken.bytes, letters }, gone)
      return read === 'down' ? { error: 'unavailable' as const } : read
    },
    /** The process of the engine, while it is there. */
    get pid() {
      return engine.pid
    },
    end: engine.end,
  }
}
export type PictureReader = ReturnType<typeof makeReader>
