import { pagePictureBytes } from '@quartet/domain/pictures.ts'
import { z } from 'zod'
import { pictureErrors } from '../error-groups.ts'
import { nameText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ContentDraft, ContentQuery, ContentRow, Moved, RowIds, resource } from '../resource.ts'
import { awaitingToo, everyone, Id, route, signedIn, upload } from '../route.ts'

export const AgeGroupId = z.literal([1, 2, 3])

export const CmsText = z.object({
  title: z.string(),
  body: z.string(),
  language_id: z.number().int(),
})
CmsText.register(z.globalRegistry, {
  id: 'CmsText',
  description:
    'A text to read, as sanitized HTML in the reader’s language, or in English when there is no version; `language_id` is the actual language.',
})
const Entry = ContentRow.extend({
  key: z.string(),
  age_group_id: AgeGroupId.nullable().describe('Null means all ages.'),
  title: z.string(),
  body_html: z.string(),
  published: z.boolean().describe('False for a page that readers do not see yet.'),
  draft_title: z
    .string()
    .nullable()
    .describe('A change of a published page that readers do not see yet; null without one.'),
  draft_body: z.string().nullable(),
  draft_at: z.string().nullable(),
  in_menu: z.boolean().describe('Whether the menu shows the page.'),
})
Entry.register(z.globalRegistry, { id: 'Page' })
const Flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** What ties the language versions of a page. */
const place = {
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
}
const texts = {
  title: nameText(limits.page.title, 'required'),
  body_html: text(60_000, 'required').describe(
    'Sanitized on saving: keeps headings, paragraphs, lists, links, bold, italic, the pictures from `POST /cms/picture` with their `alt`, and videos as `<a href="https://..." data-kind="video">title</a>`.',
  ),
}
const EntryDraft = ContentDraft.extend({
  ...place,
  ...texts,
  published: z.boolean().default(false),
})
/**
 * The `draft_at` of the page, or its `edited_at` without a draft, when editing began. The request
 * is rejected if the page has changed since.
 */
const State = z.object({ edited_at: z.iso.datetime().nullable().optional() })
const PageTexts = z.strictObject({ ...State.shape, ...texts })
PageTexts.register(z.globalRegistry, { id: 'PageDraft' })
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
const Saved = z.object({ row: Entry })
Saved.register(z.globalRegistry, { id: 'PageResponse' })
const one = z.object({ id: Id })

export const cms = {
  show: route(
    'GET /cms/show/{cms_id}',
    everyone,
    'A page by its key or number; without a session only the public ones',
    {
      errors: [
        'not_found',
        'language_unknown',
        'unauthenticated',
        'consent_awaited',
        'second_factor_due',
        'forbidden',
      ],
    },
  )
    .input(
      z.object({
        params: z.object({ cms_id: z.string().max(100) }),
        query: z
          .object({
            language: Id.optional(),
            age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
          })
          .describe(
            'Overrides the caller’s language and age group. The default for visitors is English and no age group.',
          ),
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
  history: entry.history('GET /cms/history/{id}'),
  removeMany: entry.removeMany('POST /cms/remove'),
  restore: entry.restore('POST /cms/restore'),
  saveDraft: route(
    'PUT /cms/draft/{id}',
    signedIn('access_cms'),
    'Store a change of a page without showing it to readers',
    { errors: ['row_unknown', 'row_changed'] },
  )
    .input(z.object({ params: one, body: PageTexts }))
    .output(Saved),
  discardDraft: route(
    'POST /cms/draft/discard/{id}',
    signedIn('access_cms'),
    'Discard a stored change of a page',
    { errors: ['row_unknown', 'row_changed'] },
  )
    .input(z.object({ params: one, body: State }))
    .output(Saved),
  publish: route(
    'PUT /cms/publish/{id}',
    signedIn('access_cms'),
    'Show these texts of a page to readers; a stored change is replaced',
    { errors: ['row_unknown', 'row_changed'] },
  )
    .input(z.object({ params: one, body: PageTexts }))
    .output(Saved),
  publishMany: route(
    'POST /cms/publish_many',
    signedIn('access_cms', 'admin_tasks'),
    'Show pages to readers, with their stored changes; all or none',
    { errors: ['row_unknown', 'row_changed'] },
  )
    .input(
      z.object({
        body: z.object({
          pages: z
            .array(State.extend({ id: Id }))
            .min(1)
            .max(limits.page.publish)
            .describe(
              '`edited_at` as in `State`; the request is rejected if one of them has changed since.',
            ),
          all_versions: RowIds.shape.all_versions,
        }),
      }),
    )
    .output(Moved),
  hide: route(
    'POST /cms/hide/{id}',
    signedIn('access_cms'),
    'Show a page to readers no longer; a stored change becomes its text',
    { errors: ['row_unknown', 'row_changed'] },
  )
    .input(z.object({ params: one, body: State }))
    .output(Saved),
  move: route(
    'PUT /cms/place/{id}',
    signedIn('access_cms'),
    'Change the place of a page in all languages, and whether the menu shows it',
    { errors: ['row_unknown', 'row_changed'] },
  )
    .input(
      z.object({
        params: one,
        body: z
          .strictObject({
            ...place,
            in_menu: z.boolean(),
            before: z
              .string()
              .max(limits.page.key + 40)
              .optional(),
          })
          .describe(
            'Only pages that no screen shows can be in the menu. `before` is the place when editing began (`placeStateOf`); the request is rejected if it has changed since.',
          ),
      }),
    )
    .output(Saved),
  menu: route('GET /cms/menu', signedIn(), 'The pages that the menu shows to the caller').output(
    z.object({
      pages: z.array(
        z.object({ key: z.string(), title: z.string(), language_id: z.number().int() }),
      ),
    }),
  ),
  addPicture: route(
    'POST /cms/picture',
    signedIn('access_cms'),
    'A picture for pages to read: PNG, JPEG or WebP, 5 MB',
    {
      ...upload(pagePictureBytes, 'uploadPerson', 'pagePictureDay'),
      errors: [...pictureErrors, 'page_picture_unknown'],
    },
  )
    .input(z.object({ body: z.object({ picture: z.file() }) }))
    .output(
      z.object({
        picture: z
          .string()
          .describe(
            'The name of the picture. A page shows it as `<img src="/api/cms/picture/{picture}" alt="...">`.',
          ),
      }),
    ),
  picture: route(
    'GET /cms/picture/{picture}',
    everyone,
    'A picture, for whoever may read a page that shows it',
    {
      errors: [
        'photo_unknown',
        'unauthenticated',
        'consent_awaited',
        'second_factor_due',
        'forbidden',
      ],
    },
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
