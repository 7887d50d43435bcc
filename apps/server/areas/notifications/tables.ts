import type { NotificationData, NotificationKind } from '@quartet/domain/notifications.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { attempts } from '../inventory/tables.ts'
import { tasks } from '../tasks/tables.ts'
import { users } from '../users/tables.ts'

/**
 * What a person is notified of. A row may have a kind that no longer exists: it is stored until it
 * is old, and not shown.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    data: jsonb().$type<NotificationData[NotificationKind]>().notNull(),
    /** Who caused it. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whom it is about, if somebody else: erasing that person erases the notification. */
    personId: integer('person_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The task, if it is only one and still exists. */
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    /** The attempt after which another is due: there is one reminder for each. */
    attemptId: integer('attempt_id').references(() => attempts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_created').on(t.createdAt),
    index('notifications_actor').on(t.actorId),
    index('notifications_person').on(t.personId),
    index('notifications_task').on(t.taskId),
    uniqueIndex('notifications_attempt').on(t.attemptId),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** Whether a person also gets a mail; kinds without a row have one. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    mail: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), platformPolicy(), userPolicy(t.userId)],
)
