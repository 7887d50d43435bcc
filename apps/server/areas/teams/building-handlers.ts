import { perPattern } from '@quartet/domain/patterns.ts'
import { teamSteps } from '@quartet/domain/team-steps.ts'
import type { StatementKind } from '@quartet/domain/teams.ts'
import { unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { findWorker } from '../career/queries.ts'
import { doesAwaitResults } from '../class-sessions/hold-queries.ts'
import { pagesOf } from '../cms/queries.ts'
import { listLanguages } from '../languages/queries.ts'
import { chooseStatements } from './choice-commands.ts'
import { findTeamStatements } from './choice-queries.ts'

export const teamBuilding = api.teamBuilding.router({
  cards: api.teamBuilding.cards.handler(async ({ context }) => {
    const pages = await pagesOf(context.db, teamSteps, getCaller(context))
    const inOrder = teamSteps.flatMap((key, at) =>
      pages.filter((page) => page.key === key).map((page) => ({ ...page, key, step: at + 1 })),
    )
    return {
      cards: inOrder.map(({ key, step, language_id }) => ({ key, step, language_id })),
      cards_titles: inOrder.map(({ title }) => title),
      cards_instructions: inOrder.map(({ body }) => body),
    }
  }),

  statements: api.teamBuilding.statements.handler(({ context }) => statementsFor(context)),
  questionOne: api.teamBuilding.questionOne.handler(({ context }) =>
    statementsFor(context, 'bring'),
  ),
  questionTwo: api.teamBuilding.questionTwo.handler(({ context }) =>
    statementsFor(context, 'need'),
  ),

  choose: api.teamBuilding.choose.handler(async ({ context, input }) => {
    // the other members of a team decide whether it starts
    const { chosen } = unwrap(
      await withoutTenantScope(() => chooseStatements(signedIn(context), input.body)),
    )
    return { my_team_statements: chosen }
  }),
})

/** The statements of the caller, under one question or both. */
async function statementsFor(context: Context, kind?: StatementKind) {
  const { id } = getCaller(context)
  const worker = await findWorker(context.db, id)
  if (!worker) throw new Error(`user ${id} is gone`)
  const isHeld = await doesAwaitResults(context.db, id, context.now)
  const own = isHeld ? perPattern(() => null) : worker.own
  const { questions, placed, chosen } = await findTeamStatements(context.db, { ...worker, own })
  const shown = placed.filter((one) => kind === undefined || one.kind === kind)
  const languages = await listLanguages(context.db, 'published')
  return {
    statements: shown.map(({ id, questionId, title, pattern, type, languageId }) => ({
      ...{ id, question_id: questionId, title, pattern, type, language_id: languageId },
    })),
    count: shown.length,
    questions: questions
      .filter((one) => kind === undefined || one.kind === kind)
      .map(({ id, kind, title }) => ({ id, kind, title })),
    languages: languages.map(({ id, title }) => ({ id, title })),
    my_statements: shown
      .flatMap((one) => (chosen.has(one.groupKey) ? one.id : []))
      .sort((one, other) => one - other),
  }
}
