import type { Area } from '@quartet/domain/areas.ts'
import { type Mark, marksKept } from '@quartet/domain/decoding.ts'
import type { Needed } from '@quartet/domain/demand.ts'
import { marksFit, withBlanks } from '@quartet/domain/task.ts'
import { mayEditTeamTask, teamTaskBounds } from '@quartet/domain/team-tasks.ts'
import type { TeamTaskStatus } from '@quartet/domain/teams.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { findAreaOfTopic } from '../topics/queries.ts'
import { hasWall } from '../words/queries.ts'
import { isMember } from './member-queries.ts'
import { teamMembers, teamTasks } from './tables.ts'
import { teamTaskMail } from './task-mails.ts'
import {
  areasOf,
  findTeamStorage,
  listOtherMembers,
  lockTeamOf,
  lockTeamTask,
} from './task-queries.ts'

type Text = {
  name: string
  description: string
  topic_id: number
  language_id?: number | null | undefined
}
type Edited = { [field in keyof Text]?: Text[field] | undefined } & {
  version?: number | undefined
  status?: TeamTaskStatus | undefined
  marks?: Mark[] | undefined
  needed?: Needed | null | undefined
  decoded?: boolean | undefined
}
type TeamTask = typeof teamTasks.$inferSelect
type Team = { id: number; name: string }

/** Adds a task to a team and notifies the other members; undefined when it is not a team of theirs. */
export async function addTeamTask(
  context: CallerContext,
  { teamId, ...draft }: Text & { teamId: number },
) {
  const { db, caller, limits, now } = context
  const retry_after = await limits.take('teamTask', String(caller.id))
  if (retry_after > 0) return fail('too_many', { retry_after })
  return db.transaction(async (tx) => {
    const team = await lockTeamOf(tx, caller.id, teamId)
    if (!team) return undefined
    const wrong = await wrongIn(tx, context, draft)
    if (wrong) return wrong
    const values = {
      ...{ teamId, createdBy: caller.id, name: draft.name, topicId: draft.topic_id },
      description: withBlanks(draft.description),
      languageId: draft.language_id ?? null,
    }
    if (!(await hasRoom(tx, values))) return fail('team_tasks_full')
    const [added] = await tx
      .insert(teamTasks)
      .values({ ...values, createdAt: now, updatedAt: now })
      .returning({ id: teamTasks.id })
    if (!added) throw new Error('a task that was just written is gone')
    await logChange(tx, context, 'create', added.id)
    await notifyMembers(tx, context, team, { id: added.id, name: draft.name })
    return ok(added)
  })
}

/** Whether the topic or the language of a text cannot be chosen. */
async function wrongIn(
  tx: Transaction,
  { caller }: CallerContext,
  { topic_id, language_id }: Pick<Text, 'topic_id' | 'language_id'>,
) {
  const area = await findAreaOfTopic(tx, topic_id)
  if (!area || !areasOf(caller).includes(area)) return failFields({ topic_id: 'topic_unknown' })
  return isDecodable(tx, area, language_id)
}

const isDecodable = async (tx: Transaction, area: Area, languageId: number | null | undefined) =>
  languageId && !(await hasWall(tx, area, languageId)) ? fail('language_unknown') : undefined

type Sized = { teamId: number; name: string; description: string; marks?: Mark[]; id?: number }

/** Whether a task fits into the limits of its team with these texts. */
async function hasRoom(tx: Transaction, { teamId, name, description, marks = [], id }: Sized) {
  const { tasks, bytes } = await findTeamStorage(tx, teamId, id)
  const own = Buffer.byteLength(name + description + JSON.stringify(marks))
  const isRoomy = id !== undefined || tasks < teamTaskBounds.perTeam
  return isRoomy && bytes + own <= teamTaskBounds.bytesPerTeam
}

const logChange = (
  tx: Transaction,
  { caller, now }: CallerContext,
  action: 'create' | 'update' | 'delete',
  entityId: number,
) => writeLog(tx, now, { action, entity: 'team_tasks', entityId, actorId: caller.id })

async function notifyMembers(
  tx: Transaction,
  { caller, now, queue, publicUrl }: CallerContext,
  team: Team,
  task: { id: number; name: string },
) {
  const ids = await listOtherMembers(tx, team.id, caller.id)
  const data = { task_id: task.id, name: task.name, team_id: team.id, team: team.name }
  const drafts = ids.map((userId) => ({ userId, actorId: caller.id, data }))
  const readers = await notify(tx, now, 'team_task_added', drafts)
  const added = { teamId: team.id, taskId: task.id, name: task.name, url: publicUrl }
  const mails = (await listAddressees(tx, readers)).map(({ id, ...to }) => ({
    ...teamTaskMail(to, added),
    of: [id, caller.id],
  }))
  await queue.sendMany(tx, 'mail', mails)
}

