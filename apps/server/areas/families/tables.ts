import { familyStages } from '@quartet/domain/families.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched, sortKey } from '../../db/columns.ts'
import { currentPerson, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/**
 * A family (method D26, D35). Its administrator, who pays, is not among its members.
 */
export const families = pgTable(
  'families',
  {
    id: id(),
    name: text().notNull(),
    code: text().notNull().unique(),
    adminId: integer('admin_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Until when its plan covers the members; null without an end. The database copies it from the
     * subscription of the administrator.
     */
    planEndsAt: moment('plan_ends_at'),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    searched: searched(sql`name`),
    sorted: sortKey(sql`"name"`),
  },
  (t) => [
    index('families_by_name').on(t.sorted, t.id),
    platformPolicy(),
    ownPolicy(
      sql`${t.adminId} = ${currentPerson} or exists (select from family_members m where m.family_id = ${t.id})`,
    ),
  ],
)

/** The family of a person: the present one, or the last one, whose cover ended when they left. */
export const familyMembers = pgTable(
  'family_members',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null after the family was erased. */
    familyId: integer('family_id').references(() => families.id, { onDelete: 'set null' }),
    joinedAt: moment('joined_at').notNull(),
    /** Null while the person is a member. */
    leftAt: moment('left_at'),
    /** Whether an adult shows scores and statements, or a teenager the texts of tasks. */
    shares: boolean().notNull().default(false),
    /** With which somebody without an address signs in; in lower case. */
    loginName: text('login_name').unique(),
    /** The stage of which the person and the administrator were last notified (method D35). */
    noticedStage: text('noticed_stage', { enum: familyStages }).notNull(),
  },
  (t) => [
    index('family_members_family').on(t.familyId, t.leftAt),
    platformPolicy(),
    ownPolicy(sql`${t.userId} = ${currentPerson}`),
  ],
)
