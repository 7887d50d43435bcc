import { bigint, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { platformPolicy } from './policies.ts'

/** Counters of security/rate-limits, in the shape that rate-limiter-flexible reads. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  () => [platformPolicy()],
)

/** Secrets that every process on this database must share, made at the first start. */
export const sharedSecrets = pgTable(
  'shared_secrets',
  { name: text().primaryKey(), secret: text().notNull(), createdAt: createdAt() },
  () => [platformPolicy()],
)

/** What was loaded from packages/content, by its digest: an unchanged part is not loaded again. */
export const contentLoads = pgTable(
  'content_loads',
  { name: text().primaryKey(), digest: text().notNull(), createdAt: createdAt() },
  () => [platformPolicy()],
)

/** Counts every change of a table of content, by a trigger: whoever keeps what was read of it knows by this that it is old. */
export const contentVersions = pgTable('content_versions', {
  name: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(1),
})
