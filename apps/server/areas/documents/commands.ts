import type { DocumentRequest } from '@quartet/contract/areas/documents.ts'
import type { WholeTaskView } from '@quartet/contract/areas/tasks-schemas.ts'
import { onCard } from '@quartet/domain/card-lines.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { cardView } from '../../documents/card.ts'
import { plpView } from '../../documents/plp.ts'
import { pwpView } from '../../documents/pwp.ts'
import { tasksView } from '../../documents/tasks.ts'
import type { Template } from '../../documents/typesetter.ts'
import { makeFairSemaphore } from '../../processes/fair-semaphore.ts'
import { fail, ok } from '../../result.ts'
import { holds } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import { findCareer, findWorker } from '../career/queries.ts'
import { finishedAttempts, toAttemptView } from '../inventory/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { viewPerson } from '../profile/commands.ts'
import { profileCards } from '../profile/queries.ts'
import { wholeTasks } from '../tasks/queries.ts'
import { findPersonInScope } from '../users/queries.ts'
import { decodeTasks, findReader } from './queries.ts'

type RequestOf<Kind extends DocumentRequest['kind']> = Extract<DocumentRequest, { kind: Kind }>
const filenames = {
  plp: 'profile.pdf',
  card: 'task-details.pdf',
  tasks: 'task-details.pdf',
  pwp: 'work-profile.pdf',
} as const satisfies Record<Template, string>

/** One person never fills the line of the typesetter, which makes one document after the other. */
const typesetting = makeFairSemaphore({
  running: 4,
  runningPerKey: 1,
  waiting: 26,
  waitingPerKey: 4,
})

/**
 * Makes a document of what the caller may see. Fails with row_unknown, forbidden, no_result,
 * document_too_long, too_many, documents_busy or document_failed. A document whose caller has
 * `gone` is not made once its turn comes.
 */
export async function makeDocument(
  context: CallerContext,
  request: DocumentRequest,
  gone?: AbortSignal,
) {
  const { limits, caller, typesetter, log } = context
  const retryAfter = await limits.take('documentPerson', String(caller.id))
  if (retryAfter > 0) return fail('too_many', { retry_after: retryAfter })
  const built = await buildView(context, request)
  if (!built.ok) return built
  const typeset = await typesetting.take(caller.id, () =>
    typesetter.send({ template: request.kind, data: built.view }, gone),
  )
  if (typeset === 'failed') {
    log.error({ template: request.kind }, 'a document could not be typeset')
    return fail('document_failed')
  }
  if (typeof typeset === 'string') return fail('documents_busy', { retry_after: 5 })
  return ok({ title: built.view.title, filename: filenames[request.kind], ...typeset })
}

/** A part is shown when it is in the list, and every part without a list. */
const showsOf =
  <Part extends string>(parts: readonly Part[] | undefined) =>
  (part: Part) =>
    parts === undefined || parts.includes(part)

function buildView(context: CallerContext, request: DocumentRequest) {
  switch (request.kind) {
    case 'plp':
      return buildPlp(context, request)
    case 'card':
      return buildCard(context, request)
    case 'tasks':
      return buildTasks(context, request)
    case 'pwp':
      return buildPwp(context, request)
  }
}

async function buildPlp(context: CallerContext, request: RequestOf<'plp'>) {
  const { db, caller, now } = context
  const access = { others: ['access_users'] as const, writes: false }
  const personId = await findPersonInScope(db, caller, request.user_id ?? caller.id, access)
  if (personId === undefined) return fail('row_unknown')
  const person = await viewPerson(context, personId)
  const cards = await profileCards(
    db,
    { ageGroupId: person.age_group_id, languageId: caller.languageId },
    person,
  )
  const attempts = person.sees.includes('scores') ? await finishedAttempts(db, personId) : []
  const view = plpView(
    await findReader(db, caller, now),
    { person, cards, attempts: attempts.map(toAttemptView) },
    {
      own: request.audience === 'self' && personId === caller.id,
      sheet: request.sheet,
      shows: showsOf(request.parts),
    },
  )
  return view ? ok({ view }) : fail('no_result')
}

async function buildCard(context: CallerContext, request: RequestOf<'card'>) {
  const { db, caller, now } = context
  const tasks = await findTasks(context, [request.task_id])
  if (!tasks.ok) return tasks
  const [decoded] = tasks.decoded
  const seen = await partsSeenBy(db, caller, decoded.task.user_id, now)
  if (!seen.includes('task_text')) return fail('forbidden')
  const options = {
    own: request.audience === 'self' && decoded.task.user_id === caller.id,
    shows: showsOf(request.parts),
  }
  return ok({ view: cardView(await findReader(db, caller, now), decoded, options) })
}

async function buildTasks(context: CallerContext, request: RequestOf<'tasks'>) {
  const { db, caller, now } = context
  const tasks = await findTasks(context, [...new Set(request.task_ids)])
  if (!tasks.ok) return tasks
  const isOwn = (personId: number) => request.audience === 'self' && personId === caller.id
  return ok({ view: tasksView(await findReader(db, caller, now), tasks.decoded, isOwn) })
}

/** All of these tasks, or none if the caller may not see one of them or they are of several people. */
async function findTasks(context: CallerContext, ids: number[]) {
  if (!holds(context.caller, 'show_tasks')) return fail('forbidden')
  const tasks = await wholeTasks(context, { ids })
  if (tasks.length < ids.length) return fail('row_unknown')
  if (tasks.some((task) => task.user_id !== tasks[0]?.user_id)) return fail('row_unknown')
  if (lengthOf(tasks) > taskBounds.document) return fail('document_too_long')
  const [first, ...others] = await decodeTasks(context.db, tasks)
  if (!first) return fail('row_unknown')
  await noteView(context, first.task.user_id)
  return ok({ decoded: [first, ...others] as const })
}

/** The characters of the texts and of the lines on the cards. */
const lengthOf = (tasks: readonly WholeTaskView[]) =>
  tasks
    .flatMap((task) => [
      task.description,
      ...onCard(task).flatMap(({ title, body }) => [title, body]),
    ])
    .reduce((sum, text) => sum + text.length, 0)

/** The caller's Personal Work Profile; children have none (method D41). */
async function buildPwp(context: CallerContext, request: RequestOf<'pwp'>) {
  const { db, caller, now } = context
  if (!holds(caller, 'access_pwp') || !holds(caller, 'access_career')) return fail('forbidden')
  const worker = await findWorker(db, caller.id)
  if (!worker || worker.ageGroupId === 1) return fail('row_unknown')
  if (!(await partsSeenBy(db, caller, caller.id, now)).includes('statements'))
    return fail('no_result')
  const { questions, placed, ticked } = await findCareer(db, worker)
  const career = {
    questions,
    statements: placed.map(({ statement }) => statement),
    my_statements: ticked,
  }
  const view = pwpView(
    await findReader(db, caller, now),
    { person: await viewPerson(context, caller.id), career },
    { own: request.audience === 'self', shows: showsOf(request.parts) },
  )
  return view ? ok({ view }) : fail('no_result')
}
