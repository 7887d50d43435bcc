import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** What people asked for about themselves (method D44); the file itself is in the store. */
export const exports = pgTable(
  'exports',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Its random name in the store, chosen when it is asked for: a job that runs twice writes one file. */
    file: text().notNull(),
    bytes: integer(),
    /** A guardian who asked is not written to: the page behind the link shows it. */
    requestedBy: text('asked_by', { enum: ['self', 'guardian'] })
      .notNull()
      .default('self'),
    requestedAt: moment('asked_at').notNull(),
    readyAt: moment('ready_at'),
    /** Until when the file can be fetched, and until when the row is shown. */
    expiresAt: moment('kept_until'),
  },
  (t) => [
    index('exports_user').on(t.userId, t.requestedAt),
    uniqueIndex('exports_one_at_a_time').on(t.userId).where(sql`${t.state} = 'waiting'`),
    index('exports_kept_until').on(t.expiresAt),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)
