import type { SavedView } from '@quartet/contract/areas/saved-views.ts'
import type { ViewList } from '@quartet/domain/saved-views.ts'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { folded } from '../../db/search.ts'
import { savedViews } from './tables.ts'

export type ViewsOf = { userId: number; list: ViewList }

export const isOf = ({ userId, list }: ViewsOf) =>
  and(eq(savedViews.userId, userId), eq(savedViews.list, list))

/** The views of a list that a person saved, by name. */
export const listViews = (db: Reader, views: ViewsOf): Promise<SavedView[]> =>
  db
    .select({ id: savedViews.id, name: savedViews.name, state: savedViews.state })
    .from(savedViews)
    .where(isOf(views))
    .orderBy(folded(savedViews.name), savedViews.id)

/** A view of the person; undefined for every other one. */
export async function findView(db: Reader, userId: number, id: number) {
  const [view] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
  return view
}
