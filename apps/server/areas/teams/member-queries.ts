import type { TeamMemberView } from '@quartet/contract/areas/teams.ts'
import type { ListQuery } from '@quartet/contract/list.ts'
import { isReady, missingOf, type Preparation } from '@quartet/domain/teams.ts'
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Reader, Transaction } from '../../db/db.ts'
import { containsText } from '../../lists/list-query.ts'
import type { CallerContext } from '../../services.ts'
import { fourOf } from '../attributes/queries.ts'
import { awaitsResults } from '../class-sessions/hold-queries.ts'
import { statementQuestionGroups, teamStatementGroups } from '../statements/tables.ts'
import { scores, users } from '../users/tables.ts'
import { selectedTeamStatements, teamMembers, teams } from './tables.ts'

/** Members whom a team still waits for or has. */
export const isMember: SQL = inArray(teamMembers.status, ['invited', 'accepted'])

/** Addresses, and people whose accounts are in use; for queries that join `users`. */
export const isPresent = sql`(${teamMembers.userId} is null or (users.removed = 0 and users.awaiting_consent_since is null))`

const hasAccepted = sql<boolean>`(${teamMembers.status} = 'accepted')`
/** Of people who have not accepted nothing is known. */
export const preparation = {
  accepted: hasAccepted,
  hasScores: sql<boolean>`(${hasAccepted} and exists (select from ${scores} where ${scores.userId} = ${teamMembers.userId}))`,
  /** Whether the person has chosen statements of both kinds. */
  hasStatements: sql<boolean>`(${hasAccepted} and (
    select count(distinct q.kind) from ${selectedTeamStatements} s
    join ${teamStatementGroups} g on g.key = s.statement_key
    join ${statementQuestionGroups} q on q.key = g.question_key
    where s.user_id = ${teamMembers.userId}) = 2)`,
}

/** What the members of a team have prepared. */
export const listPreparations = (db: Reader, teamId: number): PromiseLike<Preparation[]> =>
  db
    .select(preparation)
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), isMember, isPresent))

/** Locks a team until the transaction ends, so that its members change one after the other. */
export async function lockTeam(tx: Transaction, teamId: number) {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update')
  return team
}

/** The same for a team that this person leads; undefined for any other, and for an archived one. */
export async function lockLedTeam(tx: Transaction, teamId: number, leaderId: number) {
  const team = await lockTeam(tx, teamId)
  return team?.leaderId === leaderId && team.removed === 0 ? team : undefined
}

/** The row of a person in a team. */
export async function findMember(db: Reader, teamId: number, userId: number) {
  const [member] = await db
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
  return member
}

/** The accepted member who has been in a team longest, besides this person. */
export const findSuccessor = (tx: Transaction, teamId: number, userId: number) =>
  lockNextLeader(tx, teamId, sql`users.id <> ${userId}`)

/** Whether a team can be handed over to this person. */
export const mayLead = async (tx: Transaction, teamId: number, userId: number) =>
  (await lockNextLeader(tx, teamId, sql`users.id = ${userId}`)) !== undefined

/** The first accepted member of these, who is not erased before the transaction ends. */
async function lockNextLeader(tx: Transaction, teamId: number, condition: SQL) {
  const [row] = await tx
    .select({ id: users.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(eq(teamMembers.teamId, teamId), eq(teamMembers.status, 'accepted'), isPresent, condition),
    )
    .orderBy(teamMembers.acceptedAt, teamMembers.id)
    .limit(1)
    .for('key share', { of: users })
  return row?.id
}

type Listed = { id: number; leader_id: number | null; isLeader: boolean }
type Page = Pick<z.infer<typeof ListQuery>, 'limit' | 'offset' | 'search_text'>

/**
 * The members of a team, the leader first and then by name. The leader also sees who declined, left
 * or was removed, and the addresses that were invited.
 */
export async function listMembers(
  { db, now }: Pick<CallerContext, 'db' | 'now'>,
  team: Listed,
  { limit, offset, search_text }: Page,
) {
  const where = and(
    eq(teamMembers.teamId, team.id),
    team.isLeader ? undefined : isMember,
    isPresent,
    search_text
      ? or(
          containsText(users.sorted, search_text),
          team.isLeader ? containsText(teamMembers.email, search_text) : undefined,
        )
      : undefined,
  )
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(where)
  const rows = await db
    .select({ member: teamMembers, user: users, score: scores, ...preparation })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(
      scores,
      and(eq(scores.userId, teamMembers.userId), not(awaitsResults(sql`${scores.userId}`, now))),
    )
    .where(where)
    .orderBy(
      sql`${teamMembers.userId} is not distinct from ${team.leader_id} desc`,
      sql`${users.sorted} nulls last`,
      teamMembers.id,
    )
    .offset(offset)
    .limit(limit + 1)
  return { users: rows.map((row) => toView(row, team)), count: counted?.count ?? 0 }
}

type MemberRow = Preparation & {
  member: typeof teamMembers.$inferSelect
  user: typeof users.$inferSelect | null
  score: typeof scores.$inferSelect | null
}

function toView({ member, user, score, ...prepared }: MemberRow, team: Listed): TeamMemberView {
  const four = prepared.accepted ? fourOf(score) : null
  const none = { sequence: null, precision: null, technical_reasoning: null, confluence: null }
  return {
    place_id: member.id,
    id: user?.id ?? null,
    first_name: user?.firstName ?? '',
    last_name: user?.lastName ?? '',
    email: user === null && team.isLeader ? (member.email ?? '') : '',
    status: isReady(prepared) ? 'ready' : member.status,
    is_leader: user !== null && user.id === team.leader_id,
    missing: missingOf(prepared),
    classification: (four && score?.classification) ?? null,
    ...(four ?? none),
    statement: prepared.accepted ? member.statement : '',
  }
}
