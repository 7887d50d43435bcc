import { longestSpoken } from '@quartet/domain/spoken.ts'
import { z } from 'zod'
import { speakable } from '../fields.ts'
import { awaitingToo, guestsToo, Id, route, signedIn } from '../route.ts'

export const speech = {
  /**
   * Mono MP3. Its ID3 tag has a TXXX field `word_times`: `[[start, ms], ...]`, with the position of
   * each word in the text after collapsing whitespace (UTF-16 code units), and the time at which it
   * is heard.
   */
  speak: route(
    'POST /users/text/to/speech',
    awaitingToo(guestsToo(signedIn())),
    'A text as spoken audio, in the voice of its language',
    { errors: ['language_unknown', 'speech_no_voice', 'speech_off', 'speech_down'] },
  )
    .input(
      z.object({
        body: z.object({
          text: speakable(longestSpoken),
          language_id: Id.optional().describe(
            'The language of the text; the language of the account by default.',
          ),
        }),
      }),
    )
    .output(z.file().mime('audio/mpeg')),
}
