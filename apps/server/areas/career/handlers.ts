import { notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import type { Caller } from '../../security/caller.ts'
import { pagesOf } from '../cms/queries.ts'
import {
  createAddHandler,
  createEditHandler,
  createEditManyHandler,
  createExportHandler,
  createHistoryHandler,
  createImportHandler,
  createListHandler,
  createListHandlerWithChoices,
  createOrderHandler,
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createSelectedExportHandler,
  createShowHandler,
} from '../content/shared-handlers.ts'
import { listLanguages } from '../languages/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share, toParcel } from '../sharing/commands.ts'
import { findPersonInScope } from '../users/queries.ts'
import { saveTicks } from './commands.ts'
import { findCareer, findWorker, questionRows, statementRows } from './queries.ts'
import { questionSheet, statementSheet } from './sheet.ts'

export const career = api.career.router({
  match: api.career.match.handler(({ context }) => contentOf(context, 'career_match')),
  matchStatement: api.career.matchStatement.handler(({ context }) =>
    contentOf(context, 'career_match_statement'),
  ),
  matchTasks: api.career.matchTasks.handler(({ context }) =>
    contentOf(context, 'career_match_tasks'),
  ),
  pwp: api.career.pwp.handler(({ context }) => contentOf(context, 'pwp_intro', 'pwp_result')),

  statements: api.career.statements.handler(async ({ context, input }) => {
    const caller = getCaller(context)
    const personId = await findPersonInScope(context.db, caller, input.body?.user_id ?? caller.id, {
      others: ['access_career'],
      writes: false,
    })
    const worker = await readWorker(context, caller, personId)
    const { questions, placed, ticked } = await findCareer(context.db, worker)
    await noteView(signedIn(context), worker.id)
    return {
      questions,
      statements: placed.map(({ statement }) => statement),
      languages: (await listLanguages(context.db, 'published')).map(({ id, title }) => ({
        id,
        title,
      })),
      my_statements: ticked,
      person: { id: worker.id, name: worker.name },
    }
  }),

  tick: api.career.tick.handler(async ({ context, input }) => {
    const caller = getCaller(context)
    const { id } = await readWorker(context, caller, getPersonId(context))
    const { ticked } = unwrap(
      await saveTicks(signedIn(context), { personId: id, change: input.body }),
    )
    // the response shows the ticks, so it counts as a view even when nothing changed
    await noteView(signedIn(context), id)
    return { my_career_statements: ticked }
  }),

  share: api.career.share.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    return unwrap(
      await share(signedIn(context), {
        kind: 'pwp',
        personId: caller.id,
        ...toParcel(body, { kind: 'pwp', audience: 'others' }),
      }),
    )
  }),
})

const contentOf = async (context: Context, ...keys: string[]) => ({
  content: await pagesOf(context.db, keys, getCaller(context)),
})

/**
 * Returns the person whose work profile the caller may read. Throws not found for children, who
 * have none (method D41), and for people whom the caller may not see.
 */
async function readWorker({ db, now }: Context, caller: Caller, personId: number | undefined) {
  const worker = personId === undefined ? undefined : await findWorker(db, personId)
  if (!worker || worker.ageGroupId === 1) throw notFound()
  if (!(await partsSeenBy(db, caller, worker.id, now)).includes('statements')) throw notFound()
  return worker
}

export const careerQuestions = api.careerQuestions.router({
  list: api.careerQuestions.list.handler(createListHandler(questionRows)),
  show: api.careerQuestions.show.handler(createShowHandler(questionRows)),
  add: api.careerQuestions.add.handler(createAddHandler(questionRows)),
  edit: api.careerQuestions.edit.handler(createEditHandler(questionRows)),
  remove: api.careerQuestions.remove.handler(createRemoveHandler(questionRows)),
  history: api.careerQuestions.history.handler(createHistoryHandler(questionRows)),
  removeMany: api.careerQuestions.removeMany.handler(createRemoveManyHandler(questionRows)),
  restore: api.careerQuestions.restore.handler(createRestoreHandler(questionRows)),
  order: api.careerQuestions.order.handler(createOrderHandler(questionRows)),
  export: api.careerQuestions.export.handler(createExportHandler(questionSheet)),
  exportSelected: api.careerQuestions.exportSelected.handler(
    createSelectedExportHandler(questionSheet),
  ),
  import: api.careerQuestions.import.handler(createImportHandler(questionSheet)),
})

export const careerStatements = api.careerStatements.router({
  list: api.careerStatements.list.handler(createListHandlerWithChoices(statementRows, 'questions')),
  show: api.careerStatements.show.handler(createShowHandler(statementRows)),
  add: api.careerStatements.add.handler(createAddHandler(statementRows)),
  edit: api.careerStatements.edit.handler(createEditHandler(statementRows)),
  remove: api.careerStatements.remove.handler(createRemoveHandler(statementRows)),
  history: api.careerStatements.history.handler(createHistoryHandler(statementRows)),
  editMany: api.careerStatements.editMany.handler(createEditManyHandler(statementRows)),
  removeMany: api.careerStatements.removeMany.handler(createRemoveManyHandler(statementRows)),
  restore: api.careerStatements.restore.handler(createRestoreHandler(statementRows)),
  order: api.careerStatements.order.handler(createOrderHandler(statementRows)),
  export: api.careerStatements.export.handler(createExportHandler(statementSheet)),
  exportSelected: api.careerStatements.exportSelected.handler(
    createSelectedExportHandler(statementSheet),
  ),
  import: api.careerStatements.import.handler(createImportHandler(statementSheet)),
})
