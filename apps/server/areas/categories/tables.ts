import type { Area } from '@quartet/domain/areas.ts'
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../base/columns.ts'
import { languages } from '../languages/tables.ts'
import { topics } from '../topics/tables.ts'

/** A shelf of task templates. */
export const taskCategories = pgTable('task_categories', {
  id: id(),
  name: text().notNull(),
  languageId: integer('language_id')
    .notNull()
    .references(() => languages.id),
  removed: smallint().$type<0 | 1>().notNull().default(0),
  createdAt: createdAt(),
})

/** A task to be copied to people. */
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
      .references(() => topics.id),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('category_tasks_category').on(t.categoryId), index('category_tasks_topic').on(t.topicId)],
)
