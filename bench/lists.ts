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
/**
 * The number of search words; each occurs in twenty rows of the small list and of the large one.
 */
const words = 100

/**
 * All lists except users (people-lists.ts) and the walls, of which there is only one per area, age
 * and language.
 */
const lists: readonly Seeded[] = [
  { list: '/statements', table: 'team_statements', title: 'title' },
  { list: '/statements/questions', table: 'statement_questions', title: 'title' },
  { list: '/attributes', table: 'attributes', title: 'title', of: 'user_id is null' },
  { list: '/career/statements', table: 'career_statements', title: 'title' },
  { list: '/career/statements/questions', table: 'career_statement_questions', title: 'title' },
  { list: '/strategies', table: 'strategies', title: 'title', of: "area <> 'career'" },
  { list: '/career/strategies', table: 'strategies', title: 'title', of: "area = 'career'" },
  { list: '/topics', table: 'topics', title: 'name' },
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

/**
 * Compares each list with 200,000 rows to the same list with 2,000, in two alternating
 * applications, so that noise affects both. Measures the p50 of the first, middle and last page,
 * and of searches that are not cached.
 */
export async function contentLists(): Promise<Line[]> {
  const load = startLoad()
  const [small, large] = [await sideWith(2_000, load), await sideWith(200_000, load)]
  const lines: Line[] = []
  for (const seeded of lists.filter(({ list }) =>
    (BENCH_LISTS ?? list).split(',').includes(list),
  )) {
    for (const side of [small, large]) await side.fill(seeded)
    const took = (): Record<Place, number[]> => ({ first: [], middle: [], last: [], search: [] })
    const times = { small: took(), large: took() }
    for (let round = 0; round <= rounds; round++)
      for (const place of places)
        for (const side of round % 2 === 0 ? [small, large] : [large, small]) {
          const p50 = await side.p50(seeded, place)
          if (round > 0) times[side === small ? 'small' : 'large'][place].push(p50)
        }
    lines.push(lineOf(seeded, times))
  }
  return lines
}

function lineOf(
  { list }: Seeded,
  { small, large }: Record<'small' | 'large', Record<Place, number[]>>,
): Line {
  const output = (took: Record<Place, number[]>) =>
    places.map((place) => `${place} ${median(took[place]).toFixed(1)}`).join(', ')
  const ratios = places.map((place) =>
    median(large[place].map((ms, at) => ms / (small[place][at] ?? Number.NaN))),
  )
  return {
    work: `POST ${list}, 200,000 rows by 2,000`,
    ours: output(large),
    floor: output(small),
    figure: Math.max(...ratios),
    range: places.map((place, at) => `${place} ${ratios[at]?.toFixed(2)}`).join(', '),
    must: 1.5,
    isMaximum: true,
  }
}

/** Starts a separate application in which each measured list has `count` rows. */
async function sideWith(count: number, load: ReturnType<typeof startLoad>) {
  const folder = newFolder()
  const { port } = await startApp(folder)
  const { pool } = databaseIn(folder)
  const editor = await seedEditor(pool, 'super_admin')
  await seedFirstRows(pool)
  let searches = 0
  const search = () =>
    createHash('md5')
      .update(String(++searches % words))
      .digest('hex')
      .slice(0, 12)
  const queries: Record<Place, (at: number) => string> = {
    first: () => 'offset=0',
    middle: (at) => `offset=${count / 2 + at}`,
    last: (at) => `offset=${count - 25 - at}`,
    search: () => `offset=0&search_text=${search()}`,
  }
  const callOf = (list: string, query: string): Call => ({
    method: 'POST',
    path: `/api${list}?limit=24&${query}`,
    headers: { authorization: `Bearer ${editor.token}` },
  })
  const warm = async (list: string) => {
    const text = JSON.parse(await answerOf(port, callOf(list, 'offset=0')))
    if (text.count !== count) throw new Error(`${list} has ${text.count} rows, not ${count}`)
  }
  return {
    async fill(seeded: Seeded) {
      await fill(pool, seeded, count)
      await warm(seeded.list)
    },
    async p50({ list }: Seeded, place: Place) {
      // cached searches are discarded when the content changes, so that none of them hits the cache
      if (place === 'search') await pool.query('update content_versions set version = version + 1')
      if (place === 'search' || place === 'first') await warm(list)
      return (
        await load({
          port,
          connections: 1,
          calls: Array.from({ length: each }, (_, at) => callOf(list, queries[place](at))),
        })
      ).p50
    },
  }
}
