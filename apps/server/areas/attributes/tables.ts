import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { searched } from '../../db/columns.ts'
import { ownPolicy, platformPolicy, userPolicy } from '../../db/policies.ts'
import {
  groupColumns,
  languageId,
  versionColumns,
  versionsWithGroups,
  viewColumns,
} from '../languages/tables.ts'
import { users } from '../users/tables.ts'

const texts = () => ({ title: text().notNull(), searched: searched(sql`"title"`) })
const shared = () => ({
  pattern: text().$type<Pattern>().notNull(),
  type: text().$type<Band | 'Sequence'>().notNull(),
  ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>().notNull(),
})

/** Statements to tick; `userId` marks an own statement, which has one version. */
export const attributeGroups = pgTable(
  'attribute_groups',
  {
    ...groupColumns(),
    ...shared(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('attribute_groups_age').on(t.ageGroupId),
    index('attribute_groups_user').on(t.userId),
    platformPolicy(),
    ownPolicy(sql`${t.userId} is null or exists (select from users where users.id = ${t.userId})`),
  ],
)

export const attributeVersions = pgTable(
  'attribute_versions',
  {
    ...versionColumns(() => attributeGroups.key),
    ...texts(),
  },
  (t) => [
    unique('attribute_versions_language').on(t.groupKey, t.languageId),
    index('attribute_versions_searched').using('gin', t.searched.op('gin_trgm_ops')),
    platformPolicy(),
    ownPolicy(
      sql`exists (select from attribute_groups where attribute_groups.key = ${t.groupKey})`,
    ),
  ],
)

export const attributeTables = { versions: attributeVersions, groups: attributeGroups }

/** Statements in each language. */
export const attributes = pgView('attributes', {
  ...viewColumns(),
  ...shared(),
  ...texts(),
  userId: integer('user_id'),
})
  .with({ securityInvoker: true })
  .as(versionsWithGroups(attributeVersions, attributeGroups))

/**
 * The version of the catalogue of an age group in a language. A trigger increments it with every
 * change, so that caches can detect stale copies.
 */
export const attributeCatalogues = pgTable(
  'attribute_catalogues',
  {
    ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>().notNull(),
    languageId: languageId(),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.ageGroupId, t.languageId] })],
)

/**
 * The person's ticks. An order note without a row is ticked by the rank of its pattern (method
 * D14).
 */
export const selectedAttributes = pgTable(
  'selected_attributes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributeVersions.id, { onDelete: 'cascade' }),
    /** False for an order note that its rank would tick and that the person unticked. */
    ticked: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.attributeId] }),
    index('selected_attributes_attribute').on(t.attributeId),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)
