import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { currentInstitution, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { languages } from '../languages/tables.ts'
import { users } from '../users/tables.ts'

/**
 * Requests for the consent of a guardian and their state (method D41, D43). A child has no account
 * before the guardian agrees: its nick name is stored here and deleted with the row. The mailed
 * token is stored as a hash; only the newest one works, also to withdraw.
 */
export const consentRequests = pgTable(
  'consent_requests',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Null as long as agreeing would create the account. */
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    nickName: text('nick_name'),
    organizationId: integer('organization_id').references(() => organizations.id),
    country: text().notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    /** In lower case. */
    guardianEmail: text('guardian_email').notNull(),
    state: text({ enum: ['asked', 'given', 'withdrawn'] })
      .notNull()
      .default('asked'),
    createdAt: createdAt(),
    sentAt: moment('sent_at').notNull(),
    /** The deadline to agree; null once the guardian has agreed. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    uniqueIndex('consent_requests_child')
      .on(t.organizationId, t.guardianEmail, t.nickName)
      .where(sql`${t.userId} is null`),
    index('consent_requests_expires').on(t.expiresAt),
    check(
      'consent_requests_who',
      sql`(${t.userId} is null) = (${t.nickName} is not null) and (${t.userId} is not null or ${t.organizationId} is not null)`,
    ),
    platformPolicy(),
    ownPolicy(
      sql`case when ${t.userId} is null then ${t.organizationId} = ${currentInstitution} else exists (select from users where users.id = ${t.userId}) end`,
    ),
  ],
)
