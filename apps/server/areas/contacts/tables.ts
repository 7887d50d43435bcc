import { contactStatuses } from '@quartet/domain/contacts.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { currentPerson, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** What two people are to each other (method D32); one row for each two. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    requesterId: integer('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addresseeId: integer('addressee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: contactStatuses }).notNull().default('pending'),
    /** Set while the status is `blocked`. */
    blockedBy: integer('blocked_by').references(() => users.id, { onDelete: 'cascade' }),
    /** When the last request was sent. */
    createdAt: createdAt(),
    /** When it was accepted; null until then. */
    acceptedAt: moment('accepted_at'),
    /** When its sender cancelled it, also after it was declined or blocked. */
    cancelledAt: moment('cancelled_at'),
    /** When the status last changed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('contacts_pair').on(
      sql`least(${t.requesterId}, ${t.addresseeId})`,
      sql`greatest(${t.requesterId}, ${t.addresseeId})`,
    ),
    index('contacts_requester').on(t.requesterId, t.status),
    index('contacts_addressee').on(t.addresseeId, t.status),
    index('contacts_blocked_by').on(t.blockedBy),
    index('contacts_changed').on(t.changedAt),
    check('contacts_two_people', sql`${t.requesterId} <> ${t.addresseeId}`),
    platformPolicy(),
    ownPolicy(sql`${currentPerson} in (${t.requesterId}, ${t.addresseeId})`),
  ],
)
