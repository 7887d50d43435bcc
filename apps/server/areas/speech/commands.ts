import { spokenText, type Voice } from '@quartet/domain/spoken.ts'
import type { Caller } from '../../security/caller.ts'
import { everybody, type LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import type { Services } from '../../services.ts'
import { isOfCatalogue } from './queries.ts'

/**
 * Increase it when the same text sounds different: files cached by the older engine are then no
 * longer used.
 */
const engine = 1
const nameOf = (voice: Voice, text: string) => `${digestOf(`${engine} ${voice} ${text}`)}.mp3`

type SpeechError =
  | { error: 'speech_down' }
  | { error: 'too_many'; retryAfter: number }
  | { error: 'silent' }

/**
 * Returns the text as MP3. Speech for catalogue texts is cached; speech for texts people wrote is
 * never stored. Generating speech counts against the rate limits.
 */
export async function say(
  services: Services,
  caller: Caller,
  language: { id: number; voice: Voice },
  written: string,
): Promise<Uint8Array | SpeechError> {
  const text = spokenText(written)
  const name = nameOf(language.voice, text)
  const cached = await services.files.read('speech', name)
  if (cached) return cached

  const retryAfter = await takePoints(services, caller)
  if (retryAfter > 0) return { error: 'too_many', retryAfter }
  const spoken = await services.speaker.speak(text, language.voice)
  if (spoken === 'down') return { error: 'speech_down' }
  if (spoken === 'silent') return { error: 'silent' }
  if (await isOfCatalogue(services.db, language.id, text)) await storeSpeech(services, name, spoken)
  return spoken
}

/** Seconds to wait, or 0. */
async function takePoints({ limits }: Services, caller: Caller) {
  const points: [LimitName, string][] = [
    ['speechPerson', String(caller.id)],
    ['speechOverall', everybody],
  ]
  for (const [name, key] of points) {
    const seconds = await limits.take(name, key)
    if (seconds > 0) return seconds
  }
  return 0
}

/** A failure to store is only logged, because the speech can still be returned. */
const storeSpeech = ({ files, log }: Services, name: string, mp3: Uint8Array) =>
  files
    .write('speech', name, mp3)
    .catch((error: NodeJS.ErrnoException) =>
      log.warn({ code: error.code }, 'speech could not be stored'),
    )
