import { z } from 'zod'
import { everyone, route } from '../route.ts'

export const Language = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Name of the interface's texts: en, ge, it ... */
  locale: z.string(),
  /** BCP 47 tag for the page, dates and speech: de for ge. */
  tag: z.string(),
  rtl: z.literal([0, 1]),
  published: z.boolean(),
})

export const languages = {
  list: route('POST /langs', everyone, 'Published languages; an administrator of content sees all of them').output(
    z.object({ languages: z.array(Language) }),
  ),
}
