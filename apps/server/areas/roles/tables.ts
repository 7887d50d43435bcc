import type { Permission, Scope } from '@quartet/domain/permissions.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { appRole, platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** `key` is set only on the seeded roles (method D29). */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    key: text().unique(),
    name: text().notNull(),
    /** Since when whoever has the role must use a second factor; null while they need not. */
    factorSince: moment('factor_since'),
    editedAt: moment('edited_at'),
  },
  (t) => [
    uniqueIndex('roles_name').on(sql`lower(${t.name})`),
    platformPolicy(),
    pgPolicy('read', { for: 'select', to: appRole, using: sql`true` }),
  ],
)

/** A permission allows an action within a scope; it never makes rows visible by itself. */
export const roleGrants = pgTable(
  'role_grants',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text().$type<Permission>().notNull(),
    scope: text().$type<Scope>().notNull(),
    readOnly: boolean('read_only').notNull().default(false),
    fromAge: smallint('from_age').$type<13 | 16>(),
  },
  (t) => [
    primaryKey({ columns: [t.roleId, t.permission] }),
    platformPolicy(),
    pgPolicy('read', { for: 'select', to: appRole, using: sql`true` }),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    grantedAt: moment('granted_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.roleId] }),
    index('user_roles_role').on(t.roleId, t.userId),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** Granted or denied to one person in addition to roles (method D30). */
export const userPermissions = pgTable(
  'user_permissions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permission: text().$type<Permission>().notNull(),
    granted: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.permission] }),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)
