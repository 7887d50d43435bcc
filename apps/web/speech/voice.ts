import type { ErrorName } from '@quartet/contract/errors.ts'
import { spokenPieces } from '@quartet/domain/spoken.ts'
import { client } from '../data/client.ts'
import { Failure } from '../data/failure.ts'
import { createStore, useStore } from '../data/store.ts'
import { deviceVoice, speakOnDevice } from './device-voice.ts'
import { isCalm, markRange, markWords, unmark } from './marks.ts'
import { type Place, placeOf } from './text-range.ts'
import { type WordTimes, wordTimesOf } from './word-times.ts'

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

type Language = { id: number; tag: string }

/**
 * Reads texts in turn, for a button beside them: with a voice of this device, otherwise with that of
 * the server. Throws the failure of the call.
 */
export async function readAloud(
  key: string,
  texts: readonly string[],
  language: Language,
  button: Element,
) {
  stopReading()
  const stopped = new AbortController()
  reading.set({ key, stopped, condition: 'loading' })
  const started = () => reading.set({ key, stopped, condition: 'speaking' })
  try {
    const pieces = texts.flatMap(spokenPieces)
    const way = { button, signal: stopped.signal, started }
    const voice = await deviceVoice(language.tag)
    const unspoken = voice ? await readOnDevice(pieces, voice, way) : pieces
    await readAll(unspoken, { ...way, language_id: language.id })
  } catch (error) {
    if (!stopped.signal.aborted) throw error
  } finally {
    stopped.abort()
    if (reading.get()?.stopped === stopped) stopReading()
  }
}

type Way = { button: Element; signal: AbortSignal; started: () => void }

/** Returns the pieces from the first one that the voice of the device fails to speak. */
async function readOnDevice(
  pieces: string[],
  voice: SpeechSynthesisVoice,
  { button, signal, started }: Way,
): Promise<string[]> {
  for (const [at, piece] of pieces.entries()) {
    const place = placeOf(piece, button)
    const show = (from: number, to: number) => place && markRange(place, from, to)
    const isSpoken = await speakOnDevice(piece, voice, {
      signal,
      onStart() {
        started()
        show(0, piece.length)
      },
      onWord: (from, to) => isCalm() || show(from, to),
    })
    unmark()
    if (signal.aborted) return []
    if (!isSpoken) return pieces.slice(at)
  }
  return []
}

/** Loads the next piece while one is playing. */
async function readAll(
  pieces: string[],
  { language_id, button, signal, started }: Way & { language_id: number },
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
    if (place && !signal.aborted)
      markWords(text, { times, ms: () => audio.currentTime * 1000 }, place)
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
