import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { languages } from '../languages/tables.ts'

/** Interface texts that an administrator changed; all others are in packages/content/texts. */
export const localization = pgTable(
  'localization',
  {
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    area: text({ enum: ['register', 'app', 'email', 'error'] }).notNull(),
    key: text().notNull(),
    value: text().notNull(),
    /** Null for changes from before this was stored. */
    editedAt: moment('edited_at'),
  },
  (t) => [primaryKey({ columns: [t.languageId, t.key] })],
)
