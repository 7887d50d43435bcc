import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** The role of calls of one institution or person (db/tenant.ts). */
export const appRole = pgRole('quartet_app').existing()
/**
 * The role of work without an institution: sign-in, jobs, administrators of the whole installation.
 */
export const platformRole = pgRole('quartet_platform').existing()
/** The role of jobs that chain, shorten and erase the log (db/maintenance.ts). */
export const maintenanceRole = pgRole('quartet_keeper').existing()

/** The institution and the person of the current call. Null matches no row. */
export const currentInstitution = sql`(select nullif(current_setting('quartet.institution', true), '')::int)`
export const currentPerson = sql`(select nullif(current_setting('quartet.person', true), '')::int)`

/** Grants access to all rows. */
export const platformPolicy = () => pgPolicy('platform', { to: platformRole, using: sql`true` })
export const maintenancePolicy = (use: 'all' | 'select' = 'all') =>
  pgPolicy('keeper', { for: use, to: maintenanceRole, using: sql`true` })

/** The rows that a call of one institution or person may see and change. */
export const ownPolicy = (condition: SQL, use: 'all' | 'select' = 'all') =>
  pgPolicy('own', { for: use, to: appRole, using: condition })
/** Rows of the people that the policy of users shows. */
export const userPolicy = (userId: AnyPgColumn) =>
  ownPolicy(sql`exists (select from users where users.id = ${userId})`)
/** Rows of the tasks that the policy of tasks shows. */
export const taskPolicy = (taskId: AnyPgColumn) =>
  ownPolicy(sql`exists (select from tasks where tasks.id = ${taskId})`)
/** Rows that every call may insert. */
export const insertPolicy = (
  name: string,
  role: typeof appRole | (typeof appRole)[] | 'public' = appRole,
) => pgPolicy(name, { for: 'insert', to: role, withCheck: sql`true` })
