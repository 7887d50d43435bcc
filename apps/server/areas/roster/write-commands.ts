import { placesMissing } from '@quartet/domain/roster.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { maxErrors } from '../../sheets/plan-parts.ts'
import { hasFullClass, setClasses } from '../groups/class-commands.ts'
import { lockOrganization, type Organization } from '../institutions/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { endMembership } from '../memberships/leave-commands.ts'
import { lockAppointments } from '../roles/institution-commands.ts'
import { freeNumbers } from '../users/member-commands.ts'
import { seatsTaken } from '../users/queries.ts'
import { findActor } from './actor-queries.ts'
import { addMembers } from './add-commands.ts'
import { changeValues, lockUnchanged } from './change-commands.ts'
import { changeRoster, readAddition } from './commands.ts'
import { lockInOrder } from './people-queries.ts'
import type { StoredRoster, StoredRow } from './queries.ts'
import { recheck } from './recheck-queries.ts'
import { Stopped, stoppedBy } from './stop-commands.ts'
import { rosterImportRows } from './tables.ts'

/** People written by one statement. */
const batch = 500

/**
 * Writes a roster, all or nothing: who leaves, who changes, who is new. The second of two runs finds
 * it done; one that was cancelled in the meantime is rolled back.
 */
export async function writeRoster(context: CommandContext, stored: StoredRoster) {
  const { db, now } = context
  const { id } = stored
  try {
    await db.transaction(async (tx) => {
      const organization = await lockOrganization(tx, stored.organizationId)
      const caller = await findActor(tx, stored.userId, now)
      if (!caller) throw stoppedBy('roster_importer')
      await writeRows(tx, { ...context, caller }, organization, stored)
      const done = { state: 'done', progress: 1, doneAt: now } as const
      if (!(await changeRoster(tx, id, ['running'], done))) throw new Stopped([])
    })
  } catch (error) {
    const errors = errorsOf(error)
    const state = { state: 'failed', progress: 0, errorCount: errors.length } as const
    await changeRoster(db, id, ['running'], { ...state, errors: errors.slice(0, maxErrors) })
  }
}

/** What stopped the roster; a number or address that was just taken by somebody else as well. */
function errorsOf(error: unknown) {
  if (error instanceof Stopped) return error.errors
  if (sqlState(error) === '23505') return stoppedBy('roster_taken').errors
  throw error
}

async function writeRows(
  tx: Transaction,
  context: CallerContext,
  organization: Organization,
  stored: StoredRoster,
) {
  const { id, organizationId } = stored
  const rows = await tx
    .select()
    .from(rosterImportRows)
    .where(eq(rosterImportRows.importId, id))
    .orderBy(asc(rosterImportRows.targetId), asc(rosterImportRows.row))
  const { added = [], changed = [], leaving = [] } = Object.groupBy(rows, ({ kind }) => kind)
  await recheck(tx, { ...context, organization }, added)
  await lockAppointments(tx, organizationId)
  await lockInOrder(
    tx,
    rows.flatMap(({ targetId }) => targetId ?? []),
  )
  const report = reporter(context.db, id, rows.length)
  const taken = await seatsTaken(tx, organizationId)
  const places = { taken, added: added.length, leaving: leaving.length }
  const missing = placesMissing({ ...places, seats: organization.seats })
  if (missing > 0) throw stoppedBy('places_missing', { of: missing })
  await letLeave(tx, context, leaving, report)
  await change(tx, { ...stored, now: context.now }, changed, report)
  await add(tx, context, { stored, rows: added }, report)
  if (await hasFullClass(tx, organizationId)) throw stoppedBy('group_full', { column: 'classes' })
  await writeLog(tx, context.now, {
    ...{ action: 'import', entity: 'roster_imports', entityId: id, actorId: context.caller.id },
    count: rows.length,
    newValue: { organization_id: organizationId, ...countsOf(stored) },
  })
}

const countsOf = ({ added, changed, leaving }: StoredRoster) => ({ added, changed, leaving })

type Report = (count: number) => Promise<void>

/** Stores the progress outside of the transaction; stops when the roster was cancelled. */
function reporter(db: Db, id: number, all: number): Report {
  let done = 0
  return async (count) => {
    done += count
    if (!(await changeRoster(db, id, ['running'], { progress: done / all }))) throw new Stopped([])
  }
}

async function letLeave(
  tx: Transaction,
  context: CallerContext,
  rows: readonly StoredRow[],
  report: Report,
) {
  for (const [at, { importId, row, targetId }] of rows.entries()) {
    const personId = targetId ?? 0
    await noteBefore(tx, importId, row)
    const leaving = { personId, resumesRenewal: false, guardianEmail: undefined }
    const left = await endMembership(tx, context, leaving)
    if (!left.ok)
      throw stoppedBy(left.error === 'organization_none' ? 'row_changed' : 'leaver_fixed', {
        row: Math.max(row, 0),
      })
    if (at % 50 === 49 || at === rows.length - 1) await report((at % 50) + 1)
  }
}

/** Stores what somebody who leaves is in the institution, for undoing it. */
const noteBefore = (tx: Transaction, importId: number, row: number) =>
  tx
    .update(rosterImportRows)
    .set({
      before: sql`(select jsonb_strip_nulls(jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name, 'member_number', u.member_number,
        'role', case when u.type = 'student' then 'student' when exists (select from user_roles r join roles k on k.id = r.role_id
          where r.user_id = u.id and k.key = 'facilitator') then 'facilitator' else 'member' end,
        'classes', (select coalesce(jsonb_agg(distinct g.name), '[]') from groups g where g.organization_id = u.organization_id and g.removed = 0 and g.from_roster
          and (exists (select from group_members m where m.group_id = g.id and m.user_id = u.id)
            or exists (select from group_facilitators f where f.group_id = g.id and f.user_id = u.id)))))
        from users u where u.id = roster_import_rows.target_id)`,
    })
    .where(and(eq(rosterImportRows.importId, importId), eq(rosterImportRows.row, row)))

type Place = { organizationId: number; now: Date }

async function change(tx: Transaction, place: Place, rows: readonly StoredRow[], report: Report) {
  const members = await lockUnchanged(tx, place.organizationId, rows)
  const renumbered = rows.filter(({ draft }) => 'member_number' in draft)
  await freeNumbers(
    tx,
    renumbered.flatMap(({ targetId }) => targetId ?? []),
  )
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch)
    const changes = some.map(({ targetId, draft }) => ({ id: targetId ?? 0, values: draft }))
    await changeValues(tx, changes)
    await setClasses(
      tx,
      place,
      changes.flatMap(({ id, values: { classes } }) =>
        classes
          ? [{ userId: id, classes, isFacilitator: members.get(id)?.isFacilitator ?? false }]
          : [],
      ),
    )
    await report(some.length)
  }
}

type Added = { stored: StoredRoster; rows: readonly StoredRow[] }

async function add(
  tx: Transaction,
  context: CallerContext,
  { stored, rows }: Added,
  report: Report,
) {
  const { caller, now } = context
  const { organizationId } = stored
  const words = stored.shown ? await readAddition(tx, stored.shown.language_id) : undefined
  if (words && words.digest !== stored.shown?.digest) throw stoppedBy('consent_text_changed')
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch)
    const people = await addMembers(tx, { organizationId, caller, now, words }, some)
    const places = people.map(({ id, row: { draft } }) => ({
      ...{ userId: id, isFacilitator: draft.role === 'facilitator', classes: draft.classes ?? [] },
    }))
    await setClasses(
      tx,
      { organizationId, now },
      places.filter(({ classes }) => classes.length > 0),
    )
    await report(some.length)
  }
}
