import { missing, refusal } from '../../api-error.ts'
import { type Context, callerOf, os, personOf } from '../../http/context.ts'
import type { Caller } from '../../security/caller.ts'
import { pagesOf } from '../cms/queries.ts'
import {
  adding,
  editing,
  exporting,
  importing,
  listing,
  ordering,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { listLanguages } from '../languages/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share } from '../sharing/commands.ts'
import { findPersonWithin } from '../users/queries.ts'
import { saveTicks } from './commands.ts'
import { findCareer, findWorker, questionRows, statementRows } from './queries.ts'
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
  list: os.careerQuestions.list.handler(listing(questionRows)),
  show: os.careerQuestions.show.handler(showing(questionRows)),
  add: os.careerQuestions.add.handler(adding(questionRows)),
  edit: os.careerQuestions.edit.handler(editing(questionRows)),
  remove: os.careerQuestions.remove.handler(removing(questionRows)),
  removeMany: os.careerQuestions.removeMany.handler(removingMany(questionRows)),
  restore: os.careerQuestions.restore.handler(restoring(questionRows)),
  order: os.careerQuestions.order.handler(ordering(questionRows)),
})

export const careerStatements = os.careerStatements.router({
  list: os.careerStatements.list.handler(listing(statementRows)),
  show: os.careerStatements.show.handler(showing(statementRows)),
  add: os.careerStatements.add.handler(adding(statementRows)),
  edit: os.careerStatements.edit.handler(editing(statementRows)),
  remove: os.careerStatements.remove.handler(removing(statementRows)),
  removeMany: os.careerStatements.removeMany.handler(removingMany(statementRows)),
  restore: os.careerStatements.restore.handler(restoring(statementRows)),
  order: os.careerStatements.order.handler(ordering(statementRows)),
  export: os.careerStatements.export.handler(exporting(statementSheet)),
  import: os.careerStatements.import.handler(importing(statementSheet)),
})
