import { integer, timestamp } from 'drizzle-orm/pg-core'

/** The columns that most tables share. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
