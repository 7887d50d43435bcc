import type { Area } from '@quartet/domain/areas.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, listed, searched } from '../../db/columns.ts'
import { languageId } from '../languages/tables.ts'
import { topicVersions } from '../topics/tables.ts'

/** A group of task templates. */
export const taskCategories = pgTable(
  'task_categories',
  {
    id: id(),
    name: text().notNull(),
    languageId: languageId(),
    groupKey: text('group_key').notNull().default(sql`gen_random_uuid()::text`),
    ...listed(),
    searched: searched(sql`"name"`),
  },
  (t) => [
    unique('task_categories_version').on(t.groupKey, t.languageId),
    index('task_categories_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

/** A task template that is copied to people. */
export const categoryTasks = pgTable(
  'category_tasks',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => taskCategories.id, { onDelete: 'cascade' }),
    area: text().$type<Area>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topicVersions.id),
    ...listed(),
    searched: searched(sql`"name" || ' ' || "description"`),
  },
  (t) => [
    index('category_tasks_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('category_tasks_category').on(t.categoryId),
    index('category_tasks_topic').on(t.topicId),
  ],
)
