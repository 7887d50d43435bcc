import { spokenText, type Voice } from '@quartet/domain/spoken.ts'
import type { Caller } from '../../security/caller.ts'
import { everybody, type LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import type { Services } from '../../services.ts'
import { isOfCatalogue } from './queries.ts'

/** Counted up when the sound of the same words becomes another one: what is kept of the older engine is then no longer found. */
const engine = 1
const nameOf = (voice: Voice, text: string) => `${digestOf(`${engine} ${voice} ${text}`)}.mp3`

type Refused = { refused: 'speech_down' } | { refused: 'too_many'; retryAfter: number } | { refused: 'silent' }

/** The text as MP3. What is of the catalogue is kept for the next one; what somebody wrote is spoken and forgotten, and counted like everything that costs work. */
export async function say(
  services: Services,
  caller: Caller,
  language: { id: number; voice: Voice },
  written: string,
): Promise<Uint8Array | Refused> {
  const text = spokenText(written)
  const name = nameOf(language.voice, text)
  const kept = await services.files.read('speech', name)
  if (kept) return kept

  const retryAfter = await takeTurn(services, caller)
  if (retryAfter > 0) return { refused: 'too_many', retryAfter }
  const spoken = await services.speaker.speak(text, language.voice)
  if (spoken === 'down') return { refused: 'speech_down' }
  if (spoken === 'silent') return { refused: 'silent' }
  if (await isOfCatalogue(services.db, language.id, text)) await keep(services, name, spoken)
  return spoken
}

/** Seconds to wait, else 0. */
async function takeTurn({ limits }: Services, caller: Caller) {
  const turns: [LimitName, string][] = [
    ['speechPerson', String(caller.id)],
    ['speechOverall', everybody],
  ]
  for (const [name, key] of turns) {
    const seconds = await limits.take(name, key)
    if (seconds > 0) return seconds
  }
  return 0
}

/** Where it cannot be kept, it was spoken all the same. */
const keep = ({ files, log }: Services, name: string, mp3: Uint8Array) =>
  files.write('speech', name, mp3).catch((error: NodeJS.ErrnoException) => log.warn({ code: error.code }, 'speech could not be kept'))
