import type { Of } from '@quartet/contract/resource.ts'
import { done } from '../../api-error.ts'
import { type Context, callerOf, writerOf } from '../../http/context.ts'
import { choicesOf } from '../../lists/row-names.ts'
import type { AskedRows, Rows, ToldRow } from '../../lists/rows.ts'
import { exportSheet, exportVersions, type SheetOf } from '../../sheets/area-sheet.ts'
import { importSheet, importVersions, type Uploaded } from '../imports/commands.ts'
import { addRow, type Draft, editRow, orderRows, removeRows, restoreRows } from './commands.ts'
import { showRow } from './queries.ts'

/** What a handler is given of a call that is about these rows. */
export type Given<Row, Input> = { context: Context; input: Input & Of<Row> }

type Ids = { body: { ids: number[] } }

/** The handlers of the routes of one list that only read: `os.topics.list.handler(listing(topicRows))`. */
export const listing =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context: { db }, input }: Given<Row, { query: Asked }>) => ({
    ...(await rows.list(db, input.query)),
    choices: await choicesOf(db, rows),
  })

export const showing =
  <Row extends ToldRow & { group_key: string }, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  ({ context: { db }, input }: Given<Row, { params: { id: number } }>) =>
    showRow(db, rows, input.params.id, rows.countUses)

export const exporting =
  <Row, Asked extends AskedRows>(sheet: SheetOf<Row>) =>
  ({ context, input }: Given<Row, { query: Asked }>) =>
    exportSheet(context.db, sheet, input.query, callerOf(context).id)

export const exportingVersions =
  <Row>(sheet: SheetOf<Row>) =>
  ({ context, input }: Given<Row, { query: { language: number } }>) =>
    exportVersions(context.db, sheet, input.query.language, callerOf(context).id)

/** The handlers of the routes of one list: `os.topics.add.handler(adding(topicRows))`. What keeps other rows than the route is about does not compile. */
export const adding =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context, input }: Given<Row, { body: Draft }>) =>
    done(await addRow(writerOf(context), rows, input.body))

export const editing =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context, input }: Given<Row, { params: { id: number }; body: Draft }>) =>
    done(await editRow(writerOf(context), rows, input.params.id, input.body))

export const removing =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context, input }: Given<Row, { params: { id: number } }>) =>
    done(await removeRows(writerOf(context), rows, [input.params.id]))

export const removingMany =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context, input }: Given<Row, Ids>) =>
    done(await removeRows(writerOf(context), rows, input.body.ids))

export const restoring =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context, input }: Given<Row, Ids>) =>
    done(await restoreRows(writerOf(context), rows, input.body.ids))

export const ordering =
  <Row extends ToldRow, Asked extends AskedRows>(rows: Rows<Row, Asked>) =>
  async ({ context, input }: Given<Row, Ids>) =>
    done(await orderRows(writerOf(context), rows, input.body.ids))

export const importing =
  <Row>(sheet: SheetOf<Row>) =>
  async ({ context, input }: Given<Row, { body: Uploaded }>) =>
    done(await importSheet(writerOf(context), context.queue, sheet, input.body))

export const importingVersions =
  <Row>(sheet: SheetOf<Row>) =>
  async ({ context, input }: Given<Row, { body: Uploaded }>) =>
    done(await importVersions(writerOf(context), context.queue, sheet, input.body))
