import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** The exports that people requested of their own data (method D44); the files are in the store. */
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
    /**
     * The random file name in the store, chosen with the request so that a job that runs twice
     * writes one file.
     */
    file: text().notNull(),
    bytes: integer(),
    /** A guardian gets no mail; the page behind the link shows the export. */
    requestedBy: text('asked_by', { enum: ['self', 'guardian'] })
      .notNull()
      .default('self'),
    requestedAt: moment('asked_at').notNull(),
    readyAt: moment('ready_at'),
    /** Until then the file can be downloaded and the row is shown. */
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
