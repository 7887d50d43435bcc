import { textAreas } from '@quartet/domain/interface-texts.ts'
import { textScreens } from '@quartet/domain/text-screens.ts'
import { z } from 'zod'
import { unreadSheetErrors } from '../error-groups.ts'
import { optionalText } from '../fields.ts'
import { contentFileBytes } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { SheetUpload } from '../resource.ts'
import {
  awaitingToo,
  everyone,
  guestsToo,
  Id,
  route,
  signedIn,
  upload,
  Workbook,
} from '../route.ts'

const Texts = z.object({ localization: z.record(z.string(), z.string()) })
Texts.register(z.globalRegistry, { id: 'InterfaceTexts' })
const editAccess = signedIn('access_localization')
const one = z.object({ language_id: Id })

const Line = z.object({
  id: z.number().int().describe('Its place among the texts of the language.'),
  key: z.string(),
  area: z.enum(textAreas),
  screen: z.enum(textScreens),
  english: z.string(),
  english_original: z
    .string()
    .describe('The English text shipped with the product; `english` may be a change of it.'),
  value: z
    .string()
    .nullable()
    .describe('The current text; null when only the English text exists.'),
  original: z
    .string()
    .nullable()
    .describe('The text shipped with the product, restored when a change is reverted.'),
  changed: z.boolean(),
  outdated: z
    .boolean()
    .describe('Whether an administrator has changed the English text since this one.'),
})
Line.register(z.globalRegistry, {
  id: 'InterfaceText',
  description: 'An interface text in one language, with the English text.',
})
const Flag = z.literal('1').optional()
const LinesQuery = ListQuery.pick({ limit: true, offset: true, search_text: true }).extend({
  language: Id.default(1),
  area: z.enum(textAreas).optional(),
  screen: z.enum(textScreens).optional(),
  missing: Flag.describe('Only texts that exist in English alone.'),
  changed: Flag,
  outdated: Flag,
})
const LanguageState = z.object({
  id: z.number().int(),
  title: z.string(),
  count: z.number().int(),
  of: z.number().int(),
})
LanguageState.register(z.globalRegistry, { id: 'TextCompleteness' })
/** A text as stored: trimmed, and without characters that cannot be stored. */
export const Value = optionalText(4000)
const Key = z.string().min(1).max(100)

const Taken = z.object({
  file_name: z.string(),
  rows: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  errors: z
    .array(z.object({ row: z.number().int(), column: z.string(), reason: z.string() }))
    .describe('The first 200 errors; `row` is the row number in the spreadsheet.'),
  error_count: z.number().int(),
  done: z.boolean().describe('False while the file has only been checked.'),
  before: z
    .record(z.string(), z.string().nullable())
    .describe('The previous texts by key; saving them again undoes the import.'),
  written: z
    .record(z.string(), z.string())
    .describe(
      'The imported texts by key. Sent as `before` when undoing, which is rejected where somebody has changed a text since.',
    ),
})
Taken.register(z.globalRegistry, { id: 'TextImport' })
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
    { errors: ['language_unknown'] },
  )
    .input(z.object({ query: LinesQuery }))
    .output(
      z.object({ list: z.array(Line), count: z.number().int(), languages: z.array(LanguageState) }),
    ),
  save: route(
    'PUT /localization/save/{language_id}',
    editAccess,
    'Change texts of the interface; null takes a change back. All or none, or with `skip_wrong` those without errors',
    { errors: ['language_unknown', 'row_changed'] },
  )
    .input(
      z.object({
        params: one,
        body: z.strictObject({
          texts: z.record(Key, Value.nullable()),
          before: z
            .record(Key, z.string().max(4000).nullable())
            .optional()
            .describe(
              'The texts shown when editing began. The request is rejected if somebody else has changed one of them since.',
            ),
          skip_wrong: z
            .boolean()
            .optional()
            .describe('Saves the other texts although some are wrong.'),
        }),
      }),
    )
    .output(
      z.object({
        list: z.array(Line).describe('The texts of the request as they are now.'),
        wrong: z
          .record(z.string(), z.string())
          .describe(
            'Why a text was not saved, by key: `row_changed`, `text_legal`, `placeholders_lost` or `text_unknown`.',
          ),
      }),
    ),
  export: route(
    'POST /localization/export/{language_id}',
    editAccess,
    'All texts of one language as a sheet: key, area, screen, english, value',
    { errors: ['language_unknown'] },
  )
    .input(z.object({ params: one }))
    .output(Workbook),
  import: route(
    'POST /localization/import/{language_id}',
    signedIn('access_localization', 'admin_tasks'),
    'Take the texts of a language from a sheet (.xlsx): with `check` it is only read; blank values are passed over',
    {
      ...upload(contentFileBytes, 'sheetPerson'),
      errors: [...unreadSheetErrors, 'language_unknown', 'sheet_wrong', 'row_changed'],
    },
  )
    .input(
      z.object({
        params: one,
        body: SheetUpload,
      }),
    )
    .output(z.object({ import: Taken })),
}
