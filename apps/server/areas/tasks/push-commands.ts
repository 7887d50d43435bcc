import type { Area } from '@quartet/domain/areas.ts'
import { maxTaskNames } from '@quartet/domain/notifications.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { copiedTemplates } from '../categories/queries.ts'
import { findLedMembers } from '../groups/queries.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { findHolders } from '../roles/rights-queries.ts'
import { findCategoryPeople } from '../user-categories/queries.ts'
import { holdForCount, storedUserIds } from '../users/queries.ts'
import { takersInScope } from './access.ts'
import { maxNamed, tasksAssignedMail } from './mails.ts'
import { storageOf } from './queries.ts'
import { tasks } from './tables.ts'

export type Push = {
  task_ids: number[]
  template_ids: number[]
  user_ids: number[]
  group_id?: number | undefined
  user_category_id?: number | undefined
}
type PushOfAreas = Push & { areas: readonly Area[] }
/** The new tasks of one person, with the names of the first ones. */
type Copies = { userId: number; count: number; firstId: number; names: string[]; areas: Area[] }

/** Copies tasks and templates to people (copyTasks) and mails those who want it. */
export const pushTasks = (
  context: Pick<CallerContext, 'db' | 'caller' | 'now' | 'queue' | 'publicUrl'>,
  push: PushOfAreas,
) =>
  context.db.transaction(async (tx) => {
    const copied = await copyTasks(tx, context, push)
    if (!copied.ok) return copied
    const { created, skipped, copies, readers } = copied
    const forReaders = copies.filter(({ userId }) => readers.includes(userId))
    await mailTakers(tx, context, forReaders)
    return ok({ created, skipped })
  })

/** One mail for each person, however many tasks they got. */
async function mailTakers(
  tx: Transaction,
  { caller, queue, publicUrl }: Pick<CallerContext, 'caller' | 'queue' | 'publicUrl'>,
  copies: readonly Copies[],
) {
  const byPerson = new Map(copies.map((one) => [one.userId, one]))
  const people = await listAddressees(tx, [...byPerson.keys()])
  const mails = people.flatMap(({ id, ...to }) => {
    const given = byPerson.get(id)
    if (!given) return []
    const mail = tasksAssignedMail(to, { ...given, sender: caller, url: publicUrl })
    return [{ ...mail, of: [id, caller.id] }]
  })
  await queue.sendMany(tx, 'mail', mails)
}

/**
 * Copies the caller's own tasks and templates to people, once each (method 4.7). Earlier copies
 * stay unchanged, even in a bin, and people without room for everything get nothing. `row_unknown`
 * if a task or template does not exist, is not the caller's or is of another area, or the group is
 * not one that the caller leads. Notifies
 * everybody who got a new task; `readers` also get a mail.
 */
export async function copyTasks(
  tx: Transaction,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  { areas, ...push }: PushOfAreas,
) {
  const recipients = await findRecipients(tx, caller, push)
  if (!recipients) return fail('row_unknown')
  const [taskIds = [], templateIds = [], userIds = []] = [
    push.task_ids,
    push.template_ids,
    recipients,
  ].map((ids) => [...new Set(ids)])
  const ofAreas = sql`${sql.param([...areas])}::text[]`
  const pushed = sql`(
    select area, name, description, topic_id, language_id, 'task:' || id as copy_of, user_id as owner from ${tasks}
    where id = any(${listOf(taskIds)}) and user_id = ${caller.id} and removed = 0 and area = any(${ofAreas})
    union all ${copiedTemplates(listOf(templateIds), ofAreas)})`
  const ids = taskIds.length + templateIds.length
  if (ids * userIds.length > maxCopies) return fail('push_too_large')
  const { rows } = await tx.execute<{ found: number }>(
    sql`select count(*)::int as found from ${pushed} given`,
  )
  if ((rows[0]?.found ?? 0) < ids) return fail('row_unknown')
  const [takers = [], ofCareer = []] = await findHolders(
    tx,
    {
      ids: userIds,
      condition: takersInScope(caller),
      permissions: ['access_tasks', 'access_career'],
    },
    now,
  )
  await holdForCount(tx, takers)
  const copies = await insertCopies(tx, { pushed, ids, takers, ofCareer, giverId: caller.id, now })
  const created = copies.reduce((sum, { count }) => sum + count, 0)
  if (created > 0)
    await writeLog(tx, now, {
      action: 'create',
      entity: 'tasks',
      actorId: caller.id,
      count: created,
    })
  const readers = await notifyTakers(tx, { caller, now }, copies)
  return ok({ created, skipped: ids * userIds.length - created, copies, readers })
}

/** Copies that one transaction may make. */
const maxCopies = 200_000

/** Everybody named by a push; undefined when its group or category is not the caller's. */
async function findRecipients(
  tx: Transaction,
  caller: CallerContext['caller'],
  { user_ids, group_id, user_category_id }: Push,
) {
  const members = group_id ? await findLedMembers(tx, caller, group_id) : []
  const people = user_category_id ? await findCategoryPeople(tx, caller, user_category_id) : []
  return members && people && [...user_ids, ...members, ...people]
}

/** One notification for each person; none for what somebody gave themselves. */
const notifyTakers = (
  tx: Transaction,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  copies: readonly Copies[],
) =>
  notify(
    tx,
    now,
    'task_given',
    copies
      .filter(({ userId }) => userId !== caller.id)
      .map(({ userId, count, firstId, names, areas: [area = 'school'] }) => ({
        userId,
        actorId: caller.id,
        taskId: count === 1 ? firstId : null,
        data: {
          count,
          names: names.slice(0, maxTaskNames),
          area,
        },
      })),
  )

type Insertion = {
  /** The rows to copy, and how many they are. */
  pushed: SQL
  ids: number
  /** People who may have tasks, and those of them who may have career tasks. */
  takers: readonly number[]
  ofCareer: readonly number[]
  giverId: number
  now: Date
}

async function insertCopies(
  tx: Transaction,
  { pushed, ids, takers, ofCareer, giverId, now }: Insertion,
) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<Copies>(sql`
    with taker as (${storedUserIds(takers)}), copy as (
      insert into ${tasks} (user_id, area, name, description, topic_id, language_id, pushed_by, copy_of, created_at, updated_at)
      select taker.id, area, name, description, topic_id, language_id, ${giverId}, copy_of, ${moment}, ${moment}
      from taker cross join ${pushed} given
      where owner is distinct from taker.id and (area <> 'career' or taker.id = any(${listOf(ofCareer)}))
        and (select storage.tasks + ${ids} <= ${taskBounds.perPerson} and storage.bytes + given_bytes.sum <= ${taskBounds.bytesPerPerson}
          from (${storageOf(sql`taker.id`)}) storage, (select sum(octet_length(name) + octet_length(description) + 6) from ${pushed} given) given_bytes)
      order by taker.id, copy_of -- always in one order: two who give the same at once do not block each other
      on conflict do nothing
      returning id, user_id, area, name)
    select user_id as "userId", count(*)::int as count, min(id) as "firstId", (array_agg(name order by id))[1:${sql.raw(String(maxNamed))}] as names,
      array_agg(distinct area) as areas
    from copy group by user_id order by user_id`)
  return rows
}

const listOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`
