import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched } from '../../db/columns.ts'
import { currentInstitution, currentPerson, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'

/** A named list of people of one institution, such as a class, and who looks after it (method D32). */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    name: text().notNull(),
    /** Null after the owner was erased: the facilitators and administrators still have it. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for a group of an administrator of the whole installation. */
    organizationId: integer('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    /** A class from a roster: its next import takes out who is in another class. */
    fromRoster: boolean('from_roster').notNull().default(false),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    searched: searched(sql`name`),
  },
  (t) => [
    index('groups_owner').on(t.ownerId, t.removed),
    index('groups_organization').on(t.organizationId, t.removed),
    platformPolicy(),
    ownPolicy(
      sql`case when ${t.organizationId} is null then ${t.ownerId} = ${currentPerson} else ${t.organizationId} = ${currentInstitution} end`,
    ),
  ],
)

const ofGroup = sql`exists (select from groups where groups.id = group_id)`
const membership = () => ({
  groupId: integer('group_id')
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' }),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

export const groupMembers = pgTable('group_members', membership(), (t) => [
  primaryKey({ columns: [t.groupId, t.userId] }),
  index('group_members_user').on(t.userId),
  platformPolicy(),
  ownPolicy(ofGroup),
])

/** Facilitators to whom the group is assigned, besides its owner. */
export const groupFacilitators = pgTable('group_facilitators', membership(), (t) => [
  primaryKey({ columns: [t.groupId, t.userId] }),
  index('group_facilitators_user').on(t.userId),
  platformPolicy(),
  ownPolicy(ofGroup),
])
