import type { EntryListQuery, EntryView } from '@quartet/contract/areas/cms.ts'
import { isLegalPage } from '@quartet/domain/consent-texts.ts'
import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { languages } from '../languages/tables.ts'
import type { Showing } from './access.ts'
import { cms } from './tables.ts'

export type CmsPage = { key: string; order: number; title: string; body: string; language_id: number }
/** Without an age group only what is for all. */
export type Reading = { ageGroupId: 1 | 2 | 3 | null; languageId: number }

/** The published pages of these keys for an age group, in the language, English where a page has no version in it; in the order of key and order. */
export async function pagesOf(db: Reader, keys: readonly string[], { ageGroupId, languageId }: Reading): Promise<CmsPage[]> {
  const inOwnLanguage = sql`(${cms.languageId} = ${languageId})`
  return db
    .selectDistinctOn([cms.key, cms.order], {
      key: cms.key,
      order: cms.order,
      title: cms.title,
      body: cms.bodyHtml,
      language_id: cms.languageId,
    })
    .from(cms)
    .where(
      and(
        inArray(cms.key, [...keys]),
        inArray(cms.languageId, [languageId, defaultLanguageId]),
        or(isNull(cms.ageGroupId), ageGroupId === null ? undefined : eq(cms.ageGroupId, ageGroupId)),
        eq(cms.published, true),
        eq(cms.removed, 0),
      ),
    )
    .orderBy(cms.key, cms.order, sql`${inOwnLanguage} desc, ${cms.ageGroupId} nulls last`)
}

/** Where a published page stands; its number names one version, and with it all of its versions. */
export async function findPlace(db: Reader, id: number): Promise<{ key: string; order: number } | undefined> {
  const [place] = await db
    .select({ key: cms.key, order: cms.order })
    .from(cms)
    .where(and(eq(cms.id, id), eq(cms.published, true), eq(cms.removed, 0)))
  return place
}

/** Versions in other languages have the key, the age group and the place of a page. */
const versionKey = sql`${cms.key} || '/' || ${cms.order} || '/' || coalesce(${cms.ageGroupId}, 0)`

/** The pages as they are kept by who administers content. */
export const cmsRows = rows<EntryView, EntryListQuery>({
  table: cms,
  columns: ['key', 'age_group_id', 'order', 'title', 'body_html', 'published', 'language_id'],
  computed: { group_key: versionKey },
  versionKey,
  filters: ['key', 'age_group_id', 'published'],
  unique: ['key', 'language_id', 'age_group_id', 'order'],
  isLegal: ({ key }) => isLegalPage(key),
})

/** The pages outside of the bin that show a picture; its name has nothing that a pattern would mean otherwise. */
export const pagesShowing = (db: Reader, picture: string): Promise<Showing[]> =>
  db
    .select({ key: cms.key, languageId: cms.languageId, published: cms.published, open: languages.published })
    .from(cms)
    .innerJoin(languages, eq(languages.id, cms.languageId))
    .where(and(eq(cms.removed, 0), like(cms.searched, `%${picture}%`)))

/** Those of the pictures that no page shows, not even one in the bin. */
export async function picturesUnused(db: Reader, pictures: readonly string[]): Promise<string[]> {
  const { rows: missing } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param([...pictures])}::text[]) given (name)
      where not exists (select from ${cms} where ${cms.searched} like '%' || name || '%')`,
  )
  return missing.map(({ name }) => name)
}
