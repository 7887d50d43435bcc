import type { TeamListQuery, TeamSummary, TeamView } from '@quartet/contract/areas/teams.ts'
import {
  isReady,
  mayStartEarly,
  type Preparation,
  teamProgress,
  teamStageOf,
} from '@quartet/domain/teams.ts'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import { containsText } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { fullName, users } from '../users/tables.ts'
import { mostOf } from './access.ts'
import { isMember, isPresent, preparation } from './member-queries.ts'
import { teamMembers, teams } from './tables.ts'

/** The place of the caller in the team of the row. */
const own = alias(teamMembers, 'own')
const isOwn = (caller: Caller) =>
  and(eq(own.userId, caller.id), inArray(own.status, ['invited', 'accepted']))

const leaderName = sql<string>`coalesce((select ${fullName} from ${users} where users.id = ${teams.leaderId}), '')`
const preparations = sql<Preparation[]>`(
  select coalesce(json_agg(json_build_object('accepted', ${preparation.accepted}, 'hasScores', ${preparation.hasScores}, 'hasStatements', ${preparation.hasStatements})), '[]')
  from ${teamMembers} left join ${users} on users.id = ${teamMembers.userId}
  where ${teamMembers.teamId} = ${teams.id} and ${isMember} and ${isPresent})`

const selectTeams = (db: Reader) =>
  db
    .select({ team: teams, own, leaderName, preparations })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
type Row = Awaited<ReturnType<typeof selectTeams>>[number]

/**
 * The teams of the caller and those that invite them. Members find archived ones too, to leave them
 * before somebody restores them.
 */
export async function listTeams(db: Reader, caller: Caller, query: TeamListQuery) {
  const { limit, offset, search_text, removed } = query
  const where = and(
    isOwn(caller),
    eq(teams.removed, removed),
    or(eq(teams.removed, 0), eq(own.status, 'accepted')),
    containsText(teams.searched, search_text),
  )
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
    .where(where)
  const rows = await selectTeams(db)
    .where(where)
    .orderBy(desc(teams.id))
    .offset(offset)
    .limit(limit + 1)
  return { teams: rows.map((row) => toSummary(row, caller)), count: counted?.count ?? 0 }
}

/** A team as the caller sees it; of an invitation only who leads the team and its size. */
function toSummary({ team, own, leaderName, preparations }: Row, caller: Caller): TeamSummary {
  const isLeader = team.leaderId === caller.id
  const isInvited = own.status === 'invited'
  return {
    id: team.id,
    name: team.name,
    status: teamStageOf(team),
    role: isLeader ? 'leader' : isInvited ? 'invited' : 'member',
    leader_name: leaderName,
    members: preparations.length,
    ready: isInvited ? 0 : preparations.filter(isReady).length,
    progress: isInvited ? 0 : teamProgress(preparations),
    created_at: team.createdAt.toISOString(),
  }
}

/** A team of which the caller is an accepted member; an archived one only for its leader. */
export async function findTeam(
  db: Reader,
  caller: Caller,
  teamId: number,
): Promise<TeamView | undefined> {
  const [row] = await selectTeams(db).where(
    and(
      isOwn(caller),
      eq(own.status, 'accepted'),
      eq(teams.id, teamId),
      or(eq(teams.removed, 0), eq(teams.leaderId, caller.id)),
    ),
  )
  if (!row) return undefined
  const { team, own: place, preparations } = row
  return {
    ...toSummary(row, caller),
    leader_id: team.leaderId,
    team_description: team.statement,
    invited: preparations.filter(({ accepted }) => !accepted).length,
    may_start: team.startedAt === null && mayStartEarly(preparations),
    most: mostOf(caller),
    my_statement: place.statement,
    changed_at: team.changedAt.toISOString(),
  }
}
