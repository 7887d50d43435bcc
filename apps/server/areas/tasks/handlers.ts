import type { AskedTasks } from '@quartet/contract/areas/tasks-schemas.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { missing, refusal, wrongFields } from '../../api-error.ts'
import { type Context, callerOf, os, personOf } from '../../http/context.ts'
import { makeFairSemaphore } from '../../processes/fair-semaphore.ts'
import { findTemplate, listTemplates } from '../categories/queries.ts'
import { pagesOf } from '../cms/queries.ts'
import { readPage } from '../photos/commands.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share } from '../sharing/commands.ts'
import { listTopics } from '../topics/queries.ts'
import { findPersonWithin, searchPeople } from '../users/queries.ts'
import { findWall } from '../words/queries.ts'
import { takersWithin } from './access.ts'
import {
  addOwnStrategy,
  addTask,
  type EditedTask,
  editTask,
  type NewTask,
  pushTasks,
  type Refused,
  removeTasks,
  restoreTasks,
  type UpdatedTask,
  updateTask,
} from './commands.ts'
import { findOwner, findStorage, idsOf, listCategories, listTasks, stepsOf, wholeTasks } from './queries.ts'

type Given<Input> = { context: Context; input: Input }
type ByTask = { params: { task_id: number } }
type Document = { pdf: File; emails: string[] }
type Photographed = { photo: File; language_id?: number | undefined }
type ByIds = { body?: { ids?: number[] | undefined } | undefined; query?: { ids?: number[] | undefined } | undefined }

/** The calls that each area has, of its own tasks only: one of another area is like one that there is not. */
const callsOf = (area: Area) => ({
  list: async (context: Context, personId: number, query: AskedTasks) => {
    const caller = callerOf(context)
    const seen = await partsSeenBy(context.db, caller, personId, context.now)
    if (!seen.includes('tasks')) throw missing()
    await noteView(context, caller, personId, context.now)
    const shelf = { personId, area, languageId: caller.languageId, seesText: seen.includes('task_text') }
    const list = () => listTasks(context.db, shelf, query)
    if (!query.search_text) return list()
    const found = await searching.take(caller.id, list)
    if (typeof found === 'string') throw refusal(found)
    return found
  },

  show: async ({ context, input: { params } }: Given<ByTask>) => ({ task: await readTask(context, params.task_id, area) }),

  print: async ({ context, input: { query } }: Given<{ query: { ids?: number[] | undefined; user_id?: number | undefined } }>) => {
    const caller = callerOf(context)
    const personId = await findPersonWithin(context.db, caller, query.user_id ?? caller.id, ['access_users'], false)
    if (personId === undefined) throw missing()
    const ids = [...new Set(query.ids ?? (await idsOf(context.db, personId, area, mostPrinted)))]
    const tasks = await wholeTasks(context.db, caller, ids, context.now, area)
    if (tasks.length < ids.length) throw missing()
    for (const id of new Set(tasks.map((task) => task.user_id))) await noteView(context, caller, id, context.now)
    return { tasks }
  },

  add: async ({ context, input: { body } }: Given<{ body: NewTask }>) => {
    const kept = await addTask(context.db, callerOf(context), area, body, context.now)
    if ('refused' in kept) throw await refusalOf(context, kept.refused)
    return { task: await readTask(context, kept.id, area) }
  },

  edit: async ({ context, input: { params, body } }: Given<ByTask & { body: EditedTask }>) => {
    const kept = await editTask(context.db, callerOf(context), area, params.task_id, body, context.now)
    if ('refused' in kept) throw await refusalOf(context, kept.refused, params.task_id)
    return { task: await readTask(context, kept.id, area) }
  },

  update: async ({ context, input: { params, body } }: Given<ByTask & { body: UpdatedTask }>) => {
    const kept = await updateTask(context.db, callerOf(context), area, params.task_id, body, context.now)
    if ('refused' in kept) throw await refusalOf(context, kept.refused, params.task_id)
    return { task: await readTask(context, kept.id, area) }
  },

  remove: ({ context, input: { params } }: Given<ByTask>) => toBin(context, area, [params.task_id]),

  removeMany: ({ context, input: { body, query } }: Given<ByIds>) => {
    const ids = body?.ids ?? query?.ids
    if (!ids) throw wrongFields({ ids: 'required' })
    return toBin(context, area, ids)
  },

  ownStrategy: async ({ context, input: { params, body } }: Given<ByTask & { body: Parameters<typeof addOwnStrategy>[4] }>) => {
    const added = await addOwnStrategy(context.db, callerOf(context), area, params.task_id, body, context.now)
    if ('refused' in added) throw added.refused === 'missing' ? missing() : refusal(added.refused)
    return { strategy: added.strategy }
  },

  share: ({ context, input: { params, body } }: Given<ByTask & { body: Document }>) => shareTask(context, params.task_id, body, area),

  topics: async ({ context }: { context: Context }) => ({ topics: await listTopics(context.db, area, callerOf(context).languageId) }),
})

