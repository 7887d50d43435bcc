import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let ada: Member
let bo: Member
beforeAll(async () => {
  world = await makeWorld()
  ada = await world.person()
  bo = await world.person()
})
afterAll(() => world.close())

const state = {
  ...{ search_text: 'read', order_by: 'name', order_direction: 'ASC', removed: 0 },
  ...{ date_from: '', date_to: '2026-11-20', filters: { lci: 'not_done' } },
}
const save = ({ token }: Member, name: string, more: object = {}) =>
  world.call('PUT /users/views', { token, body: { list: 'people', name, state, ...more } })
const names = async ({ token }: Member, list = 'people') =>
  (await world.call(`GET /users/views?list=${list}`, { token })).body.views.map(
    (view: { name: string }) => view.name,
  )

describe('the views of a list', () => {
  test('are saved, replaced by name, renamed and deleted, by their person only', async () => {
    await save(ada, 'Ümlaut')
    const { body } = await save(ada, 'Open')
    await save(ada, 'Open', { state: { ...state, filters: {} } })
    expect(await names(ada)).toEqual(['Open', 'Ümlaut'])
    expect((await save(ada, 'Mine', { list: 'careerStatements' })).status).toBe(200)
    expect([await names(bo), await names(ada, 'topics')]).toEqual([[], []])
    const id = body.views.find((view: { name: string }) => view.name === 'Open').id
    const rename = ({ token }: Member, name: string) =>
      world.call(`POST /users/views/${id}`, { token, body: { name } })
    const remove = ({ token }: Member) => world.call(`DELETE /users/views/${id}`, { token })
    expect([(await rename(bo, 'Mine')).status, (await remove(bo)).status]).toEqual([404, 404])
    const taken = await rename(ada, 'Ümlaut')
    expect([taken.status, taken.body.fields[0].path]).toEqual([400, 'name'])
    expect((await rename(ada, 'To do')).body.views[0]).toMatchObject({
      ...{ id, name: 'To do', state: { ...state, filters: {} } },
    })
    expect((await remove(ada)).body.views.map((view: { name: string }) => view.name)).toEqual([
      'Ümlaut',
    ])
    expect((await remove(ada)).status).toBe(404)
    const { rows } = await world.pool.query(
      "select action from logs where entity = 'saved_views' and entity_id = $1 order by id",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete'])
  })

  test('are at most 20, also when several are saved at once', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, at) => save(bo, `View ${at}`)))
    expect(await names(bo)).toHaveLength(20)
    const full = await save(bo, 'One more')
    expect([full.status, full.body.name]).toEqual([409, 'views_full'])
    const [first] = await names(bo)
    expect((await save(bo, first)).status).toBe(200)
  })

  test('reject what is no state of a list', async () => {
    const wrong = [
      { list: 'people2' },
      { state: { ...state, rows: 1 } },
      { state: { ...state, date_from: 'today' } },
      { state: { ...state, filters: { a: 'x'.repeat(201) } } },
      { name: ' ' },
    ]
    for (const more of wrong) expect((await save(ada, 'Wrong', more)).status).toBe(400)
    expect((await world.call('GET /users/views?list=people')).status).toBe(401)
  })
})
