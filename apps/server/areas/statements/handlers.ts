import { exportSheet } from '../../base/area-sheet.ts'
import { os, writerOf } from '../../base/context.ts'
import { done } from '../../base/refusal.ts'
import { addRow, editRow, orderRows, removeRows, restoreRows } from '../content/commands.ts'
import { choicesFrom, countReaders, namedBy, showRow, wrongChoice } from '../content/queries.ts'
import { importSheet } from '../imports/commands.ts'
import { countMembers, questionRows, statementRows } from './queries.ts'
import { statementSheet } from './sheet.ts'

export const statementQuestions = os.statementQuestions.router({
  list: os.statementQuestions.list.handler(async ({ context: { db }, input }) => ({
    ...(await questionRows.list(db, input.query)),
    choices: {},
  })),
  show: os.statementQuestions.show.handler(({ context: { db }, input }) => showRow(db, questionRows, input.params.id, countReaders)),
  add: os.statementQuestions.add.handler(async ({ context, input }) => done(await addRow(writerOf(context), questionRows, input.body))),
  edit: os.statementQuestions.edit.handler(async ({ context, input }) =>
    done(await editRow(writerOf(context), questionRows, input.params.id, input.body)),
  ),
  remove: os.statementQuestions.remove.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, statementRows, 'question_id', [input.params.id])) ??
        (await removeRows(writerOf(context), questionRows, [input.params.id])),
    ),
  ),
  removeMany: os.statementQuestions.removeMany.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, statementRows, 'question_id', input.body.ids)) ??
        (await removeRows(writerOf(context), questionRows, input.body.ids)),
    ),
  ),
  restore: os.statementQuestions.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), questionRows, input.body.ids)),
  ),
  order: os.statementQuestions.order.handler(async ({ context, input }) =>
    done(await orderRows(writerOf(context), questionRows, input.body.ids)),
  ),
})

export const teamStatements = os.teamStatements.router({
  list: os.teamStatements.list.handler(async ({ context: { db }, input }) => ({
    ...(await statementRows.list(db, input.query)),
    choices: { question_id: await choicesFrom(db, { table: 'statement_questions', title: 'title' }) },
  })),
  show: os.teamStatements.show.handler(({ context: { db }, input }) => showRow(db, statementRows, input.params.id, countMembers)),
  add: os.teamStatements.add.handler(async ({ context, input }) =>
    done(
      (await wrongChoice(context.db, questionRows, 'question_id', input.body)) ??
        (await addRow(writerOf(context), statementRows, input.body)),
    ),
  ),
  edit: os.teamStatements.edit.handler(async ({ context, input }) =>
    done(
      (await wrongChoice(context.db, questionRows, 'question_id', input.body)) ??
        (await editRow(writerOf(context), statementRows, input.params.id, input.body)),
    ),
  ),
  remove: os.teamStatements.remove.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), statementRows, [input.params.id])),
  ),
  removeMany: os.teamStatements.removeMany.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), statementRows, input.body.ids)),
  ),
  restore: os.teamStatements.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), statementRows, input.body.ids)),
  ),
  order: os.teamStatements.order.handler(async ({ context, input }) =>
    done(await orderRows(writerOf(context), statementRows, input.body.ids)),
  ),
  export: os.teamStatements.export.handler(({ context, input }) => exportSheet(context.db, statementSheet, input.query)),
  import: os.teamStatements.import.handler(async ({ context, input }) =>
    done(await importSheet(writerOf(context), context.queue, statementSheet, input.body)),
  ),
})
