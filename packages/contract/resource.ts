import { areas } from '@quartet/domain/areas.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { z } from 'zod'
import { sheetErrors } from './error-groups.ts'
import { contentFileBytes } from './limits.ts'
import { ListQuery } from './list.ts'
import { Id, type OwnError, route, signedIn, UploadedSheet, upload, Workbook } from './route.ts'

type Where = Parameters<typeof route>[0]

const VersionMark = z.object({
  id: z.number().int(),
  language_id: z.number().int(),
  is_outdated: z.boolean(),
})
VersionMark.register(z.globalRegistry, {
  id: 'VersionMark',
  description: 'A version of a row in a list; outdated when the English text has changed since.',
})
export type VersionMark = z.infer<typeof VersionMark>
const LastChange = z.object({ at: z.string(), by: z.string().nullable() })
LastChange.register(z.globalRegistry, {
  id: 'LastChange',
  description: 'When a row or one of its versions last changed and by whom; from the log.',
})
/** The fields of every content row, in addition to those of its area. */
export const ContentRow = z.object({
  id: z.number().int(),
  language_id: z.number().int(),
  group_key: z.string().describe('Shared by the language versions of a row.'),
  order: z.number().int(),
  removed: z.literal([0, 1]),
  edited_at: z
    .string()
    .nullable()
    .describe('ISO 8601; null until an administrator changes the row that the product came with.'),
  versions: z
    .array(VersionMark)
    .optional()
    .describe('In lists with `shown_in`: all versions of the row, by language.'),
  last_change: LastChange.nullable()
    .optional()
    .describe('In lists: null when the log contains no change.'),
})

export const useKinds = [
  'answers',
  'people',
  'questions',
  'statements',
  'strategies',
  'tasks',
  'templates',
  'words',
] as const
export type UseKind = (typeof useKinds)[number]
export const Use = z.object({
  kind: z.enum(useKinds),
  count: z.number().int(),
  blocks: z.boolean(),
})
Use.register(z.globalRegistry, {
  id: 'RowUse',
  description:
    'How many things or people depend on a row. A row with a use that `blocks` cannot be deleted.',
})
export type Use = z.infer<typeof Use>

const HistoryEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.enum(['create', 'update', 'delete', 'restore', 'import']),
  by: z.string().nullable(),
  row_id: z.number().int(),
  before: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Null for a row that was added, and once the log no longer has the values.'),
  after: z.record(z.string(), z.unknown()).nullable(),
})
HistoryEntry.register(z.globalRegistry, {
  id: 'HistoryEntry',
  description:
    'An entry of the log about a row or one of its versions, with its values before and after.',
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/**
 * The fields of every content draft. A new version names its row, and a change names the state on
 * which it is based.
 */
export const ContentDraft = z.strictObject({
  language_id: Id,
  version_of: Id.optional().describe(
    'For new rows only: the row of which it is the version in another language.',
  ),
  edited_at: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe(
      'For changes only: the row’s `edited_at` when editing began. The request is rejected if the row has changed since, so that nobody’s work is lost.',
    ),
})

export const ContentQuery = ListQuery.extend({
  language: Id.optional().describe('Only versions in this language.'),
  shown_in: Id.optional().describe(
    'One version of each row: in this language, or else in English, or else the oldest.',
  ),
  missing_in: Id.optional().describe('Only rows without a version in this language.'),
  outdated_in: Id.optional().describe(
    'Only rows whose English text has changed since their version in this language.',
  ),
})

const LanguageState = z.object({
  id: z.number().int(),
  title: z.string(),
  count: z.number().int(),
  of: z.number().int(),
  outdated: z.number().int(),
})
LanguageState.register(z.globalRegistry, {
  id: 'ListCompleteness',
  description:
    'The progress of a list in each language: its number of rows out of all rows (by `group_key`), and how many of them are older than their English texts.',
})
/**
 * Choices for a field that names another row; null for those of every language. Those of several
 * areas name theirs.
 */
export const Choices = z.array(
  z.object({
    value: z.string(),
    title: z.string(),
    language_id: z.number().int().nullable(),
    area: z.enum(areas).optional(),
  }),
)
export type Choice = z.infer<typeof Choices>[number]

export const SheetError = z.object({
  row: z
    .number()
    .int()
    .describe('The row number in the spreadsheet; 0 for an error of the whole import.'),
  column: z.string().describe('The heading of the column.'),
  reason: z.string(),
  value: z.string().optional().describe('The content of the cell, or its beginning.'),
  allowed: z.array(z.string()).optional().describe('The first 20 values that the cell may have.'),
  of: z
    .number()
    .int()
    .optional()
    .describe(
      'The number of allowed values, the greatest length, the id of the row that has the same value (`taken`), or the row number in the spreadsheet (`row_repeated`).',
    ),
})
SheetError.register(z.globalRegistry, {
  id: 'SheetError',
  description: 'What is wrong with a cell of a sheet.',
})

export const SheetImport = z.object({
  id: z.number().int(),
  sheet: z.string().describe('The name of the sheet: `attributes`, `attributes-language`, …'),
  file_name: z.string(),
  state: z
    .enum(['checked', 'running', 'done', 'failed', 'cancelled', 'undone'])
    .describe('`checked`: read, but not written yet.'),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  progress: z.number().describe('0 to 1.'),
  errors: z.array(SheetError).describe('The first 200 errors.'),
  error_count: z.number().int(),
  may_undo: z
    .boolean()
    .describe('Whether it is the newest import of its sheet and can still be undone.'),
})
SheetImport.register(z.globalRegistry, {
  id: 'SheetImport',
  description:
    'The result, or the expected result, of importing a sheet. Nothing is written unless the whole sheet is free of errors.',
})

export type SheetImport = z.infer<typeof SheetImport>

export const SheetChange = z.object({
  row: z.number().int(),
  id: z.number().int().nullable().describe('Null for a new row that is not written yet.'),
  kind: z.enum(['added', 'changed']),
  cells: z
    .array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string() }))
    .describe('The cells that differ; of a new row those that are not empty, with `before` null.'),
})
SheetChange.register(z.globalRegistry, {
  id: 'SheetChange',
  description: 'What a row of a sheet changes; texts are written as in the sheet.',
})
export type SheetChange = z.infer<typeof SheetChange>

