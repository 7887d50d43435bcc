import type { ReviewDecision } from '@quartet/domain/reviews.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'
import { ownPolicy, platformPolicy } from '../../db/policies.ts'
import { attempts } from '../inventory/tables.ts'
import { users } from '../users/tables.ts'

/** Decisions of staff about results with quality flags; the newest of an attempt counts. */
export const resultReviews = pgTable(
  'result_reviews',
  {
    id: id(),
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    decision: text().$type<ReviewDecision>().notNull(),
    note: text(),
    reviewerId: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('result_reviews_attempt').on(t.attemptId, t.id),
    index('result_reviews_reviewer').on(t.reviewerId),
    platformPolicy(),
    ownPolicy(sql`exists (select from attempts where attempts.id = ${t.attemptId})`),
  ],
)
