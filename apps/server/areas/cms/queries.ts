import type { EntryListQuery, EntryView } from '@quartet/contract/areas/cms.ts'
import { isLegalPage } from '@quartet/domain/consent-texts.ts'
import { isFixedPage } from '@quartet/domain/page-places.ts'
import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { isoMoment } from '../../lists/list-query.ts'
import { rows } from '../../lists/rows.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { languages } from '../languages/tables.ts'
import type { Showing } from './access.ts'
import { cms } from './tables.ts'

export type CmsPage = {
  key: string
  order: number
  title: string
  body: string
  language_id: number
}
/** Without an age group only pages for all ages are read. */
export type Reading = { ageGroupId: 1 | 2 | 3 | null; languageId: number }

/**
 * The published pages of these keys for an age group, in the language, English where a version is
 * missing; ordered by key and order.
 */
export async function pagesOf(
  db: Reader,
  keys: readonly string[],
  { ageGroupId, languageId }: Reading,
): Promise<CmsPage[]> {
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
        or(
          isNull(cms.ageGroupId),
          ageGroupId === null ? undefined : eq(cms.ageGroupId, ageGroupId),
        ),
        eq(cms.published, true),
        eq(cms.removed, 0),
      ),
    )
    .orderBy(cms.key, cms.order, sql`${inOwnLanguage} desc, ${cms.ageGroupId} nulls last`)
}

/** The key and order of a published page, by the number of any of its versions. */
export async function findPlace(
  db: Reader,
  id: number,
): Promise<{ key: string; order: number } | undefined> {
  const [place] = await db
    .select({ key: cms.key, order: cms.order })
    .from(cms)
    .where(and(eq(cms.id, id), eq(cms.published, true), eq(cms.removed, 0)))
  return place
}

/** The versions of a page share its key, age group and order. */
export const placeOf = sql`${cms.key} || '/' || ${cms.order} || '/' || coalesce(${cms.ageGroupId}, 0)`

/** The pages for editors of content. */
export const cmsRows = rows<EntryView, EntryListQuery>({
  table: cms,
  columns: [
    ...['key', 'age_group_id', 'order', 'title', 'body_html', 'published', 'language_id'],
    ...['draft_title', 'draft_body', 'in_menu'],
  ],
  computed: { group_key: placeOf, draft_at: isoMoment(cms.draftAt) },
  stateOf: ({ edited_at, draft_at }) => draft_at ?? edited_at,
  versionKey: placeOf,
  filters: ['key', 'age_group_id', 'published'],
  unique: ['key', 'language_id', 'age_group_id', 'order'],
  isLegal: ({ key }) => isLegalPage(key),
})

export async function isInMenu(db: Reader, key: string): Promise<boolean> {
  const [page] = await db
    .select({ id: cms.id })
    .from(cms)
    .where(and(eq(cms.key, key), eq(cms.inMenu, true)))
    .limit(1)
  return page !== undefined
}

/** The pages that the menu shows to a reader, by title. */
export async function pagesInMenu(db: Reader, reading: Reading): Promise<CmsPage[]> {
  const found = await db
    .selectDistinct({ key: cms.key })
    .from(cms)
    .where(and(eq(cms.inMenu, true), eq(cms.published, true), eq(cms.removed, 0)))
  const keys = found.map(({ key }) => key).filter((key) => !isFixedPage(key))
  const pages = keys.length > 0 ? await pagesOf(db, keys, reading) : []
  const first = new Map(pages.toReversed().map((page) => [page.key, page]))
  return [...first.values()].sort((one, other) => one.title.localeCompare(other.title))
}

/**
 * The pages outside the bin that show a picture to readers, or to editors in a draft. Its name
 * contains no wildcard of `like`.
 */
export const pagesShowing = (db: Reader, picture: string): Promise<Showing[]> =>
  db
    .select({
      key: cms.key,
      languageId: cms.languageId,
      published: sql<boolean>`${cms.published} and ${like(cms.bodyHtml, `%${picture}%`)}`,
      open: languages.published,
    })
    .from(cms)
    .innerJoin(languages, eq(languages.id, cms.languageId))
    .where(and(eq(cms.removed, 0), like(cms.searched, `%${picture}%`)))

/** The pictures that no page shows, not even one in the bin. */
export async function picturesUnused(db: Reader, pictures: readonly string[]): Promise<string[]> {
  const { rows: missing } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param([...pictures])}::text[]) given (name)
      where not exists (select from ${cms} where ${cms.searched} like '%' || name || '%')`,
  )
  return missing.map(({ name }) => name)
}