/** A spreadsheet to import. */
export const SheetUpload = z.strictObject({
  file: UploadedSheet,
  check: z.literal('1').optional().describe('Only read the sheet and report what it would change.'),
})
const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
/** `all_versions`: with the versions of the rows in all languages. */
export const RowIds = Ids.extend({ all_versions: z.boolean().optional() })
export const Moved = z.object({ ids: z.array(z.number().int()) })
Moved.register(z.globalRegistry, { id: 'MovedRows' })
const Removed = Moved.extend({ used: z.array(z.number().int()) })
Removed.register(z.globalRegistry, {
  id: 'RemovedRows',
  description:
    'The rows that were deleted, and those that were not because something depends on them.',
})
const EditedRows = Moved.extend({ taken: z.array(z.number().int()) })
EditedRows.register(z.globalRegistry, {
  id: 'EditedRows',
  description:
    'The rows that were changed, and those that stay because they would equal another row.',
})
const removalErrors = ['row_unknown', 'row_used', 'row_taken'] as const
const one = z.object({ id: Id })

/** At least one of these fields. */
const someOf = (fields: z.core.$ZodLooseShape) =>
  z
    .strictObject(fields)
    .partial()
    .refine((given) => Object.keys(given).length > 0)

type Unpaged<Query> = Omit<Query, 'limit' | 'offset'>

declare const of: unique symbol
/**
 * Type-level brand: marks inputs and sheets with their row type, so that a handler cannot be built
 * with the rows of another list.
 */
export type Of<Row> = { readonly [of]?: (row: Row) => Row }

/**
 * The routes of an area with content rows: list, show, history, add, edit, remove, restore, order, and its
 * sheets. The area passes the paths and omits the routes it does not have. `named` is the name of
 * the rows in summaries.
 */
export function resource<
  Row extends z.ZodType,
  Draft extends z.ZodType,
  Query extends z.ZodType,
  Beside extends z.core.$ZodLooseShape = Record<never, never>,
