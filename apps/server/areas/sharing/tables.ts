import type { SharedDocument } from '@quartet/contract/areas/sharing.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { ownPolicy, platformPolicy } from '../../db/policies.ts'
import { languages } from '../languages/tables.ts'
import { users } from '../users/tables.ts'

/** What was mailed, to whom and by whom; one row per address. Stored as long as the log. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner of the profile. */
    personId: integer('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['profile', 'plp', 'task', 'pwp'] }).notNull(),
    recipient: text({ enum: ['address', 'staff', 'guardian'] })
      .notNull()
      .default('address'),
    /** The address that was entered; empty for staff and guardians, whose address is not shown. */
    email: text().notNull(),
    /** The member of staff. */
    recipientId: integer('recipient_id').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    index('shares_user').on(t.userId, t.id),
    index('shares_person').on(t.personId, t.id),
    index('shares_recipient').on(t.recipientId),
    index('shares_sent').on(t.sentAt),
    platformPolicy(),
    ownPolicy(
      sql`exists (select from users where users.id = ${t.userId}) and exists (select from users where users.id = ${t.personId})`,
    ),
  ],
)

/**
 * Links that show a document as it was when the link was made. The files are deleted when the link
 * ends, the row is stored as long as the log. A backup does not contain this table: a restore must
 * not open a link again that was revoked.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    /** The sender. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['plp', 'pwp', 'card'] }).notNull(),
    request: jsonb().$type<SharedDocument>().notNull(),
    /** SHA-256 of the token, which is only in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    audience: text({ enum: ['anyone', 'trusted'] }).notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    title: text().notNull(),
    message: text().notNull(),
    /** The name under which the PDF is downloaded. */
    filename: text().notNull(),
    pageCount: integer('page_count').notNull(),
    /** The names in the file store; null once the link has ended. */
    pdfFile: text('pdf_file'),
    pagesFile: text('pages_file'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    views: integer().notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
  },
  (t) => [
    index('share_links_user').on(t.userId, t.id),
    index('share_links_person').on(t.personId, t.id),
    index('share_links_expires').on(t.expiresAt),
    check('share_links_files', sql`(${t.pdfFile} is null) = (${t.pagesFile} is null)`),
    platformPolicy(),
    ownPolicy(
      sql`exists (select from users where users.id = ${t.userId}) and exists (select from users where users.id = ${t.personId})`,
    ),
  ],
)
