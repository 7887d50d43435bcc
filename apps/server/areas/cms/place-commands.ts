import type { EntryView } from '@quartet/contract/areas/cms.ts'
import { isLegalPage } from '@quartet/domain/consent-texts.ts'
import { isFixedPage, placeStateOf } from '@quartet/domain/page-places.ts'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { logRows } from '../content/log-commands.ts'
import { cmsRows, placeOf } from './queries.ts'
import { cms } from './tables.ts'

type Place = { key: string; age_group_id: 1 | 2 | 3 | null; order: number }

type Change = Place & { in_menu: boolean; before?: string | undefined }

/** Moves a page in all languages; all pages with its key are in the menu, or none. */
export const movePage = (
  { db, now, actorId, mayEditLegal }: Writer,
  id: number,
  { in_menu, before: stateBefore, ...place }: Change,
) =>
  db.transaction(async (tx) => {
    await cmsRows.lock(tx)
    const [page] = await cmsRows.find(tx, [id], 0)
    if (!page) return fail('row_unknown')
    if (stateBefore !== undefined && stateBefore !== placeStateOf(page)) return fail('row_changed')
    const isLegal = isLegalPage(page.key) || isLegalPage(place.key)
    if (isLegal && !mayEditLegal) return fail('forbidden')
    if (in_menu && isFixedPage(place.key)) return failFields({ in_menu: 'menu_fixed' })
    const versions = (await cmsRows.versions(tx, page.group_key)).map((version) => version.id)
    if (await isPlaceTaken(tx, versions, place)) return failFields({ key: 'taken' })
    const ids = [...new Set([...versions, ...(await idsWithKey(tx, place.key))])]
    const before = await cmsRows.find(tx, ids)
    if (movesFrom(page, place)) await leavePlaces(tx, versions)
    await cmsRows.update(tx, versions, place)
    await cmsRows.update(tx, ids, { in_menu })
    const changed = changesBetween(before, await cmsRows.find(tx, ids))
    await logRows(tx, now, cmsRows.name, { action: 'update', actorId, ...changed })
    const [row = page] = await cmsRows.find(tx, [id])
    return ok({ row })
  })

const movesFrom = (page: EntryView, place: Place) =>
  (['key', 'age_group_id', 'order'] as const).some((name) => page[name] !== place[name])

/**
 * Remembers where pages were first, so that loading the product fills that place no more, and
 * leaves their texts as they are. A moment before all others marks no translation as outdated.
 */
const leavePlaces = (tx: Transaction, ids: readonly number[]) =>
  tx
    .update(cms)
    .set({
      leftPlace: sql`coalesce(${cms.leftPlace}, ${placeOf})`,
      editedAt: sql`coalesce(${cms.editedAt}, to_timestamp(0))`,
    })
    .where(inArray(cms.id, [...ids]))

const idsWithKey = async (tx: Transaction, key: string) =>
  (await tx.select({ id: cms.id }).from(cms).where(eq(cms.key, key))).map(({ id }) => id)

/** Whether another page, also one in the bin, has the place in one of the languages. */
async function isPlaceTaken(tx: Transaction, versions: number[], place: Place) {
  const languages = tx.select({ id: cms.languageId }).from(cms).where(inArray(cms.id, versions))
  const [taken] = await tx
    .select({ id: cms.id })
    .from(cms)
    .where(
      and(
        eq(cms.key, place.key),
        eq(cms.order, place.order),
        sql`${cms.ageGroupId} is not distinct from ${place.age_group_id}`,
        inArray(cms.languageId, languages),
        not(inArray(cms.id, versions)),
      ),
    )
    .limit(1)
  return taken !== undefined
}

/** The rows that differ, before and after. */
function changesBetween(before: readonly EntryView[], after: readonly EntryView[]) {
  const texts = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  const moved = after.filter((row) => texts.get(row.id) !== JSON.stringify(row))
  const ids = new Set(moved.map(({ id }) => id))
  return { before: before.filter(({ id }) => ids.has(id)), after: moved }
}
