import { textAreas } from '@quartet/domain/interface-texts.ts'
import { z } from 'zod'
import { optionalText } from '../fields.ts'
import { contentFileBytes } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { awaitingToo, everyone, guestsToo, Id, route, signedIn, upload } from '../route.ts'

const Texts = z.object({ localization: z.record(z.string(), z.string()) })
const editAccess = signedIn('access_cms')
const one = z.object({ language_id: Id })

/** An interface text in one language, with the English text. */
const Line = z.object({
  key: z.string(),
  area: z.enum(textAreas),
  english: z.string(),
  /** The current text; null when only the English text exists. */
  value: z.string().nullable(),
  /** The text shipped with the product, restored when a change is reverted. */
  original: z.string().nullable(),
  changed: z.boolean(),
})
const Flag = z.literal('1').optional()
const LinesQuery = ListQuery.pick({ limit: true, offset: true, search_text: true }).extend({
  language: Id.default(1),
  area: z.enum(textAreas).optional(),
  /** Filters: only texts that exist in English alone; only texts changed by administrators. */
  missing: Flag,
  changed: Flag,
})
const LanguageState = z.object({
  id: z.number().int(),
  title: z.string(),
  count: z.number().int(),
  of: z.number().int(),
})
/** A text as stored: trimmed, and without characters that cannot be stored. */
export const Value = optionalText(4000)
const Key = z.string().min(1).max(100)

const Taken = z.object({
  file_name: z.string(),
  rows: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The first 200 errors; `row` is the row number in the spreadsheet. */
  errors: z.array(z.object({ row: z.number().int(), column: z.string(), reason: z.string() })),
  error_count: z.number().int(),
  /** False while the file has only been checked. */
  done: z.boolean(),
  /** The previous texts by key; saving them again undoes the import. */
  before: z.record(z.string(), z.string().nullable()),
  /**
   * The imported texts by key. Sent as `before` when undoing, which is rejected where somebody has
   * changed a text since.
   */
  written: z.record(z.string(), z.string()),
})
export type TakenTexts = z.infer<typeof Taken>
export type LineListQuery = z.infer<typeof LinesQuery>

export const localization = {
  website: route(
    'POST /localization/website/localization',
    everyone,
    'Texts of the public pages that administrators changed',
  )
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
  list: route(
    'POST /localization',
    editAccess,
    'All texts of the interface in a language, and how complete each language is',
  )
    .input(z.object({ query: LinesQuery }))
    .output(
      z.object({ list: z.array(Line), count: z.number().int(), languages: z.array(LanguageState) }),
    ),
  save: route(
    'PUT /localization/save/{language_id}',
    editAccess,
    'Change texts of the interface; null takes a change back. All or none',
  )
    .input(
      z.object({
        params: one,
        body: z.strictObject({
          texts: z.record(Key, Value.nullable()),
          /**
           * The texts shown when editing began. The request is rejected if somebody else has
           * changed one of them since.
           */
          before: z.record(Key, z.string().max(4000).nullable()).optional(),
        }),
      }),
    )
    .output(z.object({ list: z.array(Line) })),
  export: route(
    'POST /localization/export/{language_id}',
    editAccess,
    'All texts of one language as a sheet: key, english, value',
  )
    .input(z.object({ params: one }))
    .output(z.file()),
  import: route(
    'POST /localization/import/{language_id}',
    signedIn('access_cms', 'admin_tasks'),
    'Take the texts of a language from a sheet (.xlsx): with `check` it is only read; blank values are passed over',
    upload(contentFileBytes, 'sheetPerson'),
  )
    .input(
      z.object({
        params: one,
        body: z.strictObject({ file: z.file(), check: z.literal('1').optional() }),
      }),
    )
    .output(z.object({ import: Taken })),
}
