import type { DocumentRequest } from '@quartet/contract/areas/documents.ts'
import type { MailedPdf } from '@quartet/contract/areas/sharing.ts'
import type { TaskListQuery } from '@quartet/contract/areas/tasks-schemas.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { apiError, fieldErrors, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { makeFairSemaphore } from '../../processes/fair-semaphore.ts'
import type { Result } from '../../result.ts'
import { findTemplate, listTemplates } from '../categories/queries.ts'
import { pagesOf } from '../cms/queries.ts'
import { readPage } from '../photos/commands.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share, toParcel } from '../sharing/commands.ts'
import { listTopics } from '../topics/queries.ts'
import { findPersonInScope, searchPeople } from '../users/queries.ts'
import { findWall } from '../words/queries.ts'
import { takersInScope } from './access.ts'
import { listAssigned } from './assigned-queries.ts'
import {
  addOwnStrategy,
  addTask,
  type EditedTask,
  editTask,
  type NewTask,
  type OwnStrategyDraft,
  removeTasks,
  restoreTasks,
  type UpdatedTask,
  updateTask,
} from './commands.ts'
import { type Push, pushTasks } from './push-commands.ts'
import {
  findStorage,
  findTaskReader,
  idsOf,
  listCategories,
  listTasks,
  stepsOf,
  wholeTasks,
} from './queries.ts'

type HandlerInput<Input> = { context: Context; input: Input }
type ByTask = { params: { task_id: number } }
type Photographed = { photo: File; language_id?: number | undefined }
type ByIds = {
  body?: { ids?: number[] | undefined } | undefined
  query?: { ids?: number[] | undefined } | undefined
}

/**
 * Handlers that every area has, for tasks of this area only: a task of another area answers 404.
 */
const callsOf = (area: Area) => ({
  list: async (context: Context, personId: number, query: TaskListQuery) => {
    const caller = getCaller(context)
    const seen = await partsSeenBy(context.db, caller, personId, context.now)
    if (!seen.includes('tasks')) throw notFound()
    await noteView(signedIn(context), personId)
    const taskFilter = {
      personId,
      area,
      languageId: caller.languageId,
      seesText: seen.includes('task_text'),
    }
    return searchInTurn(caller.id, query, () => listTasks(context.db, taskFilter, query))
  },

  show: async ({ context, input: { params } }: HandlerInput<ByTask>) => ({
    task: await readTask(context, params.task_id, area),
  }),

  print: async ({
    context,
    input: { query },
  }: HandlerInput<{ query: { ids?: number[] | undefined; user_id?: number | undefined } }>) => {
    const caller = getCaller(context)
    const personId = await findPersonInScope(context.db, caller, query.user_id ?? caller.id, {
      others: ['access_users'],
      writes: false,
    })
    if (personId === undefined) throw notFound()
    const ids = [...new Set(query.ids ?? (await idsOf(context.db, personId, area, maxPrinted)))]
    const tasks = await wholeTasks(signedIn(context), { ids, area })
    if (tasks.length < ids.length) throw notFound()
    for (const id of new Set(tasks.map((task) => task.user_id)))
      await noteView(signedIn(context), id)
    return { tasks }
  },

  add: async ({ context, input: { body } }: HandlerInput<{ body: NewTask }>) => {
    const { id } = unwrap(await addTask(signedIn(context), { ...body, area }))
    return { task: await readTask(context, id, area) }
  },

  edit: async ({
    context,
    input: { params, body },
  }: HandlerInput<ByTask & { body: EditedTask }>) => {
    const task = { id: params.task_id, area }
    return readSaved(context, task, await editTask(signedIn(context), { ...body, ...task }))
  },

  update: async ({
    context,
    input: { params, body },
  }: HandlerInput<ByTask & { body: UpdatedTask }>) => {
    const task = { id: params.task_id, area }
    return readSaved(context, task, await updateTask(signedIn(context), { ...body, ...task }))
  },

  remove: ({ context, input: { params } }: HandlerInput<ByTask>) =>
    toBin(context, area, [params.task_id]),

  removeMany: ({ context, input: { body, query } }: HandlerInput<ByIds>) => {
    const ids = body?.ids ?? query?.ids
    if (!ids) throw fieldErrors({ ids: 'required' })
    return toBin(context, area, ids)
  },

  ownStrategy: async ({
    context,
    input: { params, body },
  }: HandlerInput<ByTask & { body: OwnStrategyDraft }>) =>
    unwrapOrNotFound(
      await addOwnStrategy(signedIn(context), { ...body, id: params.task_id, area }),
    ),

  share: ({ context, input: { params, body } }: HandlerInput<ByTask & { body: MailedPdf }>) =>
    shareTask(context, params.task_id, body, area),

  topics: async ({ context }: { context: Context }) => ({
    topics: await listTopics(context.db, area, getCaller(context).languageId),
  }),
})

