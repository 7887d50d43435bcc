import type { AllTeamsQuery, TeamRow } from '@quartet/contract/areas/teams-administration.ts'
import { type TeamStage, teamStageOf } from '@quartet/domain/teams.ts'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { folded } from '../../db/search.ts'
import { containsText } from '../../lists/list-query.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { organizations } from '../institutions/tables.ts'
import { isReadableBy } from '../users/queries.ts'
import { fullName, users } from '../users/tables.ts'
import { isMember, isPresent } from './member-queries.ts'
import { teamMembers, teams } from './tables.ts'

const orders = { id: teams.id, name: folded(teams.name), created_at: teams.createdAt }

const isCurrent = eq(teams.removed, 0)
/** As `teamStageOf` says of one. */
const isAt: Record<TeamStage, SQL | undefined> = {
  invited: and(isCurrent, isNull(teams.startedAt), isNull(teams.completedAt)),
  in_progress: and(isCurrent, isNotNull(teams.startedAt), isNull(teams.completedAt)),
  completed: and(isCurrent, isNotNull(teams.completedAt)),
  archived: eq(teams.removed, 1),
}

const count = (condition: SQL) => sql<number>`(
  select count(*)::int from ${teamMembers} left join ${users} on users.id = ${teamMembers.userId}
  where ${teamMembers.teamId} = ${teams.id} and ${isPresent} and ${condition})`

/** Teams with an accepted member among these people. */
const withSomebody = (people: SQL) => sql`${teams.id} in (
  select ${teamMembers.teamId} from ${teamMembers} join ${users} on users.id = ${teamMembers.userId}
  where ${teamMembers.status} = 'accepted' and users.removed = 0 and ${people})`

/** The teams of the people whom the caller may read, and their leaders if they are among them. */
export async function listAllTeams(db: Reader, caller: Caller, query: AllTeamsQuery) {
  const { organization_id, status, removed, search_text, limit, offset } = query
  const isReadable = isReadableBy(caller)
  const where = and(
    grantOf(caller, 'access_users')?.scope === 'all' ? undefined : withSomebody(isReadable),
    organization_id
      ? withSomebody(sql`users.organization_id = ${organization_id} and ${isReadable}`)
      : undefined,
    status ? isAt[status] : eq(teams.removed, removed),
    containsText(teams.searched, search_text),
  )
  const direction = query.order_direction === 'ASC' ? asc : desc
  const rows = await db
    .select({
      ...{ team: teams, leaderId: users.id, leaderName: sql<string>`${fullName}` },
      organizationName: organizations.name,
      members: count(isMember),
      accepted: count(sql`${teamMembers.status} = 'accepted'`),
    })
    .from(teams)
    .leftJoin(users, and(eq(users.id, teams.leaderId), eq(users.removed, 0), isReadable))
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(where)
    .orderBy(direction(orders[query.order_by]), direction(teams.id))
    .offset(offset)
    .limit(limit + 1)
  return { list: rows.map(toRow), count: await db.$count(teams, where) }
}

type Row = {
  team: typeof teams.$inferSelect
  leaderId: number | null
  leaderName: string
  organizationName: string | null
  members: number
  accepted: number
}

const toRow = ({ team, leaderId, leaderName, organizationName, ...counts }: Row): TeamRow => ({
  id: team.id,
  name: team.name,
  status: teamStageOf(team),
  leader: leaderId === null ? null : { id: leaderId, name: leaderName },
  organization_name: organizationName,
  ...counts,
  created_at: team.createdAt.toISOString(),
})
