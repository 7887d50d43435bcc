import { boolean, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../base/columns.ts'
import { languages } from '../languages/tables.ts'

/** Pages and cards that people read; the body is cleaned HTML. */
export const cms = pgTable(
  'cms',
  {
    id: id(),
    key: text().notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>(),
    order: smallint().notNull().default(1),
    title: text().notNull(),
    bodyHtml: text('body_html').notNull(),
    published: boolean().notNull().default(true),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    editedAt: moment('edited_at'),
  },
  (t) => [unique('cms_version').on(t.key, t.languageId, t.ageGroupId, t.order).nullsNotDistinct()],
)
