import type { Notification } from '@quartet/contract/areas/notifications.ts'
import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import {
  mailConsents,
  type NotificationData,
  type NotificationKind,
  notificationKinds,
} from '@quartet/domain/notifications.ts'
import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { consents } from '../privacy/tables.ts'
import { isInvited } from '../reviews/offer-queries.ts'
import { tasks } from '../tasks/tables.ts'
import { teams, teamTasks } from '../teams/tables.ts'
import { isTeamOf } from '../teams/task-queries.ts'
import { isReadableBy } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { mailSettings, notifications } from './tables.ts'

const page = 20

const actors = alias(users, 'actors')
const people = alias(users, 'people')
const nameOf = (of: typeof actors | typeof people) =>
  sql<string | null>`nullif(trim(${of.firstName} || ' ' || ${of.lastName}), '')`

/** Whether a person got a notification of this kind since then. */
export const hasNotificationSince = async (
  db: Reader,
  userId: number,
  kind: NotificationKind,
  since: Date,
) =>
  (await db.$count(
    notifications,
    and(
      eq(notifications.userId, userId),
      eq(notifications.kind, kind),
      gte(notifications.createdAt, since),
    ),
  )) > 0

const ofUser = (userId: number) =>
  and(eq(notifications.userId, userId), inArray(notifications.kind, [...notificationKinds]))

/** The team of an invitation, or which has started. */
const teamId = sql`(${notifications.data}->>'team_id')::int`

/** Whether what it is about still exists, with its reader: what ended is not shown. */
const isCurrent = sql`case ${notifications.kind}
  when 'contact_requested' then exists (select from contacts c where c.requester_id = ${notifications.actorId} and c.addressee_id = ${notifications.userId}
    and c.status in ('pending', 'accepted') and c.created_at = ${notifications.createdAt})
  when 'contact_accepted' then exists (select from contacts c where c.status = 'accepted' and c.accepted_at = ${notifications.createdAt}
    and c.requester_id = ${notifications.userId} and c.addressee_id = ${notifications.actorId})
  when 'team_invited' then exists (select from invitations i join teams t on t.id = i.team_id
    where i.id = (${notifications.data}->>'invitation_id')::int and (i.ended_at is null or i."end" = 'accepted') and t.removed = 0)
  when 'team_started' then exists (select from teams t join team_members m on m.team_id = t.id
    where t.id = ${teamId} and t.removed = 0 and m.user_id = ${notifications.userId} and m.status = 'accepted')
  when 'inventory_open' then not exists (select from scores s where s.user_id = ${notifications.userId})
  when 'retake_offered' then ${isInvited(notifications.userId)}
  else true end`

/** Those about people whom the reader may no longer see are left out, and what has ended. */
const visibleTo = (caller: Caller) =>
  and(
    ofUser(caller.id),
    isCurrent,
    sql`(${notifications.personId} is null or exists (select from ${users} where ${users.id} = ${notifications.personId} and ${isReadableBy(caller)}))`,
  )

/** The task of a team that a notification is about, while its reader is in the team. */
const isSeenTeamTask = (caller: Caller) =>
  and(
    sql`${teamTasks.id} = (${notifications.data}->>'task_id')::int`,
    isTeamOf(caller.id, sql`${teamTasks.teamId}`),
  )

/** A page of a person's notifications, newest first, from before the id `before` on. */
export async function listNotifications(
  db: Reader,
  caller: Caller,
  { before }: { before?: number | undefined },
) {
  const rows = await db
    .select({
      notification: notifications,
      actor: nameOf(actors),
      person: nameOf(people),
      taskId: tasks.id,
      teamTaskId: teamTasks.id,
      team: teams.name,
      isLeader: sql<boolean>`${teams.leaderId} is not distinct from ${caller.id}`,
    })
    .from(notifications)
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .leftJoin(people, eq(people.id, notifications.personId))
    .leftJoin(teams, eq(teams.id, teamId))
    .leftJoin(tasks, and(eq(tasks.id, notifications.taskId), eq(tasks.removed, 0)))
    .leftJoin(teamTasks, isSeenTeamTask(caller))
    .where(and(visibleTo(caller), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(page + 1)
  return { list: rows.slice(0, page).map(toView), more: rows.length > page }
}

type Row = {
  notification: typeof notifications.$inferSelect
  actor: string | null
  person: string | null
  taskId: number | null
  team: string | null
  isLeader: boolean
  teamTaskId: number | null
}

function toView({
  notification,
  actor,
  person,
  taskId,
  team,
  isLeader,
  teamTaskId,
}: Row): Notification {
  const { id, kind, createdAt, readAt, personId } = notification
  const common = { id, at: createdAt.toISOString(), read: readAt !== null, actor }
  const dataOf = <Kind extends NotificationKind>(_: Kind) =>
    notification.data as NotificationData[Kind]
  if (kind === 'task_given') return { ...common, kind, ...dataOf(kind), task_id: taskId }
  if (kind === 'team_task_added') return { ...common, kind, ...dataOf(kind), task_id: teamTaskId }
  if (kind === 'team_invited')
    return { ...common, kind, team: team ?? '', invitation_id: dataOf(kind).invitation_id }
  if (kind === 'team_started')
    return { ...common, kind, ...dataOf(kind), team: team ?? '', is_leader: isLeader }
  if (kind === 'family') return { ...common, kind, until: null, ...dataOf(kind) }
  if (kind === 'role_changed') return { ...common, kind, ...dataOf(kind) }
  if (kind === 'membership') return { ...common, kind, ...dataOf(kind) }
  if (kind === 'consent') {
    const { event, by, count = 0 } = dataOf(kind)
    const about = personId === null ? null : { id: personId, name: person ?? '' }
    return { ...common, kind, event, by, count, person: about }
  }
  return { ...common, kind }
}

export const countUnread = (db: Reader, caller: Caller) =>
  db.$count(notifications, and(visibleTo(caller), isNull(notifications.readAt)))

/** Those of these people who also get a mail of this kind, as far as they decide about it. */
export async function listMailReaders(
  db: Reader,
  kind: NotificationKind,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        sql`not exists (select from ${mailSettings} s where s.user_id = ${users.id} and s.kind = ${kind} and not s.mail)`,
        hasConsent(mailConsents[kind]),
      ),
    )
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

const hasConsent = (purpose: ConsentPurpose | undefined) =>
  purpose &&
  sql`exists (select from ${consents} c where c.user_id = ${users.id} and c.purpose = ${purpose} and c.withdrawn_at is null)`

/** The settings of a person for every kind, as they are on the wire. */
export async function showMailSettings(db: Reader, userId: number) {
  const [person] = await db
    .select({
      hasAddress: sql<boolean>`${users.email} is not null and ${users.emailVerifiedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId))
  const saved = await db.select().from(mailSettings).where(eq(mailSettings.userId, userId))
  const given = await db
    .select({ purpose: consents.purpose })
    .from(consents)
    .where(and(eq(consents.userId, userId), isNull(consents.withdrawnAt)))
  const settings = notificationKinds.map((kind) => ({
    kind,
    mail: saved.find((row) => row.kind === kind)?.mail ?? true,
    consent_missing: missingOf(
      kind,
      given.map(({ purpose }) => purpose),
    ),
  }))
  return { has_address: person?.hasAddress ?? false, settings }
}

function missingOf(kind: NotificationKind, given: readonly string[]) {
  const purpose = mailConsents[kind]
  return purpose === 'email_reminders' && !given.includes(purpose) ? purpose : null
}