/** A search reads all that a person has written: nobody holds the connections of everybody else by it. */
const searching = makeFairSemaphore({ running: 5, runningPerKey: 1, waiting: 100, waitingPerKey: 4 })

const mostPrinted = 100

/** For whom a text is decoded: whose task it is, or the caller. */
async function readerOf(context: Context, taskId: number | undefined) {
  const caller = callerOf(context)
  if (taskId === undefined) return caller
  const owner = await findOwner(context.db, caller, taskId)
  if (!owner) throw missing()
  return owner
}

async function readTask(context: Context, id: number, area?: Area) {
  const caller = callerOf(context)
  const [task] = await wholeTasks(context.db, caller, [id], context.now, area)
  if (!task) throw missing()
  await noteView(context, caller, task.user_id, context.now)
  return task
}

/** Mails a document about a task that the caller sees whole, with what stands on its card. */
async function shareTask(context: Context, id: number, document: Document, area?: Area) {
  const task = await readTask(context, id, area)
  const seen = await partsSeenBy(context.db, callerOf(context), task.user_id, context.now)
  if (!(['task_text', 'scores', 'statements'] as const).every((part) => seen.includes(part))) throw refusal('forbidden')
  return mail(context, 'task', task.user_id, document)
}

async function mail(context: Context, kind: 'task' | 'plp', personId: number, { pdf, emails }: Document) {
  const refused = await share(context, callerOf(context), { kind, personId, emails, file: pdf })
  if (refused) throw refusal(refused.refused, 'retry_after' in refused ? { retry_after: refused.retry_after } : {})
  return {}
}

/** People whom the caller may give tasks to. */
function listTakers(context: Context, searched = '') {
  const caller = callerOf(context)
  return searchPeople(context.db, takersWithin(caller), { but: caller.id, searched, most: mostTakers })
}
const mostTakers = 25

/** Copies for others; career tasks have a call of their own. */
async function give(context: Context, areas: readonly Area[], push: Parameters<typeof pushTasks>[3]) {
  if (push.task_ids.length + push.template_ids.length === 0) throw wrongFields({ task_ids: 'required' })
  const given = await pushTasks(context.db, callerOf(context), areas, push, context.now)
  if (!given) throw missing()
  return given
}

async function toBin(context: Context, area: Area, ids: number[]) {
  if ((await removeTasks(context.db, callerOf(context), area, ids, context.now)) !== true) throw missing()
  return { removed: ids }
}

/** Who is late gets the task as it is now, so that nothing is lost. */
async function refusalOf(context: Context, refused: Refused, id?: number) {
  if (typeof refused === 'object') return wrongFields(refused.fields)
  if (refused === 'missing') return missing()
  if (refused !== 'changed' || id === undefined) return refusal(refused === 'changed' ? 'task_changed' : refused)
  return refusal('task_changed', { task: await readTask(context, id) })
}

/** The text of a picture, which is forgotten once it is read (method D41). */
async function describe(context: Context, { photo, language_id }: Photographed, gone: AbortSignal | undefined) {
  const caller = callerOf(context)
  const read = await readPage(context, caller.id, photo, language_id ?? caller.languageId, gone)
  if (!('refused' in read)) return { photo_description: read.text, doubtful: read.doubtful }
  throw refusal(read.refused, 'retry_after' in read ? { retry_after: read.retry_after } : {})
}

const { list: listSchool, ...school } = callsOf('school')
const { list: listWork, ...work } = callsOf('work')
const { list: listCareer, ...career } = callsOf('career')

