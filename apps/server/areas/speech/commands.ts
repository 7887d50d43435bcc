import { spokenText, type Voice } from '@quartet/domain/spoken.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import { everybody, type LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import type { CallerContext, Services } from '../../services.ts'
import { isOfCatalogue } from './queries.ts'

/**
 * Increase it when the same text sounds different: files cached by the older engine are then no
 * longer used.
 */
const engine = 1
const nameOf = (voice: Voice, text: string) => `${digestOf(`${engine} ${voice} ${text}`)}.mp3`

/**
 * Returns the text as MP3; fails for a text without any sound. Speech for catalogue texts is cached;
 * speech for texts people wrote is never stored. Generating speech counts against the rate limits.
 */
export async function say(
  context: CallerContext,
  { language, ...input }: { language: { id: number; voice: Voice }; text: string },
) {
  const text = spokenText(input.text)
  const name = nameOf(language.voice, text)
  const cached = await context.files.read('speech', name)
  if (cached) return ok({ mp3: cached })

  const retry_after = await takePoints(context, context.caller)
  if (retry_after > 0) return fail('too_many', { retry_after })
  const mp3 = await context.speaker.speak(text, language.voice)
  if (mp3 === 'down') return fail('speech_down', { retry_after: 5 })
  if (mp3 === 'silent') return failFields({ text: 'nothing_to_say' })
  if (await isOfCatalogue(context.db, language.id, text)) await storeSpeech(context, name, mp3)
  return ok({ mp3 })
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
