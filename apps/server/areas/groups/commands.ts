import { addDays } from '@quartet/domain/dates.ts'
import { groupBounds, removedGroupDays } from '@quartet/domain/groups.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { endClassSignIn } from '../class-cards/end-commands.ts'
import { writeLog } from '../logs/commands.ts'
import { holdForCount } from '../users/queries.ts'
import { countOwned, type Editor, lockEditable } from './edit-queries.ts'
import { type PeopleChanges, planPeople, writePeople } from './people-commands.ts'
import { groups } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>
type NewGroup = { name: string; users: readonly number[] }

/** Makes a group of people of the caller's institution; fails whole when one of them is not. */
export const createGroup = (context: Context, { name, users }: NewGroup) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const { id: ownerId, organizationId } = caller
    if (!(await hasRoom(tx, ownerId))) return fail('groups_full')
    const plan = await planPeople(tx, { organizationId }, { users })
    if (!plan.ok) return plan
    const [group] = await tx
      .insert(groups)
      .values({ name, ownerId, organizationId, createdAt: now })
      .returning()
    if (!group) throw new Error('a group was not stored')
    await log(tx, context, 'create', group.id)
    await writePeople(tx, context, group.id, plan)
    return ok({ id: group.id })
  })

/** Whether somebody may have one more group; locks them, so that two calls cannot exceed it. */
async function hasRoom(tx: Transaction, ownerId: number) {
  await holdForCount(tx, [ownerId])
  return (await countOwned(tx, ownerId)) < groupBounds.perOwner
}

type Changes = PeopleChanges & { name?: string | undefined; removed?: 0 | 1 | undefined }
type Change = { groupId: number; as: Editor; changes: Changes }

/** Changes a group; undefined when the caller may not, or when it is removed and stays so. */
export const changeGroup = (context: Context, { groupId, as, changes }: Change) =>
  context.db.transaction(async (tx) => {
    const group = await lockEditable(tx, context.caller, groupId, as)
    if (!group || (group.removed === 1 && changes.removed !== 0)) return undefined
    const restores = group.removed === 1
    if (restores && group.ownerId && !(await hasRoom(tx, group.ownerId))) return fail('groups_full')
    const plan = await planPeople(tx, group, changes)
    if (!plan.ok) return plan
    const { name = group.name, removed = group.removed } = changes
    await tx
      .update(groups)
      .set({ name, removed, editedAt: context.now })
      .where(eq(groups.id, groupId))
    if (restores) await log(tx, context, 'restore', groupId)
    else if (removed === 1) await log(tx, context, 'delete', groupId)
    else if (name !== group.name) await log(tx, context, 'update', groupId)
    if (removed === 1) await endClassSignIn(tx, groupId)
    await writePeople(tx, context, groupId, plan)
    return ok()
  })

const log = (
  tx: Transaction,
  { caller, now }: Context,
  action: 'create' | 'update' | 'delete' | 'restore',
  entityId: number,
) => writeLog(tx, now, { action, entity: 'groups', entityId, actorId: caller.id })

/** Logs that the people of a group were exported. */
export const noteExport = ({ db, caller, now }: Context, groupId: number, count: number) =>
  db.transaction((tx) =>
    writeLog(tx, now, {
      ...{ action: 'export', entity: 'groups', entityId: groupId, actorId: caller.id },
      count,
    }),
  )

/** Deletes groups that were removed long ago. */
export const forgetGroups = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db
    .delete(groups)
    .where(and(eq(groups.removed, 1), lt(groups.editedAt, addDays(now, -removedGroupDays))))
