import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../db/columns.ts'

/** Toggles (method D37). */
export const settings = pgTable('settings', {
  id: id(),
  key: text().notNull().unique(),
  value: boolean().notNull(),
})

/** Numbers and texts with typed defaults in queries.ts; only changed values have a row. */
export const configuration = pgTable('configuration', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
