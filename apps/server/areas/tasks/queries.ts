import type {
  TaskListQuery,
  TaskOrder,
  TaskView,
  WholeTaskView,
} from '@quartet/contract/areas/tasks-schemas.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { taskStatuses } from '@quartet/domain/drill.ts'
import { onPlp } from '@quartet/domain/plp.ts'
import type { TaskStorage } from '@quartet/domain/task.ts'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { folded } from '../../db/search.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import {
  containsText,
  isEqual,
  isoMoment,
  isWithinDays,
  orderBy,
  readList,
} from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import { areOnPlp, findTicks } from '../attributes/queries.ts'
import { attributes } from '../attributes/tables.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { fittingOf, strategiesFor } from '../strategies/queries.ts'
import { strategies } from '../strategies/tables.ts'
import { topicsIn, topicVersions } from '../topics/queries.ts'
import { topics } from '../topics/tables.ts'
import { scores, users } from '../users/tables.ts'
import {
  mayChange,
  ownersInScope,
  type Reading,
  seenBy,
  type TaskFilter,
  type WholeRow,
  withoutText,
} from './access.ts'
import { chosenStrategies, ownStrategies, tasks } from './tables.ts'

/**
 * The JSON fields of a task in lists. The query needs `tasks t`, its topic as `topic`, the topic
 * version for the reader as `shown`, and `giver`.
 */
const taskColumns = sql`
  'id', t.id, 'user_id', t.user_id, 'area', t.area, 'name', t.name, 'description', t.description, 'topic_id', coalesce(shown.id, topic.id),
  'topic_name', coalesce(shown.name, topic.name), 'status', t.status, 'priority', t.priority, 'due_date', t.due_date, 'category', t.category,
  'pushed_by', case when t.pushed_by is not null then json_build_object('id', t.pushed_by, 'name', trim(giver.first_name || ' ' || giver.last_name)) end,
  'removed', t.removed, 'created_at', ${isoMoment(sql`t.created_at`)}, 'updated_at', ${isoMoment(sql`t.updated_at`)}, 'version', t.version`

const taskJoins = (languageId: number) => sql`
  join ${topics} topic on topic.id = t.topic_id
  left join lateral (
    select v.id, v.name from ${topics} v
    where v.area = topic.area and v.group_key = topic.group_key and v.removed = 0 and v.language_id in (${languageId}, ${defaultLanguageId})
    order by (v.language_id = ${languageId}) desc limit 1) shown on true
  left join ${users} giver on giver.id = t.pushed_by`

const taskId = sql`t.id`
/** The place of the status of `tasks t` among the others. */
export const statusPlace = sql`array_position(array[${sql.join(
  taskStatuses.map((status) => sql`${status}`),
  sql`, `,
)}]::text[], t.status)`
const orders: Record<TaskOrder, SQL> = {
  id: taskId,
  name: folded(sql`t.name`),
  topic_name: folded(sql`coalesce(shown.name, topic.name)`),
  status: statusPlace,
  priority: sql`t.priority`,
  due_date: sql`t.due_date`,
  created_at: sql`t.created_at`,
  updated_at: sql`t.updated_at`,
}

/**
 * Adds the missing names of people who pushed tasks. Without an institution they are named although
 * the tenant scope hides them; staff of another institution are not.
 */
