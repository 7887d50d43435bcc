import { classifications } from '@quartet/domain/classification.ts'
import { qualityFlags } from '@quartet/domain/quality.ts'
import { maxReviewNote, reviewDecisions, reviewStates } from '@quartet/domain/reviews.ts'
import { z } from 'zod'
import { optionalText } from '../fields.ts'
import { ListQuery } from '../list.ts'
import { Id, route, signedIn } from '../route.ts'

const Score = z.number().int()
export const ResultReview = z.object({
  decision: z.enum(reviewDecisions),
  note: z.string().nullable().describe('Staff read it, and the person in their own data.'),
  decided_at: z.string().describe('ISO 8601.'),
})
ResultReview.register(z.globalRegistry, {
  id: 'ResultReview',
  description: 'What staff decided about a result with quality flags; the result stays as it is.',
})
export type ResultReview = z.infer<typeof ResultReview>

const FlaggedResult = z.object({
  id: z.number().int().describe('The attempt.'),
  user_id: z.number().int(),
  name: z.string(),
  organization_name: z.string().nullable(),
  finished_at: z.string().describe('ISO 8601.'),
  quality_flags: z.array(z.enum(qualityFlags)),
  sequence: Score,
  precision: Score,
  technical_reasoning: Score,
  confluence: Score,
  classification: z.enum(classifications).nullable().describe('Null without a label.'),
  shows_answers: z.boolean().describe('Whether the caller may read the answers.'),
  review: ResultReview.nullable().describe('Null while nobody has decided.'),
})
FlaggedResult.register(z.globalRegistry, {
  id: 'FlaggedResult',
  description: 'The newest result of a person, if it has quality flags.',
})
export type FlaggedResult = z.infer<typeof FlaggedResult>

const FlaggedQuery = ListQuery.omit({ removed: true, date_from: true, date_to: true }).extend({
  order_by: z.enum(['finished_at', 'name']).default('finished_at'),
  state: z
    .enum(reviewStates)
    .optional()
    .describe(
      'Only results about which nobody has decided, that were kept, or whose people were invited.',
    ),
})
export type FlaggedResultQuery = z.infer<typeof FlaggedQuery>

export const reviews = {
  list: route(
    'POST /results/flagged',
    signedIn('access_users'),
    'Newest results with quality flags, of people whose scores the caller may see',
  )
    .input(z.object({ query: FlaggedQuery }))
    .output(
      z.object({
        list: z.array(FlaggedResult),
        count: z.number().int(),
        may_decide: z.boolean().describe('Whether the caller may decide about them.'),
      }),
    ),
  decide: route(
    'PUT /results/{attempt_id}/review',
    signedIn('access_users', 'admin_users'),
    'Keep a result with quality flags, or invite its person to take the inventory again',
    {
      errors: [
        'not_found',
        'result_outdated',
        'result_unflagged',
        'result_decided',
        'inventory_closed',
        'mail_paused',
      ],
    },
  )
    .input(
      z.object({
        params: z.object({ attempt_id: Id }),
        body: z.strictObject({
          decision: z.enum(reviewDecisions, { error: 'choice_unknown' }),
          note: optionalText(maxReviewNote).default(''),
          decided_at: z.iso
            .datetime()
            .nullable()
            .optional()
            .describe(
              'That of the decision on which this one is based, null for none; rejected if it has changed since.',
            ),
        }),
      }),
    )
    .output(z.object({ review: ResultReview })),
}
