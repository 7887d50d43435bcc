import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { teamSteps } from '@quartet/domain/team-steps.ts'
import { statementKinds } from '@quartet/domain/teams.ts'
import { z } from 'zod'
import { changesPerson, holding, Id, route, signedIn } from '../route.ts'

const Statement = z.object({
  id: z.number().int(),
  question_id: z.number().int(),
  title: z.string(),
  pattern: z.enum(patterns),
  type: z
    .enum(bands)
    .describe(
      'The degree of use that the statement describes. Statements of the person’s own degree come first.',
    ),
  language_id: z.number().int(),
})
Statement.register(z.globalRegistry, {
  id: 'StatementOfMember',
  description: 'A statement about what a person brings to a team or needs from it (method D20).',
})
const Question = z.object({
  id: z.number().int(),
  kind: z.enum(statementKinds).describe('What a person brings to a team, or needs from it.'),
  title: z.string(),
})
Question.register(z.globalRegistry, { id: 'QuestionOfMember' })

const Chosen = z.array(z.number().int())
const Statements = z.object({
  statements: z.array(Statement),
  count: z.number().int().describe('How many statements there are.'),
  questions: z.array(Question),
  languages: z.array(z.object({ id: z.number().int(), title: z.string() })),
  my_statements: Chosen.describe('The ids of those that the caller has chosen.'),
})
Statements.register(z.globalRegistry, { id: 'StatementsOfMember' })
const Ids = z.array(Id).max(500)

const Card = z.object({
  key: z.enum(teamSteps).describe('The page of the step.'),
  step: z.number().int().min(1).max(4),
  language_id: z.number().int().describe('The language of its title and text.'),
})
Card.register(z.globalRegistry, { id: 'TeamStepCard' })

export const teamBuilding = {
  cards: route(
    'POST /teams/cards',
    signedIn('access_team'),
    'The introductions of the four steps of building a team',
  ).output(
    z.object({
      cards: z.array(Card).describe('In the order of the steps.'),
      cards_titles: z.array(z.string()).describe('The title of each card.'),
      cards_instructions: z.array(z.string()).describe('The text of each card, as sanitized HTML.'),
    }),
  ),
  statements: route(
    'POST /users/statements',
    signedIn('access_team'),
    'The statements about teams for the age of the caller, both questions, and what is chosen',
  ).output(Statements),
  questionOne: route(
    'POST /users/statements/questionone',
    signedIn('access_team'),
    'The statements about what the caller brings to a team',
  ).output(Statements),
  questionTwo: route(
    'POST /users/statements/questiontwo',
    signedIn('access_team'),
    'The statements about what the caller needs from a team',
  ).output(Statements),
  choose: route(
    'PUT /users/update/statements/{user_id}',
    holding('access_team', changesPerson()),
    'Choose the statements about teams that are true of the caller; all of it or nothing',
    { errors: ['statement_unknown', 'team_statements_full'] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id.describe('The caller’s own id.') }),
        body: z
          .strictObject({
            my_team_statements: Ids.optional(),
            ticked: Ids.default([]),
            unticked: Ids.default([]),
          })
          .describe('Either the complete list, or the changes to it.'),
      }),
    )
    .output(z.object({ my_team_statements: Chosen })),
}