async function nameGivers(db: Reader, views: readonly TaskView[]) {
  const unnamed = views.filter(({ pushed_by }) => pushed_by && !pushed_by.name)
  if (unnamed.length === 0) return
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`
  const ids = unnamed.flatMap(({ pushed_by }) => pushed_by?.id ?? [])
  const rows = await withoutTenantScope(() =>
    db
      .select({ id: users.id, name })
      .from(users)
      .where(and(inArray(users.id, ids), isNull(users.organizationId))),
  )
  for (const task of unnamed)
    task.pushed_by = rows.find(({ id }) => id === task.pushed_by?.id) ?? null
}

/** A page of tasks, the exact number of matches and the topics of the area, in one statement. */
export async function listTasks(db: Reader, taskFilter: TaskFilter, query: TaskListQuery) {
  const { area, languageId, seesText } = taskFilter
  const isByTopic = query.order_by === 'topic_name'
  const { list: read, ...others } = await readList<TaskView, { topics: Topic[] }>(
    db,
    {
      from: sql`${tasks} t ${isByTopic ? taskJoins(languageId) : sql``}`,
      where: conditionsOf(taskFilter, query),
      order: orderOf(query),
      id: taskId,
      offset: query.offset,
      limit: query.limit,
      row: sql`json_build_object(${taskColumns})`,
      rowFrom: sql`${tasks} t on t.id = page.id ${taskJoins(languageId)}`,
    },
    {
      values: {
        topics: sql`(select coalesce(json_agg(json_build_object('id', id, 'name', name, 'group_key', group_key) order by "order", id), '[]')
          from ${topicsIn(area, languageId)} topic)`,
      },
      name: statementName(taskFilter, query),
    },
  )
  await nameGivers(db, read)
  const list = seesText ? read : read.map(withoutText)
  return { list, tasks: list, ...others }
}

type Topic = { id: number; name: string; group_key: string }

/** Among tasks with the same due date, and among those without one, the newest come first. */
function orderOf({ order_by, order_direction }: TaskListQuery) {
  if (order_by !== 'due_date') return orderBy(orders[order_by], taskId, order_direction, 'last')
  return sql`${orders.due_date} ${sql.raw(order_direction === 'ASC' ? 'asc' : 'desc')} nulls last, ${taskId} desc`
}

/**
 * Conditions on `tasks t`. Callers who do not see the text can neither search in it nor filter by
 * category.
 */
const conditionsOf = ({ personId, area, seesText }: TaskFilter, query: TaskListQuery) =>
  and(
    sql`t.user_id = ${personId} and t.area = ${area} and t.removed = ${query.removed}`,
    containsText(seesText ? sql`t.searched` : folded(sql`t.name`), query.search_text),
    query.topic_id ? sql`t.topic_id in (${topicVersions(query.topic_id)})` : undefined,
    seesText || !query.category
      ? isEqual(sql`t.category`, query.category || undefined)
      : sql`false`,
    isEqual(sql`t.priority`, query.priority),
    isEqual(sql`t.status`, query.status),
    query.done === undefined ? undefined : isDone(query.done),
    isWithinDays(sql`t.created_at`, query),
  )

const isDone = (done: 0 | 1) => (done === 1 ? sql`t.status = 'Done'` : sql`t.status <> 'Done'`)

/**
 * Without filters, the most common case, the statement is prepared: its text then depends only on
 * the order and on `done`.
 */
function statementName({ seesText }: TaskFilter, query: TaskListQuery) {
  const { search_text, topic_id, category, priority, status, date_from, date_to } = query
  const filters = [search_text, topic_id, category, priority, status, date_from, date_to]
  if (!seesText || filters.some(Boolean)) return undefined
  return `list_tasks ${query.done ?? ''} ${query.order_by} ${query.order_direction}`
}

/** The choices of a task, as versions in the person's language. */
const chosenOfTask = sql`(
  select coalesce(json_agg(json_build_object('kind', case when c.strategy_id is not null then 'strategy' when c.attribute_id is not null then 'statement'
    else 'own' end, 'id', coalesce(version.id, c.strategy_id, c.attribute_id, c.own_strategy_id), 'worked', c.worked) order by c."order", c.id), '[]')
  from ${chosenStrategies} c left join lateral (
    select either.id from (
      select v.id, v.language_id from ${strategies} s join ${strategies} v on v.group_key = s.group_key where s.id = c.strategy_id
      union all select v.id, v.language_id from ${attributes} a join ${attributes} v on v.group_key = a.group_key where a.id = c.attribute_id) either
    where either.language_id in (users.language_id, ${defaultLanguageId})
    order by (either.language_id = users.language_id) desc limit 1) version on true
  where c.task_id = t.id)`

const strategiesOfTask = strategiesFor({
  area: sql`t.area`,
  topicKey: sql`topic.group_key`,
  languageId: sql`users.language_id`,
  ageGroupId: sql`users.age_group_id`,
  chosen: sql`select c.strategy_id from ${chosenStrategies} c where c.task_id = t.id`,
  rated: sql`
    select c.strategy_id, c.worked from ${tasks} b join ${chosenStrategies} c on c.task_id = b.id
    where b.user_id = t.user_id and b.id <> t.id and c.worked is not null`,
})

const ownOfTask = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'pattern', o.pattern, 'body', o.body) order by o.id), '[]')
  from ${ownStrategies} o where o.task_id = t.id)`

/**
 * Complete tasks in the order of `ids`, unless removed or out of scope; tasks of other people
 * without the parts that the caller does not see (method 4.6, D44).
 */
export async function wholeTasks(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { ids, area }: { ids: readonly number[]; area?: Area | undefined },
): Promise<WholeTaskView[]> {
  const { rows } = await db.execute<WholeRow>(sql`
    select trim(users.first_name || ' ' || users.last_name) as name, users.age_group_id, case when scores.user_id is not null then json_build_object(
        'sequence', scores.sequence, 'precision', scores.precision, 'technical_reasoning', scores.technical_reasoning,
        'confluence', scores.confluence) end as scores,
      jsonb_build_object(${taskColumns}) || jsonb_build_object('language_id', t.language_id, 'marks', t.marks, 'needed', t.needed, 'needed_source', t.needed_source,
        'decoded_at', ${isoMoment(sql`t.decoded_at`)}, 'decoder_version', t.decoder_version, 'drill', t.drill, 'duties', t.duties,
        'chosen', ${chosenOfTask}, 'strategies', ${strategiesOfTask}, 'own_strategies', ${ownOfTask}) as task
    from ${tasks} t ${taskJoins(caller.languageId)} join ${users} on users.id = t.user_id left join ${scores} on scores.user_id = t.user_id
    where t.id = any(${sql.param([...ids])}::int[]) and t.removed = 0 and ${area ? sql`t.area = ${area}` : sql`true`} and ${ownersInScope(caller, false)}
    order by array_position(${sql.param([...ids])}::int[], t.id)`)
  await nameGivers(
    db,
    rows.map(({ task }) => task),
  )
  const readers = await readersOf(db, caller, rows, now)
  return rows.flatMap((row) => seenBy(readers.get(row.task.user_id), row))
}

/** What the caller sees of each owner of these tasks. */
async function readersOf(db: Db, caller: Caller, rows: readonly WholeRow[], now: Date) {
  const readings = new Map<number, Reading>()
  for (const id of new Set(rows.map(({ task }) => task.user_id))) {
    const seen = await partsSeenBy(db, caller, id, now)
    const { statements, ticked } = seen.includes('statements')
      ? await findTicks(db, db, id)
      : { statements: [], ticked: [] }
    readings.set(id, {
      seen,
      statements: onPlp(statements, ticked),
      mayEdit: seen.includes('task_text') && mayChange(caller, id),
    })
  }
  return readings
}

/**
 * The owner of a task in scope that is not removed, with the language of its text and the owner's
 * age group; undefined for a task out of scope.
 */
export async function findTaskReader(db: Reader, caller: Caller, id: number) {
  const [row] = await db
    .select({
      userId: tasks.userId,
      languageId: sql<number>`coalesce(${tasks.languageId}, ${users.languageId})`,
      ageGroupId: users.ageGroupId,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.userId))
    .where(and(eq(tasks.id, id), eq(tasks.removed, 0), ownersInScope(caller, false)))
  return row
}

/** The newest tasks of a person in an area, without removed ones. */
export async function idsOf(db: Reader, userId: number, area: Area, max: number) {
  const results = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.area, area), eq(tasks.removed, 0)))
    .orderBy(desc(tasks.id))
    .limit(max)
  return results.map(({ id }) => id)
}