/**
 * Changes a task; undefined when it is not of a team of the caller. A new text discards what was
 * derived from the old one, except marks of members whose words remain (method D18).
 */
export const editTeamTask = (context: CallerContext, { id, ...edited }: Edited & { id: number }) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const found = await lockTeamTask(tx, caller.id, id)
    if (!found) return undefined
    const { task, team } = found
    if (editsText(edited) && !mayEditTeamTask(caller.id, { ...task, leaderId: team.leaderId }))
      return fail('forbidden')
    if (edited.version !== undefined && edited.version !== task.version)
      return fail('team_task_changed')
    const text = await textOf(tx, context, task, edited)
    if (!text.ok) return text
    const { ok: _, ...fields } = text
    const decoding = decodingOf({ ...task, ...fields }, edited, now)
    if (!decoding.ok) return decoding
    const { name, description, topicId, languageId } = fields
    const { marks, needed, decodedAt } = decoding
    const changed = { name, description, topicId, languageId, marks, needed, decodedAt }
    const grows = sizeOf({ ...task, ...changed }) > sizeOf(task)
    if (grows && !(await hasRoom(tx, { ...task, ...changed }))) return fail('team_tasks_full')
    await tx
      .update(teamTasks)
      .set({
        ...changed,
        status: edited.status ?? task.status,
        version: task.version + 1,
        updatedAt: now,
      })
      .where(eq(teamTasks.id, id))
    await logChange(tx, context, 'update', id)
    return ok({ id })
  })

const sizeOf = ({ name, description, marks }: TeamTask) =>
  Buffer.byteLength(name + description + JSON.stringify(marks))

const editsText = ({ name, description, topic_id, language_id }: Edited) =>
  [name, description, topic_id, language_id].some((field) => field !== undefined)

/** The text after the edit, and what remains of the work on the former one. */
async function textOf(tx: Transaction, context: CallerContext, task: TeamTask, edited: Edited) {
  const { name = task.name, topic_id = task.topicId, language_id = task.languageId } = edited
  const description = withBlanks(edited.description ?? task.description)
  const isOtherTopic = topic_id !== task.topicId
  const areaBefore = await findAreaOfTopic(tx, task.topicId)
  const area = isOtherTopic ? await findAreaOfTopic(tx, topic_id) : areaBefore
  const wrong =
    isOtherTopic || language_id !== task.languageId
      ? await wrongIn(tx, context, { topic_id, language_id })
      : undefined
  if (wrong) return wrong
  const fields = { name, description, topicId: topic_id, languageId: language_id }
  const undecoded = { needed: null, decodedAt: null }
  if (description !== task.description)
    return ok({
      ...fields,
      ...undecoded,
      marks: marksKept(task.description, description, task.marks),
    })
  const { marks, needed, decodedAt } = task
  // another wall
  if (language_id !== task.languageId || area !== areaBefore)
    return ok({ ...fields, ...undecoded, marks: ownOf(marks) })
  return ok({ ...fields, marks, needed, decodedAt })
}

const ownOf = (marks: readonly Mark[]) => marks.filter(({ source }) => source === 'user')

type Work = Pick<TeamTask, 'description' | 'marks' | 'needed' | 'decodedAt'>

/** The decoding after the edit: only a decoded task keeps the marks of the wall. */
function decodingOf(task: Work, edited: Edited, now: Date) {
  const { marks = task.marks, needed = task.needed, decoded } = edited
  if (edited.marks && !marksFit(task.description, marks))
    return failFields({ marks: 'marks_wrong' })
  const decodedAt = decoded === undefined ? task.decodedAt : decoded ? now : null
  if (decodedAt && needed === null) return failFields({ needed: 'required' })
  const sorted = marks.toSorted((one, other) => one.start - other.start)
  return ok({ marks: decodedAt ? sorted : ownOf(sorted), needed, decodedAt })
}

/** Deletes a task for the whole team; undefined when it is not of a team of the caller. */
export const deleteTeamTask = (context: CallerContext, id: number) =>
  context.db.transaction(async (tx) => {
    const found = await lockTeamTask(tx, context.caller.id, id)
    if (!found) return undefined
    const { task, team } = found
    if (!mayEditTeamTask(context.caller.id, { ...task, leaderId: team.leaderId }))
      return fail('forbidden')
    await tx.delete(teamTasks).where(eq(teamTasks.id, id))
    await logChange(tx, context, 'delete', id)
    return ok({ removed: [id] })
  })

/** Deletes the tasks of teams that everybody has left: nobody sees them any longer. */
export const forgetTeamTasks = ({ db }: Pick<CommandContext, 'db'>) =>
  db
    .delete(teamTasks)
    .where(
      sql`not exists (select from ${teamMembers} where ${teamMembers.teamId} = ${teamTasks.teamId} and ${teamMembers.userId} is not null and ${isMember})`,
    )
