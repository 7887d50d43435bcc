import type { SavedView } from '@quartet/contract/areas/saved-views.ts'
import { limits } from '@quartet/contract/limits.ts'
import { eq } from 'drizzle-orm'
import { sqlState } from '../../db/sql-state.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { holdForCount } from '../users/queries.ts'
import { isOf, type ViewsOf } from './queries.ts'
import { savedViews } from './tables.ts'

type Draft = Omit<ViewsOf, 'userId'> & Omit<SavedView, 'id'>

/** Saves a view of the caller; one of the same name is replaced, and a list has at most 20. */
export const saveView = ({ db, caller, now }: CallerContext, draft: Draft) =>
  db.transaction(async (tx) => {
    const userId = caller.id
    await holdForCount(tx, [userId])
    const replaced = await tx
      .insert(savedViews)
      .values({ ...draft, userId, createdAt: now })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.list, savedViews.name],
        set: { state: draft.state },
      })
      .returning({ id: savedViews.id })
    const id = replaced[0]?.id
    if ((await tx.$count(savedViews, isOf({ userId, list: draft.list }))) <= limits.view.most)
      return ok()
    if (id !== undefined) await tx.delete(savedViews).where(eq(savedViews.id, id))
    return fail('views_full')
  })

/** Renames a view, unless the list has another one of that name. */
export async function renameView({ db }: CallerContext, id: number, name: string) {
  try {
    await db.update(savedViews).set({ name }).where(eq(savedViews.id, id))
    return ok()
  } catch (error) {
    if (sqlState(error) === '23505') return failFields({ name: 'taken' })
    throw error
  }
}

export const removeView = ({ db }: CallerContext, id: number) =>
  db.delete(savedViews).where(eq(savedViews.id, id))
