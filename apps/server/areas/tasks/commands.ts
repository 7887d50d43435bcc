import type { Area } from '@quartet/domain/areas.ts'
import type { Mark } from '@quartet/domain/decoding.ts'
import { decoderVersion, type Needed } from '@quartet/domain/demand.ts'
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
import { fail, failFields, ok, type Result } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { hasTopic } from '../topics/queries.ts'
import { lockUser } from '../users/queries.ts'
import { hasWall } from '../words/queries.ts'
import {
  findRequested,
  findStorage,
  holdOwners,
  type LockedTask,
  lockTasks,
  mayBeChosen,
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

export type OwnStrategyDraft = { pattern: Pattern; body: string }

/** The part of the context that the commands use. */
type TaskContext = Pick<CallerContext, 'db' | 'caller' | 'now'>
type TaskKey = { id: number; area: Area }
type NoRoom = 'tasks_full' | 'storage_full'

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

/** Runs a transaction; fails and rolls it back when the person then exceeds a storage limit. */
const inRoom = <Returned>(db: Db, work: (tx: Transaction) => Promise<Returned>) =>
  db.transaction(work).catch((error: unknown) => {
    if (error instanceof Full) return fail(error.error)
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
  { db, caller, now }: TaskContext,
  { area, ...draft }: NewTask & { area: Area },
) {
  return inRoom(db, async (tx) => {
    await lockUser(tx, caller.id)
    const sentBefore =
      draft.request_id && (await findRequested(tx, caller.id, area, draft.request_id))
    if (sentBefore) return ok(sentBefore)
    if (!(await hasTopic(tx, draft.topic_id, area)))
      return failFields({ topic_id: 'topic_unknown' })
    if (draft.language_id && !(await hasWall(tx, area, draft.language_id)))
      return fail('language_unknown')
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
    return ok(added)
  })
}

const extrasOf = ({ priority, due_date, category, language_id }: Extras) => ({
  ...(priority !== undefined && { priority }),
  ...(due_date !== undefined && { dueDate: due_date }),
  ...(category !== undefined && { category }),
  ...(language_id !== undefined && { languageId: language_id }),
})

type Changes = Partial<Omit<LockedTask, 'id' | 'userId' | 'area' | 'version' | 'bytes'>>

/**
 * Locks a task, computes its changes and saves them; of two concurrent changes the later one sees
 * the result of the first. `task_changed` when it no longer has the requested version.
 */
async function changeTask(
  { db, caller, now }: TaskContext,
  { id, area, version }: TaskKey & { version?: number | undefined },
  changesOf: (tx: Transaction, task: LockedTask) => Promise<Result<{ changes: Changes }>>,
) {
  return inRoom(db, async (tx) => {
    await holdOwners(tx, caller, [id])
    const [locked] = await lockTasks(tx, caller, [id], { area, removed: 0 })
    if (!locked || !(await partsSeenBy(tx, caller, locked.userId, now)).includes('task_text'))
      return fail('row_unknown')
    if (version !== undefined && version !== locked.version) return fail('task_changed')
    const result = await changesOf(tx, locked)
    if (!result.ok) return result
    const { changes } = result
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
    return ok({ id })
  })
}

/**
 * Edits name, text with its language, topic and dates. A new text discards what was derived from
 * the old one (method D18).
 */
export const editTask = (context: TaskContext, { id, area, ...edited }: EditedTask & TaskKey) =>
  changeTask(context, { id, area, version: edited.version }, async (tx, task) => {
    const { name = task.name, topic_id = task.topicId } = edited
    if (topic_id !== task.topicId && !(await hasTopic(tx, topic_id, area)))
      return failFields({ topic_id: 'topic_unknown' })
    const { language_id = task.languageId } = edited
    if (
      language_id !== null &&
      language_id !== task.languageId &&
      !(await hasWall(tx, area, language_id))
    )
      return fail('language_unknown')
    const description = withBlanks(edited.description ?? task.description)
    const changes = { name, topicId: topic_id, ...extrasOf(edited) }
    if (description !== task.description)
      return ok({ changes: { ...changes, ...afterEdit(task, description) } })
    if (language_id === task.languageId) return ok({ changes })
    return ok({ changes: { ...changes, ...afterLanguage(task) } })
  })

/** Saves the parts of a task's page that are present; all others stay unchanged. */
export const updateTask = (context: TaskContext, { id, area, ...updated }: UpdatedTask & TaskKey) =>
  changeTask(context, { id, area, version: updated.version }, async (tx, task) => {
    const wrong = wrongIn(task, updated)
    if (wrong) return wrong
    if (updated.chosen) {
      const saved = await saveChosen(context.db, tx, task, updated.chosen)
      if (!saved.ok) return saved
    }
    const { marks = task.marks, needed = task.needed, duties = task.duties } = updated
    const changed = {
      marks: marks.toSorted((one, other) => one.start - other.start),
      needed,
      neededSource: needed && (updated.needed_source ?? task.neededSource ?? 'proposed'),
      duties,
      drill: drillMerged(task.drill, (updated.drill ?? []).map(noted), context.now),
      ...decodedOf(task, updated, context.now),
    }
    return ok({ changes: { ...changed, status: statusOfTask(changed) } })
  })

function wrongIn(task: LockedTask, { marks, needed = task.needed, decoded }: UpdatedTask) {
  if (marks && !marksFit(task.description, marks)) return failFields({ marks: 'marks_wrong' })
  const stays = decoded ?? task.decodedAt !== null
  return stays && needed === null ? failFields({ needed: 'required' }) : undefined
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

/** Replaces the whole card, without duplicates; fails when an item does not belong to the task. */
async function saveChosen(db: Db, tx: Transaction, task: LockedTask, chosen: readonly Chosen[]) {
  const each = [...new Map(chosen.map((one) => [`${one.kind} ${one.id}`, one])).values()]
  if (!(await mayBeChosen(db, tx, task, each))) return failFields({ chosen: 'chosen_unknown' })
  await tx.delete(chosenStrategies).where(eq(chosenStrategies.taskId, task.id))
  if (each.length > 0)
    await tx
      .insert(chosenStrategies)
      .values(each.map((one, order) => ({ ...rowOf(one), taskId: task.id, order })))
  return ok()
}

const rowOf = ({ kind, id, worked }: Chosen) => ({
  strategyId: kind === 'strategy' ? id : null,
  attributeId: kind === 'statement' ? id : null,
  ownStrategyId: kind === 'own' ? id : null,
  worked,
})

/**
 * Moves tasks to the bin, all or none; the oldest tasks beyond the limits of the bin are deleted
 * permanently. `row_unknown` when a task does not exist or the caller may not change it.
 */
export const removeTasks = (
  context: TaskContext,
  { ids, area }: { ids: readonly number[]; area: Area },
) => moveTasks(context, { ids, area, removed: 0 })

/** Moves tasks of any area out of the bin if the person has room for them. */
export const restoreTasks = (context: TaskContext, ids: readonly number[]) =>
  moveTasks(context, { ids, removed: 1 })

type Moved = { ids: readonly number[]; area?: Area; removed: 0 | 1 }

async function moveTasks({ db, caller, now }: TaskContext, { ids, ...which }: Moved) {
  const targets = [...new Set(ids)]
  return inRoom(db, async (tx) => {
    await holdOwners(tx, caller, targets)
    const locked = await lockTasks(tx, caller, targets, which)
    if (locked.length < targets.length) return fail('row_unknown')
    const byOwner = Map.groupBy(locked, (task) => task.userId)
    for (const userId of byOwner.keys()) {
      if (!(await partsSeenBy(tx, caller, userId, now)).includes('task_text'))
        return fail('row_unknown')
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
    return ok()
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

/** Adds a strategy that a person wrote for the task with this id. */
export async function addOwnStrategy(
  { db, caller, now }: TaskContext,
  { id, area, ...draft }: OwnStrategyDraft & TaskKey,
) {
  return inRoom(db, async (tx) => {
    await holdOwners(tx, caller, [id])
    const [task] = await lockTasks(tx, caller, [id], { area, removed: 0 })
    if (!task || !(await partsSeenBy(tx, caller, task.userId, now)).includes('task_text'))
      return fail('row_unknown')
    const count = await tx.$count(ownStrategies, eq(ownStrategies.taskId, id))
    if (count >= taskBounds.ownStrategies) return fail('own_strategies_full')
    const [added] = await tx
      .insert(ownStrategies)
      .values({ ...draft, taskId: id, createdAt: now })
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
    return ok({ strategy: added })
  })
}

/** Inserts imported tasks. The caller must have locked the person and checked the limits. */
export const insertTasks = (tx: Transaction, values: (typeof tasks.$inferInsert)[]) =>
  tx.insert(tasks).values(values)
