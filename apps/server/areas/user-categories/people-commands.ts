import { userCategoryBounds } from '@quartet/domain/user-categories.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { isUsableBy, peopleReachableBy } from './access.ts'
import { lockCategory, logCategory } from './commands.ts'
import { findCategoryPeople, lockFitting } from './queries.ts'
import { userCategories, userCategoryPeople } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>
type Addition = { id: number; userIds: readonly number[] }

/** Puts people into a category, all or none; undefined when the caller does not see it. */
export const addToCategory = (context: Context, addition: Addition) =>
  context.db.transaction((tx) => addPeople(tx, context, addition))

/** The same within a transaction. */
export async function addPeople(tx: Transaction, context: Context, { id, userIds }: Addition) {
  const category = await lockUsable(tx, context, id)
  if (!category) return undefined
  const ids = await lockFitting(tx, context.caller, id, userIds)
  if (ids.length < new Set(userIds).size) return fail('category_people_unknown')
  if (!(await hasRoom(tx, id, ids))) return fail('category_full')
  const added = await tx
    .insert(userCategoryPeople)
    .values(ids.map((userId) => ({ categoryId: id, userId, createdAt: context.now })))
    .onConflictDoNothing()
    .returning({ userId: userCategoryPeople.userId })
  await logPeople(tx, context, { id, done: 'added', people: added })
  return ok({ added: added.length })
}

/** Whether these people fit into a locked category, beside those who are in it already. */
async function hasRoom(tx: Transaction, id: number, ids: readonly number[]) {
  const isIn = eq(userCategoryPeople.categoryId, id)
  const count = await tx.$count(userCategoryPeople, isIn)
  const present = and(isIn, inArray(userCategoryPeople.userId, [...ids]))
  const added = ids.length - (await tx.$count(userCategoryPeople, present))
  return count + added <= userCategoryBounds.people
}

/** Takes one person out; undefined when the caller does not see the category with the person. */
export const removeFromCategory = (
  context: Context,
  { id, userId }: { id: number; userId: number },
) =>
  context.db.transaction(async (tx) => {
    if (!(await lockUsable(tx, context, id))) return undefined
    const removed = await tx
      .delete(userCategoryPeople)
      .where(
        and(
          eq(userCategoryPeople.categoryId, id),
          sql`${userCategoryPeople.userId} in ${peopleReachableBy(context.caller)}`,
          eq(userCategoryPeople.userId, userId),
        ),
      )
      .returning({ userId: userCategoryPeople.userId })
    if (removed.length === 0) return undefined
    await logPeople(tx, context, { id, done: 'removed', people: removed })
    return ok()
  })

/** Takes everybody out whom the caller's list shows; undefined when the caller does not see it. */
export const emptyCategory = (context: Context, id: number) =>
  context.db.transaction(async (tx) => {
    if (!(await lockUsable(tx, context, id))) return undefined
    const shown = (await findCategoryPeople(tx, context.caller, id)) ?? []
    const removed = await tx
      .delete(userCategoryPeople)
      .where(
        and(
          eq(userCategoryPeople.categoryId, id),
          sql`${userCategoryPeople.userId} = any(${sql.param(shown)}::int[])`,
        ),
      )
      .returning({ userId: userCategoryPeople.userId })
    await logPeople(tx, context, { id, done: 'removed', people: removed })
    return ok({ removed: removed.length })
  })

async function lockUsable(tx: Transaction, { caller }: Context, id: number) {
  const category = await lockCategory(tx, id, isUsableBy(caller))
  return category?.removed === 0 ? category : undefined
}

type Change = { id: number; done: 'added' | 'removed'; people: readonly { userId: number }[] }

/** One entry for the whole write; it names the person when it is about one. */
async function logPeople(tx: Transaction, context: Context, { id, done, people }: Change) {
  const [first] = people
  if (!first) return
  await logCategory(tx, context, {
    ...{ action: 'update', entityId: id, count: people.length },
    newValue: { [done]: people.length },
    ...(people.length === 1 && { subjectId: first.userId }),
  })
}

/** Whoever leaves an institution drops out of its categories. */
export const dropOutOfCategories = (tx: Transaction, userId: number, organizationId: number) =>
  tx
    .delete(userCategoryPeople)
    .where(
      and(
        eq(userCategoryPeople.userId, userId),
        sql`${userCategoryPeople.categoryId} in (select id from ${userCategories} where organization_id = ${organizationId})`,
      ),
    )
