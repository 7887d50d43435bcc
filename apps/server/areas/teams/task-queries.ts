import type {
  TeamTaskListQuery,
  TeamTaskOrder,
  TeamTaskPage,
  TeamTaskView,
  WholeTeamTaskView,
} from '@quartet/contract/areas/teams-tasks.ts'
import { type Area, areas } from '@quartet/domain/areas.ts'
import { bandOf } from '@quartet/domain/bands.ts'
import { perPattern, type Scores } from '@quartet/domain/patterns.ts'
import { teamTaskStatuses } from '@quartet/domain/teams.ts'
import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { folded } from '../../db/search.ts'
import {
  containsText,
  isEqual,
  isoMoment,
  isWithinDays,
  orderBy,
  readList,
} from '../../lists/list-query.ts'
import { type Caller, holds } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import { awaitsResults } from '../class-sessions/hold-queries.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { topicsIn } from '../topics/queries.ts'
import { topics } from '../topics/tables.ts'
import { scores, users } from '../users/tables.ts'
import { findMember, isPresent, lockTeam } from './member-queries.ts'
import { teamMembers, teams, teamTasks } from './tables.ts'

/** The teams whose tasks a person sees: accepted, and not archived. */
export const isTeamOf = (userId: number, teamId: SQL) => sql`exists (
  select from ${teamMembers} own join ${teams} known on known.id = own.team_id
  where own.team_id = ${teamId} and own.user_id = ${userId} and own.status = 'accepted' and known.removed = 0)`

/** A career task needs its permission, like the career tasks of a person. */
export const areasOf = (caller: Caller): Area[] =>
  areas.filter((area) => area !== 'career' || holds(caller, 'access_career'))

const joins = ({ languageId }: Caller) => sql`
  join ${teams} team on team.id = t.team_id
  join ${topics} topic on topic.id = t.topic_id
  left join lateral (
    select v.id, v.name from ${topics} v
    where v.area = topic.area and v.group_key = topic.group_key and v.removed = 0 and v.language_id in (${languageId}, ${defaultLanguageId})
    order by (v.language_id = ${languageId}) desc limit 1) shown on true
  left join ${teamMembers} author on author.team_id = t.team_id and author.user_id = t.created_by and author.status = 'accepted'
  left join ${users} creator on creator.id = author.user_id and creator.removed = 0`

const columns = ({ id }: Caller) => sql`
  'id', t.id, 'team_id', t.team_id, 'team_name', team.name, 'name', t.name, 'description', t.description, 'area', topic.area,
  'topic_id', coalesce(shown.id, topic.id), 'topic_name', coalesce(shown.name, topic.name), 'status', t.status, 'decoded', t.decoded_at is not null,
  'created_by', case when creator.id is not null then json_build_object('id', creator.id, 'name', trim(creator.first_name || ' ' || creator.last_name)) end,
  'created_at', ${isoMoment(sql`t.created_at`)}, 'updated_at', ${isoMoment(sql`t.updated_at`)}, 'version', t.version,
  'may_edit', coalesce(${id} in (t.created_by, team.leader_id), false)`

const taskId = sql`t.id`
const statusPlace = sql`array_position(array[${sql.join(
  teamTaskStatuses.map((status) => sql`${status}`),
  sql`, `,
)}]::text[], t.status)`
const orders: Record<TeamTaskOrder, SQL> = {
  id: taskId,
  name: folded(sql`t.name`),
  team_name: folded(sql`team.name`),
  topic_name: folded(sql`coalesce(shown.name, topic.name)`),
  status: statusPlace,
  created_at: sql`t.created_at`,
  updated_at: sql`t.updated_at`,
}

type Listed = { caller: Caller; teamId?: number }

/** A page of the tasks of one team or of all teams of the caller, with these teams and topics. */
export async function listTeamTasks(
  db: Reader,
  { caller, teamId }: Listed,
  query: TeamTaskListQuery,
): Promise<TeamTaskPage> {
  const page = await readList<TeamTaskView>(db, {
    from: sql`${teamTasks} t ${joins(caller)}`,
    where: and(
      isTeamOf(caller.id, sql`t.team_id`),
      isEqual(sql`t.team_id`, teamId),
      containsText(folded(sql`t.name || ' ' || t.description`), query.search_text),
      isEqual(sql`t.status`, query.status),
      isWithinDays(sql`t.created_at`, query),
    ),
    order: orderBy(orders[query.order_by], taskId, query.order_direction),
    id: taskId,
    offset: query.offset,
    limit: query.limit,
    row: sql`json_build_object(${columns(caller)})`,
    rowFrom: sql`${teamTasks} t on t.id = page.id ${joins(caller)}`,
  })
  return {
    ...page,
    tasks: page.list,
    teams: await listTeams(db, { caller, ...(teamId !== undefined && { teamId }) }),
    topics: await listTopicsOf(db, caller),
  }
}

