import type { ChosenPeople } from '@quartet/contract/areas/user-changes.ts'
import { type ChangeKind, changeBounds } from '@quartet/domain/user-changes.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { findOrganizationInScope } from '../institutions/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { listMatchingIds } from '../users/sheet-queries.ts'
import type { StoredChange } from './queries.ts'
import { userChangeRows, userChanges } from './tables.ts'

type Beginning = ChosenPeople & { kind: ChangeKind; organization_id?: number }

/**
 * Begins a change of these people in the caller's list, or of everybody whom the filters match now.
 * The job does it person by person.
 */
export const beginChange = (context: CallerContext, beginning: Beginning) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const { kind, organization_id: targetId } = beginning
    if (targetId && !(await findTarget(tx, context, targetId)))
      return failFields({ organization_id: 'choice_unknown' })
    const ids = await chosenIds(
      tx,
      context,
      kind === 'remind' ? withoutResult(beginning) : beginning,
    )
    if (ids.length === 0) return fail('people_none')
    if (ids.length > changeBounds.people) return fail('people_many')
    const [made] = await tx
      .insert(userChanges)
      .values({
        ...{ userId: caller.id, organizationId: caller.organizationId, kind, createdAt: now },
        ...{ targetId: targetId ?? null, count: ids.length },
      })
      .returning({ id: userChanges.id })
    if (!made) throw new Error('a change was not stored')
    await tx.execute(
      sql`insert into ${userChangeRows} (change_id, user_id) select ${made.id}, unnest(${sql.param(ids)}::int[])`,
    )
    await writeLog(tx, now, {
      ...{ action: 'create', entity: 'user_changes', entityId: made.id, actorId: caller.id },
      ...{ count: ids.length, newValue: { kind, ...(targetId && { organization_id: targetId }) } },
    })
    await context.queue.send(tx, 'user-change', { id: made.id })
    return ok({ id: made.id })
  })

const findTarget = (tx: Transaction, { caller }: CallerContext, id: number) =>
  findOrganizationInScope(tx, caller, id, ['access_users', 'admin_users'])

/** Whoever has a result is not among those to remind, unless they are named. */
const withoutResult = ({ users, filters }: ChosenPeople): ChosenPeople => ({
  users,
  filters: filters && { ...filters, lci: filters.lci ?? 'not_done' },
})

/** Ids outside of the caller's scope are left out, like people who do not exist. */
async function chosenIds(
  tx: Transaction,
  context: CallerContext,
  { users, filters }: ChosenPeople,
) {
  if (filters) return listMatchingIds(tx, context, filters)
  const byId = { order_by: 'id', order_direction: 'ASC', ids: users ?? [] } as const
  return listMatchingIds(tx, context, byId)
}

/** Stops a running change. What is done with one person at this moment is finished first. */
export const cancelChange = ({ db, caller, now }: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    const cancelled = await endChange(tx, id, 'cancelled', now)
    if (!cancelled) return fail('change_over')
    await logChange(tx, { ...cancelled, userId: caller.id }, now)
    return ok()
  })

/** Ends a running change; undefined when it is over. */
export async function endChange(
  tx: Transaction,
  id: number,
  state: 'done' | 'cancelled' | 'failed',
  now: Date,
) {
  const [ended] = await tx
    .update(userChanges)
    .set({ state, doneAt: now })
    .where(isRunning(id))
    .returning()
  return ended
}

/** One entry at the end for all: what was done with each person has its own. */
export const logChange = (
  tx: Transaction,
  { id, userId, kind, state, done, failed, targetId }: StoredChange,
  now: Date,
) =>
  writeLog(tx, now, {
    ...{ action: 'update', entity: 'user_changes', entityId: id, actorId: userId, count: done },
    newValue: { kind, state, done, failed, ...(targetId && { organization_id: targetId }) },
  })

const isRunning = (id: number) => and(eq(userChanges.id, id), eq(userChanges.state, 'running'))

/** Locks a running change, so that nobody cancels it meanwhile; undefined when it is over. */
export async function lockRunning(tx: Transaction, id: number) {
  const [locked] = await tx.select().from(userChanges).where(isRunning(id)).for('no key update')
  return locked
}

type Outcome = { changeId: number; userId: number; problem: StoredProblem }
type StoredProblem = typeof userChangeRows.$inferSelect.problem

/** Stores what became of one person who was still open. */
export async function storeOutcome(tx: Reader, { changeId, userId, problem }: Outcome) {
  const state = problem === null ? ('done' as const) : ('failed' as const)
  const stored = await tx
    .update(userChangeRows)
    .set({ state, problem })
    .where(
      and(
        eq(userChangeRows.changeId, changeId),
        eq(userChangeRows.userId, userId),
        eq(userChangeRows.state, 'open'),
      ),
    )
    .returning({ userId: userChangeRows.userId })
  if (stored.length === 0) return
  const counter = sql.identifier(state)
  await tx.execute(
    sql`update ${userChanges} set ${counter} = ${counter} + 1 where id = ${changeId}`,
  )
}
