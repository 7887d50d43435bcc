import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { insertPolicy, platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/**
 * A person's link with the classroom service (method D27). The tokens are encrypted with a key that
 * is not in the database.
 */
export const classroomLinks = pgTable(
  'classroom_links',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    studentClassroomId: text('student_classroom_id').notNull(),
    encryptedTokens: text('sealed_tokens').notNull(),
    linkedAt: moment('linked_at').notNull(),
    syncedAt: moment('synced_at'),
  },
  (t) => [platformPolicy(), userPolicy(t.userId)],
)

/**
 * The coursework that has become a task of a person. It is not imported again, even if that task is
 * gone.
 */
export const classroomPulled = pgTable(
  'classroom_pulled',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ref: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.ref] }), platformPolicy(), userPolicy(t.userId)],
)

/**
 * The tokens of deleted links, until they are revoked at the service. A database trigger inserts
 * them for every link that is deleted, also with an account, so the table has no reference to the
 * person.
 */
export const classroomReturns = pgTable(
  'classroom_returns',
  {
    id: id(),
    userId: integer('user_id').notNull(),
    encryptedTokens: text('sealed_tokens').notNull(),
    endedAt: moment('ended_at').notNull().defaultNow(),
  },
  (t) => [
    index('classroom_returns_ended').on(t.endedAt),
    platformPolicy(),
    userPolicy(t.userId),
    insertPolicy('noted', 'public'),
  ],
)
