import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../base/columns.ts'
import { users } from '../users/tables.ts'

/** A person's link with the classroom service (method D27); the tokens are sealed with a key that is not in the database. */
export const classroomLinks = pgTable('classroom_links', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  studentClassroomId: text('student_classroom_id').notNull(),
  sealedTokens: text('sealed_tokens').notNull(),
  linkedAt: moment('linked_at').notNull(),
  syncedAt: moment('synced_at'),
})
