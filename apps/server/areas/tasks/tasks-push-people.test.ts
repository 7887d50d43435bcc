import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const findPeople = async (who: Member, text = '') =>
  (
    await world.call(`GET /tasks/push/people?search_text=${encodeURIComponent(text)}`, {
      token: who.token,
    })
  ).body.people

async function named(first_name: string, last_name: string, organizationId: number) {
  const person = await world.person({ organizationId })
  await world.call(`PUT /users/save/${person.id}`, {
    token: person.token,
    body: { first_name, last_name },
  })
  return person
}

describe('people to push tasks to', () => {
  test('are found by an institution admin within the institution, by part of the name, ignoring case and accents', async () => {
    const [school, other] = [await world.organization(), await world.organization()]
    const admin = await world.person({ role: 'institution_admin', organizationId: school.id })
    const zoe = await named('Zoé', 'Müller', school.id)
    await named('Zoé', 'Elsewhere', other.id)
    expect(await findPeople(admin, 'zoe mul')).toEqual([{ id: zoe.id, name: 'Zoé Müller' }])
    expect(await findPeople(admin, 'elsewhere')).toEqual([])
    const everyone = await findPeople(admin)
    expect(everyone.map(({ id }: Member) => id)).not.toContain(admin.id)
  })

  test('are found by the name, not by the address, and not while removed or waiting for consent', async () => {
    const school = await world.organization({ seats: 100 })
    const admin = await world.person({ role: 'institution_admin', organizationId: school.id })
    const ida = await named('Ida', 'Visible', school.id)
    expect(await findPeople(admin, ida.email)).toEqual([])
    expect(await findPeople(admin, '%')).toEqual([])
    expect(await findPeople(admin, 'nobody of this name')).toEqual([])
    expect(await findPeople(admin, 'a vis')).toHaveLength(1)
    const waiting = await world.person({ organizationId: school.id, awaitsConsent: true })
    expect((await findPeople(admin)).map(({ id }: Member) => id)).not.toContain(waiting.id)
    await world.pool.query('update users set removed = 1 where id = $1', [ida.id])
    expect(await findPeople(admin, 'visible')).toEqual([])
  })

  test('are sorted by name', async () => {
    const school = await world.organization({ seats: 100 })
    const admin = await world.person({ role: 'institution_admin', organizationId: school.id })
    for (const [first, last] of [
      ['élan', 'Sorted'],
      ['Zoe', 'Sorted'],
      ['Bea', 'Sorted'],
    ] as const)
      await named(first, last, school.id)
    const found: { name: string }[] = await findPeople(admin, 'sorted')
    expect(found.map(({ name }) => name)).toEqual(['Bea Sorted', 'élan Sorted', 'Zoe Sorted'])
  })

  test('are limited to 25', async () => {
    const school = await world.organization({ seats: 100 })
    const admin = await world.person({ role: 'institution_admin', organizationId: school.id })
    for (let at = 0; at < 27; at++) await world.person({ organizationId: school.id })
    expect(await findPeople(admin)).toHaveLength(25)
  })

  test('are forbidden without add_tasks', async () => {
    const ada = await world.person({ role: 'institution_member' })
    expect(await world.call('GET /tasks/push/people', { token: ada.token })).toMatchObject({
      status: 403,
      body: { name: 'forbidden' },
    })
  })
})

describe('the steps of the home page', () => {
  test('are open until a task is decoded and a strategy is chosen', async () => {
    const ada = await world.person()
    const steps = () => world.call('GET /tasks/steps', { token: ada.token })
    expect((await steps()).body).toEqual({ decoded_task: false, strategy_card: false })
    const [topic] = (await world.call('GET /topics/standard', { token: ada.token })).body.topics
    const body = { name: 'Essay', description: 'Write the steps in order.', topic_id: topic.id }
    const { task } = (await world.call('POST /tasks/add_task', { token: ada.token, body })).body
    const needed = {
      sequence: 'Use First',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Low',
    }
    const update = (what: object) =>
      world.call(`PUT /tasks/update/${task.id}`, { token: ada.token, body: what })
    expect((await update({ needed, decoded: true })).status).toBe(200)
    expect((await steps()).body).toEqual({ decoded_task: true, strategy_card: false })
    const { strategies } = (await world.call(`GET /tasks/show/${task.id}`, { token: ada.token }))
      .body.task
    expect(
      (await update({ chosen: [{ kind: 'strategy', id: strategies[0].id, worked: null }] })).status,
    ).toBe(200)
    expect((await steps()).body).toEqual({ decoded_task: true, strategy_card: true })
  })
})
