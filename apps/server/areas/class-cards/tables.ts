import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { ownPolicy, platformPolicy } from '../../db/policies.ts'
import { groupMembers, groups } from '../groups/tables.ts'
import { users } from '../users/tables.ts'

const ofGroup = sql`exists (select from groups where groups.id = group_id)`

/** Groups for which class cards are turned on. */
export const classSignIns = pgTable(
  'class_sign_ins',
  {
    groupId: integer('group_id')
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    createdAt: createdAt(),
  },
  () => [platformPolicy(), ownPolicy(ofGroup)],
)

/**
 * Cards with which children sign in. They end with the membership in the group and with class cards
 * of the group, and the sessions that they opened end with them.
 */
export const classCards = pgTable(
  'class_cards',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => classSignIns.groupId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it is printed, and as it is compared with what a child types. */
    name: text().notNull(),
    plainName: text('plain_name').notNull(),
    pinHash: text('pin_hash').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    /** A day is enough to see whether a card is used. */
    lastUsedOn: date('last_used_on'),
    /** Set after too many wrong PINs in a day. */
    lockedAt: moment('locked_at'),
  },
  (t) => [
    unique('class_cards_person').on(t.userId, t.groupId),
    unique('class_cards_name').on(t.groupId, t.plainName),
    foreignKey({
      name: 'class_cards_membership',
      columns: [t.groupId, t.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
    platformPolicy(),
    ownPolicy(ofGroup),
  ],
)
