import { userCategoryBounds } from '@quartet/domain/user-categories.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { isOfGroups, isUsableBy, peopleReachableBy } from './access.ts'
import { lockCategory, logCategory } from './commands.ts'
import { lockFitting } from './queries.ts'
import { userCategories, userCategoryPeople } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>
type Addition = { id: number; userIds: readonly number[] }

/** Puts people into a category, all or none; undefined when the caller does not see it. */
export const addToCategory = (context: Context, addition: Addition) =>
  context.db
    .transaction((tx) => addWithin(tx, context, addition))
    .catch((error) => {
      if (error instanceof Full) return fail('category_full')
      throw error
    })

async function addWithin(tx: Transaction, context: Context, { id, userIds }: Addition) {
  const category = await lockUsable(tx, context, id)
  if (!category) return undefined
  const ids = await lockFitting(tx, context.caller, id, userIds)
  if (ids.length < new Set(userIds).size) return fail('category_people_unknown')
  const added = await tx
    .insert(userCategoryPeople)
    .values(ids.map((userId) => ({ categoryId: id, userId, createdAt: context.now })))
    .onConflictDoNothing()
    .returning({ userId: userCategoryPeople.userId })
  if ((await countIn(tx, id)) > userCategoryBounds.people) throw new Full()
  await logPeople(tx, context, { id, done: 'added', people: added })
  return ok({ added: added.length })
}

/** Rolls back what would be too much. */
class Full extends Error {}
const countIn = (tx: Transaction, id: number) =>
  tx.$count(userCategoryPeople, eq(userCategoryPeople.categoryId, id))

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

/** Takes everybody within the caller's scope out; undefined when the caller does not see it. */
export const emptyCategory = (context: Context, id: number) =>
  context.db.transaction(async (tx) => {
    if (!(await lockUsable(tx, context, id))) return undefined
    const within = isOfGroups(context.caller)
      ? sql`${userCategoryPeople.userId} in ${peopleReachableBy(context.caller)}`
      : undefined
    const removed = await tx
      .delete(userCategoryPeople)
      .where(and(eq(userCategoryPeople.categoryId, id), within))
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
