import { publicPages } from '@quartet/domain/pages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { cms } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  await world.pool.query(
    "delete from cms where key = any($1) or key in ('lci_help_you', 'videos')",
    [publicPages],
  )
})
afterAll(() => world.close())

type Draft = Partial<typeof cms.$inferInsert> & { key: string }
async function write(draft: Draft): Promise<number> {
  const title = `${draft.key} in ${draft.languageId ?? 1} for ${draft.ageGroupId ?? 'all'}`
  const [row] = await world.db
    .insert(cms)
    .values({ title, languageId: 1, bodyHtml: `<p>${title}</p>`, ...draft })
    .returning({ id: cms.id })
  return row?.id ?? 0
}
const show = (
  name: string | number,
  { token, query = '' }: { token?: string; query?: string } = {},
) => world.call(`GET /cms/show/${name}${query}`, { token })
const titles = async (...query: Parameters<typeof show>) =>
  (await show(...query)).body.content.map(({ title }: { title: string }) => title)

describe('reading a page', () => {
  test.each(publicPages)('%s is public, in English or the requested language', async (key) => {
    await write({ key })
    await write({ key, languageId: 2 })
    expect((await show(key)).body).toEqual({
      content: [
        { title: `${key} in 1 for all`, body: `<p>${key} in 1 for all</p>`, language_id: 1 },
      ],
    })
    expect((await show(key, { query: '?language=2' })).body.content).toMatchObject([
      { title: `${key} in 2 for all`, language_id: 2 },
    ])
    expect((await show(key, { query: '?language=3' })).body.content).toMatchObject([
      { title: `${key} in 1 for all`, language_id: 1 },
    ])
    expect(await titles(key, { token: 'forged' })).toEqual([`${key} in 1 for all`])
  })

  test('returns the language and age group of the reader, or the requested ones', async () => {
    await world.pool.query("delete from cms where key = 'privacy_children'")
    for (const ageGroupId of [null, 1] as const)
      for (const languageId of [1, 2])
        await write({ key: 'privacy_children', ageGroupId, languageId })
    const child = await world.person({ ageGroupId: 1, languageId: 2, role: 'student' })
    expect(await titles('privacy_children', child)).toEqual(['privacy_children in 2 for 1'])
    expect(
      await titles('privacy_children', { ...child, query: '?language=1&age_group_id=3' }),
    ).toEqual(['privacy_children in 1 for all'])
    expect(await titles('privacy_children', await world.person())).toEqual([
      'privacy_children in 1 for all',
    ])
    expect(await titles('privacy_children')).toEqual(['privacy_children in 1 for all'])
    expect(await titles('privacy_children', { query: '?age_group_id=1' })).toEqual([
      'privacy_children in 1 for 1',
    ])
  })

  test('finds a page that an editor added by its key, and by the number of any of its versions', async () => {
    const english = await write({ key: 'trip', title: 'A trip' })
    const german = await write({ key: 'trip', title: 'Ein Ausflug', languageId: 2 })
    const second = await write({ key: 'trip', title: 'What to bring', order: 2 })
    const [ada, max] = [await world.person(), await world.person({ languageId: 2 })]
    expect(await titles('trip', ada)).toEqual(['A trip', 'What to bring'])
    expect(await titles('trip', max)).toEqual(['Ein Ausflug', 'What to bring'])
    for (const number of [english, german]) {
      expect(await titles(number, ada)).toEqual(['A trip'])
      expect(await titles(number, max)).toEqual(['Ein Ausflug'])
    }
    expect((await show(second, max)).body.content).toEqual([
      { title: 'What to bring', body: expect.any(String), language_id: 1 },
    ])
  })

  test('returns not found for unpublished, removed and missing pages', async () => {
    const ada = await world.person()
    const draft = await write({ key: 'draft', published: false })
    const gone = await write({ key: 'gone', removed: 1 })
    const child = await write({ key: 'for_children', ageGroupId: 1 })
    const names = [
      'draft',
      draft,
      'gone',
      gone,
      'for_children',
      child,
      'nonsense',
      2_000_000_000,
      '0',
      '-1',
      '1e3',
      'a%00b',
      '%F0%9F%8D%8B',
    ]
    for (const name of names)
      expect([name, statusAndBody(await show(name, ada))]).toEqual([name, notFound])
    await world.pool.query(
      'update cms set published = true, removed = 0, age_group_id = null where id = any($1)',
      [[draft, gone, child]],
    )
    for (const name of ['draft', draft, 'gone', gone, 'for_children', child])
      expect((await show(name, ada)).status).toBe(200)
    await world.pool.query("update cms set published = false where key = 'about'")
    expect(statusAndBody(await show('about'))).toEqual(notFound)
    await world.pool.query("update cms set published = true where key = 'about'")
    expect((await show('about')).status).toBe(200)
  })

  test('rejects visitors of a page for members exactly like visitors of a missing page', async () => {
    const id = await write({ key: 'members' })
    for (const name of ['members', id, 'before', 'nonsense', 2_000_000_000])
      for (const token of [undefined, 'forged'])
        expect(statusAndBody(await show(name, { token }))).toEqual(apiError('unauthenticated'))
    expect(await titles(id, await world.person())).toEqual(['members in 1 for all'])
  })

  test('forbids guests all pages that are not public', async () => {
    const guest = await world.person({ role: 'guest' })
    await write({ key: 'staff' })
    for (const name of ['staff', 'before', 'nonsense'])
      expect(statusAndBody(await show(name, guest))).toEqual(apiError('forbidden'))
    expect((await show('terms', guest)).status).toBe(200)
  })

  test('rejects pages that are not public while the consent of a guardian is awaited', async () => {
    const teen = await world.person({ ageGroupId: 2, awaitsConsent: true })
    expect(statusAndBody(await show('staff', teen))).toEqual(apiError('consent_awaited'))
    expect((await show('terms', teen)).status).toBe(200)
  })

  test('rejects an unpublished or unknown language with language_unknown, and malformed query values with 400', async () => {
    await world.pool.query('update languages set published = false where id = 8')
    for (const query of ['?language=8', '?language=900'])
      for (const token of [undefined, (await world.person()).token])
        expect(statusAndBody(await show('terms', { token, query }))).toEqual(
          apiError('language_unknown'),
        )
    for (const [query, path] of [
      ['?language=en', 'language'],
      ['?language=0', 'language'],
      ['?age_group_id=4', 'age_group_id'],
    ])
      expect(statusAndBody(await show('terms', { query }))).toMatchObject({
        status: 400,
        body: { name: 'invalid', fields: [{ path }] },
      })
    expect(statusAndBody(await show('x'.repeat(101)))).toMatchObject({
      status: 400,
      body: { name: 'invalid' },
    })
  })

  test('writes nothing to the database', async () => {
    const ada = await world.person()
    const before = await everyRow(world.pool)
    for (const name of ['terms', 'nonsense']) await show(name, ada)
    expect(await rowsSince(world.pool, before)).toEqual([])
  })
})

