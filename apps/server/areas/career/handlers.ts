import { exportSheet } from '../../base/area-sheet.ts'
import type { Caller } from '../../base/caller.ts'
import { type Context, callerOf, os, personOf, writerOf } from '../../base/context.ts'
import { done, missing, refusal } from '../../base/refusal.ts'
import { pagesOf } from '../cms/queries.ts'
import { addRow, editRow, orderRows, removeRows, restoreRows } from '../content/commands.ts'
import { choicesFrom, countReaders, namedBy, showRow, wrongChoice } from '../content/queries.ts'
import { importSheet } from '../imports/commands.ts'
import { listLanguages } from '../languages/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share } from '../sharing/commands.ts'
import { findPersonWithin } from '../users/queries.ts'
import { saveTicks } from './commands.ts'
import { countTicks, findCareer, findWorker, questionRows, statementRows } from './queries.ts'
import { statementSheet } from './sheet.ts'

export const career = os.career.router({
  match: os.career.match.handler(({ context }) => contentOf(context, 'career_match')),
  matchStatement: os.career.matchStatement.handler(({ context }) => contentOf(context, 'career_match_statement')),
  matchTasks: os.career.matchTasks.handler(({ context }) => contentOf(context, 'career_match_tasks')),
  pwp: os.career.pwp.handler(({ context }) => contentOf(context, 'pwp_intro', 'pwp_result')),

  statements: os.career.statements.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    const personId = await findPersonWithin(context.db, caller, input.body?.user_id ?? caller.id, ['access_career'], false)
    const worker = await readWorker(context, caller, personId)
    const { questions, placed, ticked } = await findCareer(context.db, worker)
    await noteView(context, caller, worker.id, context.now)
    return {
      questions,
      statements: placed.map(({ statement }) => statement),
      languages: (await listLanguages(context.db, 'published')).map(({ id, title }) => ({ id, title })),
      my_statements: ticked,
      person: { id: worker.id, name: worker.name },
    }
  }),

  tick: os.career.tick.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    const { id } = await readWorker(context, caller, personOf(context))
    const saved = await saveTicks(context.db, caller, id, input.body, context.now)
    if ('refused' in saved) throw refusal(saved.refused, { attribute_ids: saved.ids })
    await noteView(context, caller, id, context.now) // what is ticked is told, also when nothing was changed
    return { my_career_statements: saved.ticked }
  }),

  share: os.career.share.handler(async ({ context, input: { body } }) => {
    const caller = callerOf(context)
    const refused = await share(context, caller, { kind: 'pwp', personId: caller.id, emails: body.emails, file: body.pdf })
    if (refused) throw refusal(refused.refused, 'retry_after' in refused ? { retry_after: refused.retry_after } : {})
    return {}
  }),
})

const contentOf = async (context: Context, ...keys: string[]) => ({ content: await pagesOf(context.db, keys, callerOf(context)) })

/** Whose work profile the caller may read; children have none (method D41), and what the caller may not see is like what there is not. */
async function readWorker({ db, now }: Context, caller: Caller, personId: number | undefined) {
  const worker = personId === undefined ? undefined : await findWorker(db, personId)
  if (!worker || worker.ageGroupId === 1) throw missing()
  if (!(await partsSeenBy(db, caller, worker.id, now)).includes('statements')) throw missing()
  return worker
}

export const careerQuestions = os.careerQuestions.router({
  list: os.careerQuestions.list.handler(async ({ context: { db }, input }) => ({
    ...(await questionRows.list(db, input.query)),
    choices: {},
  })),
  show: os.careerQuestions.show.handler(({ context: { db }, input }) => showRow(db, questionRows, input.params.id, countReaders)),
  add: os.careerQuestions.add.handler(async ({ context, input }) => done(await addRow(writerOf(context), questionRows, input.body))),
  edit: os.careerQuestions.edit.handler(async ({ context, input }) =>
    done(await editRow(writerOf(context), questionRows, input.params.id, input.body)),
  ),
  remove: os.careerQuestions.remove.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, statementRows, 'question_id', [input.params.id])) ??
        (await removeRows(writerOf(context), questionRows, [input.params.id])),
    ),
  ),
  removeMany: os.careerQuestions.removeMany.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, statementRows, 'question_id', input.body.ids)) ??
        (await removeRows(writerOf(context), questionRows, input.body.ids)),
    ),
  ),
  restore: os.careerQuestions.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), questionRows, input.body.ids)),
  ),
  order: os.careerQuestions.order.handler(async ({ context, input }) =>
    done(await orderRows(writerOf(context), questionRows, input.body.ids)),
  ),
})

export const careerStatements = os.careerStatements.router({
  list: os.careerStatements.list.handler(async ({ context: { db }, input }) => ({
    ...(await statementRows.list(db, input.query)),
    choices: { question_id: await choicesFrom(db, { table: 'career_statement_questions', title: 'title' }) },
  })),
  show: os.careerStatements.show.handler(({ context: { db }, input }) => showRow(db, statementRows, input.params.id, countTicks)),
  add: os.careerStatements.add.handler(async ({ context, input }) =>
    done(
      (await wrongChoice(context.db, questionRows, 'question_id', input.body)) ??
        (await addRow(writerOf(context), statementRows, input.body)),
    ),
  ),
  edit: os.careerStatements.edit.handler(async ({ context, input }) =>
    done(
      (await wrongChoice(context.db, questionRows, 'question_id', input.body)) ??
        (await editRow(writerOf(context), statementRows, input.params.id, input.body)),
    ),
  ),
  remove: os.careerStatements.remove.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), statementRows, [input.params.id])),
  ),
  removeMany: os.careerStatements.removeMany.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), statementRows, input.body.ids)),
  ),
  restore: os.careerStatements.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), statementRows, input.body.ids)),
  ),
  order: os.careerStatements.order.handler(async ({ context, input }) =>
    done(await orderRows(writerOf(context), statementRows, input.body.ids)),
  ),
  export: os.careerStatements.export.handler(({ context, input }) => exportSheet(context.db, statementSheet, input.query)),
  import: os.careerStatements.import.handler(async ({ context, input }) =>
    done(await importSheet(writerOf(context), context.queue, statementSheet, input.body)),
  ),
})
