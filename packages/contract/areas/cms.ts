import { z } from 'zod'
import { awaitingToo, everyone, Id, route, signedIn } from '../route.ts'

export const AgeGroupId = z.literal([1, 2, 3])

/** Something to read, cleaned HTML, in the reader's language; English stands in where there is no version, and `language_id` says so. */
export const CmsText = z.object({ title: z.string(), body: z.string(), language_id: z.number().int() })
const Content = z.object({ content: z.array(CmsText) })

export const cms = {
  show: route('GET /cms/show/{cms_id}', everyone, 'A page by its key or number; without a session only the public ones')
    .input(
      z.object({
        params: z.object({ cms_id: z.string().max(100) }),
        /** Instead of the caller's own; a visitor has English and no age. */
        query: z.object({ language: Id.optional(), age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional() }),
      }),
    )
    .output(Content),
  helpYou: route('GET /users/how/lci/help/you', awaitingToo(signedIn()), 'How the inventory helps').output(Content),
  videos: route('GET /users/video', signedIn(), 'The page of videos').output(Content),
}
