import { createHash } from 'node:crypto'
import { answerOf } from './compare.ts'
import { fill, type Seeded, seedEditor, seedFirstRows } from './editors.ts'
import { type Call, databaseIn, newFolder, startApp, startLoad } from './processes.ts'
import { type Line, median } from './table.ts'

/**
 * BENCH_LISTS=/users,/forms npm run bench -- lists measures only these lists; /questions requires
 * /forms before it.
 */
const { BENCH_LISTS } = process.env
const rounds = 5
const each = 40
/** As many as the largest list has in the initial content. */
const count = 20_000

/**
 * All lists except users (people-lists.ts) and the walls, of which there is only one per area, age
 * and language.
 */
const lists: readonly Seeded[] = [
  { list: '/statements', table: 'team_statement', title: 'title', isGrouped: true },
  { list: '/statements/questions', table: 'statement_question', title: 'title', isGrouped: true },
  { list: '/attributes', table: 'attribute', title: 'title', isGrouped: true },
  { list: '/career/statements', table: 'career_statement', title: 'title', isGrouped: true },
  {
    list: '/career/statements/questions',
    table: 'career_question',
    title: 'title',
    isGrouped: true,
  },
  {
    list: '/strategies',
    table: 'strategy',
    title: 'title',
    of: "area <> 'career'",
    isGrouped: true,
  },
  {
    list: '/career/strategies',
    table: 'strategy',
    title: 'title',
    of: "area = 'career'",
    isGrouped: true,
  },
  { list: '/topics', table: 'topic', title: 'name', isGrouped: true, stay: true },
  { list: '/words', table: 'words', title: 'text' },
  { list: '/categories', table: 'task_categories', title: 'name' },
  { list: '/categories/tasks/1', table: 'category_tasks', title: 'name' },
  { list: '/cms', table: 'cms', title: 'title', differ: { key: "'page ' || n" }, stay: true },
  {
    list: '/forms',
    table: 'forms',
    title: 'title',
    differ: { version: '1000 + n', status: "'retired'" },
    stay: true,
  },
  {
    list: '/questions',
    table: 'questions',
    title: 'text',
    differ: { form_id: '(select max(id) from forms) - n / 28', number: '1 + n % 28' },
    stay: true,
  },
  {
    list: '/organizations',
    table: 'organizations',
    title: 'name',
    differ: { promo_code: "'CODE' || n" },
  },
]

const places = ['first', 'middle', 'last', 'search'] as const
type Place = (typeof places)[number]

/** The p50 of the first, middle and last page of each list, and of searches, in milliseconds. */
export async function contentLists(): Promise<Line[]> {
  const load = startLoad()
  const folder = newFolder()
  const { port } = await startApp(folder)
  const { pool } = databaseIn(folder)
  const editor = await seedEditor(pool, 'super_admin')
  await seedFirstRows(pool)
  const callOf = (list: string, query: string): Call => ({
    method: 'POST',
    path: `/api${list}?limit=24&${query}`,
    headers: { authorization: `Bearer ${editor.token}` },
  })
  const queries: Record<Place, (at: number) => string> = {
    first: () => 'offset=0',
    middle: (at) => `offset=${count / 2 + at}`,
    last: (at) => `offset=${count - 25 - at}`,
    search: (at) => `offset=0&search_text=${wordOf(at)}`,
  }
  const lines: Line[] = []
  for (const seeded of lists.filter(({ list }) =>
    (BENCH_LISTS ?? list).split(',').includes(list),
  )) {
    const { list } = seeded
    await fill(pool, seeded, count)
    const page = JSON.parse(await answerOf(port, callOf(list, 'offset=0')))
    if (page.count !== count) throw new Error(`${list} has ${page.count} rows, not ${count}`)
    const p50s: number[] = []
    for (const place of places) {
      const calls = Array.from({ length: each }, (_, at) => callOf(list, queries[place](at)))
      const times: number[] = []
      for (let round = 0; round < rounds; round++)
        times.push((await load({ port, connections: 1, calls })).p50)
      p50s.push(median(times))
    }
    lines.push({
      work: `POST ${list}, 20,000 rows`,
      ours: places.map((place, at) => `${place} ${p50s[at]?.toFixed(1)}`).join(', '),
      figure: Math.max(...p50s),
      unit: ' ms',
      must: 250,
      isMaximum: true,
    })
  }
  return lines
}

/** A word that twenty rows contain. */
const wordOf = (at: number) =>
  createHash('md5')
    .update(String(at % (count / 20)))
    .digest('hex')
    .slice(0, 12)
