import type { CoachingClient, Facilitator } from '@quartet/contract/areas/coaching.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { consents } from '../privacy/tables.ts'
import { roles, userRoles } from '../roles/tables.ts'
import { searchPeople } from '../users/queries.ts'
import { fullName, users } from '../users/tables.ts'
import { clientFacilitators } from './tables.ts'

const longestPick = 25

/** Whether the person of the row may be assigned to coaching clients. */
const isFacilitator = sql`exists (select from ${userRoles} r join ${roles} k on k.id = r.role_id
  where r.user_id = users.id and k.key = 'facilitator')`
const isInUse = sql`(users.removed = 0 and users.awaiting_consent_since is null and users.erase_from is null)`

/** Whether the person of the row is a coaching client of the caller. */
export const isClientOf = (facilitatorId: number) =>
  sql<boolean>`(users.type = 'coaching' and exists (select from ${clientFacilitators} f
    where f.client_id = users.id and f.facilitator_id = ${facilitatorId})
  and exists (select from ${userRoles} r join ${roles} k on k.id = r.role_id
    where r.user_id = ${facilitatorId} and k.key = 'facilitator'))`

/** Whether the person of the row shares scores and profile with those who guide them. */
export const sharesWithFacilitators = sql<boolean>`exists (select from ${consents} c
  where c.user_id = users.id and c.purpose = 'facilitator_scores' and c.withdrawn_at is null)`

/** The facilitators of a coaching client, by name. */
export const listFacilitators = (db: Reader, clientId: number): Promise<Facilitator[]> =>
  db
    .select({ id: users.id, name: sql<string>`${fullName}` })
    .from(clientFacilitators)
    .innerJoin(users, eq(users.id, clientFacilitators.facilitatorId))
    .where(sql`${clientFacilitators.clientId} = ${clientId} and users.removed = 0`)
    .orderBy(asc(users.sorted), asc(users.id))

/** A page of the coaching clients of a facilitator, by name. */
export async function listClients(
  db: Reader,
  facilitatorId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: CoachingClient[]; count: number }> {
  const isMine = sql`${isClientOf(facilitatorId)} and ${isInUse}`
  const list = await db
    .select({ id: users.id, name: sql<string>`${fullName}`, shares: sharesWithFacilitators })
    .from(users)
    .where(isMine)
    .orderBy(asc(users.sorted), asc(users.id))
    .offset(offset)
    .limit(limit + 1)
  return { list, count: await db.$count(users, isMine) }
}

/** Facilitators to choose from, by name. */
export const pickFacilitators = (db: Reader, searchText: string | undefined) =>
  searchPeople(
    db,
    sql`exists (select from ${userRoles} r join ${roles} k on k.id = r.role_id where r.user_id = users.id and k.key = 'facilitator')`,
    { but: 0, searchText, limit: longestPick - 1 },
  )

/** Which of these people may be assigned, locked so that they are not erased meanwhile. */
export const findFacilitators = (db: Reader, ids: readonly number[]) =>
  db
    .select({ id: users.id, name: sql<string>`${fullName}` })
    .from(users)
    .where(sql`users.id = any(${sql.param([...ids])}::int[]) and ${isFacilitator} and ${isInUse}`)
    .orderBy(asc(users.id))
    .for('key share')
