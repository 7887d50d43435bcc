import type { FieldCode } from '@quartet/contract/fields.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { decoderVersion, type Mark, type Needed } from '@quartet/domain/decoding.ts'
import type { DrillNote } from '@quartet/domain/drill.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import {
  afterEdit,
  afterLanguage,
  drillMerged,
  marksFit,
  statusOfTask,
  taskBounds,
  withBlanks,
} from '@quartet/domain/task.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { copiedTemplates } from '../categories/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findHolders } from '../roles/queries.ts'
import { hasTopic } from '../topics/queries.ts'
import { holdForCount, lockUser, storedUserIds } from '../users/queries.ts'
import { hasWall } from '../words/queries.ts'
import { takersInScope } from './access.ts'
import {
  findRequested,
  findStorage,
  holdOwners,
  type LockedTask,
  lockTasks,
  mayBeChosen,
  storageOf,
} from './queries.ts'
import { chosenStrategies, ownStrategies, tasks } from './tables.ts'

type Duty = (typeof tasks.$inferSelect)['duties'][number]
type Extras = {
  priority?: 1 | 2 | 3 | null | undefined
  due_date?: string | null | undefined
  category?: string | undefined
  language_id?: number | null | undefined
}
export type NewTask = {
  name: string
  description: string
  topic_id: number
  request_id?: string | undefined
} & Extras
export type EditedTask = {
  [field in keyof Omit<NewTask, 'request_id'>]?: NewTask[field] | undefined
} & { version?: number | undefined }
export type Chosen = { kind: 'strategy' | 'statement' | 'own'; id: number; worked: boolean | null }
export type UpdatedTask = {
  version?: number | undefined
  marks?: Mark[] | undefined
  needed?: Needed | null | undefined
  needed_source?: 'proposed' | 'judged' | undefined
  decoded?: boolean | undefined
  chosen?: Chosen[] | undefined
  drill?:
    | (Omit<DrillNote, 'at' | 'rating'> & {
        rating?: DrillNote['rating'] | undefined
        done?: false | undefined
      })[]
    | undefined
  duties?: Duty[] | undefined
}

/**
 * Why nothing was saved: wrong fields or a reason. `changed` means that somebody else changed the
 * task meanwhile.
 */
type NoRoom = 'tasks_full' | 'storage_full'
export type TaskError =
  | { fields: Record<string, FieldCode> }
  | NoRoom
  | 'language_unknown'
  | 'missing'
  | 'changed'
type SaveResult = { id: number } | { error: TaskError }

const logView = ({ area, topicId, status, priority, dueDate }: Omit<LockedTask, 'id'>) => ({
  area,
  topicId,
  status,
  priority,
  dueDate,
})

class Full extends Error {
  readonly error: NoRoom
  constructor(name: NoRoom) {
    super(name)
    this.error = name
  }
}

