import { addDays } from '@quartet/domain/dates.ts'
import { rosterCheckDays, rosterUndoDays } from '@quartet/domain/roster.ts'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Db, isAway, type Reader } from '../../db/db.ts'
import { eachSeparately } from '../../queue/separately.ts'
import type { Services } from '../../services.ts'
import { inviteAnew } from '../users/admin-commands.ts'
import { lockUser } from '../users/queries.ts'
import { findRoster } from './queries.ts'
import { rosterImportRows, rosterImports } from './tables.ts'
import { revertRoster } from './undo-commands.ts'
import { writeRoster } from './write-commands.ts'

/** Writes or undoes a roster. A retry finds it over, or still to be done. */
export async function runRoster(services: Services, id: number) {
  const context = { ...services, now: services.clock() }
  const stored = await findRoster(services.db, id)
  if (stored?.state === 'running') await writeRoster(context, stored)
  if (stored?.state === 'undoing') await revertRoster(context, stored)
}

/** Invitations of rosters mailed in a minute, so that a school does not fill the queue. */
const invitationsPerMinute = 200

/** Mails people whom rosters added the link to choose a password, the oldest first. */
export async function mailRosterInvitations(services: Services) {
  const { db, limits, log } = services
  const mail = async (row: Invitation) => {
    if ((await limits.spent(['peopleMailOverall', 'all'])) > 0) return
    if (await inviteOnce(services, row)) await limits.take('peopleMailOverall', 'all')
  }
  await eachSeparately(
    { log, job: 'mailRosterInvitations' },
    await listInvitations(db),
    ({ importId, row }) => `row ${row} of import ${importId}`,
    mail,
  )
}

const listInvitations = (db: Db) =>
  db
    .select({
      importId: rosterImportRows.importId,
      row: rosterImportRows.row,
      organizationId: rosterImports.organizationId,
    })
    .from(rosterImportRows)
    .innerJoin(rosterImports, eq(rosterImports.id, rosterImportRows.importId))
    .where(
      and(eq(rosterImportRows.invites, true), inArray(rosterImports.state, ['done', 'undone'])),
    )
    .orderBy(asc(rosterImportRows.importId), asc(rosterImportRows.row))
    .limit(invitationsPerMinute)
type Invitation = Awaited<ReturnType<typeof listInvitations>>[number]

/**
 * Mails one person. What failed for good would fail again each minute: the person stays without an
 * invitation, as the list of members shows.
 */
async function inviteOnce(services: Services, invitation: Invitation) {
  try {
    return await invite(services, invitation)
  } catch (error) {
    if (!isAway(error)) await takeInvitation(services.db, invitation)
    throw error
  }
}

/** Marks an invitation as dealt with; undefined when it is already. */
async function takeInvitation(db: Reader, { importId, row }: Invitation) {
  const [taken] = await db
    .update(rosterImportRows)
    .set({ invites: false })
    .where(
      and(
        eq(rosterImportRows.importId, importId),
        eq(rosterImportRows.row, row),
        eq(rosterImportRows.invites, true),
      ),
    )
    .returning({ targetId: rosterImportRows.targetId })
  return taken
}

/** Mails one person, if they still belong to the institution; returns whether a mail went out. */
const invite = ({ db, queue, publicUrl, clock }: Services, invitation: Invitation) =>
  db.transaction(async (tx) => {
    const row = await takeInvitation(tx, invitation)
    const account = row?.targetId && (await lockUser(tx, row.targetId))
    if (!account || account.organizationId !== invitation.organizationId) return false
    return inviteAnew(tx, { queue, publicUrl, now: clock() }, account.id)
  })

/** Days for which the history names an import, without the people. */
const historyDays = 365

/** Deletes rosters that were not applied, the rows of those that cannot be undone, and old ones. */
export async function forgetRosters({ db, now }: { db: Db; now: Date }) {
  // one that still runs after days has lost its job
  const open = inArray(rosterImports.state, ['checked', 'running', 'failed', 'cancelled'])
  await db
    .delete(rosterImports)
    .where(and(open, lt(rosterImports.createdAt, addDays(now, -rosterCheckDays))))
  await db.delete(rosterImports).where(lt(rosterImports.createdAt, addDays(now, -historyDays)))
  const late = db
    .select({ id: rosterImports.id })
    .from(rosterImports)
    .where(lt(rosterImports.doneAt, addDays(now, -rosterUndoDays)))
  await db.delete(rosterImportRows).where(inArray(rosterImportRows.importId, late))
  await db
    .update(rosterImports)
    .set({ errors: sql`'[]'`, marked: null })
    .where(lt(rosterImports.doneAt, addDays(now, -rosterUndoDays)))
}
