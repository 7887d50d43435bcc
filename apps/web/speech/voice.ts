import type { ErrorName } from '@quartet/contract/errors.ts'
import { spokenPieces } from '@quartet/domain/spoken.ts'
import { client } from '../data/client.ts'
import { Failure } from '../data/failure.ts'
import { createStore, useStore } from '../data/store.ts'
import { type Place, placeOf } from './text-range.ts'
import { type WordTimes, wordAt, wordTimesOf } from './word-times.ts'

type Condition = 'still' | 'loading' | 'speaking'
type Reading = { key: string; stopped: AbortController; condition: Condition }
type Sound = { url: string; times: WordTimes }

/** Only one text is read at a time: starting another stops it. */
const reading = createStore<Reading | undefined>(undefined)
const audio = new Audio()

export const useReading = (key: string) =>
  useStore(reading, (now): Condition => (now?.key === key ? now.condition : 'still'))

/** Stops reading; with a key, only the reading with that key. */
export function stopReading(key?: string) {
  const now = reading.get()
  if (!now || (key !== undefined && now.key !== key)) return
  now.stopped.abort()
  reading.set(undefined)
}

/** Reads texts in turn, for a button beside them. Throws the failure of the call. */
export async function readAloud(
  key: string,
  texts: readonly string[],
  language_id: number,
  button: Element,
) {
  stopReading()
  const stopped = new AbortController()
  reading.set({ key, stopped, condition: 'loading' })
  const started = () => reading.set({ key, stopped, condition: 'speaking' })
  try {
    await readAll(texts.flatMap(spokenPieces), {
      language_id,
      button,
      signal: stopped.signal,
      started,
    })
  } catch (error) {
    if (!stopped.signal.aborted) throw error
  } finally {
    stopped.abort()
    if (reading.get()?.stopped === stopped) stopReading()
  }
}

/** Loads the next piece while one is playing. */
async function readAll(
  pieces: string[],
  {
    language_id,
    button,
    signal,
    started,
  }: { language_id: number; button: Element; signal: AbortSignal; started: () => void },
) {
  const load = (piece: string | undefined) => {
    const sound = piece === undefined ? undefined : soundOf(piece, language_id, signal)
    sound?.catch(() => undefined) // its error is handled when the piece is awaited
    return sound
  }
  let coming = load(pieces[0])
  for (const [at, piece] of pieces.entries()) {
    const sound = await coming
    if (!sound || signal.aborted) return
    coming = load(pieces[at + 1])
    started()
    await hear(sound, piece, placeOf(piece, button), signal)
  }
}

async function soundOf(text: string, language_id: number, signal: AbortSignal): Promise<Sound> {
  const mp3 = await client.speech.speak({ body: { text, language_id } }, { signal })
  const times = wordTimesOf(new Uint8Array(await mp3.arrayBuffer()))
  const url = URL.createObjectURL(new Blob([mp3], { type: 'audio/mpeg' }))
  signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true })
  return { url, times }
}

/** Resolves when the sound has ended or was aborted. */
async function hear(
  { url, times }: Sound,
  text: string,
  place: Place | undefined,
  signal: AbortSignal,
) {
  const over = Promise.withResolvers<void>()
  audio.onended = () => over.resolve()
  audio.onerror = () => over.reject(audio.error)
  signal.addEventListener('abort', () => over.resolve(), { once: true })
  audio.src = url
  try {
    await audio.play()
    if (place && !signal.aborted) markWords(text, times, place)
    await over.promise
  } catch {
    throw new Failure({ status: 503, name: 'speech_down' satisfies ErrorName })
  } finally {
    unmark()
    audio.pause()
    audio.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

const mark = 'spoken'

let frame = 0

/**
 * Highlights the word that is heard without changing the DOM, so that selections and screen readers
 * are unaffected. With reduced motion, highlights the whole text.
 */
function markWords(text: string, times: WordTimes, place: Place) {
  if (!('highlights' in CSS)) return
  const show = (from: number, to: number) =>
    CSS.highlights.set(mark, new Highlight(place(from, to)))
  if (times.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return void show(0, text.length)
  let shown = -1
  function follow() {
    const [from, to] = wordAt(text, times, audio.currentTime * 1000) ?? [-1, -1]
    if (from !== shown) show(from, to)
    shown = from
    frame = requestAnimationFrame(follow)
  }
  follow()
}

function unmark() {
  cancelAnimationFrame(frame)
  if ('highlights' in CSS) CSS.highlights.delete(mark)
}