export const tasks = os.tasks.router({
  list: os.tasks.list.handler(async ({ context, input: { query } }) => {
    const { user_id, ...asked } = query
    const caller = callerOf(context)
    const personId = await findPersonWithin(context.db, caller, user_id ?? caller.id, ['access_users'], false)
    if (personId === undefined) throw missing()
    return listSchool(context, personId, asked)
  }),
  show: os.tasks.show.handler(school.show),
  print: os.tasks.print.handler(school.print),
  add: os.tasks.add.handler(school.add),
  edit: os.tasks.edit.handler(school.edit),
  update: os.tasks.update.handler(school.update),
  remove: os.tasks.remove.handler(school.remove),
  removeMany: os.tasks.removeMany.handler(school.removeMany),
  restore: os.tasks.restore.handler(async ({ context, input: { body } }) => {
    const restored = await restoreTasks(context.db, callerOf(context), body.ids, context.now)
    if (typeof restored === 'object') throw refusal(restored.refused)
    if (!restored) throw missing()
    return { restored: body.ids }
  }),
  push: os.tasks.push.handler(({ context, input: { body } }) => give(context, ['school', 'work'], body)),
  ownStrategy: os.tasks.ownStrategy.handler(school.ownStrategy),
  describe: os.tasks.describe.handler(({ context, input: { body }, signal }) => describe(context, body, signal)),
  printPlp: os.tasks.printPlp.handler(async ({ context, input: { body } }) => ({ task: await readTask(context, body.task_id) })),
  share: os.tasks.share.handler(({ context, input: { params, body } }) => shareTask(context, params.task_id, body)),
  shareSchool: os.tasks.shareSchool.handler(school.share),
  shareWork: os.tasks.shareWork.handler(work.share),
  sharePlp: os.tasks.sharePlp.handler(({ context, input: { body } }) => mail(context, 'plp', callerOf(context).id, body)),
  templates: os.tasks.templates.handler(async ({ context }) => ({
    categories: await listTemplates(context.db, callerOf(context).languageId),
  })),
  template: os.tasks.template.handler(async ({ context, input: { params } }) => {
    const task = await findTemplate(context.db, params.task_id)
    if (!task) throw missing()
    return { task }
  }),
  topics: os.tasks.topics.handler(school.topics),
  directions: os.tasks.directions.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['strategy_directions_box'], callerOf(context)),
  })),
  categories: os.tasks.categories.handler(async ({ context }) => ({
    categories: await listCategories(context.db, callerOf(context).id),
  })),
  wall: os.tasks.wall.handler(async ({ context, input: { params, query } }) => {
    const reader = await readerOf(context, query.task_id)
    const wall = await findWall(context.db, params.area, { ...reader, languageId: query.language_id ?? reader.languageId })
    if (!wall) throw missing()
    return { wall }
  }),
  people: os.tasks.people.handler(async ({ context, input: { query } }) => ({
    people: await listTakers(context, query.search_text),
  })),
  storage: os.tasks.storage.handler(({ context }) => findStorage(context.db, callerOf(context).id)),
  steps: os.tasks.steps.handler(({ context }) => stepsOf(context.db, callerOf(context).id)),
})

export const workTasks = os.workTasks.router({
  list: os.workTasks.list.handler(({ context, input: { query } }) => listWork(context, personOf(context), query)),
  show: os.workTasks.show.handler(work.show),
  print: os.workTasks.print.handler(work.print),
  add: os.workTasks.add.handler(work.add),
  edit: os.workTasks.edit.handler(work.edit),
  update: os.workTasks.update.handler(work.update),
  remove: os.workTasks.remove.handler(work.remove),
  removeMany: os.workTasks.removeMany.handler(work.removeMany),
  ownStrategy: os.workTasks.ownStrategy.handler(work.ownStrategy),
  howToUse: os.workTasks.howToUse.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['how_to_use_pattern_work'], callerOf(context)),
  })),
  topics: os.workTasks.topics.handler(work.topics),
})

export const careerTasks = os.careerTasks.router({
  list: os.careerTasks.list.handler(({ context, input: { query } }) => listCareer(context, personOf(context), query)),
  show: os.careerTasks.show.handler(career.show),
  print: os.careerTasks.print.handler(career.print),
  add: os.careerTasks.add.handler(career.add),
  edit: os.careerTasks.edit.handler(career.edit),
  update: os.careerTasks.update.handler(career.update),
  remove: os.careerTasks.remove.handler(career.remove),
  removeMany: os.careerTasks.removeMany.handler(career.removeMany),
  push: os.careerTasks.push.handler(({ context, input: { body } }) => give(context, ['career'], body)),
  ownStrategy: os.careerTasks.ownStrategy.handler(career.ownStrategy),
  topics: os.careerTasks.topics.handler(career.topics),
})
