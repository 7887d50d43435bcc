import { pagePictureBytes } from '@quartet/domain/pictures.ts'
import { z } from 'zod'
import { nameText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'
import { awaitingToo, everyone, Id, route, signedIn, upload } from '../route.ts'

export const AgeGroupId = z.literal([1, 2, 3])

/**
 * A text to read, as sanitized HTML in the reader's language, or in English when there is no
 * version; `language_id` is the actual language.
 */
export const CmsText = z.object({
  title: z.string(),
  body: z.string(),
  language_id: z.number().int(),
})
const Entry = ContentRow.extend({
  key: z.string(),
  /** Null means all ages. */
  age_group_id: AgeGroupId.nullable(),
  title: z.string(),
  body_html: z.string(),
  /** False for a draft, which is not visible to readers. */
  published: z.boolean(),
})
const Flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const EntryDraft = ContentDraft.extend({
  key: z
    .string()
    .max(limits.page.key, { error: 'key_wrong' })
    .regex(/^[a-z][a-z0-9_]*$/, { error: 'key_wrong' }),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId).nullable().default(null),
  order: z.coerce
    .number<number>()
    .int()
    .min(limits.page.order.min)
    .max(limits.page.order.max)
    .default(1),
  title: nameText(limits.page.title, 'required'),
  /**
   * Sanitized on saving: keeps headings, paragraphs, lists, links, bold, italic, and the pictures
   * from `POST /cms/picture` with their `alt`.
   */
  body_html: text(60_000, 'required'),
  published: z.boolean().default(false),
})
const EntryQuery = ContentQuery.extend({
  order_by: z
    .enum(['id', 'key', 'title', 'language_id', 'age_group_id', 'order', 'published', 'edited_at'])
    .default('id'),
  key: z.string().max(limits.page.key).optional(),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
  published: Flag.optional(),
})
export type EntryView = z.infer<typeof Entry>
export type EntryListQuery = z.infer<typeof EntryQuery>
const entry = resource({
  named: 'pages and cards to read',
  access: 'access_cms',
  row: Entry,
  draft: EntryDraft,
  query: EntryQuery,
})

const Content = z.object({ content: z.array(CmsText) })

export const cms = {
  show: route(
    'GET /cms/show/{cms_id}',
    everyone,
    'A page by its key or number; without a session only the public ones',
  )
    .input(
      z.object({
        params: z.object({ cms_id: z.string().max(100) }),
        /**
         * Overrides the caller's language and age group. The default for visitors is English and no
         * age group.
         */
        query: z.object({
          language: Id.optional(),
          age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
        }),
      }),
    )
    .output(Content),
  helpYou: route(
    'GET /users/how/lci/help/you',
    awaitingToo(signedIn()),
    'How the inventory helps',
  ).output(Content),
  videos: route('GET /users/video', signedIn(), 'The page of videos').output(Content),
  list: entry.list('POST /cms'),
  entry: entry.show('GET /cms/entry/{id}'),
  add: entry.add('POST /cms/add'),
  edit: entry.edit('PUT /cms/update/{id}'),
  remove: entry.remove('DELETE /cms/delete/{id}'),
  removeMany: entry.removeMany('POST /cms/remove'),
  restore: entry.restore('POST /cms/restore'),
  addPicture: route(
    'POST /cms/picture',
    signedIn('access_cms'),
    'A picture for pages to read: PNG, JPEG or WebP, 5 MB',
    upload(pagePictureBytes, 'uploadPerson', 'pagePictureDay'),
  )
    .input(z.object({ body: z.object({ picture: z.file() }) }))
    .output(
      z.object({
        /**
         * The name of the picture. A page shows it as `<img src="/api/cms/picture/{picture}"
         * alt="...">`.
         */
        picture: z.string(),
      }),
    ),
  picture: route(
    'GET /cms/picture/{picture}',
    everyone,
    'A picture, for whoever may read a page that shows it',
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: z.object({ picture: z.string().max(120) }) }))
    .output(
      z.object({
        headers: z.object({ 'cache-control': z.string(), vary: z.string() }),
        body: z.file().mime('image/webp'),
      }),
    ),
}
