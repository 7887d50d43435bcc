import { essay } from './task-page.ts'
import { type Person, sql } from './world.ts'

type TeamDraft = { leader: Person; members?: readonly Person[]; name?: string }

/** Creates a team whose members have all accepted, the leader too. */
export async function giveTeam({ leader, members = [], name = 'The Bees' }: TeamDraft) {
  const [team] = await sql<{ id: number }>(
    'insert into teams (name, leader_id, started_at) values ($1, $2, now()) returning id',
    [name, leader.id],
  )
  if (!team) throw new Error('no team was made')
  for (const { id } of [leader, ...members])
    await sql(
      "insert into team_members (team_id, user_id, status, accepted_at) values ($1, $2, 'accepted', now())",
      [team.id, id],
    )
  return team.id
}

/** Creates a task of a team with the first school topic. */
export async function giveTeamTask(
  teamId: number,
  author: Person,
  { name = 'A bridge for the fair', description = essay } = {},
) {
  const [task] = await sql<{ id: number }>(
    `insert into team_tasks (team_id, created_by, name, description, topic_id)
     select $1, $2, $3, $4, id from topics where area = 'school' and language_id = 1 order by "order", id limit 1 returning id`,
    [teamId, author.id, name, description],
  )
  if (!task) throw new Error('no task was made')
  return task.id
}

/** Makes two people accepted contacts. */
export const befriend = (one: Person, other: Person) =>
  sql(
    "insert into contacts (requester_id, addressee_id, status, accepted_at) values ($1, $2, 'accepted', now())",
    [one.id, other.id],
  )

/** Chooses a statement about Sequence for each of both questions. */
export const prepare = ({ id }: Person) =>
  sql(
    `insert into selected_team_statements (user_id, statement_key)
     select $1, min(g.key) from team_statement_groups g join statement_question_groups q on q.key = g.question_key
     where g.pattern = 'sequence' and g.age_group_id = 2 group by q.kind`,
    [id],
  )