async function listTeams(db: Reader, { caller, teamId }: Listed) {
  return db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(isTeamOf(caller.id, sql`${teams.id}`), isEqual(teams.id, teamId)))
    .orderBy(teams.searched, teams.id)
}

async function listTopicsOf(db: Reader, caller: Caller) {
  const ofAreas = areasOf(caller).map(
    (area, place) =>
      sql`select id, name, group_key, "order", ${area}::text as area, ${place}::int as place from ${topicsIn(area, caller.languageId)} topic`,
  )
  const { rows } = await db.execute<TeamTaskPage['topics'][number]>(
    sql`select id, name, area, group_key from (${sql.join(ofAreas, sql` union all `)}) each order by place, "order", id`,
  )
  return rows
}

/** Whether the caller sees the tasks of a team. */
export const mayReadTasks = async (db: Reader, caller: Caller, teamId: number) =>
  (await db.$count(teams, and(eq(teams.id, teamId), isTeamOf(caller.id, sql`${teams.id}`)))) > 0

/** A task with the degrees of the members; undefined when it is not of a team of the caller. */
export async function findTeamTask(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  id: number,
): Promise<WholeTeamTaskView | undefined> {
  const { rows } = await db.execute<{ task: Omit<WholeTeamTaskView, 'members'> }>(sql`
    select jsonb_build_object(${columns(caller)}) || jsonb_build_object('language_id', t.language_id, 'marks', t.marks, 'needed', t.needed,
      'decoded_at', ${isoMoment(sql`t.decoded_at`)}) as task
    from ${teamTasks} t ${joins(caller)} where t.id = ${id} and ${isTeamOf(caller.id, sql`t.team_id`)}`)
  const task = rows[0]?.task
  return task && { ...task, members: await listTeammates({ db, caller, now }, task.team_id) }
}

/** The members who have accepted, and with it share their scores with the team (method D23). */
async function listTeammates(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  teamId: number,
) {
  const rows = await db
    .select({
      id: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      scores: sql<Scores | null>`case when ${scores.userId} is not null then json_build_object('sequence', ${scores.sequence},
        'precision', ${scores.precision}, 'technical_reasoning', ${scores.technicalReasoning}, 'confluence', ${scores.confluence}) end`,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(
      scores,
      and(eq(scores.userId, users.id), not(awaitsResults(sql`${scores.userId}`, now))),
    )
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.status, 'accepted'), isPresent))
    .orderBy(sql`(${users.id} = ${caller.id}) desc`, users.sorted, users.id)
  return rows.map(({ scores: four, ...member }) => ({
    ...member,
    bands: four && perPattern((pattern) => bandOf(four[pattern]) ?? 'Avoid'),
  }))
}

/** Locks a team that is not archived, for a person who has accepted; undefined otherwise. */
export async function lockTeamOf(tx: Transaction, userId: number, teamId: number) {
  const team = await lockTeam(tx, teamId)
  const member = team?.removed === 0 ? await findMember(tx, teamId, userId) : undefined
  return member?.status === 'accepted' ? team : undefined
}

/** Locks a task together with its team; undefined for people who do not see it. */
export async function lockTeamTask(tx: Transaction, userId: number, id: number) {
  const found = { id: teamTasks.id, teamId: teamTasks.teamId }
  const [seen] = await tx.select(found).from(teamTasks).where(eq(teamTasks.id, id))
  const team = seen && (await lockTeamOf(tx, userId, seen.teamId))
  if (!team) return undefined
  const [task] = await tx.select().from(teamTasks).where(eq(teamTasks.id, id)).for('update')
  return task && { task, team }
}

/** How many tasks a team has besides `exceptId`, and their bytes; exact while the team is locked. */
export async function findTeamStorage(tx: Transaction, teamId: number, exceptId = 0) {
  const [row] = await tx
    .select({
      tasks: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${teamTasks.name}) + octet_length(${teamTasks.description}) + octet_length(${teamTasks.marks}::text)), 0)::int`,
    })
    .from(teamTasks)
    .where(and(eq(teamTasks.teamId, teamId), sql`${teamTasks.id} <> ${exceptId}`))
  return row ?? { tasks: 0, bytes: 0 }
}

/** The other members of a team, to notify them. */
export async function listOtherMembers(tx: Transaction, teamId: number, userId: number) {
  const rows = await tx
    .select({ id: users.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        eq(teamMembers.status, 'accepted'),
        isPresent,
        sql`${users.id} <> ${userId}`,
      ),
    )
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}
