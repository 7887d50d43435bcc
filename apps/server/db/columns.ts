import type { SQL } from 'drizzle-orm'
import { integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { folded } from './search.ts'

/** The columns that most tables share. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
/** What every row has that is listed, goes to the bin and comes back; `editedAt` is null until an administrator changes it. */
export const listed = () => ({
  removed: smallint().$type<0 | 1>().notNull().default(0),
  createdAt: createdAt(),
  editedAt: moment('edited_at'),
})
/** What a list searches: an expression over the columns, without case and accents. */
export const searched = (of: SQL) => text().notNull().generatedAlwaysAs(folded(of))
