import type {
  CareerStrategyView,
  StrategyListQuery,
  StrategyView,
} from '@quartet/contract/areas/strategies.ts'
import type { Area } from '@quartet/domain/areas.ts'
import type { FitAction } from '@quartet/domain/fit.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { topics } from '../topics/tables.ts'
import { strategies, strategyGroups, strategyTables, strategyVersions } from './tables.ts'

/**
 * SQL for the columns `area`, `topicKey`, `languageId` and `ageGroupId`; `chosen` selects strategy
 * ids, `rated` the person's earlier ratings as (strategy_id, worked).
 */
type StrategyKey = Record<
  'area' | 'topicKey' | 'languageId' | 'ageGroupId' | 'chosen' | 'rated',
  SQL
>

/**
 * The strategies for a task with this topic, as JSON: by the person's age, in the person's language
 * or else English, plus those chosen already. Strategies that worked for the person before come
 * first (method D19).
 */
export const strategiesFor = ({
  area,
  topicKey,
  languageId,
  ageGroupId,
  chosen,
  rated,
}: StrategyKey) => sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'pattern', s.pattern, 'action', s.action, 'title', s.title, 'body', s.body,
    'worked_before', coalesce(ratings.sum, 0)) order by coalesce(ratings.sum, 0) desc, s."order", s.id), '[]')
  from (
    select distinct on (s.group_key) s.* from (
      select key, false as is_chosen from ${strategyGroups} where area = ${area} and (topic_key is null or topic_key = ${topicKey}
        and children = (${ageGroupId} = 1 and exists (
          select from ${strategies} k where k.area = ${area} and k.topic_key = ${topicKey} and k.children and k.removed = 0)))
      union all select group_key, true from ${strategyVersions} where id in (${chosen})) fitting
    join ${strategies} s on s.group_key = fitting.key and s.language_id in (${languageId}, ${defaultLanguageId}) and (s.removed = 0 or fitting.is_chosen)
    order by s.group_key, (s.language_id = ${languageId}) desc) s
  left join (
    select x.group_key, sum(case when rated.worked then 1 else -1 end)::int as sum
    from (${rated}) rated join ${strategies} x on x.id = rated.strategy_id group by x.group_key) ratings using (group_key))`

/**
 * Filters the ids of strategies allowed for a task: those of its area and topic in any language,
 * and versions of the strategies that `chosen` selects.
 */
export async function fittingOf(
  db: Reader,
  ids: readonly number[],
  { area, topicId, chosen }: { area: Area; topicId: number; chosen: SQL },
) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from ${strategies} s join ${topics} topic on topic.id = ${topicId}
    where s.id = any(${sql.param([...ids])}::int[]) and (s.area = ${area} and s.removed = 0 and (s.topic_key is null or s.topic_key = topic.group_key)
      or s.group_key in (select y.group_key from ${strategies} y where y.id in (${chosen})))`)
  return rows.map(({ id }) => id)
}

const topicName = sql`coalesce((
  select ${topics.name} from ${topics} where ${topics.area} = ${strategies.area} and ${topics.groupKey} = ${strategies.topicKey}
  order by ${topics.languageId} = ${strategies.languageId} desc, ${topics.languageId} limit 1), '')`

/** On how many strategy cards a strategy is, in any language. */
const cards = sql`(
  select count(*)::int from chosen_strategies where strategy_id in (select s.id from ${strategies} s where s.group_key = ${strategies.groupKey}))`

/** Topics of these areas that a strategy can have, by key. */
const topicsOf = (areas: readonly Area[]) => sql`
  select group_key as value, name as title, language_id, area from ${topics}
  where removed = 0 and area = any(${sql.param([...areas])}::text[]) order by area, "order", id`

const rowsOf = <Row extends StrategyView | CareerStrategyView>(
  areas: readonly Row['area'][],
  fixed = {},
) =>
  rows<Row, StrategyListQuery>({
    table: strategies,
    stored: strategyTables,
    columns: [
      'title',
      'body',
      'area',
      'topic_key',
      'pattern',
      'action',
      'children',
      'language_id',
      'group_key',
      'order',
    ],
    computed: { topic: topicName },
    sorts: { topic: topicName },
    choices: { topic_key: topicsOf(areas) },
    filters: ['area', 'pattern', 'action', 'topic_key'],
    unique: ['title', 'area', 'topic_key', 'pattern', 'action', 'children', 'language_id'],
    only: inArray(strategies.area, [...areas]),
    uses: { tasks: cards },
    fixed,
  })
export const strategyRows = rowsOf<StrategyView>(['school', 'work'])
export const careerStrategyRows = rowsOf<CareerStrategyView>(['career'], { area: 'career' })

export type OfTopic = { area?: Area; topic_key: string | null; action: FitAction }

/** Only Use strategies may have no topic; any other topic must exist in the area. */
export async function wrongTopic(db: Reader, { area = 'career', topic_key, action }: OfTopic) {
  if (topic_key === null) return action === 'Use' ? undefined : ({ topic_key: 'required' } as const)
  const known = await db.$count(
    topics,
    and(eq(topics.area, area), eq(topics.groupKey, topic_key), eq(topics.removed, 0)),
  )
  return known > 0 ? undefined : ({ topic_key: 'topic_unknown' } as const)
}
