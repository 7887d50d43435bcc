import { textAreas } from '@quartet/domain/interface-texts.ts'
import { z } from 'zod'
import { optionalText } from '../fields.ts'
import { contentFileBytes } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { awaitingToo, everyone, guestsToo, Id, route, signedIn, upload } from '../route.ts'

const Texts = z.object({ localization: z.record(z.string(), z.string()) })
const editAccess = signedIn('access_cms')
const one = z.object({ language_id: Id })

/** One text of the interface in a language, beside the English one. */
const Line = z.object({
  key: z.string(),
  area: z.enum(textAreas),
  english: z.string(),
  /** What is shown; null: nothing but the English text. */
  value: z.string().nullable(),
  /** What the product came with, shown again when a change is taken back. */
  original: z.string().nullable(),
  changed: z.boolean(),
})
const Flag = z.literal('1').optional()
const LinesQuery = ListQuery.pick({ limit: true, offset: true, search_text: true }).extend({
  language: Id.default(1),
  area: z.enum(textAreas).optional(),
  /** Only what there is in English alone; only what administrators changed. */
  missing: Flag,
  changed: Flag,
})
const LanguageState = z.object({ id: z.number().int(), title: z.string(), count: z.number().int(), of: z.number().int() })
/** A text as it is kept: nothing around it, and nothing that cannot be kept. */
export const Value = optionalText(4000)
const Key = z.string().min(1).max(100)

const Taken = z.object({
  file_name: z.string(),
  rows: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The first 200; `row` is the number that the spreadsheet shows. */
  errors: z.array(z.object({ row: z.number().int(), column: z.string(), reason: z.string() })),
  error_count: z.number().int(),
  /** False as long as it was only read. */
  done: z.boolean(),
  /** What stood there, by key: saved again, it undoes the import. */
  before: z.record(z.string(), z.string().nullable()),
  /** What was written, by key: sent as the `before` of the undo, which is refused where somebody changed it later. */
  written: z.record(z.string(), z.string()),
})
export type TakenTexts = z.infer<typeof Taken>
export type LineListQuery = z.infer<typeof LinesQuery>

export const localization = {
  website: route('POST /localization/website/localization', everyone, 'Texts of the public pages that administrators changed')
    .input(z.object({ query: z.object({ language: Id.default(1) }) }))
    .output(Texts),
  show: route(
    'GET /localization/show',
    awaitingToo(guestsToo(signedIn())),
    'Texts that administrators changed, in the own language',
  ).output(Texts),
  showOne: route(
    'GET /localization/show/{language_id}',
    awaitingToo(guestsToo(signedIn())),
    'Texts that administrators changed, in one language',
  )
    .input(z.object({ params: one }))
    .output(Texts),
  list: route('POST /localization', editAccess, 'All texts of the interface in a language, and how complete each language is')
    .input(z.object({ query: LinesQuery }))
    .output(z.object({ list: z.array(Line), count: z.number().int(), languages: z.array(LanguageState) })),
  save: route('PUT /localization/save/{language_id}', editAccess, 'Change texts of the interface; null takes a change back. All or none')
    .input(
      z.object({
        params: one,
        body: z.strictObject({
          texts: z.record(Key, Value.nullable()),
          /** What was shown when the change began: refused when somebody else changed one of them meanwhile. */
          before: z.record(Key, z.string().max(4000).nullable()).optional(),
        }),
      }),
    )
    .output(z.object({ list: z.array(Line) })),
  export: route('POST /localization/export/{language_id}', editAccess, 'All texts of one language as a sheet: key, english, value')
    .input(z.object({ params: one }))
    .output(z.file()),
  import: route(
    'POST /localization/import/{language_id}',
    signedIn('access_cms', 'admin_tasks'),
    'Take the texts of a language from a sheet (.xlsx): with `check` it is only read; blank values are passed over',
    upload(contentFileBytes, 'sheetPerson'),
  )
    .input(z.object({ params: one, body: z.strictObject({ file: z.file(), check: z.literal('1').optional() }) }))
    .output(z.object({ import: Taken })),
}
