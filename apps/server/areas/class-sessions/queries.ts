import type {
  GroupSessionView,
  OwnSessionView,
  SessionParticipantView,
} from '@quartet/contract/areas/class-sessions.ts'
import { holdOf } from '@quartet/domain/class-sessions.ts'
import { isOpen } from '@quartet/domain/institution.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { type findOwnGroup, isGroupOf, withMembers } from '../groups/queries.ts'
import { groups } from '../groups/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { lapsedBefore } from '../inventory/queries.ts'
import { answers, attempts } from '../inventory/tables.ts'
import { readSettings } from '../settings/queries.ts'
import { hasFinishedSince, isRunning } from './hold-queries.ts'
import { classSessionMembers, classSessions } from './tables.ts'

type Group = NonNullable<Awaited<ReturnType<typeof findOwnGroup>>>

/** Whether the installation and the institution of a group allow class sessions (method D34). */
export async function areSessionsOpen(db: Reader, { organizationId }: Group) {
  if (!(await readSettings(db)).classroom) return false
  if (organizationId === null) return true
  const [own] = await db
    .select({ features: organizations.features })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return own !== undefined && isOpen(own.features, 'classroom')
}

type Moment = { now: Date; publicUrl: string }

/** The session of a group as its teacher sees it. */
export async function showSession(
  db: Reader,
  group: Group,
  { now, publicUrl }: Moment,
): Promise<GroupSessionView> {
  const head = { group_name: group.name, available: await areSessionsOpen(db, group) }
  const [session] = await db
    .select()
    .from(classSessions)
    .where(and(eq(classSessions.groupId, group.id), isRunning(now)))
  if (!session) return { ...head, session: null }
  const { id, code, startedAt, endsAt, pausedAt, resultsOpenedAt } = session
  return {
    ...head,
    session: {
      ...{ code, link: `${publicUrl}/class-session/${code}` },
      ...{ started_at: startedAt.toISOString(), ends_at: endsAt.toISOString() },
      ...{ paused: pausedAt !== null, results_open: resultsOpenedAt !== null },
      people: await listParticipants(db, group.id, { id, now }),
    },
  }
}

/** How far the open attempt of the person of the row is; null without an answer. */
const answeredCount = (now: Date) => sql`(
  select nullif(count(*), 0)::int from ${attempts} t join ${answers} a on a.attempt_id = t.id
  where t.user_id = users.id and t.finished_at is null and t.lapsed_at is null and t.created_at >= ${lapsedBefore(now).toISOString()}
    and (a.value is not null or trim(coalesce(a.text, '')) <> ''))`
const hasResult = sql`exists (select from ${attempts} t where t.user_id = users.id and t.finished_at is not null)`

/** Only of whoever takes part it is shown how far they are. */
async function listParticipants(
  db: Reader,
  groupId: number,
  { id, now }: { id: number; now: Date },
) {
  const { rows } = await db.execute<SessionParticipantView>(sql`
    select person.id, first_name, last_name, case when not joined then 'away' when answered is not null then 'answering'
        when finished then 'finished' when has_result then 'earlier' else 'joined' end as place, case when joined then answered end as answered
    from (select users.id, users.first_name, users.last_name, users.sorted, ${answeredCount(now)} as answered, ${hasResult} as has_result,
        ${hasFinishedSince(sql`users.id`, sql`part.created_at`)} as finished, part.user_id is not null as joined
      from ${groups} ${withMembers} left join ${classSessionMembers} part on part.session_id = ${id} and part.user_id = users.id
      where groups.id = ${groupId}) person
    order by sorted, person.id`)
  return rows
}

/**
 * The running session in which the caller takes part, while they are in its group: the one that holds
 * their result back, or the one joined last.
 */
export async function findOwnSession(
  db: Reader,
  caller: Caller,
  now: Date,
): Promise<OwnSessionView | null> {
  const { rows } = await db.execute<{
    group_name: string
    code: string
    paused: boolean
    open: boolean
    finished: boolean
  }>(sql`
    select groups.name as group_name, class_sessions.code, paused_at is not null as paused, results_opened_at is not null as open,
      ${hasFinishedSince(sql`${caller.id}::int`, sql`m.created_at`)} as finished
    from ${classSessionMembers} m join ${classSessions} on class_sessions.id = m.session_id join ${groups} on groups.id = class_sessions.group_id
    where m.user_id = ${caller.id} and ${isRunning(now)} and ${isGroupOf(caller)}
    order by results_opened_at is null and ${hasFinishedSince(sql`${caller.id}::int`, sql`m.created_at`)} desc, m.created_at desc, class_sessions.id desc limit 1`)
  const row = rows[0]
  if (!row) return null
  const { group_name, code, paused, open, finished } = row
  const hold = holdOf({ isPaused: paused, areResultsOpen: open, hasFinished: finished })
  return { group_name, code, hold, finished }
}

/** The running session with this code of a group that has the caller as a member. */
export async function findSessionToJoin(db: Reader, caller: Caller, code: string, now: Date) {
  const [session] = await db
    .select({ id: classSessions.id, groupId: classSessions.groupId })
    .from(classSessions)
    .innerJoin(groups, eq(groups.id, classSessions.groupId))
    .where(and(eq(classSessions.code, code), isRunning(now), isGroupOf(caller)))
  return session
}
