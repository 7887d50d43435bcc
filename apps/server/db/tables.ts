import { bigint, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { platformPolicy } from './policies.ts'

/** Counters of security/rate-limits, in the shape that rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  () => [platformPolicy()],
)

/** Secrets that all processes on this database share, created at the first start. */
export const sharedSecrets = pgTable(
  'shared_secrets',
  { name: text().primaryKey(), secret: text().notNull(), createdAt: createdAt() },
  () => [platformPolicy()],
)

/**
 * The digest of each part of packages/content that was loaded. An unchanged part is not loaded
 * again.
 */
export const contentLoads = pgTable(
  'content_loads',
  { name: text().primaryKey(), digest: text().notNull(), createdAt: createdAt() },
  () => [platformPolicy()],
)
