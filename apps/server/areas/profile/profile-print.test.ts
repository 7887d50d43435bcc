import { resultTexts } from '@quartet/content/labels/en.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownScores, take } from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const print = (reader: Pick<Member, 'token'>, body: unknown = {}) =>
  world.call('POST /users/print/plp', { token: reader.token, ...(body === null ? {} : { body }) })
const show = async (reader: Member, id = reader.id) =>
  (await world.call(`GET /users/show/${id}`, { token: reader.token })).body.user

describe('printing a profile', () => {
  test("returns the person's own profile with the texts of its cards and the time", async () => {
    const ada = await world.person()
    await take(world, ada)
    for (const body of [{}, null, { user_id: ada.id }]) {
      const { status, body: printed } = await print(ada, body)
      expect(status).toBe(200)
      expect(printed.user).toEqual(await show(ada))
      expect(printed).toMatchObject({ user: knownScores, printed_at: world.time.now.toISOString() })
      expect(printed.cards.map(({ number }: { number: number }) => number)).toEqual([
        28, 22, 13, 30,
      ])
      expect(Object.keys(printed.definitions)).toHaveLength(3)
    }
  })

  test('returns the visible parts of a person in scope of access_users, in the texts of that age group', async () => {
    const { id: organizationId } = await world.organization()
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId,
    })
    const draft = { role: 'student', type: 'student', organizationId, ageGroupId: 1 } as const
    const [open, closed] = [
      await world.person({ ...draft, sharesScores: true }),
      await world.person(draft),
    ]
    for (const person of [open, closed]) await take(world, person)
    const { body } = await print(admin, { user_id: open.id })
    expect(body.user).toMatchObject(knownScores)
    expect(body.provisional.body).toContain(resultTexts[1].provisional.slice(0, 20))
    const { body: hidden } = await print(admin, { user_id: closed.id })
    expect(hidden.user).toMatchObject({
      sequence: null,
      attributes: [],
      sees: ['address', 'plan', 'tasks'],
    })
    expect(hidden.cards.map(({ number }: { number: null }) => number)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test('answers 404 for people out of scope, as for people who do not exist', async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({
      type: 'institution',
      role: 'institution_member',
      organizationId,
      sharesScores: true,
    })
    const fellow = await world.person({
      type: 'institution',
      role: 'institution_member',
      organizationId,
    })
    for (const stranger of [
      await world.person(),
      fellow,
      await world.person({ role: 'institution_admin', type: 'institution' }),
    ])
      for (const user_id of [ada.id, 2_000_000_000])
        expect(statusAndBody(await print(stranger, { user_id }))).toEqual(notFound)
  })

  test('is forbidden for guests and visitors', async () => {
    expect(statusAndBody(await print(await world.person({ role: 'guest' })))).toEqual(
      apiError('forbidden'),
    )
    expect(statusAndBody(await print({ token: '' }))).toEqual(apiError('unauthenticated'))
  })

  test.each(['1', 0, -1, 1.5, true, null, 99_999_999_999])(
    'rejects %j as user_id',
    async (user_id) => {
      expect(statusAndBody(await print(await world.person(), { user_id }))).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'user_id' }] },
      })
    },
  )
})
