import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { cellsOf } from '../../testing/sheets.ts'
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

describe('exporting selected rows', () => {
  const exported = async (query: string, body: object) => {
    const { bytes } = await call(`POST /topics/export/selected?${query}`, body)
    const [headings, ...rows] = await cellsOf(bytes)
    return rows.map((row) => row[headings.indexOf('name')])
  }

  test('writes only these, in the order of the list, and with `all_versions` their versions', async () => {
    const [one, other] = [await add({ name: 'Yodelling' }), await add({ name: 'Xylophone' })]
    await add({ name: 'Zither' })
    await add({ name: 'Jodeln', language_id: 2, version_of: one.id })
    const ids = [one.id, other.id]
    const order = 'order_by=name&order_direction=ASC'
    expect(await exported(order, { ids })).toEqual(['Xylophone', 'Yodelling'])
    expect(await exported(order, { ids, all_versions: true })).toEqual([
      'Jodeln',
      'Xylophone',
      'Yodelling',
    ])
  })

  test('leaves out rows that do not exist or are in the bin', async () => {
    const [one, gone] = [await add({ name: 'Knitting' }), await add({ name: 'Felting' })]
    await call('POST /topics/remove', { ids: [gone.id] })
    expect(await exported('', { ids: [one.id, gone.id, 2_000_000_000] })).toEqual(['Knitting'])
    expect(await exported('removed=1', { ids: [one.id, gone.id] })).toEqual(['Felting'])
  })

  test('rejects no ids, too many of them, and what is none', async () => {
    const tooMany = Array.from({ length: 1000 }, (_, at) => at + 1)
    for (const ids of [[], tooMany, ['x'], [0], undefined])
      expect((await call('POST /topics/export/selected', { ids })).status).toBe(400)
  })

  test('requires the permissions of the whole export', async () => {
    const body = { ids: [1] }
    const { token } = await world.person()
    expect((await world.call('POST /topics/export/selected', { token, body })).status).toBe(403)
    expect((await world.call('POST /topics/export/selected', { body })).status).toBe(401)
  })
})

