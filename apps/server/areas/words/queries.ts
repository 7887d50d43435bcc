import type {
  WallListQuery,
  WallView,
  WordListQuery,
  WordView,
} from '@quartet/contract/areas/words.ts'
import type { Area } from '@quartet/domain/areas.ts'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import type { WallWord } from '@quartet/domain/wall.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { languages } from '../languages/tables.ts'
import { walls, words } from './tables.ts'

type ReadWall = {
  id: number
  title: string
  language_id: number
  languages: number[]
  words: (WallWord & { forms: string[] })[]
}

/** The published languages whose texts can be decoded in an area. */
const languagesWithWall = (area: SQL) => sql`(
  select coalesce(json_agg(distinct l.id), '[]') from ${languages} l join ${walls} any_wall on any_wall.language_id = l.id
  where l.published and any_wall.area = ${area} and any_wall.removed = 0)`

/** Whether texts in a language can be decoded in an area. */
export const hasWall = async (db: Reader, area: Area, languageId: number) =>
  (await db.$count(
    walls,
    and(eq(walls.area, area), eq(walls.languageId, languageId), eq(walls.removed, 0)),
  )) > 0

/**
 * The wall for decoding a person's texts: their language before English, then their age group
 * before the general wall (method D17).
 */
export async function findWall(
  db: Reader,
  area: Area,
  { languageId, ageGroupId }: { languageId: number; ageGroupId: AgeGroup },
) {
  const children = ageGroupId === 1
  const { rows } = await db.execute<ReadWall>(sql`
    select w.id, w.title, w.language_id, ${languagesWithWall(sql`w.area`)} as languages, (
      select coalesce(json_agg(json_build_object('text', text, 'forms', forms, 'pattern', pattern, 'weight', weight) order by id), '[]')
      from ${words} where wall_id = w.id and removed = 0) as words
    from ${walls} w
    where w.area = ${area} and w.removed = 0 and w.language_id in (${languageId}, ${defaultLanguageId}) and w.children in (${children}, false)
    order by (w.language_id = ${languageId}) desc, (w.children = ${children}) desc limit 1`)
  return rows[0]
}

/** Each wall with the walls for the same area and age in all languages. */
export const siblingWalls = sql`
  select one.id, other.language_id, other.id as sibling from ${walls} one
  join ${walls} other on other.area = one.area and other.children = one.children and other.removed = 0`

const wordKey = sql`coalesce(${words.groupKey}, ${words.id}::text)`
const place = sql`${walls.area} || case when ${walls.children} then '/children' else '' end`

export const wallRows = rows<WallView, WallListQuery>({
  table: walls,
  columns: ['title', 'area', 'children', 'language_id'],
  computed: {
    words: sql`(select count(*)::int from ${words} where ${words.wallId} = ${walls.id} and ${words.removed} = 0)`,
    group_key: place,
    order: sql`0`,
  },
  referencedBy: [{ kind: 'words', rows: words, by: words.wallId }],
  versionKey: place,
  filters: ['area'],
  unique: ['area', 'children', 'language_id'],
})

export const wordRows = rows<WordView, WordListQuery>({
  table: words,
  columns: ['text', 'forms', 'wall_id', 'pattern', 'weight', 'note'],
  names: { wall_id: walls.title },
  computed: { language_id: sql`${walls.languageId}`, group_key: wordKey, order: sql`0` },
  language: sql`${walls.languageId}`,
  versionKey: wordKey,
  filters: ['wall_id', 'pattern'],
  unique: ['text', 'wall_id'],
})
