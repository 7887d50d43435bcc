import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { findContactIds, isAdult } from '../contacts/queries.ts'
import { findPickable } from '../groups/pick-queries.ts'
import { users } from '../users/tables.ts'

/**
 * Those of these people whom the caller may add to a team: people of the own institution, and
 * contacts.
 */
export async function findAddable(
  db: Reader,
  viewer: { caller: Caller; now: Date },
  ids: readonly number[],
) {
  const colleagues = await findPickable(db, viewer, ids)
  const contacts = await findContactIds(db, viewer, ids)
  return { colleagues, contacts: contacts.filter((id) => !colleagues.includes(id)) }
}

/** Whether one of these addresses is the person's own. */
export async function hasAddress(db: Reader, userId: number, emails: readonly string[]) {
  const isOwn = and(eq(users.id, userId), inArray(sql`lower(${users.email})`, [...emails]))
  return (await db.$count(users, isOwn)) > 0
}

/** What decides whether these people may be in one team. */
export const listForTeam = (db: Reader, ids: readonly number[], now: Date) =>
  db
    .select({ organizationId: users.organizationId, isAdult: sql<boolean>`${isAdult(now)}` })
    .from(users)
    .where(inArray(users.id, [...ids]))
