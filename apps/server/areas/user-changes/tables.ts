import { changeKinds, changeProblems, changeStates } from '@quartet/domain/user-changes.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { currentInstitution, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { userCategories } from '../user-categories/tables.ts'
import { users } from '../users/tables.ts'

/** What is done with many people at once, as a job. */
export const userChanges = pgTable(
  'user_changes',
  {
    id: id(),
    /** Who began it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The institution of whoever began it. */
    organizationId: integer('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    kind: text({ enum: changeKinds }).notNull(),
    /** The institution to which people are moved. */
    targetId: integer('target_id').references(() => organizations.id, { onDelete: 'cascade' }),
    /** The category to which people are added. */
    categoryId: integer('category_id').references(() => userCategories.id, { onDelete: 'cascade' }),
    state: text({ enum: changeStates }).notNull().default('running'),
    count: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt: createdAt(),
    /** When it began, or was last done with a person. */
    progressAt: moment('progress_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('user_changes_user').on(t.userId, t.id),
    index('user_changes_organization').on(t.organizationId),
    index('user_changes_target').on(t.targetId),
    index('user_changes_category').on(t.categoryId),
    platformPolicy(),
    ownPolicy(sql`${t.organizationId} = ${currentInstitution}`),
  ],
)

/** The people of a change, and what became of each. */
export const userChangeRows = pgTable(
  'user_change_rows',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => userChanges.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['open', 'done', 'failed'] })
      .notNull()
      .default('open'),
    problem: text({ enum: changeProblems }),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.userId] }),
    index('user_change_rows_user').on(t.userId),
    index('user_change_rows_state').on(t.changeId, t.state, t.userId),
    platformPolicy(),
    ownPolicy(sql`exists (select from user_changes where user_changes.id = ${t.changeId})`),
  ],
)
