import type { SavedView } from '@quartet/contract/areas/saved-views.ts'
import { viewLists } from '@quartet/domain/saved-views.ts'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** What a person had a list show, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: viewLists }).notNull(),
    name: text().notNull(),
    state: jsonb().$type<SavedView['state']>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('saved_views_name').on(t.userId, t.list, t.name),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)
