import { voiceFor } from '@quartet/domain/spoken.ts'
import { apiError, unwrap } from '../../api-error.ts'
import { api, getCaller, signedIn } from '../../http/context.ts'
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

    const { mp3 } = unwrap(
      await say(signedIn(context), { language: { id: language.id, voice }, text: body.text }),
    )
    return new File([Buffer.from(mp3)], 'speech.mp3', { type: 'audio/mpeg' })
  }),
})
