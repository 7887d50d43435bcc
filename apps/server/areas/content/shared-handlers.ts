import type { Choice, Of } from '@quartet/contract/resource.ts'
import { unwrap } from '../../api-error.ts'
import { type Context, getCaller, getWriter } from '../../http/context.ts'
import { choicesOf } from '../../lists/row-references.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { exportSheet, exportVersions, type Filters, type SheetOf } from '../../sheets/area-sheet.ts'
import { importSheet, importVersions, type Uploaded } from '../imports/commands.ts'
import { editRows } from './bulk-commands.ts'
import { addRow, type Draft, editRow, orderRows } from './commands.ts'
import { showHistory } from './history-queries.ts'
import { listRows, showRow } from './queries.ts'
import { removeRows, restoreRows } from './removal-commands.ts'

/** The arguments of a handler for a call about these rows. */
export type HandlerInput<Row, Input> = { context: Context; input: Input & Of<Row> }

type Ids = { body: { ids: number[] } }
type RowIds = { body: { ids: number[]; all_versions?: boolean | undefined } }
type BulkEdit = { ids: number[]; values: Record<string, unknown> }
type Removal = { body: RowIds['body'] & { skip_used?: boolean | undefined } }

/** Handlers for the read routes of a list: `api.topics.list.handler(createListHandler(topicRows))`. */
export const createListHandler =
  <Row extends ListRow, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  ({ context: { db }, input }: HandlerInput<Row, { query: Query }>) =>
    listRows(db, rows, input.query)

/** The same with the choices of a field: `createListHandlerWithChoices(statementRows, 'questions')`. */
export const createListHandlerWithChoices =
  <Row extends ListRow, Query extends ListQuery, Key extends string>(
    rows: Rows<Row, Query>,
    key: Key,
  ) =>
  async ({ context: { db }, input }: HandlerInput<Row, { query: Query }>) => {
    const choices = { [key]: await choicesOf(db, rows) } as Record<Key, Choice[]>
    return { ...(await listRows(db, rows, input.query)), ...choices }
  }

export const createShowHandler =
  <Row extends ListRow & { group_key: string }, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  ({ context: { db }, input }: HandlerInput<Row, { params: { id: number } }>) =>
    showRow(db, rows, input.params.id)

type HistoryInput = { params: { id: number }; query: { before?: number | undefined } }

export const createHistoryHandler =
  <Row extends ListRow & { group_key: string }, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  ({ context: { db }, input: { params, query } }: HandlerInput<Row, HistoryInput>) =>
    showHistory(db, rows, { ...params, ...query })

export const createExportHandler =
  <Row>(sheet: SheetOf<Row>) =>
  ({ context, input }: HandlerInput<Row, { query: Filters }>) =>
    exportSheet(context.db, sheet, { query: input.query, personId: getCaller(context).id })

export const createSelectedExportHandler =
  <Row>(sheet: SheetOf<Row>) =>
  ({ context, input: { query, body } }: HandlerInput<Row, { query: Filters } & RowIds>) =>
    exportSheet(context.db, sheet, { query, chosen: body, personId: getCaller(context).id })

export const createVersionsExportHandler =
  <Row>(sheet: SheetOf<Row>) =>
  ({ context, input }: HandlerInput<Row, { query: { language: number } }>) =>
    exportVersions(context.db, sheet, input.query.language, getCaller(context).id)

/**
 * Handlers for the write routes of a list: `api.topics.add.handler(createAddHandler(topicRows))`. Rows of
 * another list than the route's do not compile.
 */
export const createAddHandler =
  <Row extends ListRow, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  async ({ context, input }: HandlerInput<Row, { body: Draft }>) =>
    unwrap(await addRow(getWriter(context), rows, input.body))

export const createEditHandler =
  <Row extends ListRow, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  async ({ context, input }: HandlerInput<Row, { params: { id: number }; body: Draft }>) =>
    unwrap(await editRow(getWriter(context), rows, input.params.id, input.body))

export const createEditManyHandler =
  <Row extends ListRow & { group_key: string; language_id: number }, Query extends ListQuery>(
    rows: Rows<Row, Query>,
  ) =>
  async ({ context, input }: HandlerInput<Row, { body: BulkEdit }>) =>
    unwrap(await editRows(getWriter(context), rows, input.body))

export const createRemoveHandler =
  <Row extends ListRow, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  async ({ context, input }: HandlerInput<Row, { params: { id: number } }>) =>
    unwrap(await removeRows(getWriter(context), rows, { ids: [input.params.id] }))

export const createRemoveManyHandler =
  <Row extends ListRow, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  async ({ context, input }: HandlerInput<Row, Removal>) =>
    unwrap(await removeRows(getWriter(context), rows, input.body))

export const createRestoreHandler =
  <Row extends ListRow, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  async ({ context, input }: HandlerInput<Row, RowIds>) =>
    unwrap(await restoreRows(getWriter(context), rows, input.body))

export const createOrderHandler =
  <Row extends ListRow, Query extends ListQuery>(rows: Rows<Row, Query>) =>
  async ({ context, input }: HandlerInput<Row, Ids>) =>
    unwrap(await orderRows(getWriter(context), rows, input.body.ids))

export const createImportHandler =
  <Row>(sheet: SheetOf<Row>) =>
  async ({ context, input }: HandlerInput<Row, { body: Uploaded }>) =>
    unwrap(await importSheet(getWriter(context), sheet, input.body))

export const createVersionsImportHandler =
  <Row>(sheet: SheetOf<Row>) =>
  async ({ context, input }: HandlerInput<Row, { body: Uploaded }>) =>
    unwrap(await importVersions(getWriter(context), sheet, input.body))
