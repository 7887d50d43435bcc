import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { z } from 'zod'
import { shareErrors } from '../error-groups.ts'
import { changesPerson, holding, Id, Nothing, optionalUpload, route, signedIn } from '../route.ts'
import { shapes } from './tasks-schemas.ts'

const CareerStatement = z.object({
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
CareerStatement.register(z.globalRegistry, {
  id: 'WorkProfileStatement',
  description:
    'A statement of the Personal Work Profile under one of its three questions (method D24).',
})
const Question = z.object({ id: z.number().int(), title: z.string(), order: z.number().int() })
Question.register(z.globalRegistry, { id: 'WorkProfileQuestion' })
const Ids = z.array(Id).max(500)

export const career = {
  match: route(
    'GET /users/career/match',
    signedIn('access_career'),
    'What the career match is and is not',
  ).output(shapes.content),
  matchStatement: route(
    'GET /users/career/match/statement',
    signedIn('access_career'),
    'How duties are gathered for the career match',
  ).output(shapes.content),
  matchTasks: route(
    'GET /users/career/match/tasks',
    signedIn('access_career'),
    'How a job is decoded, and the career fields',
  ).output(shapes.content),
  statements: route(
    'POST /users/career/statements',
    signedIn('access_career'),
    'The statements of the Personal Work Profile, its questions, and what the caller has ticked',
    { errors: ['not_found'] },
  )
    .input(z.object({ body: z.strictObject({ user_id: Id.optional() }).optional() }))
    .output(
      z.object({
        statements: z.array(CareerStatement),
        questions: z.array(Question),
        languages: z.array(z.object({ id: z.number().int(), title: z.string() })),
        my_statements: z.array(z.number().int()),
        person: z
          .object({ id: z.number().int(), name: z.string() })
          .describe('The owner of the statements.'),
      }),
    ),
  tick: route(
    'PUT /users/update/career/statements/{user_id}',
    holding('access_career', changesPerson('access_career')),
    'Tick and untick statements of a Personal Work Profile; all of it or nothing',
    { errors: ['statement_unknown'] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: z
          .strictObject({
            my_career_statements: Ids.optional(),
            ticked: Ids.default([]),
            unticked: Ids.default([]),
          })
          .describe('Either the complete list, or the changes to it.'),
      }),
    )
    .output(z.object({ my_career_statements: z.array(z.number().int()) })),
  pwp: route(
    'GET /users/pwp',
    signedIn('access_pwp'),
    'What a Personal Work Profile is and how to read it',
  ).output(shapes.content),
  share: route(
    'POST /tasks/share_pwp_task',
    signedIn('access_pwp'),
    'Mail the own Personal Work Profile, a PDF',
    { ...optionalUpload(sharedBytes, 'uploadPerson'), errors: [...shareErrors] },
  )
    .input(shapes.shareOwn)
    .output(Nothing),
}