/** Runs a transaction and rolls it back when the person then exceeds a storage limit. */
const inRoom = <Result>(
  db: Db,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | { error: NoRoom }> =>
  db.transaction(work).catch((error) => {
    if (error instanceof Full) return { error: error.error }
    throw error
  })

/** Throws Full when a limit is exceeded. Call it after writing, with the person locked. */
async function checkRoom(tx: Transaction, userId: number, added: 'tasks' | 'bytes') {
  const { tasks, bytes } = await findStorage(tx, userId)
  if (added === 'tasks' && tasks > taskBounds.perPerson) throw new Full('tasks_full')
  if (bytes > taskBounds.bytesPerPerson) throw new Full('storage_full')
}

/**
 * Adds a task for the caller. A repeated request with the same `request_id` returns the task it
 * created before.
 */
export async function addTask(
  db: Db,
  caller: Caller,
  area: Area,
  draft: NewTask,
  now: Date,
): Promise<SaveResult> {
  return inRoom(db, async (tx) => {
    await lockUser(tx, caller.id)
    const sentBefore =
      draft.request_id && (await findRequested(tx, caller.id, area, draft.request_id))
    if (sentBefore) return sentBefore
    if (!(await hasTopic(tx, draft.topic_id, area)))
      return { error: { fields: { topic_id: 'topic_unknown' as const } } }
    if (draft.language_id && !(await hasWall(tx, area, draft.language_id)))
      return { error: 'language_unknown' as const }
    const description = withBlanks(draft.description)
    const [added] = await tx
      .insert(tasks)
      .values({
        userId: caller.id,
        area,
        name: draft.name,
        topicId: draft.topic_id,
        description,
        ...extrasOf(draft),
        requestId: draft.request_id,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: tasks.id })
    if (!added) throw new Error('a task that was just written is gone')
    await checkRoom(tx, caller.id, 'tasks')
    const newValue = { area, topicId: draft.topic_id }
    await writeLog(tx, now, {
      action: 'create',
      entity: 'tasks',
      entityId: added.id,
      actorId: caller.id,
      subjectId: caller.id,
      newValue,
    })
    return added
  })
}

const extrasOf = ({ priority, due_date, category, language_id }: Extras) => ({
  ...(priority !== undefined && { priority }),
  ...(due_date !== undefined && { dueDate: due_date }),
  ...(category !== undefined && { category }),
  ...(language_id !== undefined && { languageId: language_id }),
})

type Changes = Partial<Omit<LockedTask, 'id' | 'userId' | 'area' | 'version' | 'bytes'>>
type Which = { id: number; area: Area; version?: number | undefined }

/**
 * Locks a task, computes its changes and saves them; of two concurrent changes the later one sees
 * the result of the first.
 */
async function changeTask(
  db: Db,
  caller: Caller,
  { id, area, version }: Which,
  now: Date,
  changesOf: (
    tx: Transaction,
    task: LockedTask,
  ) => Promise<Changes | { fields: Record<string, FieldCode> } | 'language_unknown'>,
): Promise<SaveResult> {
  return inRoom(db, async (tx) => {
    await holdOwners(tx, caller, [id])
    const [locked] = await lockTasks(tx, caller, [id], { area, removed: 0 })
    if (!locked || !(await partsSeenBy(tx, caller, locked.userId, now)).includes('task_text'))
      return { error: 'missing' as const }
    if (version !== undefined && version !== locked.version) return { error: 'changed' as const }
    const changes = await changesOf(tx, locked)
    if (changes === 'language_unknown' || 'fields' in changes) return { error: changes }
    const [changed] = await tx
      .update(tasks)
      .set({ ...changes, version: locked.version + 1, updatedAt: now })
      .where(eq(tasks.id, id))
      .returning({ bytes: tasks.bytes })
    if ((changed?.bytes ?? 0) > locked.bytes) await checkRoom(tx, locked.userId, 'bytes')
    const log = {
      action: 'update' as const,
      entity: 'tasks',
      entityId: id,
      actorId: caller.id,
      subjectId: locked.userId,
    }
    await writeLog(tx, now, {
      ...log,
      oldValue: logView(locked),
      newValue: logView({ ...locked, ...changes }),
    })
    return { id }
  })
}

/**
 * Edits name, text with its language, topic and dates. A new text discards what was derived from
 * the old one (method D18).
 */
export const editTask = (
  db: Db,
  caller: Caller,
  area: Area,
  id: number,
  edited: EditedTask,
  now: Date,
) =>
  changeTask(db, caller, { id, area, version: edited.version }, now, async (tx, task) => {
    const { name = task.name, topic_id = task.topicId } = edited
    if (topic_id !== task.topicId && !(await hasTopic(tx, topic_id, area)))
      return { fields: { topic_id: 'topic_unknown' } }
    const { language_id = task.languageId } = edited
    if (
      language_id !== null &&
      language_id !== task.languageId &&
      !(await hasWall(tx, area, language_id))
    )
      return 'language_unknown'
    const description = withBlanks(edited.description ?? task.description)
    const changes = { name, topicId: topic_id, ...extrasOf(edited) }
    if (description !== task.description) return { ...changes, ...afterEdit(task, description) }
    return language_id === task.languageId ? changes : { ...changes, ...afterLanguage(task) }
  })

/** Saves the parts of a task's page that are present; all others stay unchanged. */
export const updateTask = (
  db: Db,
  caller: Caller,
  area: Area,
  id: number,
  updated: UpdatedTask,
  now: Date,
) =>
  changeTask(db, caller, { id, area, version: updated.version }, now, async (tx, task) => {
    const wrong = wrongIn(task, updated)
    if (wrong) return { fields: wrong }
    if (updated.chosen && !(await saveChosen(db, tx, task, updated.chosen)))
      return { fields: { chosen: 'chosen_unknown' } }
    const { marks = task.marks, needed = task.needed, duties = task.duties } = updated
    const changed = {
      marks: marks.toSorted((one, other) => one.start - other.start),
      needed,
      neededSource: needed && (updated.needed_source ?? task.neededSource ?? 'proposed'),
      duties,
      drill: drillMerged(task.drill, (updated.drill ?? []).map(noted), now),
      ...decodedOf(task, updated, now),
    }
    return { ...changed, status: statusOfTask(changed) }
  })

function wrongIn(
  task: LockedTask,
  { marks, needed = task.needed, decoded }: UpdatedTask,
): Record<string, FieldCode> | undefined {
  if (marks && !marksFit(task.description, marks)) return { marks: 'marks_wrong' }
  const stays = decoded ?? task.decodedAt !== null
  return stays && needed === null ? { needed: 'required' } : undefined
}

const noted = ({ step, note, rating, done }: NonNullable<UpdatedTask['drill']>[number]) => ({
  ...{ step, note },
  ...(rating && { rating }),
  ...(done === false && { done }),
})

function decodedOf(task: LockedTask, { decoded }: UpdatedTask, now: Date) {
  if (decoded === undefined)
    return { decodedAt: task.decodedAt, decoderVersion: task.decoderVersion }
  return decoded ? { decodedAt: now, decoderVersion } : { decodedAt: null, decoderVersion: null }
}

/**
 * Replaces the whole card, without duplicates; returns false when an item does not belong to the
 * task.
 */
async function saveChosen(db: Db, tx: Transaction, task: LockedTask, chosen: readonly Chosen[]) {
  const each = [...new Map(chosen.map((one) => [`${one.kind} ${one.id}`, one])).values()]
  if (!(await mayBeChosen(db, tx, task, each))) return false
  await tx.delete(chosenStrategies).where(eq(chosenStrategies.taskId, task.id))
  if (each.length > 0)
    await tx
      .insert(chosenStrategies)
      .values(each.map((one, order) => ({ ...rowOf(one), taskId: task.id, order })))
  return true
}

const rowOf = ({ kind, id, worked }: Chosen) => ({
  strategyId: kind === 'strategy' ? id : null,
  attributeId: kind === 'statement' ? id : null,
  ownStrategyId: kind === 'own' ? id : null,
  worked,
})

/**
 * Moves tasks to the bin, all or none; the oldest tasks beyond the limits of the bin are deleted
 * permanently. Returns false when a task does not exist or the caller may not change it.
 */
export const removeTasks = (
  db: Db,
  caller: Caller,
  area: Area,
  ids: readonly number[],
  now: Date,
) => moveTasks(db, caller, { ids, area, removed: 0 }, now)

/** Moves tasks of any area out of the bin if the person has room for them. */
export const restoreTasks = (db: Db, caller: Caller, ids: readonly number[], now: Date) =>
  moveTasks(db, caller, { ids, removed: 1 }, now)

type Moved = { ids: readonly number[]; area?: Area; removed: 0 | 1 }

async function moveTasks(
  db: Db,
  caller: Caller,
  { ids, ...which }: Moved,
  now: Date,
): Promise<boolean | { error: NoRoom }> {
  const targets = [...new Set(ids)]
  return inRoom(db, async (tx) => {
    await holdOwners(tx, caller, targets)
    const locked = await lockTasks(tx, caller, targets, which)
    if (locked.length < targets.length) return false
    const byOwner = Map.groupBy(locked, (task) => task.userId)
    for (const userId of byOwner.keys()) {
      if (!(await partsSeenBy(tx, caller, userId, now)).includes('task_text')) return false
    }
    const to =
      which.removed === 0
        ? { removed: 1 as const, removedAt: now }
        : { removed: 0 as const, removedAt: null }
    await tx
      .update(tasks)
      .set({ ...to, version: sql`${tasks.version} + 1` })
      .where(inArray(tasks.id, targets))
    for (const userId of byOwner.keys())
      await (to.removed === 0 ? checkRoom(tx, userId, 'tasks') : trimBin(tx, userId, now))
    const log = {
      action: to.removed === 1 ? ('delete' as const) : ('restore' as const),
      entity: 'tasks',
      actorId: caller.id,
    }
    // the log of each person shows what was done to their own tasks
    for (const [subjectId, [first, ...more]] of byOwner)
      await writeLog(tx, now, {
        ...log,
        subjectId,
        count: 1 + more.length,
        ...(first && more.length === 0 && { entityId: first.id }),
      })
    return true
  })
}

async function trimBin(tx: Transaction, userId: number, now: Date) {
  const { rowCount } = await tx.execute(sql`
    delete from ${tasks} where id in (
      select id from (
        select id, count(*) over newest as tasks, sum(bytes) over newest as bytes from ${tasks} where user_id = ${userId} and removed = 1
        window newest as (order by removed_at desc, id desc)) bin
      where bin.tasks > ${taskBounds.perPerson} or bin.bytes > ${taskBounds.bytesPerPerson})`)
  if (rowCount)
    await writeLog(tx, now, { action: 'delete', entity: 'tasks', actorId: null, count: rowCount })
}

/** Adds a strategy that a person wrote for one task. */
export async function addOwnStrategy(
  db: Db,
  caller: Caller,
  area: Area,
  taskId: number,
  draft: { pattern: Pattern; body: string },
  now: Date,
): Promise<
  | { strategy: typeof draft & { id: number } }
  | { error: 'missing' | 'own_strategies_full' | NoRoom }
> {
  return inRoom(db, async (tx) => {
    await holdOwners(tx, caller, [taskId])
    const [task] = await lockTasks(tx, caller, [taskId], { area, removed: 0 })
    if (!task || !(await partsSeenBy(tx, caller, task.userId, now)).includes('task_text'))
      return { error: 'missing' as const }
    if (
      (await tx.$count(ownStrategies, eq(ownStrategies.taskId, taskId))) >= taskBounds.ownStrategies
    )
      return { error: 'own_strategies_full' as const }
    const [added] = await tx
      .insert(ownStrategies)
      .values({ ...draft, taskId, createdAt: now })
      .returning({ id: ownStrategies.id, pattern: ownStrategies.pattern, body: ownStrategies.body })
    if (!added) throw new Error('a strategy that was just written is gone')
    await checkRoom(tx, task.userId, 'bytes')
    const log = {
      action: 'create' as const,
      entity: 'own_strategies',
      entityId: added.id,
      actorId: caller.id,
      subjectId: task.userId,
    }
    await writeLog(tx, now, { ...log, newValue: { pattern: added.pattern } })
    return { strategy: added }
  })
}

type Push = { task_ids: number[]; template_ids: number[]; user_ids: number[] }

/**
 * Copies the caller's own tasks and templates to people, once each (method 4.7). Earlier copies
 * stay unchanged, even in a bin, and people without room for everything get nothing. Returns
 * undefined if a task or template does not exist, is not the caller's or is of another area.
 */
export async function pushTasks(
  db: Db,
  caller: Caller,
  areas: readonly Area[],
  push: Push,
  now: Date,
) {
  const [taskIds, templateIds, userIds] = [push.task_ids, push.template_ids, push.user_ids].map(
    (ids) => [...new Set(ids)],
  )
  const ofAreas = sql`${sql.param([...areas])}::text[]`
  const pushed = sql`(
    select area, name, description, topic_id, language_id, 'task:' || id as copy_of, user_id as owner from ${tasks}
    where id = any(${listOf(taskIds)}) and user_id = ${caller.id} and removed = 0 and area = any(${ofAreas})
    union all ${copiedTemplates(listOf(templateIds), ofAreas)})`
  return db.transaction(async (tx) => {
    const ids = (taskIds?.length ?? 0) + (templateIds?.length ?? 0)
    const { rows } = await tx.execute<{ found: number }>(
      sql`select count(*)::int as found from ${pushed} given`,
    )
    if ((rows[0]?.found ?? 0) < ids) return undefined
    const [takers = [], ofCareer] = await findHolders(
      tx,
      {
        ids: userIds ?? [],
        condition: takersInScope(caller),
        permissions: ['access_tasks', 'access_career'],
      },
      now,
    )
    await holdForCount(tx, takers)
    const { rowCount } = await tx.execute(sql`
      with taker as (${storedUserIds(takers)})
      insert into ${tasks} (user_id, area, name, description, topic_id, language_id, pushed_by, copy_of, created_at, updated_at)
      select taker.id, area, name, description, topic_id, language_id, ${caller.id}, copy_of, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from taker cross join ${pushed} given
      where owner is distinct from taker.id and (area <> 'career' or taker.id = any(${listOf(ofCareer)}))
        and (select storage.tasks + ${ids} <= ${taskBounds.perPerson} and storage.bytes + given_bytes.sum <= ${taskBounds.bytesPerPerson}
          from (${storageOf(sql`taker.id`)}) storage, (select sum(octet_length(name) + octet_length(description) + 6) from ${pushed} given) given_bytes)
      order by taker.id, copy_of -- always in one order: two who give the same at once do not block each other
      on conflict do nothing`)
    const created = rowCount ?? 0
    if (created > 0)
      await writeLog(tx, now, {
        action: 'create',
        entity: 'tasks',
        actorId: caller.id,
        count: created,
      })
    return { created, skipped: ids * (userIds?.length ?? 0) - created }
  })
}

const listOf = (ids: readonly number[] | undefined) => sql`${sql.param([...(ids ?? [])])}::int[]`

/** Inserts imported tasks. The caller must have locked the person and checked the limits. */
export const insertTasks = (tx: Transaction, values: (typeof tasks.$inferInsert)[]) =>
  tx.insert(tasks).values(values)
