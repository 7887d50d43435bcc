import { longestSpoken } from '@quartet/domain/spoken.ts'
import { z } from 'zod'
import { speakable } from '../fields.ts'
import { awaitingToo, guestsToo, Id, route, signedIn } from '../route.ts'

export const speech = {
  /**
   * MP3, mono. Its ID3 tag has a field TXXX `word_times`: `[[start, ms], ...]`, where each word begins in the text once its blanks are collapsed
   * (UTF-16 code units), and when it is heard.
   */
  speak: route('POST /users/text/to/speech', awaitingToo(guestsToo(signedIn())), 'A text as spoken audio, in the voice of its language')
    .input(
      z.object({
        body: z.object({
          text: speakable(longestSpoken),
          /** Of the text; without it the language of the account. */
          language_id: Id.optional(),
        }),
      }),
    )
    .output(z.file().mime('audio/mpeg')),
}
