import { holds } from '../../base/caller.ts'
import { callerOf, os, personOf } from '../../base/context.ts'
import { missing, refusal } from '../../base/refusal.ts'
import { pagesOf } from '../cms/queries.ts'
import { seesScores } from '../privacy/queries.ts'
import { saveProfile } from '../profile/commands.ts'
import { showUser } from '../profile/queries.ts'
import { readConfiguration } from '../settings/queries.ts'
import { openInventory, saveAnswers } from './commands.ts'
import { findOpenAttempt, finishedAttempts, retakeOf, showAttempt } from './queries.ts'

const instructionKeys = ['lci_instructions_1', 'lci_instructions_2', 'lci_instructions_3']

export const inventory = os.inventory.router({
  questions: os.inventory.questions.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    if (personOf(context) !== caller.id) {
      const seen = (await seesScores(context.db, caller, personOf(context)))
        ? (await finishedAttempts(context.db, personOf(context)))[0]
        : undefined
      if (!seen) throw missing()
      return showAttempt(context.db, seen, caller.languageId)
    }

    const opened = await openInventory(context.db, caller, input.body.retake, context.now)
    if ('refused' in opened) throw refusal(opened.refused, 'from' in opened ? { from: opened.from.toISOString() } : {})
    return showAttempt(context.db, opened.attempt, caller.languageId)
  }),

  saveAnswers: os.inventory.saveAnswers.handler(async ({ context, input: { body } }) => {
    const caller = callerOf(context)
    const saved = await saveAnswers(context.db, caller, body, context.now)
    if ('refused' in saved) {
      const { refused, ...more } = saved
      throw refusal(refused, 'questionIds' in more ? { question_ids: more.questionIds } : more)
    }
    if (!saved.finished) return { progress: saved.progress }
    return { progress: saved.progress, user: await showUser(context.db, caller.id, context.now, true, !holds(caller, 'guest')) }
  }),

  attempts: os.inventory.attempts.handler(async ({ context }) => {
    const personId = personOf(context)
    const finished = (await seesScores(context.db, callerOf(context), personId)) ? await finishedAttempts(context.db, personId) : []
    return {
      attempts: finished.map((attempt) => ({
        id: attempt.id,
        finished_at: attempt.finishedAt?.toISOString() ?? '',
        sequence: attempt.sequence ?? 0,
        precision: attempt.precision ?? 0,
        technical_reasoning: attempt.technicalReasoning ?? 0,
        confluence: attempt.confluence ?? 0,
        quality_flags: attempt.qualityFlags,
      })),
      retake_from: retakeOf(finished, context.now).from?.toISOString() ?? null,
      open_attempt: (await findOpenAttempt(context.db, personId, context.now)) !== undefined,
    }
  }),

  instructions: os.inventory.instructions.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    if (input.body.done) await saveProfile(context.db, caller, caller.id, { flow_instructions: true }, context.now)
    const pages = await pagesOf(context.db, instructionKeys, caller)
    const { instrument_name } = await readConfiguration(context.db)
    return { instrument_name, instructions: pages }
  }),

  before: os.inventory.before.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['before'], callerOf(context)),
  })),
})
