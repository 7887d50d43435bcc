import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
const add = async (draft: Record<string, unknown>) =>
  (await call('POST /topics/add_topic', { area: 'school', language_id: 1, ...draft })).body.row
const names = async (query: string) =>
  (await call(`POST /topics?limit=998&${query}`)).body.list.map(
    ({ name }: { name: string }) => name,
  )

describe('editing topics', () => {
  test('lists a page, the exact count, and how complete each language is', async () => {
    const { body } = await call('POST /topics?limit=4&language=1&order_by=name&order_direction=ASC')
    expect(body.list).toHaveLength(5)
    expect(body.count).toBe(22)
    expect(body.languages.slice(0, 3)).toMatchObject([
      { count: 22, of: 22 },
      { count: 22 },
      { count: 22 },
    ])
  })

  test('lists a new language with no topics yet', async () => {
    const state = async () => (await call('POST /topics?limit=0')).body.languages.at(-1)
    await state()
    await world.pool.query(
      "insert into languages (title, locale, tag) values ('Basque', 'eu', 'eu')",
    )
    expect(await state()).toMatchObject({ title: 'Basque', count: 0 })
  })

  test('adds a topic that the task dialog of its area offers immediately', async () => {
    const row = await add({ name: 'Handwriting' })
    expect(row).toMatchObject({ name: 'Handwriting', area: 'school', language_id: 1, removed: 0 })
    const offered = (await call('GET /topics/standard')).body.topics
    expect(offered.at(-1)).toEqual({ id: row.id, name: 'Handwriting' })
    expect(await names('search_text=HANDW')).toEqual(['Handwriting'])
  })

  test('adds a version in another language, once', async () => {
    const row = await add({ name: 'Spelling' })
    const german = await add({ name: 'Rechtschreibung', language_id: 2, version_of: row.id })
    expect(german.group_key).toBe(row.group_key)
    expect(
      (await call(`GET /topics/show/${row.id}`)).body.versions.map(
        ({ name }: { name: string }) => name,
      ),
    ).toEqual(['Spelling', 'Rechtschreibung'])
    const again = await call('POST /topics/add_topic', {
      area: 'school',
      language_id: 2,
      name: 'Diktat',
      version_of: row.id,
    })
    expect(again).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'language_id', code: 'version_taken' }] },
    })
  })

  test('rejects a second topic with the same name in an area and language', async () => {
    await add({ name: 'Geometry' })
    const again = await call('POST /topics/add_topic', {
      area: 'school',
      language_id: 1,
      name: 'Geometry',
    })
    expect(again).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'name', code: 'taken' }] },
    })
    expect(
      (await call('POST /topics/add_topic', { area: 'work', language_id: 1, name: 'Geometry' }))
        .status,
    ).toBe(200)
  })

  test('returns row_changed when somebody else changed the topic meanwhile', async () => {
    const row = await add({ name: 'Chess' })
    const draft = { name: 'Chess club', area: 'school', language_id: 1, edited_at: row.edited_at }
    world.passes(1000)
    editor = await world.signIn(editor)
    expect((await call(`PUT /topics/update/${row.id}`, draft)).body.row.name).toBe('Chess club')
    expect(
      await call(`PUT /topics/update/${row.id}`, { ...draft, name: 'Chess team' }),
    ).toMatchObject({
      status: 409,
      body: { name: 'row_changed' },
    })
  })

  test('removes several topics or none, and restores them', async () => {
    const [one, other] = [await add({ name: 'Sewing' }), await add({ name: 'Cooking' })]
    expect(await call('POST /topics/remove', { ids: [one.id, 2_000_000_000] })).toMatchObject({
      status: 404,
      body: { name: 'row_unknown' },
    })
    expect(await names('search_text=sewing')).toEqual(['Sewing'])
    expect((await call('POST /topics/remove', { ids: [one.id, other.id] })).status).toBe(200)
    expect(await names('search_text=sewing')).toEqual([])
    expect(await names('removed=1')).toEqual(['Cooking', 'Sewing'])
    expect((await call('POST /topics/restore', { ids: [one.id] })).status).toBe(200)
    expect(await names('search_text=sewing')).toEqual(['Sewing'])
  })

  test('reorders topics within their places', async () => {
    const [one, two, three] = [
      await add({ name: 'Alpha' }),
      await add({ name: 'Beta' }),
      await add({ name: 'Gamma' }),
    ]
    expect((await call('PUT /topics/order', { ids: [three.id, one.id, two.id] })).status).toBe(200)
    expect((await names('order_by=order&order_direction=ASC')).slice(-3)).toEqual([
      'Gamma',
      'Alpha',
      'Beta',
    ])
  })
})

test('is forbidden without permission', async () => {
  const ada = await world.person()
  expect((await world.call('POST /topics', { token: ada.token })).status).toBe(403)
  expect(
    (
      await world.call('POST /topics/add_topic', {
        token: ada.token,
        body: { name: 'X', area: 'school', language_id: 1 },
      })
    ).status,
  ).toBe(403)
  expect((await world.call('POST /topics', {})).status).toBe(401)
})
