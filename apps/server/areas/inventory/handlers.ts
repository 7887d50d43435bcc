import { notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { pagesOf } from '../cms/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { saveProfile } from '../profile/commands.ts'
import { showUser } from '../profile/queries.ts'
import { readConfiguration } from '../settings/queries.ts'
import { discardAttempt, openInventory, saveAnswers } from './commands.ts'
import {
  findBegunAttempt,
  findRetake,
  finishedAttempts,
  showAttempt,
  toAttemptView,
} from './queries.ts'

const instructionKeys = ['lci_instructions_1', 'lci_instructions_2', 'lci_instructions_3']

export const inventory = api.inventory.router({
  questions: api.inventory.questions.handler(async ({ context, input }) => {
    const caller = getCaller(context)
    const personId = getPersonId(context)
    if (personId !== caller.id || input.body.finished) {
      const [parts] = await Promise.all([
        partsSeenBy(context.db, caller, personId, context.now),
        noteView(signedIn(context), personId),
      ])
      const newest = parts.includes('answers')
        ? (await finishedAttempts(context.db, personId))[0]
        : undefined
      if (!newest) throw notFound()
      return showAttempt(context.db, newest, caller.languageId)
    }

    const { attempt } = unwrap(await openInventory(signedIn(context), input.body))
    return showAttempt(context.db, attempt, caller.languageId)
  }),

  saveAnswers: api.inventory.saveAnswers.handler(async ({ context, input: { body } }) => {
    const save = () => saveAnswers(signedIn(context), body)
    // a result completes the preparation for teams, which may be led by anybody
    const { progress, finished } = unwrap(await (body.finished ? withoutTenantScope(save) : save()))
    if (!finished) return { progress }
    const caller = getCaller(context)
    const seen = await partsSeenBy(context.db, caller, caller.id, context.now)
    return { progress, user: await showUser(context.db, caller.id, context.now, { seen }) }
  }),

  attempts: api.inventory.attempts.handler(async ({ context }) => {
    const [caller, personId] = [getCaller(context), getPersonId(context)]
    const [parts] = await Promise.all([
      partsSeenBy(context.db, caller, personId, context.now),
      noteView(signedIn(context), personId),
    ])
    const finished = parts.includes('scores') ? await finishedAttempts(context.db, personId) : []
    const retake = parts.includes('scores')
      ? await findRetake(context.db, personId, context.now)
      : null
    const begun = await findBegunAttempt(context.db, personId, context.now)
    return {
      attempts: finished.map(toAttemptView),
      retake_from: retake?.from?.toISOString() ?? null,
      open_attempt: begun !== null,
      open_attempt_id: personId === caller.id ? begun : null,
    }
  }),

  discard: api.inventory.discard.handler(async ({ context, input }) => {
    unwrap(await discardAttempt(signedIn(context), { attemptId: input.params.attempt_id }))
    return {}
  }),

  instructions: api.inventory.instructions.handler(async ({ context, input }) => {
    const caller = getCaller(context)
    if (input.body.done)
      await saveProfile(signedIn(context), { personId: caller.id, flow_instructions: true })
    const pages = await pagesOf(context.db, instructionKeys, caller)
    const { instrument_name } = await readConfiguration(context.db)
    return { instrument_name, instructions: pages }
  }),

  before: api.inventory.before.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['before'], getCaller(context)),
  })),
})