describe('changing selected rows', () => {
  const change = (body: unknown, list = 'topics') => call(`PUT /${list}/update_many`, body)
  const areaOf = async (id: number) => (await call(`GET /topics/show/${id}`)).body.row.area

  test('gives them the values, in all languages, and logs it once for each', async () => {
    const [one, other] = [await add({ name: 'Rowing' }), await add({ name: 'Diving' })]
    const german = await add({ name: 'Rudern', language_id: 2, version_of: one.id })
    const ids = [one.id, other.id]
    const { status, body } = await change({ ids, values: { area: 'work' } })
    expect([status, body]).toEqual([200, { ids, taken: [] }])
    for (const id of [...ids, german.id]) expect(await areaOf(id)).toBe('work')
    const { history } = (await call(`GET /topics/history/${one.id}`)).body
    expect(history[0]).toMatchObject({
      ...{ action: 'update', before: { area: 'school' }, after: { area: 'work' } },
    })
    expect((await change({ ids, values: { area: 'work' } })).body).toEqual({ ids: [], taken: [] })
    expect((await call(`GET /topics/history/${one.id}`)).body.history).toHaveLength(history.length)
  })

  test('leaves those as they are whose values others have, in any language', async () => {
    const [taken, free] = [await add({ name: 'Judo' }), await add({ name: 'Sumo' })]
    await add({ name: 'Judo', area: 'work' })
    const version = await add({ name: 'Fechten', language_id: 2, version_of: free.id })
    const inGerman = await add({ name: 'Kendo' })
    await add({ name: 'Kendo (de)', language_id: 2, version_of: inGerman.id })
    await add({ name: 'Kendo (de)', language_id: 2, area: 'work' })
    const { body } = await change({
      ids: [taken.id, free.id, inGerman.id],
      values: { area: 'work' },
    })
    expect(body).toEqual({ ids: [free.id], taken: [taken.id, inGerman.id] })
    expect(await areaOf(version.id)).toBe('work')
    for (const { id } of [taken, inGerman]) expect(await areaOf(id)).toBe('school')
  })

  test('changes only one of two that would be the same', async () => {
    const school = await add({ name: 'Polo' })
    const career = await add({ name: 'Polo', area: 'career' })
    const ids = [school.id, career.id]
    expect((await change({ ids, values: { area: 'work' } })).body).toEqual({
      ids: [school.id],
      taken: [career.id],
    })
  })

  test('counts two versions of a row as one, and an equal row takes both', async () => {
    const one = await add({ name: 'Fencing' })
    const german = await add({ name: 'Fechten', language_id: 2, version_of: one.id })
    const italian = await add({ name: 'Scherma', language_id: 3, version_of: one.id })
    await add({ name: 'Fechten', language_id: 2, area: 'work' })
    const ids = [one.id, german.id]
    expect((await change({ ids, values: { area: 'work' } })).body).toEqual({ ids: [], taken: ids })
    for (const id of [...ids, italian.id]) expect(await areaOf(id)).toBe('school')
  })

  test('moves words to a wall of their language, not to another, nor where one in the bin has their text', async () => {
    const walls = (await call('POST /walls?limit=998')).body.list
    const wallIn = (language: number, area: string) =>
      walls.find(
        (wall: { language_id: number; area: string; children: boolean }) =>
          wall.language_id === language && wall.area === area && !wall.children,
      ).id
    const [from, to] = [wallIn(1, 'school'), wallIn(1, 'work')]
    const addWord = async (text: string, wall_id = from) =>
      (await call('POST /words/add_word', { text, wall_id, pattern: 'precision' })).body.row
    const [one, other] = [await addWord('zigzag'), await addWord('zither')]
    await call('POST /words/remove', { ids: [(await addWord('zither', to)).id] })
    const ids = [one.id, other.id]
    const refused = await change({ ids, values: { wall_id: wallIn(2, 'work') } }, 'words')
    expect(statusAndBody(refused)).toEqual(wrong({ wall_id: 'choice_unknown' }))
    const moved = await change({ ids, values: { wall_id: to, weight: 3 } }, 'words')
    expect(moved.body).toEqual({ ids: [one.id], taken: [other.id] })
    const rowOf = async (id: number) => (await call(`GET /words/show/${id}`)).body.row
    expect(await rowOf(one.id)).toMatchObject({ wall_id: to, weight: 3, pattern: 'precision' })
    expect(await rowOf(other.id)).toMatchObject({ wall_id: from, weight: 1 })
  })

  test('does not touch the fields that are not named', async () => {
    const [strategy] = (await call('POST /strategies?limit=1')).body.list
    const { children, action, topic_key } = strategy
    const pattern = strategy.pattern === 'precision' ? 'sequence' : 'precision'
    await change({ ids: [strategy.id], values: { pattern } }, 'strategies')
    const { row } = (await call(`GET /strategies/show/${strategy.id}`)).body
    expect(row).toMatchObject({ children, pattern, action, topic_key })
  })

  test('rejects rows that are gone, no values, and fields of a single row', async () => {
    const one = await add({ name: 'Cricket' })
    await call('POST /topics/remove', { ids: [one.id] })
    const late = await change({ ids: [one.id], values: { area: 'work' } })
    expect(statusAndBody(late)).toEqual(apiError('row_unknown'))
    for (const values of [{}, { name: 'Same' }, { area: 'moon' }, undefined])
      expect((await change({ ids: [one.id], values })).status).toBe(400)
  })

  test('requires the permission for actions on whole tables', async () => {
    const body = { ids: [1], values: { area: 'work' } }
    const { id, token } = await world.person({ role: 'content_editor' })
    await world.pool.query("insert into user_permissions values ($1, 'admin_tasks', false)", [id])
    expect((await world.call('PUT /topics/update_many', { token, body })).status).toBe(403)
    expect((await world.call('PUT /topics/update_many', { body })).status).toBe(401)
  })
})
