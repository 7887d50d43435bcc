import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { platformPolicy } from '../../db/policies.ts'

/** ALTCHA does not stop a solved challenge from being sent twice: its signature is kept until it expires. */
export const captchasUsed = pgTable('captchas_used', { signature: text().primaryKey(), expiresAt: moment('expires_at').notNull() }, () => [
  platformPolicy(),
])
