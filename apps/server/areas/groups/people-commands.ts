import { groupBounds } from '@quartet/domain/groups.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { listIds } from './edit-queries.ts'
import { areOfInstitution } from './pick-queries.ts'
import { groupFacilitators, groupMembers } from './tables.ts'

type Context = Pick<CallerContext, 'caller' | 'now'>
type Ids = readonly number[]
export type PeopleChanges = {
  users?: Ids | undefined
  add_users?: Ids | undefined
  remove_users?: Ids | undefined
  facilitators?: Ids | undefined
}
type Target = { id?: number; organizationId: number | null }
type Difference = { added: number[]; removed: number[] }
export type PeoplePlan = { members: Difference; facilitators: Difference }

const noChange: Difference = { added: [], removed: [] }

/** Who joins and leaves a group by these changes; fails when somebody may not join. */
export async function planPeople(tx: Transaction, group: Target, changes: PeopleChanges) {
  const [members, facilitators] = [
    await differenceOf(tx, groupMembers, group, changes),
    changes.facilitators
      ? await differenceOf(tx, groupFacilitators, group, { users: changes.facilitators })
      : { ...noChange, count: 0 },
  ]
  const { organizationId } = group
  if (!(await areOfInstitution(tx, { ids: members.added, organizationId, leads: false })))
    return fail('group_people_unknown')
  if (!(await areOfInstitution(tx, { ids: facilitators.added, organizationId, leads: true })))
    return fail('group_facilitators_unknown')
  if (members.added.length > 0 && members.count > groupBounds.members) return fail('group_full')
  return ok({ members, facilitators })
}

async function differenceOf(
  tx: Transaction,
  table: typeof groupMembers | typeof groupFacilitators,
  { id }: Target,
  { users, add_users = [], remove_users = [] }: PeopleChanges,
) {
  const current = new Set(id === undefined ? [] : await listIds(tx, table, id))
  const removed = new Set(remove_users)
  const next = new Set([...(users ?? current), ...add_users].filter((one) => !removed.has(one)))
  return {
    added: [...next].filter((one) => !current.has(one)).sort((one, other) => one - other),
    removed: [...current].filter((one) => !next.has(one)),
    count: next.size,
  }
}

/** Writes who joins and leaves a group, with a log entry about each of them. */
export async function writePeople(
  tx: Transaction,
  context: Context,
  groupId: number,
  { members, facilitators }: PeoplePlan,
) {
  await write(tx, context, { groupId, table: groupMembers, entity: 'group_members' }, members)
  await write(
    tx,
    context,
    { groupId, table: groupFacilitators, entity: 'group_facilitators' },
    facilitators,
  )
}

type Place = {
  groupId: number
  table: typeof groupMembers | typeof groupFacilitators
  entity: string
}

async function write(
  tx: Transaction,
  { caller, now }: Context,
  { groupId, table, entity }: Place,
  { added, removed }: Difference,
) {
  if (removed.length > 0)
    await tx.delete(table).where(and(eq(table.groupId, groupId), inArray(table.userId, removed)))
  if (added.length > 0)
    await tx.insert(table).values(added.map((userId) => ({ groupId, userId, createdAt: now })))
  const entryOf = (action: 'create' | 'delete') => (subjectId: number) => ({
    ...{ action, entity, entityId: groupId, actorId: caller.id, subjectId },
  })
  await writeLog(tx, now, ...added.map(entryOf('create')), ...removed.map(entryOf('delete')))
}