describe.each([
  ['how the inventory helps', 'GET /users/how/lci/help/you', 'lci_help_you'],
  ['the videos', 'GET /users/video', 'videos'],
])('the page about %s', (_, where, key) => {
  const content = async (token: string) => (await world.call(where, { token })).body.content

  test('is returned in the own language and age group, and is empty when nothing is written', async () => {
    const [ada, max] = [await world.person(), await world.person({ languageId: 2, ageGroupId: 2 })]
    expect(await content(ada.token)).toEqual([])
    await write({ key })
    await write({ key, order: 2, ageGroupId: 2 })
    await write({ key, languageId: 2 })
    expect(await content(ada.token)).toMatchObject([
      { title: `${key} in 1 for all`, language_id: 1 },
    ])
    expect(await content(max.token)).toMatchObject([
      { title: `${key} in 2 for all`, language_id: 2 },
      { title: `${key} in 1 for 2`, language_id: 1 },
    ])
  })

  test('requires a session and is forbidden to guests', async () => {
    expect(statusAndBody(await world.call(where))).toEqual(apiError('unauthenticated'))
    expect(
      statusAndBody(
        await world.call(where, { token: (await world.person({ role: 'guest' })).token }),
      ),
    ).toEqual(apiError('forbidden'))
  })
})
