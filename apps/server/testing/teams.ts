import { type MemberStatus, statementKinds } from '@quartet/domain/teams.ts'
import type { Member, World } from './world.ts'

type TeamDraft = {
  leader: Pick<Member, 'id'>
  /** People who have accepted, besides the leader. */
  members?: readonly Pick<Member, 'id'>[]
  others?: readonly { who: Pick<Member, 'id'>; status: Exclude<MemberStatus, 'accepted'> }[]
  name?: string
  /** 1: archived. */
  removed?: 0 | 1
}

/** A team with its members; returns its id. The leader is an accepted member. */
export async function team(
  world: World,
  { leader, members = [], others = [], name = 'The Bees', removed = 0 }: TeamDraft,
): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    'insert into teams (name, leader_id, removed, started_at) values ($1, $2, $3, $4) returning id',
    [name, leader.id, removed, world.time.now],
  )
  const teamId = rows[0]?.id
  if (!teamId) throw new Error('no team')
  const all = [
    ...[leader, ...members].map((who) => ({ who, status: 'accepted' as const })),
    ...others,
  ]
  for (const { who, status } of all)
    await world.pool.query(
      `insert into team_members (team_id, user_id, status, invited_by, accepted_at) values ($1, $2, $3, $4, $5)`,
      [teamId, who.id, status, leader.id, status === 'accepted' ? world.time.now : null],
    )
  return teamId
}

/** Makes two people accepted contacts. */
export const befriend = (world: World, one: Member, other: Member) =>
  world.pool.query(
    "insert into contacts (requester_id, addressee_id, status, accepted_at) values ($1, $2, 'accepted', now())",
    [one.id, other.id],
  )

/** Gives a person scores and statements of both kinds, so that they are ready once they accept. */
export async function prepare(world: World, { id }: Member) {
  await world.pool.query(
    `insert into scores (user_id, sequence, precision, technical_reasoning, confluence, classification, source, scored_at)
      values ($1, 27, 20, 12, 30, 'Dynamic Learner', 'manual', now()) on conflict do nothing`,
    [id],
  )
  for (const kind of statementKinds) {
    const rows = [
      `insert into statement_question_groups (key, kind) values ('${kind}', '${kind}')`,
      `insert into statement_question_versions (group_key, language_id, title) values ('${kind}', 1, 'What I ${kind}')`,
      `insert into team_statement_groups (key, question_key, pattern, type, age_group_id) values ('${kind}', '${kind}', 'sequence', 'Use First', 3)`,
      `insert into team_statement_versions (group_key, language_id, title) values ('${kind}', 1, 'A plan (${kind})')`,
      `insert into selected_team_statements (user_id, statement_key) values (${id}, '${kind}')`,
    ]
    for (const row of rows) await world.pool.query(`${row} on conflict do nothing`)
  }
}
