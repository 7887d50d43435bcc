import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeWorld, type World } from '../../testing/world.ts'
import { loadPages } from './commands.ts'
import { pagesOf } from './queries.ts'
import { cms } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query("delete from cms where key in ('one', 'two')")))
afterAll(() => world.close())

type Draft = Partial<typeof cms.$inferInsert> & { title: string }
const write = (...drafts: Draft[]) =>
  world.db
    .insert(cms)
    .values(drafts.map((draft) => ({ key: 'one', languageId: 1, bodyHtml: '<p>x</p>', ...draft })))
const titles = async (languageId: number, ageGroupId: 1 | 2 | 3 = 3, keys = ['one']) =>
  (await pagesOf(world.db, keys, { languageId, ageGroupId })).map(({ title }) => title)

describe('pagesOf', () => {
  test("returns pages in the reader's language, in English where a version is missing", async () => {
    await write(
      { title: 'First' },
      { title: 'Second', order: 2 },
      { title: 'Zweite', order: 2, languageId: 2 },
      { title: 'Terza', order: 3, languageId: 3 },
    )
    expect(await titles(1)).toEqual(['First', 'Second'])
    expect(await titles(2)).toEqual(['First', 'Zweite'])
    expect(await titles(3)).toEqual(['First', 'Second', 'Terza'])
  })

  test('prefers pages for the age group to pages for all, and never returns those of another group', async () => {
    await write(
      { title: 'For all' },
      { title: 'For children', ageGroupId: 1 },
      { title: 'For teens', ageGroupId: 2, order: 2 },
    )
    expect(await titles(1, 1)).toEqual(['For children'])
    expect(await titles(1, 2)).toEqual(['For all', 'For teens'])
    expect(await titles(1, 3)).toEqual(['For all'])
  })

  test('prefers pages for all in the own language to English ones for the age group', async () => {
    await write({ title: 'For children', ageGroupId: 1 }, { title: 'Für alle', languageId: 2 })
    expect(await titles(2, 1)).toEqual(['Für alle'])
    expect(await titles(1, 1)).toEqual(['For children'])
  })

  test('leaves out unpublished and removed versions and returns the English ones instead', async () => {
    await write(
      { title: 'English' },
      { title: 'Entwurf', languageId: 2, published: false },
      { title: 'Tolta', languageId: 3, removed: 1 },
    )
    expect([await titles(2), await titles(3)]).toEqual([['English'], ['English']])
    await world.pool.query("update cms set published = true, removed = 0 where key = 'one'")
    expect([await titles(2), await titles(3)]).toEqual([['Entwurf'], ['Tolta']])
  })

  test('returns only the requested keys, by key and order', async () => {
    await write({ title: 'B', key: 'two' }, { title: 'A2', order: 2 }, { title: 'A1' })
    expect(await titles(1, 3, ['two', 'one'])).toEqual(['A1', 'A2', 'B'])
    expect(await titles(1, 3, ['none'])).toEqual([])
  })

  test('returns HTML that was cleaned when the page was loaded', async () => {
    const page = {
      key: 'one',
      age_group_id: null,
      order: 1,
      title: 'x',
      body_html: '<p onclick="a()">b<script>c</script></p>',
    }
    await world.db.transaction((tx) => loadPages(tx, 1, [page]))
    expect((await pagesOf(world.db, ['one'], { languageId: 1, ageGroupId: 3 }))[0]?.body).toBe(
      '<p>b</p>',
    )
  })
})
