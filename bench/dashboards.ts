import type pg from 'pg'
import { answerOf } from './compare.ts'
import { seedCrowd } from './crowd.ts'
import { runJob } from './jobs.ts'
import { type Call, databaseIn, newFolder, startApp, startLoad } from './processes.ts'
import type { Line } from './table.ts'

/** BENCH_PEOPLE=100000 npm run bench -- dashboards measures fewer people, with five tasks each. */
const size = Number(process.env.BENCH_PEOPLE ?? 1_000_000)
const calls = 30

const paths = [
  ['cards', 'GET /users/statistics'],
  ['types', 'GET /dashboard/users_type'],
  ['institutions', 'GET /dashboard/org_count'],
  ['tasks of 30 days', 'GET /dashboard/task_count'],
  ['tasks of a year', 'GET /dashboard/task_count?date_from=2026-01-01&date_to=2026-12-31'],
  ['activity', 'GET /dashboard/logs_count'],
] as const

/** The figures of a million people with five tasks each, and how long it takes to count them. */
export async function dashboards(): Promise<Line[]> {
  const load = startLoad()
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const crowd = await seedCrowd(pool, { people: size, institutions: 5021 })
  await seedWork(pool)
  await pool.query('delete from figures_state') // counted while the work was seeded
  const seconds = await runJob(pool, 'figures')
  await agree(app.port, pool, crowd.root.token)
  const name = `${size.toLocaleString('en')} people`
  const lines: Line[] = [
    {
      ...{ work: `${name}: counting all figures`, ours: '', figure: seconds, unit: ' s' },
      ...{ must: 60, isMaximum: true },
    },
  ]
  for (const [who, { token }] of [
    ['all', crowd.root],
    ['the largest institution', crowd.admin],
  ] as const)
    for (const [work, where] of paths) {
      const [method = '', path] = where.split(' ')
      const call: Call = {
        method,
        path: `/api${path}`,
        headers: { authorization: `Bearer ${token}` },
      }
      await load({ port: app.port, connections: 1, calls: [call, call] })
      const many = Array.from({ length: calls }, () => call)
      const { p50 } = await load({ port: app.port, connections: 1, calls: many })
      lines.push({
        ...{ work: `${name}: ${work}, ${who}`, ours: `p50 ${p50.toFixed(1)}`, figure: p50 },
        ...{ unit: ' ms', must: 50, goal: 5, isMaximum: true },
      })
    }
  await app.stop()
  return lines
}

/** Five tasks, statements and sometimes a team for each person, and log entries of a month. */
async function seedWork(pool: pg.Pool) {
  const step = 50_000
  for (let begin = 1; begin <= size; begin += step)
    await pool.query(
      `insert into tasks (user_id, area, name, description, topic_id, created_at, decoded_at)
       select u.id, 'school', 'Essay ' || n, repeat('Write the steps in order. ', 8), (select min(id) from topic_versions),
         now() - (u.id * 7 + n * 61) % 365 * interval '1 day', case when (u.id + n) % 9 = 0 then now() end
       from users u, generate_series(1, 5) n where u.id between $1 and $2`,
      [begin, begin + step - 1],
    )
  await pool.query(
    `insert into selected_attributes (user_id, attribute_id)
     select u.id, a.id from users u join (select id, row_number() over (partition by pattern order by id) as place from attributes
       where age_group_id = 3 and language_id = 1 and removed = 0 and type <> 'Sequence') a on a.place <= 3 where u.id % 3 = 0`,
  )
  await pool.query(
    `with made as (insert into teams (name, leader_id) select 'Team', id from users where id % 20 = 0 returning id, leader_id)
     insert into team_members (team_id, user_id, status) select made.id, u.id, 'accepted' from made join users u on u.id between leader_id and leader_id + 5`,
  )
  await pool.query(
    `insert into logs (at, action, entity, digest, actor) select now() - id % 30 * interval '1 day', 'update', 'tasks', '', log_alias from users`,
  )
  await pool.query('vacuum analyze')
}

/** Throws an error unless the cards are what a plain count finds. */
async function agree(port: number, pool: pg.Pool, token: string) {
  const call = {
    ...{ method: 'GET', path: '/api/users/statistics' },
    headers: { authorization: `Bearer ${token}` },
  }
  const figures = JSON.parse(await answerOf(port, call))
  const learners = `from users u where removed = 0 and exists (select from user_roles r join roles on roles.id = role_id
    where r.user_id = u.id and key not in ('super_admin', 'content_editor', 'institution_admin', 'facilitator'))`
  const { rows } = await pool.query(
    `select (select count(*)::int ${learners}) as all_users,
      (select count(*)::int ${learners} and not exists (select from tasks where user_id = u.id and decoded_at is not null)) as users_didnot_decode_tasks_count,
      (select count(*)::int ${learners} and not exists (select from team_members m where user_id = u.id and status = 'accepted')) as users_not_in_teams_count`,
  )
  for (const [key, count] of Object.entries(rows[0]))
    if (figures[key] !== count) throw new Error(`${key}: ${figures[key]}, a plain count ${count}`)
}
