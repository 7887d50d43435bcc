import { voiceFor } from '@quartet/domain/spoken.ts'
import { apiError, fieldErrors } from '../../api-error.ts'
import { api, getCaller } from '../../http/context.ts'
import { findLanguage } from '../languages/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { say } from './commands.ts'

export const speech = api.speech.router({
  speak: api.speech.speak.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    const language = await findLanguage(context.db, body.language_id ?? caller.languageId)
    if (!language) throw apiError('language_unknown')
    const voice = voiceFor(language.tag)
    if (!voice) throw apiError('speech_no_voice')
    if (!(await readSettings(context.db)).tts) throw apiError('speech_off')

    const spoken = await say(context, caller, { id: language.id, voice }, body.text)
    if (!('error' in spoken))
      return new File([Buffer.from(spoken)], 'speech.mp3', { type: 'audio/mpeg' })
    if (spoken.error === 'silent') throw fieldErrors({ text: 'nothing_to_say' })
    throw spoken.error === 'too_many'
      ? apiError('too_many', { retry_after: spoken.retryAfter })
      : apiError('speech_down', { retry_after: 5 })
  }),
})
