import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { optionalText } from '../fields.ts'
import { limits } from '../limits.ts'
import {
  awaitingToo,
  guestsToo,
  Id,
  Nothing,
  readsPerson,
  readsPersonHolding,
  route,
  signedIn,
} from '../route.ts'
import { CmsText } from './cms.ts'
import { User } from './profile.ts'

const Question = z.object({
  id: z.number().int(),
  number: z
    .number()
    .int()
    .describe('1-28 are statements in their interleaved order, 29-31 open questions.'),
  part: z.literal([1, 2]),
  text: z.string(),
  pattern: z.enum(patterns).optional().describe('Only present once the attempt is finished.'),
})
Question.register(z.globalRegistry, { id: 'InventoryQuestion' })
const SavedAnswer = z.object({
  question_id: z.number().int(),
  value: z.number().int().optional(),
  text: z.string().optional(),
})
SavedAnswer.register(z.globalRegistry, { id: 'SavedAnswer' })

const Answer = z
  .strictObject({
    question_id: Id,
    value: z
      .number({ error: 'answer_range' })
      .int({ error: 'answer_range' })
      .min(1, { error: 'answer_range' })
      .max(5, { error: 'answer_range' })
      .optional(),
    text: optionalText(limits.answer).optional(),
    ms: z
      .number()
      .int()
      .min(0)
      .max(86_400_000)
      .optional()
      .describe('Milliseconds for which the statement was on screen.'),
  })
  .refine((answer) => (answer.value === undefined) !== (answer.text === undefined), {
    error: 'answer_either',
  })
Answer.register(z.globalRegistry, { id: 'Answer' })

const Attempt = z.object({
  id: z.number().int(),
  finished_at: z.string(),
  sequence: z.number().int(),
  precision: z.number().int(),
  technical_reasoning: z.number().int(),
  confluence: z.number().int(),
  quality_flags: z.array(z.string()),
})
Attempt.register(z.globalRegistry, { id: 'Attempt' })

export const inventory = {
  questions: route(
    'POST /users/get_questions/{user_id}',
    guestsToo(readsPersonHolding('show_lci')),
    'The inventory of a person with the answers so far',
    { errors: ['subscription_ended', 'retake_too_early', 'form_missing'] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: z
          .object({
            retake: z.boolean().default(false),
            finished: z
              .boolean()
              .default(false)
              .describe('Selects the newest finished attempt, even while another is open.'),
          })
          .default({ retake: false, finished: false }),
      }),
    )
    .output(
      z.object({
        attempt_id: z.number().int(),
        instrument_name: z.string().describe('The name of the inventory, from the configuration.'),
        form: z.object({
          id: z.number().int(),
          title: z.string(),
          scale: z.array(z.string()),
          language_id: z.number().int(),
        }),
        questions: z.array(Question),
        answers: z.array(SavedAnswer),
        progress: z
          .number()
          .int()
          .describe('0 to 100, the percentage of the 31 questions answered.'),
        finished: z.boolean(),
        assisted: z.boolean(),
      }),
    ),
  saveAnswers: route(
    'POST /users/save_answers',
    guestsToo(signedIn('show_lci')),
    'Keep answers of the own open attempt; `finished` scores it',
    {
      errors: [
        'attempt_finished',
        'attempt_unknown',
        'question_unknown',
        'answer_misplaced',
        'items_open',
      ],
    },
  )
    .input(
      z.object({
        body: z.strictObject({
          attempt_id: Id,
          answers: z.array(Answer).max(31).default([]),
          assisted: z.boolean().optional(),
          finished: z.boolean().default(false),
        }),
      }),
    )
    .output(z.object({ progress: z.number().int(), user: User.optional() })),
  attempts: route(
    'GET /users/attempts/{user_id}',
    guestsToo(readsPerson('access_users')),
    'Finished attempts, newest first, and when the next is free',
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(
      z.object({
        attempts: z.array(Attempt),
        retake_from: z.string().nullable(),
        open_attempt: z
          .boolean()
          .describe('Whether an inventory with at least one answer waits to be continued.'),
        open_attempt_id: z
          .number()
          .int()
          .nullable()
          .describe('That inventory; null for other readers.'),
      }),
    ),
  discard: route(
    'DELETE /users/attempts/{attempt_id}',
    guestsToo(signedIn('show_lci')),
    'Give up the own open attempt; its answers are deleted, and the result before stays',
    { errors: ['attempt_finished', 'attempt_unknown'] },
  )
    .input(z.object({ params: z.object({ attempt_id: Id }) }))
    .output(Nothing),
  instructions: route(
    'POST /users/lci/instructions',
    guestsToo(signedIn()),
    'What to know before the inventory; `done` marks it as read',
  )
    .input(
      z.object({ body: z.object({ done: z.boolean().default(false) }).default({ done: false }) }),
    )
    .output(
      z.object({
        instrument_name: z.string().describe('The name of the inventory, from the configuration.'),
        instructions: z.array(CmsText),
      }),
    ),
  before: route('GET /users/lci/cms', awaitingToo(signedIn()), 'The page Before you start').output(
    z.object({ content: z.array(CmsText) }),
  ),
}
