import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, listed, searched } from '../../db/columns.ts'
import { ownPolicy, platformPolicy, userPolicy } from '../../db/policies.ts'
import { languageId } from '../languages/tables.ts'
import { users } from '../users/tables.ts'

/**
 * Statements to tick. `groupKey` ties the language versions of one catalogue statement; `userId`
 * marks an own statement.
 */
export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    pattern: text().$type<Pattern>().notNull(),
    type: text().$type<Band | 'Sequence'>().notNull(),
    title: text().notNull(),
    ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>().notNull(),
    languageId: languageId(),
    groupKey: text('group_key'),
    order: smallint().notNull().default(0),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    ...listed(),
    searched: searched(sql`"title"`),
  },
  (t) => [
    unique('attributes_version').on(t.groupKey, t.languageId),
    index('attributes_catalogue').on(t.ageGroupId, t.languageId),
    index('attributes_user').on(t.userId),
    index('attributes_searched').using('gin', t.searched.op('gin_trgm_ops')),
    platformPolicy(),
    ownPolicy(sql`${t.userId} is null or exists (select from users where users.id = ${t.userId})`),
  ],
)

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
      .references(() => attributes.id, { onDelete: 'cascade' }),
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
