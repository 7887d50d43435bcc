import type { Permission } from '@quartet/domain/permissions.ts'
import { z } from 'zod'
import { contentFileBytes } from './limits.ts'
import { ListQuery } from './list.ts'
import { Id, route, signedIn, upload } from './route.ts'

type Where = Parameters<typeof route>[0]

/** What every row of content has, beside what its area says of it. */
export const ContentRow = z.object({
  id: z.number().int(),
  language_id: z.number().int(),
  /** Ties the language versions of one row. */
  group_key: z.string(),
  order: z.number().int(),
  removed: z.literal([0, 1]),
  /** ISO 8601; null as long as no administrator has changed the row that the product came with. */
  edited_at: z.string().nullable(),
})

/** What every draft of content has: a version of another row says of which; a change says on which state it was made. */
export const ContentDraft = z.strictObject({
  language_id: Id,
  /** Of a new row only: the row of which it is the version in another language. */
  version_of: Id.optional(),
  /** Of a change only: `edited_at` of the row that was changed. Another one is refused, so that nobody's work is lost. */
  edited_at: z.iso.datetime().nullable().optional(),
})

export const ContentQuery = ListQuery.extend({ language: Id.optional() })

/** Where a list is in each language: how many of all rows (by `group_key`) it has. */
const LanguageState = z.object({ id: z.number().int(), title: z.string(), count: z.number().int(), of: z.number().int() })
/** What a field may be chosen from, by the field: `{ question_id: [{ value: '7', title: 'What I bring', language_id: 1 }] }`. */
const Choices = z.record(z.string(), z.array(z.object({ value: z.string(), title: z.string(), language_id: z.number().int().nullable() })))

/** What became, or would become, of a sheet. Nothing of it is written unless all of it is without error. */
export const SheetImport = z.object({
  id: z.number().int(),
  /** Which sheet: `attributes`, `attributes-language`, … */
  sheet: z.string(),
  file_name: z.string(),
  /** `checked`: read, nothing written yet. */
  state: z.enum(['checked', 'running', 'done', 'failed', 'cancelled', 'undone']),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** 0 to 1. */
  progress: z.number(),
  /** The first 200; `row` is the number that the spreadsheet shows, `column` its heading. */
  errors: z.array(z.object({ row: z.number().int(), column: z.string(), reason: z.string() })),
  error_count: z.number().int(),
  /** Whether it is the newest of its sheet and can still be undone. */
  may_undo: z.boolean(),
})

export type SheetImport = z.infer<typeof SheetImport>

const Workbook = z.file()
const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
const Moved = z.object({ ids: z.array(z.number().int()) })
const one = z.object({ id: Id })

declare const of: unique symbol
/** For the compiler alone: of which rows an input or a sheet is, so that no handler is made of the rows of another list. */
export type Of<Row> = { readonly [of]?: (row: Row) => Row }

/**
 * The calls of an area that keeps rows of content: list, show, add, edit, remove, restore, order, and its sheets. The area writes its paths out and
 * leaves out what it does not have. `named`: what one of them is called in a summary.
 */
export function resource<Row extends z.ZodType, Draft extends z.ZodType, Query extends z.ZodType>({
  named,
  access,
  row,
  draft,
  query,
}: {
  named: string
  access: Permission
  row: Row
  draft: Draft
  query: Query
}) {
  const editAccess = signedIn(access)
  /** Sheets in and out also need the permission for actions on whole tables. */
  const whole = signedIn(access, 'admin_tasks')
  const RowResponse = z.object({ row })
  const inputOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
    const schema = z.object(shape)
    return schema as unknown as z.ZodType<z.output<typeof schema> & Of<z.output<Row>>, z.input<typeof schema>>
  }
  return {
    list: (where: Where) =>
      route(where, editAccess, `List ${named}: a page, the exact number, and how complete each language is`)
        .input(inputOf({ query }))
        .output(z.object({ list: z.array(row), count: z.number().int(), languages: z.array(LanguageState), choices: Choices })),
    show: (where: Where) =>
      route(where, editAccess, `One of the ${named} with its versions in other languages`)
        .input(inputOf({ params: one }))
        .output(
          z.object({
            row,
            versions: z.array(row),
            /** How many people have it in their profile, tasks or answers. */
            used_by: z.number().int(),
          }),
        ),
    add: (where: Where) =>
      route(where, editAccess, `Add to the ${named}`)
        .input(inputOf({ body: draft }))
        .output(RowResponse),
    edit: (where: Where) =>
      route(where, editAccess, `Change one of the ${named}`)
        .input(inputOf({ params: one, body: draft }))
        .output(RowResponse),
    remove: (where: Where) =>
      route(where, editAccess, `Delete one of the ${named}; it can be restored`)
        .input(inputOf({ params: one }))
        .output(Moved),
    removeMany: (where: Where) =>
      route(where, editAccess, `Delete several of the ${named}; all or none`)
        .input(inputOf({ body: Ids }))
        .output(Moved),
    restore: (where: Where) =>
      route(where, editAccess, `Bring back deleted ${named}; all or none`)
        .input(inputOf({ body: Ids }))
        .output(Moved),
    order: (where: Where) =>
      route(where, editAccess, `Put ${named} in the order of the ids that are named; their places are those that they had among them`)
        .input(inputOf({ body: Ids }))
        .output(Moved),
    export: (where: Where) =>
      route(where, whole, `The ${named} that the filters match, as a sheet that can be imported again`)
        .input(inputOf({ query }))
        .output(z.file()),
    import: (where: Where) =>
      route(where, whole, `Take ${named} from a sheet (.xlsx): with \`check\` it is only read`, upload(contentFileBytes, 'sheetPerson'))
        .input(inputOf({ body: z.strictObject({ file: Workbook, check: z.literal('1').optional() }) }))
        .output(z.object({ import: SheetImport })),
    languageExport: (where: Where) =>
      route(where, whole, `The texts of the ${named} beside their versions in \`language\`, as a sheet to translate in`)
        .input(inputOf({ query: z.object({ language: Id }) }))
        .output(z.file()),
    languageImport: (where: Where) =>
      route(where, whole, `Take the versions of ${named} in a language from a sheet (.xlsx)`, upload(contentFileBytes, 'sheetPerson'))
        .input(inputOf({ body: z.strictObject({ file: Workbook, check: z.literal('1').optional() }) }))
        .output(z.object({ import: SheetImport })),
  }
}
