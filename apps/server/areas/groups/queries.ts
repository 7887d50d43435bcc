import type {
  GroupListQuery,
  GroupMemberListQuery,
  GroupMemberView,
  GroupPageView,
  GroupView,
  NamedPerson,
  OwnGroupListQuery,
} from '@quartet/contract/areas/groups.ts'
import { groupTabs } from '@quartet/contract/areas/groups.ts'
import { distributionOf, groupRights } from '@quartet/domain/groups.ts'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { containsText, isEqual, isoMoment, orderBy, readList } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { organizations } from '../institutions/tables.ts'
import { scoresSeen } from '../privacy/queries.ts'
import { fullName, scores, users } from '../users/tables.ts'
import { hasMember, isAdministeredBy, isCounted, isLedBy, isOwnedBy, roleOf } from './access.ts'
import { groupFacilitators, groupMembers, groups } from './tables.ts'

type Viewer = { caller: Caller; now: Date }

const personJson = (person: SQL) =>
  sql`json_build_object('id', ${person}.id, 'first_name', ${person}.first_name, 'last_name', ${person}.last_name)`

/** The people who are in the group of the row now. */
export const counted = sql`${groupMembers} m join ${users} on users.id = m.user_id and ${isCounted}`

/** The same for a query from `groups`. */
export const withMembers = sql`join ${groupMembers} m on m.group_id = groups.id join ${users} on users.id = m.user_id and ${isCounted}`

/** A group as JSON; its members see only name and owner. */
function groupJson(caller: Caller) {
  const role = roleOf(caller)
  return sql`json_build_object('id', groups.id, 'name', groups.name, 'removed', groups.removed, 'role', ${role},
    'owner', (select ${personJson(sql`users`)} from ${users} where users.id = groups.owner_id and ${isCounted}),
    'organization_name', (select name from ${organizations} o where o.id = groups.organization_id),
    'members', case when ${role} <> 'member' then (select count(*)::int from ${counted} where m.group_id = groups.id) end,
    'created_at', case when ${role} <> 'member' then ${isoMoment(groups.createdAt)} end)`
}

const orders: Record<GroupListQuery['order_by'], SQL> = {
  id: sql`groups.id`,
  name: sql`groups.searched`,
  created_at: sql`groups.created_at`,
}

const readGroups = (db: Reader, caller: Caller, query: GroupListQuery, visible: SQL | undefined) =>
  readList<GroupView>(db, {
    from: sql`${groups}`,
    where: and(
      visible,
      isEqual(groups.removed, query.removed),
      containsText(groups.searched, query.search_text),
    ),
    order: orderBy(orders[query.order_by], orders.id, query.order_direction),
    id: groups.id,
    offset: query.offset,
    limit: query.limit,
    row: groupJson(caller),
    rowFrom: sql`${groups} on groups.id = page.id`,
  })

/** The groups that the caller looks after, or is in; of removed ones those that they own. */
export function listOwnGroups(db: Reader, caller: Caller, query: OwnGroupListQuery) {
  if (query.request_type === groupTabs.member)
    return readGroups(db, caller, query, hasMember(caller))
  return readGroups(db, caller, query, query.removed ? isOwnedBy(caller) : isLedBy(caller))
}

export const listAdministered = (db: Reader, caller: Caller, query: GroupListQuery) =>
  readGroups(db, caller, query, isAdministeredBy(caller))

const mayEdit = (caller: Caller) => or(isOwnedBy(caller), isAdministeredBy(caller))

/** Groups whose people the caller may see; removed ones only if they can restore them. */
export const isReadableGroup = (caller: Caller) =>
  or(mayEdit(caller), and(isLedBy(caller), eq(groups.removed, 0)))

/** The group if the caller may see its people; undefined otherwise, as for an unknown group. */
export async function findReadable(db: Reader, caller: Caller, groupId: number) {
  const [group] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), isReadableGroup(caller)))
  return group
}

/** The group if the caller may change who is in it. */
export async function findEditable(db: Reader, caller: Caller, groupId: number) {
  const [group] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.removed, 0), mayEdit(caller)))
  return group
}

/** The group if the caller owns it. */
export async function findOwnGroup(db: Reader, caller: Caller, groupId: number) {
  const [group] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.removed, 0), isOwnedBy(caller)))
  return group
}

/** Groups that have the caller as a member, for conditions on `groups`. */
export const isGroupOf = (caller: Caller): SQL => hasMember(caller)

