import type { Permission } from '@quartet/domain/permissions.ts'
import { z } from 'zod'
import { contentFileBytes } from './limits.ts'
import { ListQuery } from './list.ts'
import { Id, route, signedIn, upload } from './route.ts'

type Where = Parameters<typeof route>[0]

/** The fields of every content row, in addition to those of its area. */
export const ContentRow = z.object({
  id: z.number().int(),
  language_id: z.number().int(),
  /** Shared by the language versions of a row. */
  group_key: z.string(),
  order: z.number().int(),
  removed: z.literal([0, 1]),
  /** ISO 8601; null until an administrator changes the row that the product came with. */
  edited_at: z.string().nullable(),
})

/**
 * The fields of every content draft. A new version names its row, and a change names the state on
 * which it is based.
 */
export const ContentDraft = z.strictObject({
  language_id: Id,
  /** For new rows only: the row of which it is the version in another language. */
  version_of: Id.optional(),
  /**
   * For changes only: the row's `edited_at` when editing began. The request is rejected if the row
   * has changed since, so that nobody's work is lost.
   */
  edited_at: z.iso.datetime().nullable().optional(),
})

export const ContentQuery = ListQuery.extend({ language: Id.optional() })

/** The progress of a list in each language: its number of rows out of all rows (by `group_key`). */
const LanguageState = z.object({
  id: z.number().int(),
  title: z.string(),
  count: z.number().int(),
  of: z.number().int(),
})
/** Choices for a field that names another row; null for those of every language. */
export const Choices = z.array(
  z.object({ value: z.string(), title: z.string(), language_id: z.number().int().nullable() }),
)
export type Choice = z.infer<typeof Choices>[number]

/** What is wrong with a cell of a sheet. */
const SheetError = z.object({
  /** The row number in the spreadsheet; 0 for an error of the whole import. */
  row: z.number().int(),
  /** The heading of the column. */
  column: z.string(),
  reason: z.string(),
  /** The content of the cell, or its beginning. */
  value: z.string().optional(),
  /** The first 20 values that the cell may have. */
  allowed: z.array(z.string()).optional(),
  /**
   * The number of allowed values, the greatest length, the id of the row that has the same value
   * (`taken`), or the row number in the spreadsheet (`row_repeated`).
   */
  of: z.number().int().optional(),
})

/**
 * The result, or the expected result, of importing a sheet. Nothing is written unless the whole
 * sheet is free of errors.
 */
export const SheetImport = z.object({
  id: z.number().int(),
  /** The name of the sheet: `attributes`, `attributes-language`, … */
  sheet: z.string(),
  file_name: z.string(),
  /** `checked`: read, but not written yet. */
  state: z.enum(['checked', 'running', 'done', 'failed', 'cancelled', 'undone']),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** 0 to 1. */
  progress: z.number(),
  /** The first 200 errors. */
  errors: z.array(SheetError),
  error_count: z.number().int(),
  /** Whether it is the newest import of its sheet and can still be undone. */
  may_undo: z.boolean(),
})

export type SheetImport = z.infer<typeof SheetImport>

/** What a row of a sheet changes; texts are written as in the sheet. */
export const SheetChange = z.object({
  row: z.number().int(),
  /** Null for a new row that is not written yet. */
  id: z.number().int().nullable(),
  kind: z.enum(['added', 'changed']),
  /** The cells that differ; of a new row those that are not empty, with `before` null. */
  cells: z.array(
    z.object({ column: z.string(), before: z.string().nullable(), after: z.string() }),
  ),
})
export type SheetChange = z.infer<typeof SheetChange>

const Workbook = z.file()
const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
const Moved = z.object({ ids: z.array(z.number().int()) })
const one = z.object({ id: Id })

declare const of: unique symbol
/**
 * Type-level brand: marks inputs and sheets with their row type, so that a handler cannot be built
 * with the rows of another list.
 */
export type Of<Row> = { readonly [of]?: (row: Row) => Row }

/**
 * The routes of an area with content rows: list, show, add, edit, remove, restore, order, and its
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
}: {
  named: string
  access: Permission
  row: Row
  draft: Draft
  query: Query
  /** Further keys of the list's answer, such as the `questions` for `question_id`. */
  beside?: Beside
}) {
  const editAccess = signedIn(access)
  /** Importing and exporting sheets also requires the permission for actions on whole tables. */
  const whole = signedIn(access, 'admin_tasks')
  const RowResponse = z.object({ row })
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
      route(where, editAccess, `One of the ${named} with its versions in other languages`)
        .input(inputOf({ params: one }))
        .output(
          z.object({
            row,
            versions: z.array(row),
            /** The number of people who have it in their profile, tasks or answers. */
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
      route(
        where,
        editAccess,
        `Put ${named} in the order of the ids that are named; their places are those that they had among them`,
      )
        .input(inputOf({ body: Ids }))
        .output(Moved),
    export: (where: Where) =>
      route(
        where,
        whole,
        `The ${named} that the filters match, as a sheet that can be imported again`,
      )
        .input(inputOf({ query }))
        .output(z.file()),
    import: (where: Where) =>
      route(
        where,
        whole,
        `Take ${named} from a sheet (.xlsx): with \`check\` it is only read`,
        upload(contentFileBytes, 'sheetPerson'),
      )
        .input(
          inputOf({ body: z.strictObject({ file: Workbook, check: z.literal('1').optional() }) }),
        )
        .output(z.object({ import: SheetImport })),
    languageExport: (where: Where) =>
      route(
        where,
        whole,
        `The texts of the ${named} beside their versions in \`language\`, as a sheet to translate in`,
      )
        .input(inputOf({ query: z.object({ language: Id }) }))
        .output(z.file()),
    languageImport: (where: Where) =>
      route(
        where,
        whole,
        `Take the versions of ${named} in a language from a sheet (.xlsx)`,
        upload(contentFileBytes, 'sheetPerson'),
      )
        .input(
          inputOf({ body: z.strictObject({ file: Workbook, check: z.literal('1').optional() }) }),
        )
        .output(z.object({ import: SheetImport })),
  }
}
