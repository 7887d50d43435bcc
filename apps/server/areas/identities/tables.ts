import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { currentPerson, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'

/** Accounts at providers of sign-in with which a person signs in here. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The address there when it was linked. */
    email: text().notNull(),
    /** The institution whose provider it is. */
    organizationId: integer('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    unique('identities_subject').on(t.issuer, t.subject),
    index('identities_user').on(t.userId),
    index('identities_organization').on(t.organizationId),
    platformPolicy(),
    ownPolicy(sql`${t.userId} = ${currentPerson}`),
  ],
)

/** The provider of sign-in of an institution, for addresses of its domains. */
export const institutionProviders = pgTable(
  'institution_providers',
  {
    organizationId: integer('organization_id')
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    encryptedSecret: text('encrypted_secret').notNull(),
    editedAt: moment('edited_at').notNull(),
  },
  () => [platformPolicy()],
)
