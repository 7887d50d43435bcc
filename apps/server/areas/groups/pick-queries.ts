import type { GroupPickQuery, NamedPerson } from '@quartet/contract/areas/groups.ts'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { containsText } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { canAnswer, hasBlocked, isAdult } from '../contacts/queries.ts'
import { roleGrants, userPermissions, userRoles } from '../roles/tables.ts'
import { searchPeople } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { mayMakeGroups } from './access.ts'
import { findEditable } from './queries.ts'
import { groupFacilitators, groupMembers, groups } from './tables.ts'

const longestPick = 25

type PickOptions = { search_text?: string | undefined; now: Date }

/** Somebody of this institution, or of none. */
const isOfInstitution = (organizationId: number | null) =>
  sql`users.organization_id is not distinct from ${organizationId}::int`

/** Whether the roles of the person of the row let them look after groups. */
const mayLead = sql`(exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id
    where r.user_id = users.id and g.permission = 'access_users' and g.scope in ('groups', 'organization', 'all'))
  and not exists (select from ${userPermissions} p where p.user_id = users.id and p.permission = 'access_users' and not p.granted))`

/** People for a group that the caller may change, by name, without those who are in it. */
export async function pickForGroup(
  db: Reader,
  caller: Caller,
  { group_id, role, search_text }: GroupPickQuery & { group_id: number },
) {
  const group = await findEditable(db, caller, group_id)
  if (!group) return undefined
  const table = role === 'facilitator' ? groupFacilitators : groupMembers
  const isNew = sql`users.id not in (select user_id from ${table} where group_id = ${group.id})`
  const fits =
    role === 'facilitator'
      ? sql`${mayLead} and users.id is distinct from ${group.ownerId}`
      : sql`true`
  return search(db, sql`${isOfInstitution(group.organizationId)} and ${isNew} and ${fits}`, {
    but: role === 'member' ? caller.id : 0,
    searchText: search_text,
  })
}

/**
 * People of the caller's institution, by name: everybody for those who make groups; otherwise adults
 * for adults and the people of their groups for teenagers. Children find nobody (method D41).
 */
export function pickPeople(db: Reader, caller: Caller, { now, search_text }: PickOptions) {
  if (mayMakeGroups(caller))
    return search(db, isOfInstitution(caller.organizationId), {
      but: caller.id,
      searchText: search_text,
    })
  if (caller.ageGroupId === 1 || caller.organizationId === null) return []
  return findMembers(db, caller, { now, search_text })
}

async function search(
  db: Reader,
  condition: SQL,
  { but, searchText }: { but: number; searchText: string | undefined },
) {
  const people = await searchPeople(db, condition, { but, searchText, limit: longestPick - 1 })
  return namesOf(
    db,
    people.map(({ id }) => id),
  )
}

async function namesOf(db: Reader, ids: readonly number[]): Promise<NamedPerson[]> {
  const rows = await db
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.sorted, users.id)
  return rows
}

async function findMembers(db: Reader, caller: Caller, { now, search_text }: PickOptions) {
  const rows = await db
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(and(isColleague(caller, now), containsText(users.sorted, search_text)))
    .orderBy(users.sorted, users.id)
    .limit(longestPick)
  return rows
}

/** People whom somebody who makes no groups finds in their institution. */
const isColleague = (caller: Caller, now: Date) =>
  and(
    isOfInstitution(caller.organizationId),
    sql`users.id <> ${caller.id}`,
    canAnswer,
    caller.isAdult ? isAdult(now) : sharesGroupWith(caller),
    sql`not ${hasBlocked(caller.id)}`,
  )

/** Those of these people whom `pickPeople` may find. */
export async function findPickable(
  db: Reader,
  { caller, now }: { caller: Caller; now: Date },
  ids: readonly number[],
) {
  if (!mayMakeGroups(caller) && (caller.ageGroupId === 1 || caller.organizationId === null))
    return []
  const isPickable = mayMakeGroups(caller)
    ? sql`${isOfInstitution(caller.organizationId)} and users.removed = 0 and users.awaiting_consent_since is null and users.erase_from is null`
    : isColleague(caller, now)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), sql`users.id <> ${caller.id}`, isPickable))
  return rows.map(({ id }) => id)
}

const sharesGroupWith = (caller: Caller) => sql`users.id in (
  select other.user_id from ${groupMembers} own join ${groups} on groups.id = own.group_id join ${groupMembers} other on other.group_id = own.group_id
  where own.user_id = ${caller.id} and groups.removed = 0 and groups.organization_id = ${caller.organizationId})`

/** Whether all of these people belong to the institution, locked so that they stay in it. */
export async function areOfInstitution(
  tx: Transaction,
  {
    ids,
    organizationId,
    leads,
  }: { ids: readonly number[]; organizationId: number | null; leads: boolean },
) {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        isOfInstitution(organizationId),
        sql`users.removed = 0 and users.awaiting_consent_since is null`,
        leads ? mayLead : undefined,
      ),
    )
    .orderBy(users.id)
    .for('key share')
  return rows.length === new Set(ids).size
}
