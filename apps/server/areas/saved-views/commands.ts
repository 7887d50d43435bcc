import type { SavedView } from '@quartet/contract/areas/saved-views.ts'
import { limits } from '@quartet/contract/limits.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { holdForCount } from '../users/queries.ts'
import { isOf, type ViewsOf } from './queries.ts'
import { savedViews } from './tables.ts'

type Draft = Omit<ViewsOf, 'userId'> & Omit<SavedView, 'id'>

/** Saves a view of the caller; one of the same name is replaced, and a list has at most 20. */
export const saveView = (context: CallerContext, draft: Draft) =>
  context.db.transaction(async (tx) => {
    const userId = context.caller.id
    await holdForCount(tx, [userId])
    const [saved] = await tx
      .insert(savedViews)
      .values({ ...draft, userId, createdAt: context.now })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.list, savedViews.name],
        set: { state: draft.state },
      })
      .returning({ id: savedViews.id, isNew: sql<boolean>`xmax = 0` })
    if (!saved) throw new Error('a view was not stored')
    const { id, isNew } = saved
    if ((await tx.$count(savedViews, isOf({ userId, list: draft.list }))) > limits.view.most) {
      await tx.delete(savedViews).where(eq(savedViews.id, id))
      return fail('views_full')
    }
    await note(tx, context, isNew ? 'create' : 'update', { id, list: draft.list })
    return ok()
  })

type View = Pick<typeof savedViews.$inferSelect, 'id' | 'list'>

/** Renames a view, unless the list has another one of that name; undefined when it is gone. */
export async function renameView(context: CallerContext, view: View, name: string) {
  try {
    return await context.db.transaction(async (tx) => {
      const [renamed] = await tx
        .update(savedViews)
        .set({ name })
        .where(eq(savedViews.id, view.id))
        .returning({ id: savedViews.id })
      if (!renamed) return undefined
      await note(tx, context, 'update', view)
      return ok()
    })
  } catch (error) {
    if (sqlState(error) === '23505') return failFields({ name: 'taken' })
    throw error
  }
}

export const removeView = (context: CallerContext, view: View) =>
  context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(savedViews)
      .where(eq(savedViews.id, view.id))
      .returning({ id: savedViews.id })
    if (removed.length > 0) await note(tx, context, 'delete', view)
  })

/** The list only: the name and the filters are free text. */
const note = (
  tx: Transaction,
  { caller, now }: CallerContext,
  action: 'create' | 'update' | 'delete',
  { id, list }: View,
) =>
  writeLog(tx, now, {
    ...{ action, entity: 'saved_views', entityId: id, actorId: caller.id, subjectId: caller.id },
    [action === 'delete' ? 'oldValue' : 'newValue']: { list },
  })
