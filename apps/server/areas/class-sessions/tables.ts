import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { ownPolicy, platformPolicy } from '../../db/policies.ts'
import { groups } from '../groups/tables.ts'
import { users } from '../users/tables.ts'

/** Sessions in which a group takes the inventory together. */
export const classSessions = pgTable(
  'class_sessions',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    startedAt: moment('started_at').notNull(),
    /** The latest end. */
    endsAt: moment('ends_at').notNull(),
    /** When the teacher ended it. */
    endedAt: moment('ended_at'),
    pausedAt: moment('paused_at'),
    resultsOpenedAt: moment('results_opened_at'),
  },
  (t) => [
    uniqueIndex('class_sessions_open').on(t.groupId).where(sql`ended_at is null`),
    uniqueIndex('class_sessions_code').on(t.code).where(sql`ended_at is null`),
    platformPolicy(),
    ownPolicy(sql`exists (select from groups where groups.id = group_id)`),
  ],
)

export const classSessionMembers = pgTable(
  'class_session_members',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.userId] }),
    index('class_session_members_user').on(t.userId),
    platformPolicy(),
    ownPolicy(sql`exists (select from class_sessions where class_sessions.id = session_id)`),
  ],
)
