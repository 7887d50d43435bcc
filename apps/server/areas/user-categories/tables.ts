import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, listed, searched } from '../../db/columns.ts'
import { currentInstitution, currentPerson, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'

/** A segment of people, such as a cohort, of one institution or of the installation (method D36). */
export const userCategories = pgTable(
  'user_categories',
  {
    id: id(),
    name: text().notNull(),
    /** Null for a category of the whole installation. */
    organizationId: integer('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...listed(),
    searched: searched(sql`name`),
  },
  (t) => [
    uniqueIndex('user_categories_name')
      .on(sql`coalesce(${t.organizationId}, 0)`, sql`lower(${t.name})`)
      .where(sql`${t.removed} = 0`),
    index('user_categories_created_by').on(t.createdBy),
    platformPolicy(),
    ownPolicy(sql`${t.organizationId} = ${currentInstitution}`),
  ],
)

export const userCategoryPeople = pgTable(
  'user_category_people',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => userCategories.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.userId] }),
    index('user_category_people_user').on(t.userId),
    platformPolicy(),
    ownPolicy(
      sql`(${t.userId} = ${currentPerson} or exists (select from user_categories c where c.id = ${t.categoryId}))`,
    ),
  ],
)