/** Reads a list; one with a search takes a place of the semaphore. */
async function searchInTurn<Page extends object>(
  callerId: number,
  { search_text }: { search_text?: string | undefined },
  list: () => Promise<Page>,
) {
  if (!search_text) return list()
  const page = await searching.take(callerId, list)
  if (typeof page === 'string') throw apiError(page)
  return page
}

/**
 * A search reads all texts of a person; the semaphore prevents one caller from using all database
 * connections.
 */
const searching = makeFairSemaphore({
  running: 5,
  runningPerKey: 1,
  waiting: 100,
  waitingPerKey: 4,
})

const maxPrinted = 100

/** The person for whom a text is decoded: the owner of the task, or the caller without a task. */
async function readerOf(context: Context, taskId: number | undefined) {
  const caller = getCaller(context)
  if (taskId === undefined) return caller
  const owner = await findTaskReader(context.db, caller, taskId)
  if (!owner) throw notFound()
  return owner
}

async function readTask(context: Context, id: number, area?: Area) {
  const [task] = await wholeTasks(signedIn(context), { ids: [id], area })
  if (!task) throw notFound()
  await noteView(signedIn(context), task.user_id)
  return task
}

/**
 * Mails a document about a task, which includes its strategy card, so the caller must see the whole
 * task.
 */
async function shareTask(context: Context, id: number, document: MailedPdf, area?: Area) {
  const task = await readTask(context, id, area)
  const seen = await partsSeenBy(context.db, getCaller(context), task.user_id, context.now)
  if (!(['task_text', 'scores', 'statements'] as const).every((part) => seen.includes(part)))
    throw apiError('forbidden')
  const card = { kind: 'card', task_id: id, audience: 'others' } as const
  return mail(context, { kind: 'task', personId: task.user_id, document }, card)
}

type Mailed = { kind: 'task' | 'plp'; personId: number; document: MailedPdf }

/** Mails an uploaded document; without one, the document that is made here. */
async function mail(context: Context, { document, ...parcel }: Mailed, made: DocumentRequest) {
  return unwrap(await share(signedIn(context), { ...parcel, ...toParcel(document, made) }))
}

/** People to whom the caller may push tasks. */
function listTakers(context: Context, searchText?: string) {
  const caller = getCaller(context)
  return searchPeople(context.db, takersInScope(caller), {
    but: caller.id,
    searchText,
    limit: maxTakers - 1,
  })
}
const maxTakers = 25

/** Copies tasks to other people; career tasks have their own call. */
async function give(context: Context, areas: readonly Area[], push: Push) {
  if (push.task_ids.length + push.template_ids.length === 0)
    throw fieldErrors({ task_ids: 'required' })
  const isToNobody = push.user_ids.length === 0 && !push.group_id && !push.user_category_id
  if (isToNobody) throw fieldErrors({ user_ids: 'required' })
  return unwrapOrNotFound(await pushTasks(signedIn(context), { ...push, areas }))
}

async function toBin(context: Context, area: Area, ids: number[]) {
  unwrapOrNotFound(await removeTasks(signedIn(context), { ids, area }))
  return { removed: ids }
}

/**
 * The task after a change. A caller who saved an outdated version gets the current task with the
 * error, so that nothing is lost.
 */
async function readSaved(
  context: Context,
  { id, area }: { id: number; area: Area },
  saved: Result,
) {
  if (!saved.ok && saved.error === 'task_changed')
    throw apiError('task_changed', { task: await readTask(context, id, area) })
  unwrapOrNotFound(saved)
  return { task: await readTask(context, id, area) }
}

/** Like unwrap, but `row_unknown` becomes the 404 of a task out of the caller's scope. */
function unwrapOrNotFound<Returned extends Result>(result: Returned) {
  if (!result.ok && result.error === 'row_unknown') throw notFound()
  return unwrap(result)
}

/** The text of a picture, which is not stored (method D41). */
async function describe(
  context: Context,
  { photo, language_id }: Photographed,
  gone: AbortSignal | undefined,
) {
  const caller = getCaller(context)
  const languageId = language_id ?? caller.languageId
  return unwrap(await readPage(signedIn(context), { photo, languageId, gone }))
}

const { list: listSchool, ...school } = callsOf('school')
const { list: listWork, ...work } = callsOf('work')
const { list: listCareer, ...career } = callsOf('career')