/** One group as its page shows it; undefined when the caller is not even a member. */
export async function showGroup(
  db: Reader,
  viewer: Viewer,
  groupId: number,
): Promise<GroupPageView | undefined> {
  const { caller } = viewer
  const { rows } = await db.execute<{ group: GroupView }>(sql`
    select ${groupJson(caller)} as "group" from ${groups}
    where groups.id = ${groupId} and ${or(isReadableGroup(caller), hasMember(caller))}`)
  const group = rows[0]?.group
  if (!group) return undefined
  const { reads, edits, pushes } = groupRights[group.role]
  const rights = { may_edit: edits, may_push: pushes && group.removed === 0 }
  if (!reads) return { ...group, ...rights, facilitators: [], results: null, distribution: null }
  const results = await listResults(db, viewer, groupId)
  return {
    ...{ ...group, ...rights },
    facilitators: await listFacilitators(db, groupId),
    results: results.length,
    distribution: distributionOf(results),
  }
}

const scoresJson = sql`json_build_object('sequence', s.sequence, 'precision', s.precision,
  'technical_reasoning', s.technical_reasoning, 'confluence', s.confluence)`

/** The results of a group that the caller sees. */
async function listResults(db: Reader, viewer: Viewer, groupId: number) {
  const { rows } = await db.execute<Parameters<typeof distributionOf>[0][number]>(sql`
    select ${scoresJson} as scores, s.classification
    from ${groups} ${withMembers} join ${scores} s on s.user_id = users.id
    where groups.id = ${groupId} and ${scoresSeen(viewer)}`)
  return rows
}

async function listFacilitators(db: Reader, groupId: number) {
  const { rows } = await db.execute<{ person: NamedPerson }>(sql`
    select ${personJson(sql`users`)} as person from ${groups} join ${groupFacilitators} f on f.group_id = groups.id
      join ${users} on users.id = f.user_id and ${isCounted}
    where groups.id = ${groupId} order by users.sorted, users.id`)
  return rows.map(({ person }) => person)
}

const memberOrders: Record<GroupMemberListQuery['order_by'], SQL> = {
  id: sql`users.id`,
  name: sql`users.sorted`,
  lci: sql`(s.user_id is not null)`,
}

/** A page of the people of a group that the caller may read. */
export const listMembers = (
  db: Reader,
  viewer: Viewer,
  { groupId, ...query }: GroupMemberListQuery & { groupId: number },
) =>
  readList<GroupMemberView>(db, {
    from: sql`${groups} ${withMembers}
      left join ${scores} s on s.user_id = users.id`,
    where: and(
      eq(groups.id, groupId),
      containsText(users.sorted, query.search_text),
      query.lci && (query.lci === 'done' ? sql`s.user_id is not null` : sql`s.user_id is null`),
    ),
    order: orderBy(memberOrders[query.order_by], users.id, query.order_direction),
    id: users.id,
    offset: query.offset,
    limit: query.limit,
    row: sql`json_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name, 'name', ${fullName},
      'lci', case when s.user_id is null then 'not_done' else 'done' end,
      'classification', case when ${scoresSeen(viewer)} then s.classification end,
      'scores', case when s.user_id is not null and ${scoresSeen(viewer)} then ${scoresJson} end)`,
    rowFrom: sql`${users} on users.id = page.id left join ${scores} s on s.user_id = users.id`,
  })

/** Everybody in a group by name, with the results that the caller sees, for its spreadsheet. */
export async function listForSheet(db: Reader, viewer: Viewer, groupId: number) {
  const { rows } = await db.execute<SheetRow>(sql`
    select users.first_name, users.last_name, users.email, case when s.user_id is null then 'not_done' else 'done' end as lci,
      seen.classification, seen.sequence, seen.precision, seen.technical_reasoning, seen.confluence
    from ${groups} ${withMembers} left join ${scores} s on s.user_id = users.id
      left join ${scores} seen on seen.user_id = users.id and ${scoresSeen(viewer)}
    where groups.id = ${groupId} order by users.sorted, users.id`)
  return rows
}
type SheetRow = Record<(typeof sheetColumns)[number], string | number | null>

/** The columns of the spreadsheet of a group. */
export const sheetColumns = [
  'first_name',
  'last_name',
  'email',
  'lci',
  'classification',
  'sequence',
  'precision',
  'technical_reasoning',
  'confluence',
] as const

/** The people of a group that the caller leads; undefined for any other group. */
export async function findLedMembers(db: Reader, caller: Caller, groupId: number) {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array(select m.user_id from ${counted} where m.group_id = groups.id order by 1) as ids
    from ${groups} where groups.id = ${groupId} and groups.removed = 0 and ${isLedBy(caller)}`)
  return rows[0]?.ids
}

/** Whether the person of the row is in this group, which the caller leads. */
export const isInLedGroup = (caller: Caller, groupId: number): SQL => sql`users.id in (
  select m.user_id from ${groupMembers} m join ${groups} on groups.id = m.group_id
  where groups.id = ${groupId} and groups.removed = 0 and ${isLedBy(caller)})`
