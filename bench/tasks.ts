import { leanings } from '@quartet/content/leanings/en.ts'
import { readWall } from '@quartet/content/walls/wall.ts'
import { decode } from '@quartet/domain/demand.ts'
import { readyLeanings } from '@quartet/domain/leaning.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import type { Pool } from 'pg'
import { answerOf, compare, mustAgree } from './compare.ts'
import { type Person, seedPeople } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startFloor, startLoad } from './processes.ts'
import { type Line, median } from './table.ts'

const each = 5000

/**
 * POST /work/tasks/{id} for twenty people with 5,000 work tasks each: a page of 25, and the same
 * for a search in the texts.
 */
export async function tasks(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const people = await seedPeople(pool, 20)
  await seedTasks(pool, people)
  const floor = await startFloor(url)
  const contest = { load: startLoad(), servers: { ours: app, floor }, folder, connections: 1 }

  const lines: Line[] = []
  for (const [work, query] of [
    ['list of 5,000 own tasks', '?limit=24'],
    ['search in 5,000 own tasks', '?limit=24&search_text=zebra'],
  ] as const) {
    const calls = Array.from({ length: 200 }, (_, at) => callOf(people[at % people.length], query))
    const [first] = calls
    if (!first) throw new Error('nobody was seeded')
    mustAgree(await answerOf(app.port, first), await answerOf(floor.port, first))
    lines.push(await compare({ ...contest, work, calls }))
  }
  return [...lines, ...decoding()]
}

const callOf = (person: Person | undefined, query: string): Call => ({
  method: 'POST',
  path: `/api/work/tasks/${person?.id}${query}`,
  headers: { authorization: `Bearer ${person?.token}` },
})

async function seedTasks(pool: Pool, people: readonly Person[]) {
  await pool.query(
    `insert into tasks (user_id, area, name, description, topic_id, category)
     select u, 'work', 'Task ' || n, repeat('Write the steps in order and check each fact. ', 12) || case when n % 50 = 0 then 'Zebra.' else '' end,
       (select min(id) from topics where area = 'work' and language_id = 1), 'Term ' || n % 4
     from unnest($1::int[]) u, generate_series(1, ${each}) n`,
    [people.map(({ id }) => id)],
  )
  await pool.query('vacuum analyze')
}

/** The code of the browser in this process: a text of 2,000 words with the school wall. */
function decoding(): Line[] {
  const { words } = readWall('en', 'school')
  const wall = readyWall(words, readyLeanings(leanings, 'school'))
  const output = words.flatMap(({ text, forms }) => [text, ...forms])
  const text = Array.from({ length: 2000 }, (_, at) =>
    at % 4 === 0 ? output[at % output.length] : ['the', 'bridge', 'was.'][at % 3],
  ).join(' ')
  const times = Array.from({ length: 200 }, () => {
    const began = performance.now()
    decode(text, wall)
    return performance.now() - began
  })
  const figure = median(times.slice(100))
  return [
    {
      work: `decoding 2,000 words against ${words.length}`,
      ours: 'Node',
      figure,
      unit: ' ms',
      must: 5,
      isMaximum: true,
    },
  ]
}
