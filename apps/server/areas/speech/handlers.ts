import { voiceFor } from '@quartet/domain/spoken.ts'
import { refusal, wrongFields } from '../../api-error.ts'
import { callerOf, os } from '../../http/context.ts'
import { findLanguage } from '../languages/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { say } from './commands.ts'

export const speech = os.speech.router({
  speak: os.speech.speak.handler(async ({ context, input: { body } }) => {
    const caller = callerOf(context)
    const language = await findLanguage(context.db, body.language_id ?? caller.languageId)
    if (!language) throw refusal('language_unknown')
    const voice = voiceFor(language.tag)
    if (!voice) throw refusal('speech_no_voice')
    if (!(await readSettings(context.db)).tts) throw refusal('speech_off')

    const said = await say(context, caller, { id: language.id, voice }, body.text)
    if (!('refused' in said)) return new File([Buffer.from(said)], 'speech.mp3', { type: 'audio/mpeg' })
    if (said.refused === 'silent') throw wrongFields({ text: 'nothing_to_say' })
    throw said.refused === 'too_many' ? refusal('too_many', { retry_after: said.retryAfter }) : refusal('speech_down', { retry_after: 5 })
  }),
})
