import type { Pool } from 'pg'
import { answerOf, compare, mustAgree } from './compare.ts'
import { type Person, seedPeople, seedScores } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startFloor, startLoad } from './processes.ts'
import type { Line } from './table.ts'

const members = 500

/** What the page of a team of 500 reads, for its leader. */
export async function teamPages(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const people = await seedPeople(pool, members)
  await seedScores(pool, people)
  const teamId = await seedTeam(pool, people)
  const floor = await startFloor(url)
  const contest = { load: startLoad(), servers: { ours: app, floor }, folder, connections: 1 }

  const lines: Line[] = []
  for (const [work, method, path] of [
    ['team of 500', 'GET', `/api/teams/show/${teamId}`],
    ['500 members', 'POST', `/api/teams/myteams/members/${teamId}?limit=${members}`],
    ['12 statements each of 500 members', 'POST', `/api/teams/statements/${teamId}`],
  ] as const) {
    const call: Call = { method, path, headers: { authorization: `Bearer ${people[0]?.token}` } }
    mustAgree(await answerOf(app.port, call), await answerOf(floor.port, call))
    lines.push(await compare({ ...contest, work, calls: Array<Call>(20).fill(call) }))
  }
  return lines
}

async function seedTeam(pool: Pool, people: readonly Person[]): Promise<number> {
  const ids = people.map(({ id }) => id)
  const { rows } = await pool.query<{ id: number }>(
    `insert into teams (name, leader_id, started_at, completed_at, statement)
     values ('Year 7', $1, now(), now(), 'We agree before we begin.') returning id`,
    [ids[0]],
  )
  const teamId = rows[0]?.id ?? 0
  await pool.query(
    `insert into team_members (team_id, user_id, status, accepted_at, statement)
     select $1, id, 'accepted', now(), 'I will keep our list of decisions up to date.' from unnest($2::int[]) id`,
    [teamId, ids],
  )
  await pool.query(
    `insert into selected_team_statements (user_id, statement_key)
     select u.id, chosen.key from unnest($1::int[]) u (id) cross join lateral (
       select key from (
         select g.key, row_number() over (partition by q.kind order by md5(g.key || u.id)) as place
         from team_statement_groups g join statement_question_groups q on q.key = g.question_key where g.age_group_id = 2) g
       where place <= 6) chosen`,
    [ids],
  )
  await pool.query('vacuum analyze')
  return teamId
}
