import { inventoryPages } from '@quartet/content/cms/en/inventory.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { configuration } from '../settings/tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const titles = (key: string, ageGroupId: number) =>
  inventoryPages
    .filter((page) => page.key.startsWith(key) && page.age_group_id === ageGroupId)
    .map(({ title }) => title)
type Pages = { title: string; body: string }[]

describe('instructions before the inventory', () => {
  test.each([1, 2, 3] as const)('are written for age group %i', async (ageGroupId) => {
    const { token } = await world.person({ ageGroupId })
    const instructions: Pages = (
      await world.call('POST /users/lci/instructions', { token, body: {} })
    ).body.instructions
    expect(instructions.map(({ title }) => title)).toEqual(titles('lci_instructions', ageGroupId))
    expect(instructions).toHaveLength(3)
    const content: Pages = (await world.call('GET /users/lci/cms', { token })).body.content
    expect(content.map(({ title }) => title)).toEqual(titles('before', ageGroupId))
    expect(content[0]?.body).toMatch(/^<p>/)
  })

  test('differ between the age groups', async () => {
    const bodies = await Promise.all(
      ([1, 2, 3] as const).map(async (ageGroupId) => {
        const { token } = await world.person({ ageGroupId })
        return (await world.call('GET /users/lci/cms', { token })).body.content[0].body
      }),
    )
    expect(new Set(bodies).size).toBe(3)
  })

  test('are marked as read only when that is requested', async () => {
    const { id, token } = await world.person()
    const seen = async () =>
      (await world.call(`GET /users/show/${id}`, { token })).body.user.flow_instructions
    const before = await everyRow(world.pool)
    for (const body of [undefined, {}, { done: false }])
      expect((await world.call('POST /users/lci/instructions', { token, body })).status).toBe(200)
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(await seen()).toBe(false)
    expect(
      (await world.call('POST /users/lci/instructions', { token, body: { done: true } })).body
        .instructions,
    ).toHaveLength(3)
    expect(await seen()).toBe(true)
    expect(
      statusAndBody(
        await world.call('POST /users/lci/instructions', { token, body: { done: 'yes' } }),
      ),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'done' }] },
    })
  })

  test('name the instrument as configured by the installation', async () => {
    const { token } = await world.person()
    const name = async () =>
      (await world.call('POST /users/lci/instructions', { token, body: {} })).body.instrument_name
    expect(await name()).toBe('Learning Connections Inventory (LCI)')
    await world.db.insert(configuration).values({ key: 'instrument_name', value: 'How I learn' })
    expect(await name()).toBe('How I learn')
  })

  test('require a session', async () => {
    expect(statusAndBody(await world.call('POST /users/lci/instructions', { body: {} }))).toEqual(
      apiError('unauthenticated'),
    )
    expect(statusAndBody(await world.call('GET /users/lci/cms'))).toEqual(
      apiError('unauthenticated'),
    )
  })
})
