import type { SheetImport } from '@quartet/contract/resource.ts'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { appRole, ownPolicy, platformPolicy, userPolicy } from '../../db/policies.ts'
import type { MarkedRows } from '../../sheets/marked-sheet.ts'
import { users } from '../users/tables.ts'

/** An uploaded sheet: while it is `checked` the changes that it would make, later its outcome. */
export const sheetImports = pgTable(
  'sheet_imports',
  {
    id: id(),
    sheet: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    state: text({
      enum: ['checked', 'running', 'done', 'failed', 'cancelled', 'undone'],
    }).notNull(),
    rows: integer().notNull(),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    progress: real().notNull().default(0),
    errors: jsonb().$type<SheetImport['errors']>().notNull().default([]),
    errorCount: integer('error_count').notNull().default(0),
    /** The rows of the errors that were found in the sheet. */
    marked: jsonb().$type<MarkedRows>(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('sheet_imports_newest').on(t.sheet, t.id),
    index('sheet_imports_user').on(t.userId),
    platformPolicy(),
    userPolicy(t.userId),
    pgPolicy('newest', { for: 'select', to: appRole, using: sql`${t.state} = 'done'` }),
  ],
)

/**
 * The rows of a checked sheet. `before` is what undo restores: the row as it was, null for a new
 * row.
 */
export const sheetImportRows = pgTable(
  'sheet_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => sheetImports.id, { onDelete: 'cascade' }),
    /** The row number in the spreadsheet. */
    row: integer().notNull(),
    /** The row of the table; null for a new row until it is added. */
    targetId: integer('target_id'),
    draft: jsonb().$type<Record<string, unknown>>().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    platformPolicy(),
    ownPolicy(
      sql`exists (select from sheet_imports i join users u on u.id = i.user_id where i.id = ${t.importId})`,
    ),
  ],
)