/**
 * Tasks that the caller may change, in the order of their ids, locked until the transaction ends.
 */
export const lockTasks = (
  tx: Transaction,
  caller: Caller,
  ids: readonly number[],
  which: { area?: Area; removed: 0 | 1 },
) =>
  tx
    .select(columns)
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.userId))
    .where(
      and(
        inArray(tasks.id, [...ids]),
        eq(tasks.removed, which.removed),
        which.area && eq(tasks.area, which.area),
        ownersInScope(caller, true),
      ),
    )
    .orderBy(tasks.id)
    .for('update', { of: tasks })

const columns = {
  id: tasks.id,
  userId: tasks.userId,
  area: tasks.area,
  name: tasks.name,
  description: tasks.description,
  languageId: tasks.languageId,
  topicId: tasks.topicId,
  status: tasks.status,
  priority: tasks.priority,
  dueDate: tasks.dueDate,
  category: tasks.category,
  marks: tasks.marks,
  needed: tasks.needed,
  neededSource: tasks.neededSource,
  decodedAt: tasks.decodedAt,
  decoderVersion: tasks.decoderVersion,
  drill: tasks.drill,
  duties: tasks.duties,
  version: tasks.version,
  bytes: tasks.bytes,
}
export type LockedTask = Awaited<ReturnType<typeof lockTasks>>[number]

