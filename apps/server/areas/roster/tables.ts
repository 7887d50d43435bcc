import type { SheetImport } from '@quartet/contract/resource.ts'
import { rosterKinds, rosterNotes, rosterStates } from '@quartet/domain/roster.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { currentInstitution, ownPolicy, platformPolicy } from '../../db/policies.ts'
import type { MarkedRows } from '../../sheets/marked-sheet.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'

/** An uploaded roster: while it is `checked` what it would change, later its outcome. */
export const rosterImports = pgTable(
  'roster_imports',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Who imported it; null after their erasure. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    format: text({ enum: ['sheet', 'oneroster'] }).notNull(),
    whole: boolean().notNull(),
    state: text({ enum: rosterStates }).notNull(),
    rows: integer().notNull(),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    leaving: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    ignored: integer().notNull().default(0),
    schoolConsents: integer('school_consents').notNull().default(0),
    placesMissing: integer('places_missing').notNull().default(0),
    progress: real().notNull().default(0),
    errors: jsonb().$type<SheetImport['errors']>().notNull().default([]),
    errorCount: integer('error_count').notNull().default(0),
    /** The rows of the errors that were found in the file. */
    marked: jsonb().$type<MarkedRows>(),
    /** The consent texts that were shown when it was applied. */
    shown: jsonb().$type<{ digest: string; language_id: number }>(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('roster_imports_organization').on(t.organizationId, t.id),
    index('roster_imports_user').on(t.userId),
    platformPolicy(),
    ownPolicy(sql`${t.organizationId} = ${currentInstitution}`),
  ],
)

/** A person as an import writes and undoes them. */
export type RosterValues = {
  first_name?: string
  last_name?: string
  email?: string | null
  member_number?: string | null
  role?: 'student' | 'member' | 'facilitator'
  classes?: string[]
  age_group_id?: 1 | 2 | 3
  turns_18_in?: number | null
  country?: string | null
  language_id?: number
  consent_by?: 'self' | 'school'
}

/** What a roster does with one person. */
export const rosterImportRows = pgTable(
  'roster_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => rosterImports.id, { onDelete: 'cascade' }),
    /** The row number in the file; negative for people who are not in it. */
    row: integer().notNull(),
    kind: text({ enum: rosterKinds }).notNull(),
    /** Null for a new person until they are added. Their rows go with them. */
    targetId: integer('target_id').references(() => users.id, { onDelete: 'cascade' }),
    draft: jsonb().$type<RosterValues>().notNull(),
    /** The same values as they were; empty for a new person. */
    before: jsonb().$type<RosterValues>().notNull().default({}),
    note: text({ enum: rosterNotes }),
    /** Whether the link to choose a password still has to be mailed. */
    invites: boolean().notNull().default(false),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('roster_import_rows_target').on(t.targetId),
    index('roster_import_rows_invites').on(t.importId, t.row).where(sql`${t.invites}`),
    platformPolicy(),
    ownPolicy(sql`exists (select from roster_imports where roster_imports.id = ${t.importId})`),
  ],
)
