import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../base/columns.ts'
import { users } from '../users/tables.ts'

/** The consent ledger: one row a yes, closed by its withdrawal, never changed otherwise (method D44). */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text().$type<ConsentPurpose>().notNull(),
    textVersion: text('text_version').notNull(),
    how: text({ enum: ['registration'] }).notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('consents_user').on(t.userId, t.purpose)],
)
