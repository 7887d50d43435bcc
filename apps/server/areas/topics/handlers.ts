import { exportSheet } from '../../base/area-sheet.ts'
import { os, writerOf } from '../../base/context.ts'
import { done } from '../../base/refusal.ts'
import { addRow, editRow, orderRows, removeRows, restoreRows } from '../content/commands.ts'
import { showRow } from '../content/queries.ts'
import { importSheet } from '../imports/commands.ts'
import { countTasksOf, topicRows } from './queries.ts'
import { topicSheet } from './sheet.ts'

export const topics = os.topics.router({
  list: os.topics.list.handler(async ({ context: { db }, input }) => ({ ...(await topicRows.list(db, input.query)), choices: {} })),
  show: os.topics.show.handler(({ context: { db }, input }) => showRow(db, topicRows, input.params.id, countTasksOf)),
  add: os.topics.add.handler(async ({ context, input }) => done(await addRow(writerOf(context), topicRows, input.body))),
  edit: os.topics.edit.handler(async ({ context, input }) =>
    done(await editRow(writerOf(context), topicRows, input.params.id, input.body)),
  ),
  remove: os.topics.remove.handler(async ({ context, input }) => done(await removeRows(writerOf(context), topicRows, [input.params.id]))),
  removeMany: os.topics.removeMany.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), topicRows, input.body.ids)),
  ),
  restore: os.topics.restore.handler(async ({ context, input }) => done(await restoreRows(writerOf(context), topicRows, input.body.ids))),
  order: os.topics.order.handler(async ({ context, input }) => done(await orderRows(writerOf(context), topicRows, input.body.ids))),
  export: os.topics.export.handler(({ context, input }) => exportSheet(context.db, topicSheet, input.query)),
  import: os.topics.import.handler(async ({ context, input }) =>
    done(await importSheet(writerOf(context), context.queue, topicSheet, input.body)),
  ),
})
