import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { ownPolicy, platformPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** What was mailed, to whom and by whom; one row per address. Stored as long as the log. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner of the profile. */
    personId: integer('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['profile', 'plp', 'task', 'pwp'] }).notNull(),
    email: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    index('shares_user').on(t.userId, t.id),
    index('shares_person').on(t.personId, t.id),
    index('shares_sent').on(t.sentAt),
    platformPolicy(),
    ownPolicy(
      sql`exists (select from users where users.id = ${t.userId}) and exists (select from users where users.id = ${t.personId})`,
    ),
  ],
)
