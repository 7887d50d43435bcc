import type { SQL } from 'drizzle-orm'
import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { folded } from './search.ts'

/** The columns that most tables share. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
/** What a list searches: an expression over the columns, without case and accents. */
export const searched = (of: SQL) => text().notNull().generatedAlwaysAs(folded(of))