/**
 * Storage of a person: the number of tasks that are not removed, and their bytes with their own
 * strategies.
 */
export const storageOf = (id: SQL) => sql`
  select count(*)::int as tasks, coalesce(sum(t.bytes), 0)::int + (
      select coalesce(sum(octet_length(o.body)), 0)::int from ${tasks} s join ${ownStrategies} o on o.task_id = s.id
      where s.user_id = ${id} and s.removed = 0) as bytes
  from ${tasks} t where t.user_id = ${id} and t.removed = 0`

/** Exact only while the person is locked. */
export async function findStorage(db: Reader, userId: number): Promise<TaskStorage> {
  const { rows } = await db.execute<TaskStorage>(storageOf(sql`${userId}::int`))
  return rows[0] ?? { tasks: 0, bytes: 0 }
}

/**
 * Locks the owners of these tasks until the transaction ends, so that they get no other tasks
 * meanwhile. Call it before locking tasks.
 */
export const holdOwners = (tx: Transaction, caller: Caller, ids: readonly number[]) =>
  tx.execute(sql`
    select users.id from ${users} where id in (select user_id from ${tasks} where id = any(${sql.param([...ids])}::int[]))
      and ${ownersInScope(caller, true)}
    order by users.id for no key update`)

/** The task that this request created before. */
export async function findRequested(db: Reader, userId: number, area: Area, requestId: string) {
  const [record] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.area, area), eq(tasks.requestId, requestId)))
  return record
}

/** The categories of a person's tasks. */
export async function listCategories(db: Reader, userId: number) {
  const records = await db
    .selectDistinct({ category: tasks.category })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.removed, 0), sql`${tasks.category} <> ''`))
    .orderBy(tasks.category)
  return records.map(({ category }) => category)
}

/** Which steps with tasks a person has completed (method D12); tasks in the bin count. */
export async function stepsOf(db: Reader, userId: number) {
  const mine = eq(tasks.userId, userId)
  const [decoded] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(mine, isNotNull(tasks.decodedAt)))
    .limit(1)
  const [card] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(chosenStrategies, eq(chosenStrategies.taskId, tasks.id))
    .where(mine)
    .limit(1)
  return { decoded_task: decoded !== undefined, strategy_card: card !== undefined }
}

/**
 * Whether each item may be on the strategy card: strategies of the task's area and topic, own or
 * ticked statements of the person, own strategies of the task, and items already on it.
 */
export async function mayBeChosen(
  db: Db,
  tx: Transaction,
  task: LockedTask,
  chosen: readonly { kind: Kind; id: number }[],
) {
  const idsOf = (kind: Kind) => [
    ...new Set(chosen.filter((one) => one.kind === kind).map(({ id }) => id)),
  ]
  const [strategies, statements, own] = [idsOf('strategy'), idsOf('statement'), idsOf('own')]
  const chosenAs = (column: SQL) =>
    sql`select ${column} from ${chosenStrategies} c where c.task_id = ${task.id} and ${column} is not null`
  const before = chosenAs(sql`c.strategy_id`)
  if (
    strategies.length > 0 &&
    (await fittingOf(tx, strategies, { ...task, chosen: before })).length < strategies.length
  )
    return false
  const mine = and(inArray(ownStrategies.id, own), eq(ownStrategies.taskId, task.id))
  if (own.length > 0 && (await tx.$count(ownStrategies, mine)) < own.length) return false
  return (
    statements.length === 0 ||
    areOnPlp(db, tx, {
      userId: task.userId,
      ids: statements,
      also: chosenAs(sql`c.attribute_id`),
    })
  )
}
type Kind = 'strategy' | 'statement' | 'own'
