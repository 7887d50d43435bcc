import { randomInt } from 'node:crypto'
import {
  classSessionMaxHours,
  endedClassSessionDays,
  sessionCodeFrom,
} from '@quartet/domain/class-sessions.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { lockEditable } from '../groups/edit-queries.ts'
import { writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import { hasFinishedSince, isRunning } from './hold-queries.ts'
import { areSessionsOpen, findSessionToJoin } from './queries.ts'
import { classSessionMembers, classSessions } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>
type Group = NonNullable<Awaited<ReturnType<typeof lockEditable>>>

/** Runs a change of the session of a group that the caller owns; undefined for any other group. */
const inOwnGroup = <Done>(
  { db, caller }: Context,
  groupId: number,
  change: (tx: Transaction, group: Group) => Promise<Done>,
) =>
  db.transaction(async (tx) => {
    const group = await lockEditable(tx, caller, groupId, 'owner')
    return group && group.removed === 0 ? change(tx, group) : undefined
  })

const random = () => randomInt(2 ** 32) / 2 ** 32

/** Opens a session, if none runs. */
export const openSession = (context: Context, groupId: number) =>
  inOwnGroup(context, groupId, async (tx, group) => {
    const { now } = context
    if (!(await areSessionsOpen(tx, group))) return fail('class_session_off')
    const isOfGroup = eq(classSessions.groupId, groupId)
    if ((await tx.$count(classSessions, and(isOfGroup, isRunning(now)))) > 0) return ok()
    await endStale(tx, now)
    const endsAt = new Date(now.getTime() + classSessionMaxHours * 3_600_000)
    for (;;) {
      const [session] = await tx
        .insert(classSessions)
        .values({ groupId, code: sessionCodeFrom(random), startedAt: now, endsAt })
        .onConflictDoNothing()
        .returning({ id: classSessions.id })
      if (!session) continue
      await log(tx, context, { action: 'create', entityId: groupId })
      return ok()
    }
  })

/** Sessions that ran out give their code and their place free. */
const endStale = (tx: Transaction, now: Date) =>
  tx
    .update(classSessions)
    .set({ endedAt: sql`${classSessions.endsAt}` })
    .where(and(isNull(classSessions.endedAt), not(isRunning(now))))

type Change = { paused?: boolean | undefined; results_open?: true | undefined }

/** Changes the running session; undefined when none runs. */
export const changeSession = (context: Context, groupId: number, change: Change) =>
  inOwnGroup(context, groupId, (tx) => {
    const { now } = context
    const { paused, results_open } = change
    const set = {
      ...(paused !== undefined && { pausedAt: paused ? now : null }),
      ...(results_open && { resultsOpenedAt: now }),
    }
    return update(tx, context, groupId, set)
  })

/** Ends the running session. */
export const endSession = (context: Context, groupId: number) =>
  inOwnGroup(context, groupId, (tx) => update(tx, context, groupId, { endedAt: context.now }))

async function update(
  tx: Transaction,
  context: Context,
  groupId: number,
  set: Partial<typeof classSessions.$inferInsert>,
) {
  const isOwn = and(eq(classSessions.groupId, groupId), isRunning(context.now))
  if (Object.keys(set).length === 0)
    return (await tx.$count(classSessions, isOwn)) > 0 ? ok() : undefined
  const changed = await tx.update(classSessions).set(set).where(isOwn).returning()
  if (changed.length === 0) return undefined
  await log(tx, context, { action: 'endedAt' in set ? 'delete' : 'update', entityId: groupId })
  return ok()
}

/** Takes part in the session with this code, and leaves others in which the caller has not finished. */
export const joinSession = (context: Context, code: string) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    await lockUser(tx, caller.id) // of two joins at once, the later one leaves the session of the other
    const session = await findSessionToJoin(tx, caller, code, now)
    if (!session) return fail('class_session_unknown')
    const joined = await tx
      .insert(classSessionMembers)
      .values({ sessionId: session.id, userId: caller.id, joinedAt: now })
      .onConflictDoNothing()
      .returning()
    if (joined.length === 0) return ok()
    await leaveOthers(tx, caller.id, session.id)
    await log(tx, context, { action: 'update', entityId: session.groupId, subjectId: caller.id })
    return ok()
  })

/** Whoever has finished in a session stays in it, because it may hold back the result. */
const leaveOthers = (tx: Transaction, userId: number, sessionId: number) =>
  tx.execute(sql`
    delete from ${classSessionMembers} m where m.user_id = ${userId} and m.session_id <> ${sessionId}
      and not ${hasFinishedSince(sql`${userId}::int`, sql`m.created_at`)}`)

/** Deletes sessions that ended long enough ago, with who took part. */
export const forgetClassSessions = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) => {
  const limit = addDays(now, -endedClassSessionDays)
  return db
    .delete(classSessions)
    .where(or(lt(classSessions.endedAt, limit), lt(classSessions.endsAt, limit)))
}

type Entry = { action: 'create' | 'update' | 'delete'; entityId: number; subjectId?: number }
const log = (tx: Transaction, { caller, now }: Context, entry: Entry) =>
  writeLog(tx, now, { ...entry, entity: 'class_sessions', actorId: caller.id })
