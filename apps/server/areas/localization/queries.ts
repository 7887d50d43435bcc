import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../base/db.ts'
import { localization } from './tables.ts'

type Area = (typeof localization.area.enumValues)[number]

/** Key to text: only what administrators changed. */
export async function textsOf(db: Reader, languageId: number, areas: readonly Area[]) {
  const rows = await db
    .select({ key: localization.key, value: localization.value })
    .from(localization)
    .where(and(eq(localization.languageId, languageId), inArray(localization.area, [...areas])))
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
