import { areas } from '@quartet/domain/areas.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { nameText } from '../fields.ts'
import { limits } from '../limits.ts'
import { Choices, ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'
import { everyone, Id, route } from '../route.ts'

const Wall = ContentRow.extend({
  title: z.string(),
  area: z.enum(areas),
  children: z.boolean(),
  words: z.number().int(),
})
Wall.register(z.globalRegistry, {
  id: 'Wall',
  description: 'There is one wall per area, age and language.',
})
export const WallDraft = ContentDraft.extend({
  title: nameText(limits.wall.title, 'required'),
  area: z.enum(areas),
  children: z.boolean().default(false),
})
const WallQuery = ContentQuery.extend({
  order_by: z.enum(['id', 'title', 'area', 'children', 'language_id', 'edited_at']).default('id'),
  area: z.enum(areas).optional(),
})
export type WallView = z.infer<typeof Wall>
export type WallListQuery = z.infer<typeof WallQuery>
const wall = resource({
  named: 'word walls',
  access: 'access_words',
  row: Wall,
  draft: WallDraft,
  query: WallQuery,
})

const Weight = z.coerce.number<number>().pipe(z.literal([1, 2, 3]))
const Form = nameText(limits.word.text, 'required')
const Word = ContentRow.extend({
  text: z.string(),
  forms: z.array(z.string()),
  wall_id: z.number().int(),
  wall: z.string(),
  pattern: z.enum(patterns),
  weight: z.literal([1, 2, 3]),
  note: z.string(),
})
Word.register(z.globalRegistry, {
  id: 'Word',
  description:
    'A cue word with its written forms, phrases of up to four words (method D15); its language is that of its wall.',
})
export const WordDraft = ContentDraft.omit({ language_id: true }).extend({
  text: Form,
  forms: z.array(Form).max(1000).default([]),
  wall_id: z.coerce.number<number>().pipe(Id),
  pattern: z.enum(patterns),
  weight: Weight.default(1),
  note: z.string().trim().max(limits.word.note).default(''),
})
export const WallCue = Word.pick({ text: true, forms: true, pattern: true, weight: true })
WallCue.register(z.globalRegistry, {
  id: 'WallCue',
  description: 'A word as the decoder needs it.',
})
const WordQuery = ContentQuery.extend({
  order_by: z.enum(['id', 'text', 'wall', 'pattern', 'weight', 'edited_at']).default('id'),
  wall_id: Id.optional(),
  pattern: z.enum(patterns).optional(),
})
export type WordView = z.infer<typeof Word>
export type WordListQuery = z.infer<typeof WordQuery>
const word = resource({
  named: 'wall words',
  access: 'access_words',
  row: Word,
  draft: WordDraft,
  query: WordQuery,
  beside: { walls: Choices },
})

export const walls = {
  list: wall.list('POST /walls'),
  show: wall.show('GET /walls/show/{id}'),
  add: wall.add('POST /walls/add_wall'),
  edit: wall.edit('PUT /walls/update/{id}'),
  remove: wall.remove('DELETE /walls/delete/{id}'),
  history: wall.history('GET /walls/history/{id}'),
  removeMany: wall.removeMany('POST /walls/remove'),
  restore: wall.restore('POST /walls/restore'),
}

export const words = {
  list: word.list('POST /words'),
  show: word.show('GET /words/show/{id}'),
  add: word.add('POST /words/add_word'),
  edit: word.edit('PUT /words/update/{id}'),
  editMany: word.editMany('PUT /words/update_many', {
    wall_id: WordDraft.shape.wall_id,
    pattern: z.enum(patterns),
    weight: Weight,
  }),
  remove: word.remove('DELETE /words/delete/{id}'),
  history: word.history('GET /words/history/{id}'),
  removeMany: word.removeMany('POST /words/remove'),
  restore: word.restore('POST /words/restore'),
  export: word.export('POST /words/export'),
  exportSelected: word.exportSelected('POST /words/export/selected'),
  import: word.import('POST /words/import'),
  languageExport: word.languageExport('POST /words-language/export'),
  languageImport: word.languageImport('POST /words-language/import'),
  /** Own addition: for trying the decoder on the first page, without an account. */
  trial: route(
    'GET /words/trial/{language_id}',
    everyone,
    'The school words of a published language, for trying the decoder',
    { errors: ['not_found', 'language_unknown'] },
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: z.object({ language_id: Id }) }))
    .output(
      z.object({
        headers: z.object({ 'cache-control': z.string() }),
        body: z.object({ words: z.array(WallCue) }),
      }),
    ),
}
