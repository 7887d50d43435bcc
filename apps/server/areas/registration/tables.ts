import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { platformPolicy } from '../../db/policies.ts'

/**
 * Signatures of used captchas until they expire, because ALTCHA does not prevent a solved challenge
 * from being sent twice.
 */
export const captchasUsed = pgTable(
  'captchas_used',
  { signature: text().primaryKey(), expiresAt: moment('expires_at').notNull() },
  () => [platformPolicy()],
)