>({
  named,
  access,
  row,
  draft,
  query,
  beside,
  errors = [],
}: {
  named: string
  access: Permission
  row: Row
  draft: Draft
  query: Query
  /** Further keys of the list's answer, such as the `questions` for `question_id`. */
  beside?: Beside
  /** Errors of writing these rows beside those of all content rows. */
  errors?: readonly OwnError[]
}) {
  const editAccess = signedIn(access)
  /** Sheets and bulk edits also require the permission for actions on whole tables. */
  const whole = signedIn(access, 'admin_tasks')
  const RowResponse = z.object({ row })
  /** An export takes all pages of the list. */
  const filters = (query as unknown as typeof ContentQuery).omit({
    limit: true,
    offset: true,
  }) as unknown as z.ZodType<Unpaged<z.output<Query>>, Unpaged<z.input<Query>>>
  const inputOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
    const schema = z.object(shape)
    return schema as unknown as z.ZodType<
      z.output<typeof schema> & Of<z.output<Row>>,
      z.input<typeof schema>
    >
  }
  return {
    list: (where: Where) =>
      route(
        where,
        editAccess,
        `List ${named}: a page, the exact number, and how complete each language is`,
      )
        .input(inputOf({ query }))
        .output(
          z.object({
            list: z.array(row),
            count: z.number().int(),
            languages: z.array(LanguageState),
            ...(beside as Beside),
          }),
        ),
    show: (where: Where) =>
      route(where, editAccess, `One of the ${named} with its versions in other languages`, {
        errors: ['not_found'],
      })
        .input(inputOf({ params: one }))
        .output(
          z.object({
            row,
            versions: z.array(row),
            marks: z.array(VersionMark),
            uses: z
              .array(Use)
              .describe('What depends on it, without kinds of which there are none.'),
          }),
        ),
    history: (where: Where) =>
      route(
        where,
        editAccess,
        `What happened to one of the ${named} in all languages, newest first; 20 entries, those before one with \`before\``,
        { errors: ['not_found'] },
      )
        .input(inputOf({ params: one, query: z.object({ before: Id.optional() }) }))
        .output(z.object({ history: z.array(HistoryEntry), has_earlier: z.boolean() })),
    add: (where: Where) =>
      route(where, editAccess, `Add to the ${named}`, { errors })
        .input(inputOf({ body: draft }))
        .output(RowResponse),
    edit: (where: Where) =>
      route(where, editAccess, `Change one of the ${named}`, {
        errors: ['row_unknown', 'row_changed', ...errors],
      })
        .input(inputOf({ params: one, body: draft }))
        .output(RowResponse),
    /** `values`: the fields that may be changed for several rows at once. */
    editMany: (where: Where, values: z.core.$ZodLooseShape) =>
      route(
        where,
        whole,
        `Give several of the ${named} the same values; rows that would equal another stay as they are`,
        { errors: ['row_unknown'] },
      )
        .input(inputOf({ body: Ids.extend({ values: someOf(values) }) }))
        .output(EditedRows),
    remove: (where: Where) =>
      route(where, editAccess, `Delete one of the ${named}; it can be restored`, {
        errors: [...removalErrors, ...errors],
      })
        .input(inputOf({ params: one }))
        .output(Moved),
    removeMany: (where: Where) =>
      route(
        where,
        editAccess,
        `Delete several of the ${named}; all or none, or with \`skip_used\` those without uses`,
        { errors: [...removalErrors, ...errors] },
      )
        .input(inputOf({ body: RowIds.extend({ skip_used: z.boolean().optional() }) }))
        .output(Removed),
    restore: (where: Where) =>
      route(where, editAccess, `Bring back deleted ${named}; all or none`, {
        errors: ['row_unknown', 'row_taken'],
      })
        .input(inputOf({ body: RowIds }))
        .output(Moved),
    order: (where: Where) =>
      route(
        where,
        editAccess,
        `Put ${named} in the order of the ids that are named; their places are those that they had among them`,
        { errors: ['row_unknown'] },
      )
        .input(inputOf({ body: Ids }))
        .output(Moved),
    export: (where: Where) =>
      route(
        where,
        whole,
        `The ${named} that the filters match, as a sheet that can be imported again`,
      )
        .input(inputOf({ query: filters }))
        .output(Workbook),
    exportSelected: (where: Where) =>
      route(where, whole, `The same sheet with those of the ${named} that are chosen by their ids`)
        .input(inputOf({ query: filters, body: RowIds }))
        .output(Workbook),
    import: (where: Where) =>
      route(where, whole, `Take ${named} from a sheet (.xlsx): with \`check\` it is only read`, {
        ...upload(contentFileBytes, 'sheetPerson'),
        errors: [...sheetErrors, ...errors],
      })
        .input(inputOf({ body: SheetUpload }))
        .output(z.object({ import: SheetImport })),
    languageExport: (where: Where) =>
      route(
        where,
        whole,
        `The texts of the ${named} beside their versions in \`language\`, as a sheet to translate in`,
      )
        .input(inputOf({ query: z.object({ language: Id }) }))
        .output(Workbook),
    languageImport: (where: Where) =>
      route(where, whole, `Take the versions of ${named} in a language from a sheet (.xlsx)`, {
        ...upload(contentFileBytes, 'sheetPerson'),
        errors: [...sheetErrors, ...errors],
      })
        .input(inputOf({ body: SheetUpload }))
        .output(z.object({ import: SheetImport })),
  }
}