export const tasks = api.tasks.router({
  list: api.tasks.list.handler(async ({ context, input: { query } }) => {
    const { user_id, ...filters } = query
    const caller = getCaller(context)
    const personId = await findPersonInScope(context.db, caller, user_id ?? caller.id, {
      others: ['access_users'],
      writes: false,
    })
    if (personId === undefined) throw notFound()
    return listSchool(context, personId, filters)
  }),
  show: api.tasks.show.handler(school.show),
  print: api.tasks.print.handler(school.print),
  add: api.tasks.add.handler(school.add),
  edit: api.tasks.edit.handler(school.edit),
  update: api.tasks.update.handler(school.update),
  remove: api.tasks.remove.handler(school.remove),
  removeMany: api.tasks.removeMany.handler(school.removeMany),
  restore: api.tasks.restore.handler(async ({ context, input: { body } }) => {
    unwrapOrNotFound(await restoreTasks(signedIn(context), body.ids))
    return { restored: body.ids }
  }),
  push: api.tasks.push.handler(({ context, input: { body } }) =>
    give(context, ['school', 'work'], body),
  ),
  assigned: api.tasks.assigned.handler(({ context, input: { query } }) => {
    const caller = getCaller(context)
    return searchInTurn(caller.id, query, () => listAssigned(context.db, caller, query))
  }),
  ownStrategy: api.tasks.ownStrategy.handler(school.ownStrategy),
  describe: api.tasks.describe.handler(({ context, input: { body }, signal }) =>
    describe(context, body, signal),
  ),
  printPlp: api.tasks.printPlp.handler(async ({ context, input: { body } }) => ({
    task: await readTask(context, body.task_id),
  })),
  share: api.tasks.share.handler(({ context, input: { params, body } }) =>
    shareTask(context, params.task_id, body),
  ),
  shareSchool: api.tasks.shareSchool.handler(school.share),
  shareWork: api.tasks.shareWork.handler(work.share),
  sharePlp: api.tasks.sharePlp.handler(({ context, input: { body } }) =>
    mail(
      context,
      { kind: 'plp', personId: getCaller(context).id, document: body },
      { kind: 'plp', sheet: 'page', audience: 'others' },
    ),
  ),
  templates: api.tasks.templates.handler(async ({ context }) => ({
    categories: await listTemplates(context.db, getCaller(context).languageId),
  })),
  template: api.tasks.template.handler(async ({ context, input: { params } }) => {
    const task = await findTemplate(context.db, params.task_id)
    if (!task) throw notFound()
    return { task }
  }),
  topics: api.tasks.topics.handler(school.topics),
  directions: api.tasks.directions.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['strategy_directions_box'], getCaller(context)),
  })),
  categories: api.tasks.categories.handler(async ({ context }) => ({
    categories: await listCategories(context.db, getCaller(context).id),
  })),
  wall: api.tasks.wall.handler(async ({ context, input: { params, query } }) => {
    const reader = await readerOf(context, query.task_id)
    const wall = await findWall(context.db, params.area, {
      ...reader,
      languageId: query.language_id ?? reader.languageId,
    })
    if (!wall) throw notFound()
    return { wall }
  }),
  people: api.tasks.people.handler(async ({ context, input: { query } }) => ({
    people: await listTakers(context, query.search_text),
  })),
  storage: api.tasks.storage.handler(({ context }) =>
    findStorage(context.db, getCaller(context).id),
  ),
  steps: api.tasks.steps.handler(({ context }) => stepsOf(context.db, getCaller(context).id)),
})

export const workTasks = api.workTasks.router({
  list: api.workTasks.list.handler(({ context, input: { query } }) =>
    listWork(context, getPersonId(context), query),
  ),
  show: api.workTasks.show.handler(work.show),
  print: api.workTasks.print.handler(work.print),
  add: api.workTasks.add.handler(work.add),
  edit: api.workTasks.edit.handler(work.edit),
  update: api.workTasks.update.handler(work.update),
  remove: api.workTasks.remove.handler(work.remove),
  removeMany: api.workTasks.removeMany.handler(work.removeMany),
  ownStrategy: api.workTasks.ownStrategy.handler(work.ownStrategy),
  howToUse: api.workTasks.howToUse.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['how_to_use_pattern_work'], getCaller(context)),
  })),
  topics: api.workTasks.topics.handler(work.topics),
})

export const careerTasks = api.careerTasks.router({
  list: api.careerTasks.list.handler(({ context, input: { query } }) =>
    listCareer(context, getPersonId(context), query),
  ),
  show: api.careerTasks.show.handler(career.show),
  print: api.careerTasks.print.handler(career.print),
  add: api.careerTasks.add.handler(career.add),
  edit: api.careerTasks.edit.handler(career.edit),
  update: api.careerTasks.update.handler(career.update),
  remove: api.careerTasks.remove.handler(career.remove),
  removeMany: api.careerTasks.removeMany.handler(career.removeMany),
  push: api.careerTasks.push.handler(({ context, input: { body } }) =>
    give(context, ['career'], body),
  ),
  ownStrategy: api.careerTasks.ownStrategy.handler(career.ownStrategy),
  topics: api.careerTasks.topics.handler(career.topics),
})
