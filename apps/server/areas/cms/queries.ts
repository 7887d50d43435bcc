import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../base/db.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { cms } from './tables.ts'

export type CmsPage = { key: string; order: number; title: string; body: string }

/** The published pages of these keys for an age group, in the language, English where a page has no version in it; in the order of key and order. */
export async function pagesOf(
  db: Reader,
  keys: readonly string[],
  reader: { ageGroupId: 1 | 2 | 3; languageId: number },
): Promise<CmsPage[]> {
  const inOwnLanguage = sql`(${cms.languageId} = ${reader.languageId})`
  return db
    .selectDistinctOn([cms.key, cms.order], { key: cms.key, order: cms.order, title: cms.title, body: cms.bodyHtml })
    .from(cms)
    .where(
      and(
        inArray(cms.key, [...keys]),
        inArray(cms.languageId, [reader.languageId, defaultLanguageId]),
        or(isNull(cms.ageGroupId), eq(cms.ageGroupId, reader.ageGroupId)),
        eq(cms.published, true),
        eq(cms.removed, 0),
      ),
    )
    .orderBy(cms.key, cms.order, sql`${inOwnLanguage} desc, ${cms.ageGroupId} nulls last`)
}
