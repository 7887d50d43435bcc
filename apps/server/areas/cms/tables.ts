import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched } from '../../db/columns.ts'
import { languages } from '../languages/tables.ts'

/** Pages and cards to read; the body is cleaned HTML. */
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
    /** A change of a published page that readers do not see yet. */
    draftTitle: text('draft_title'),
    draftBody: text('draft_body'),
    draftAt: moment('draft_at'),
    /** Whether the menu shows the page; the same for all pages with the key. */
    inMenu: boolean('in_menu').notNull().default(false),
    /** The first place (key/order/age) of a page that was moved; the product fills it no more. */
    leftPlace: text('left_place'),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    searched: searched(
      sql`"key" || ' ' || "title" || ' ' || "body_html" || ' ' || coalesce("draft_title", '') || ' ' || coalesce("draft_body", '')`,
    ),
  },
  (t) => [
    unique('cms_version').on(t.key, t.languageId, t.ageGroupId, t.order).nullsNotDistinct(),
    index('cms_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)
