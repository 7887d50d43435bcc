import { addDays } from '@quartet/domain/dates.ts'
import { removedCategoryDays, userCategoryBounds } from '@quartet/domain/user-categories.ts'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { findOrganizationInScope } from '../institutions/queries.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'
import { isEditableBy, isEverywhere, mayMake } from './access.ts'
import { userCategories } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>
type Draft = { name: string; organization_id?: number | null | undefined }
type Changes = { name?: string | undefined; removed?: 0 | 1 | undefined }

/** Makes a category of the caller's institution, or of any for administrators of all. */
export const createCategory = (context: Context, draft: Draft) =>
  withUniqueName(() =>
    context.db.transaction(async (tx) => {
      const { caller, now } = context
      if (!mayMake(caller)) return fail('forbidden')
      const owner = await ownerOf(tx, context, draft)
      if (!owner.ok) return owner
      const { organizationId } = owner
      if (!(await hasRoom(tx, organizationId))) return fail('categories_full')
      const [made] = await tx
        .insert(userCategories)
        .values({ name: draft.name, organizationId, createdBy: caller.id, createdAt: now })
        .returning({ id: userCategories.id })
      if (!made) throw new Error('a category was not stored')
      await logCategory(tx, context, { action: 'create', entityId: made.id })
      return ok({ id: made.id })
    }),
  )

/** The institution of a new category; null for one of the installation. */
async function ownerOf(tx: Transaction, { caller }: Context, { organization_id }: Draft) {
  const own = isEverywhere(caller) ? null : caller.organizationId
  const organizationId = organization_id === undefined ? own : organization_id
  if (organizationId === own) return ok({ organizationId })
  const known =
    isEverywhere(caller) &&
    organizationId !== null &&
    (await findOrganizationInScope(tx, caller, organizationId, ['manage_institutions']))
  return known ? ok({ organizationId }) : failFields({ organization_id: 'choice_unknown' })
}

/** Whether an owner may have one more category; locks it, so that two calls cannot exceed it. */
async function hasRoom(tx: Transaction, organizationId: number | null) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('user categories'), ${organizationId ?? 0})`,
  )
  const own = sql`${userCategories.organizationId} is not distinct from ${organizationId}::int`
  const count = await tx.$count(userCategories, and(own, eq(userCategories.removed, 0)))
  return count < userCategoryBounds.perOwner
}

/** Renames, removes or restores a category; undefined when the caller may not. */
export const changeCategory = (
  context: Context,
  { id, changes }: { id: number; changes: Changes },
) =>
  withUniqueName(() =>
    context.db.transaction(async (tx) => {
      const before = await lockCategory(tx, id, isEditableBy(context.caller))
      if (!before || (before.removed === 1 && changes.removed !== 0)) return undefined
      const { name = before.name, removed = before.removed } = changes
      const restores = before.removed === 1
      if (restores && !(await hasRoom(tx, before.organizationId))) return fail('categories_full')
      if (name === before.name && removed === before.removed) return ok()
      await tx
        .update(userCategories)
        .set({ name, removed, editedAt: context.now })
        .where(eq(userCategories.id, id))
      const action = restores ? 'restore' : removed === 1 ? 'delete' : 'update'
      await logCategory(tx, context, { action, entityId: id })
      return ok()
    }),
  )

/** Locks a category that meets a condition until the transaction ends. */
export async function lockCategory(tx: Transaction, id: number, condition: SQL) {
  const [category] = await tx
    .select()
    .from(userCategories)
    .where(and(eq(userCategories.id, id), condition))
    .for('update')
  return category
}

/** Runs a write; of two that take the same name at once, the second fails. */
async function withUniqueName<T>(write: () => Promise<T>) {
  try {
    return await write()
  } catch (error) {
    if (sqlState(error) === '23505') return failFields({ name: 'taken' })
    throw error
  }
}

export const logCategory = (
  tx: Transaction,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  entry: Pick<LogEntry, 'action' | 'entityId' | 'count' | 'subjectId' | 'newValue'>,
) => writeLog(tx, now, { entity: 'user_categories', actorId: caller.id, ...entry })

/** Deletes categories that were removed long ago. */
export const forgetCategories = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db
    .delete(userCategories)
    .where(
      and(
        eq(userCategories.removed, 1),
        lt(userCategories.editedAt, addDays(now, -removedCategoryDays)),
      ),
    )
