import { type SQL, sql } from 'drizzle-orm'
import { integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { folded } from './search.ts'

/** The columns that most tables share. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
/**
 * Columns of every table whose rows are listed and can be moved to the bin and restored. `editedAt`
 * is null until an administrator changes the row.
 */
export const listed = () => ({
  removed: smallint().$type<0 | 1>().notNull().default(0),
  createdAt: createdAt(),
  editedAt: moment('edited_at'),
})
/** The searchable text of a row: an expression over its columns, without case and accents. */
export const searched = (of: SQL) => text().notNull().generatedAlwaysAs(folded(of))
/** A sort key of a row, without case and accents, short enough for an index with any letters. */
export const sortKey = (of: SQL) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql`left(${folded(of)}, 100)`)
