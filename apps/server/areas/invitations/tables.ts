import { invitationEnds } from '@quartet/domain/invitations.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { currentPerson, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { teams } from '../teams/tables.ts'
import { users } from '../users/tables.ts'

/**
 * An invitation: to become a contact, and to join a team if it names one. Its secrets are stored as
 * hashes; the newest mail to an address for the same purpose replaces the others.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case; only its owner can use the invitation. Null for people who were chosen. */
    email: text(),
    personId: integer('person_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The account that was made with it: a contact once its owner has confirmed the address. */
    signedUpId: integer('signed_up_id').references(() => users.id, { onDelete: 'set null' }),
    teamId: integer('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    /** The secret of the mailed link, and the code to type instead. */
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was accepted, declined or withdrawn; null while it can be used. */
    endedAt: moment('ended_at'),
    end: text({ enum: invitationEnds }),
  },
  (t) => [
    uniqueIndex('invitations_open')
      .on(
        t.inviterId,
        sql`coalesce(${t.teamId}, 0)`,
        sql`coalesce(${t.email}, ${t.personId}::text)`,
      )
      .where(sql`${t.endedAt} is null`),
    index('invitations_inviter').on(t.inviterId),
    index('invitations_team').on(t.teamId),
    index('invitations_person').on(t.personId),
    index('invitations_signed_up').on(t.signedUpId),
    index('invitations_email').on(t.email),
    index('invitations_expires').on(t.expiresAt),
    check('invitations_to', sql`${t.email} is not null or ${t.personId} is not null`),
    platformPolicy(),
    ownPolicy(sql`${t.inviterId} = ${currentPerson}`),
  ],
)
