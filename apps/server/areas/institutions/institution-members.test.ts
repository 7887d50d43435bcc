import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveScores, makeInstitution } from '../../testing/groups.ts'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let all: Awaited<ReturnType<typeof makeInstitution>>
beforeAll(async () => {
  world = await makeWorld()
  all = await makeInstitution(world)
})
afterAll(() => world.close())

const members = (who: Member, query = '', id = all.school.id) =>
  world.call(`GET /organizations/members/${id}?limit=99&${query}`, { token: who.token })

test('says how far each member is, and how many are in each state', async () => {
  const [done, invited, loaded, joined] = [
    await all.pupil('Ada'),
    await all.pupil('Bob'),
    await all.pupil('Cem'),
    await all.pupil('Dee'),
  ]
  await giveScores(world, done, [20, 20, 20, 20])
  await world.pool.query('update users set password_hash = null where id = any($1)', [
    [invited.id, loaded.id, joined.id],
  ])
  await world.pool.query(
    "insert into password_resets (user_id, token_hash, expires_at) values ($1, 'x', now())",
    [invited.id],
  )
  await world.pool.query(
    "insert into identities (user_id, issuer, subject, email) values ($1, 'https://id.example', 'dee', 'x')",
    [joined.id],
  )
  const { body } = await members(all.admin)
  expect(body.states).toEqual({ loaded: 1, invited: 1, joined: 3, done: 1 })
  expect(body.count).toBe(6)
  const states = Object.fromEntries(
    body.list.map(({ name, state }: { name: string; state: string }) => [name, state]),
  )
  expect(states).toMatchObject({
    ...{ 'Ada Lee': 'done', 'Bob Lee': 'invited', 'Cem Lee': 'loaded', 'Dee Lee': 'joined' },
  })
  expect((await members(all.admin, 'state=loaded')).body).toMatchObject({
    ...{ count: 1, list: [{ id: loaded.id }], states: { joined: 3 } },
  })
  expect((await members(all.admin, 'search_text=bob')).body.list).toMatchObject([
    { id: invited.id },
  ])
  const ordered = await members(all.admin, 'order_by=state&order_direction=DESC')
  expect(ordered.body.list[0].id).toBe(done.id)
})

test('shows nothing of another institution', async () => {
  const other = await makeInstitution(world)
  expect(statusAndBody(await members(other.admin))).toEqual(notFound)
  expect((await members(all.facilitator)).status).toBe(403)
  expect((await members(await all.pupil('Eve'))).status).toBe(403)
  const root = await world.person({ role: 'super_admin' })
  expect((await members(root)).body.count).toBeGreaterThan(5)
})
