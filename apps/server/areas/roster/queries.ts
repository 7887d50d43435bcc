import type {
  RosterChange,
  RosterChangesQuery,
  RosterImport,
} from '@quartet/contract/areas/roster.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { joinCell } from '@quartet/domain/list-cell.ts'
import { rosterColumns, rosterUndoDays } from '@quartet/domain/roster.ts'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { grantOf } from '../../security/caller.ts'
import { findOrganizationInScope } from '../institutions/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { languages } from '../languages/tables.ts'
import { users } from '../users/tables.ts'
import { type RosterValues, rosterImportRows, rosterImports } from './tables.ts'

export type StoredRoster = typeof rosterImports.$inferSelect
export type StoredRow = typeof rosterImportRows.$inferSelect

/** The institution that a caller imports into: the given one, or that of the caller. */
export function findImporting(db: Reader, caller: Caller, organizationId: number | undefined) {
  const isEverywhere = grantOf(caller, 'admin_users')?.scope === 'all'
  const id = organizationId ?? (isEverywhere ? undefined : caller.organizationId)
  return id
    ? findOrganizationInScope(db, caller, id, ['access_users', 'admin_users'])
    : Promise.resolve(undefined)
}

export async function findRoster(db: Reader, id: number): Promise<StoredRoster | undefined> {
  const [stored] = await db.select().from(rosterImports).where(eq(rosterImports.id, id))
  return stored
}

/** An import of an institution in the caller's scope; undefined for every other one. */
export async function findRosterInScope(db: Reader, caller: Caller, id: number) {
  const stored = await findRoster(db, id)
  const isInScope = stored && (await findImporting(db, caller, stored.organizationId))
  return isInScope ? stored : undefined
}

/** The newest import of an institution that was applied and is not undone yet. */
export async function newestRoster(db: Reader, organizationId: number) {
  const [newest] = await db
    .select()
    .from(rosterImports)
    .where(
      and(
        eq(rosterImports.organizationId, organizationId),
        inArray(rosterImports.state, ['done', 'undoing']),
      ),
    )
    .orderBy(desc(rosterImports.doneAt), desc(rosterImports.id))
    .limit(1)
  return newest
}

/** Until when an import can be undone: only the newest of its institution; null for others. */
export async function undoEndOf(db: Reader, stored: StoredRoster, now: Date) {
  if (stored.state !== 'done' || stored.doneAt === null) return null
  const until = addDays(stored.doneAt, rosterUndoDays)
  const isNewest = (await newestRoster(db, stored.organizationId))?.id === stored.id
  return isNewest && until > now ? until : null
}

const viewColumns = {
  stored: rosterImports,
  organizationName: organizations.name,
  by: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
  notes: sql<number>`(select count(*)::int from roster_import_rows r where r.import_id = ${rosterImports.id} and r.note is not null)`,
}

const selectViews = (db: Reader) =>
  db
    .select(viewColumns)
    .from(rosterImports)
    .innerJoin(organizations, eq(organizations.id, rosterImports.organizationId))
    .leftJoin(users, eq(users.id, rosterImports.userId))
type ViewRow = Awaited<ReturnType<typeof selectViews>>[number]

/** The imports of an institution, newest first. */
export async function listRosters(db: Reader, organizationId: number, now: Date) {
  const rows = await selectViews(db)
    .where(eq(rosterImports.organizationId, organizationId))
    .orderBy(desc(rosterImports.id))
    .limit(longestHistory)
  return Promise.all(rows.map((row) => toView(db, row, now)))
}
const longestHistory = 50

export async function showRoster(db: Reader, id: number, now: Date): Promise<RosterImport> {
  const [row] = await selectViews(db).where(eq(rosterImports.id, id))
  if (!row) throw new Error(`the roster ${id} is gone`)
  return toView(db, row, now)
}

async function toView(db: Reader, { stored, organizationName, by, notes }: ViewRow, now: Date) {
  const { id, fileName, format, whole, state, rows, added, changed, leaving } = stored
  const { unchanged, ignored, progress, errors, doneAt } = stored
  return {
    ...{ id, organization_id: stored.organizationId, organization_name: organizationName },
    ...{ file_name: fileName, format, whole, state, rows, added, changed, leaving },
    ...{ unchanged, ignored, progress, errors, error_count: stored.errorCount, notes, by },
    marked: stored.marked !== null,
    ...{ school_consents: stored.schoolConsents, places_missing: stored.placesMissing },
    undo_until: (await undoEndOf(db, stored, now))?.toISOString() ?? null,
    created_at: stored.createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  }
}

/** A page of what an import changes, and the number of all its changes. */
export async function listRosterChanges(
  db: Reader,
  importId: number,
  { kind, noted, offset, limit }: RosterChangesQuery,
) {
  const matching = and(
    eq(rosterImportRows.importId, importId),
    kind && eq(rosterImportRows.kind, kind),
    noted && isNotNull(rosterImportRows.note),
  )
  const rows = await db
    .select({
      stored: rosterImportRows,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(rosterImportRows)
    .leftJoin(users, eq(users.id, rosterImportRows.targetId))
    .where(matching)
    .orderBy(sql`${rosterImportRows.row} < 0`, sql`abs(${rosterImportRows.row})`)
    .limit(limit)
    .offset(offset)
  const locales = await readLocales(db)
  return {
    changes: rows.map((row) => toChange(row, locales)),
    count: await db.$count(rosterImportRows, matching),
  }
}

async function readLocales(db: Reader) {
  const rows = await db
    .select({ id: languages.id, locale: languages.locale })
    .from(languages)
    .orderBy(asc(languages.id))
  return new Map(rows.map(({ id, locale }) => [id, locale]))
}

type ChangeRow = { stored: StoredRow; firstName: string | null; lastName: string | null }

function toChange(
  { stored, firstName, lastName }: ChangeRow,
  locales: ReadonlyMap<number, string>,
): RosterChange {
  const { row, targetId, kind, note, draft, before } = stored
  const name = [
    draft.first_name ?? before.first_name ?? firstName,
    draft.last_name ?? before.last_name ?? lastName,
  ]
    .join(' ')
    .trim()
  const cellOf = (column: string, values: RosterValues) => {
    if (column === 'language') return locales.get(values.language_id ?? 0) ?? ''
    const value = values[column as keyof RosterValues] ?? ''
    return Array.isArray(value) ? joinCell(value) : String(value)
  }
  const columns = kind === 'leaving' ? [] : rosterColumns
  const cells = columns.map((column) => ({
    ...{ column, before: kind === 'added' ? null : cellOf(column, before) },
    after: cellOf(column, draft),
  }))
  return {
    ...{ row: row > 0 ? row : null, id: targetId, kind, note, name },
    cells: cells.filter((cell) => (cell.before ?? '') !== cell.after),
  }
}
