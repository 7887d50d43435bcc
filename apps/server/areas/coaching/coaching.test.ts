import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveScores, makeInstitution } from '../../testing/groups.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let boss: Member
let coach: Member
let other: Member
beforeAll(async () => {
  world = await makeWorld()
  boss = await world.person({ role: 'super_admin' })
  const { facilitator, staff } = await makeInstitution(world)
  coach = facilitator
  other = await staff('facilitator')
})
afterAll(() => world.close())

async function client() {
  const one = await world.person({ role: 'coaching_client', type: 'coaching' })
  await giveScores(world, one, [25, 20, 15, 10])
  return one
}
const assign = (who: Member, to: readonly { id: number }[], by = boss) =>
  world.call(`PUT /users/facilitators/${who.id}`, {
    token: by.token,
    body: { facilitators: to.map(({ id }) => id) },
  })
const clientsOf = async ({ token }: Member) =>
  (await world.call('POST /users/clients?limit=99', { token, body: {} })).body.list
const known = async (by: Member, { id }: Member) =>
  statusAndBody(await world.call(`GET /users/known/${id}`, { token: by.token }))
async function agree({ token }: Member) {
  const { body } = await world.call('GET /users/own_data', { token })
  const { digest, language_id } = body.consent_texts
  return world.call('POST /users/consents/facilitator_scores', {
    token,
    body: { shown: { digest, language_id } },
  })
}
const purposes = async ({ token }: Member) =>
  (await world.call('GET /users/own_data', { token })).body.purposes.map(
    ({ purpose }: { purpose: string }) => purpose,
  )

describe('facilitators of coaching clients', () => {
  test('see scores and statements once the client agrees, until the client takes it back', async () => {
    const ada = await client()
    expect(await purposes(ada)).not.toContain('facilitator_scores')
    expect((await assign(ada, [coach])).body.facilitators).toEqual([
      { id: coach.id, name: expect.any(String) },
    ])
    expect(await clientsOf(coach)).toContainEqual({
      ...{ id: ada.id, shares: false },
      name: expect.any(String),
    })
    expect((await known(coach, ada)).body).toMatchObject({
      ...{ relation: 'facilitator', sees_scores: false, sequence: null, statements: [] },
      about_me: '',
    })
    expect((await agree(ada)).status).toBe(200)
    const seen = (await known(coach, ada)).body
    expect(seen).toMatchObject({ sees_scores: true, sequence: 25, confluence: 10 })
    expect(seen.statements).not.toEqual([])
    expect((await clientsOf(coach))[0].shares).toBe(true)
    const views = await world.call('GET /users/profile_views', { token: ada.token })
    expect(views.body.list[0]).toMatchObject({ relation: 'facilitator' })
    await world.call('DELETE /users/consents/facilitator_scores', { token: ada.token })
    expect((await known(coach, ada)).body).toMatchObject({ sees_scores: false, sequence: null })
  })

  test('who are not assigned see nothing, and the client no other way in', async () => {
    const ada = await client()
    await assign(ada, [coach])
    await agree(ada)
    expect(await known(other, ada)).toEqual(notFound)
    expect(await clientsOf(other)).toEqual([])
    expect((await world.call(`GET /users/show/${ada.id}`, { token: coach.token })).status).toBe(404)
    expect(
      (
        await world.call(`PUT /users/save/${ada.id}`, {
          token: coach.token,
          body: { about_me: 'x' },
        })
      ).status,
    ).toBe(404)
  })

  test('who are new are agreed to anew, by everybody’s consent ending', async () => {
    const ada = await client()
    await assign(ada, [coach])
    await agree(ada)
    await assign(ada, [coach, other])
    expect((await known(coach, ada)).body.sees_scores).toBe(false)
    const { body } = await world.call('GET /notifications', { token: ada.token })
    expect(body.list[0]).toMatchObject({ kind: 'membership', event: 'facilitator_added' })
    expect((await world.mails(ada.email)).at(-1)?.subject).toContain('will guide you')
    await agree(ada)
    await assign(ada, [other])
    expect(await known(coach, ada)).toEqual(notFound)
    expect((await known(other, ada)).body.sees_scores).toBe(true)
  })

  test('are assigned only by who administers everybody, and only to coaching clients', async () => {
    const [ada, ben] = [await client(), await world.person()]
    for (const by of [coach, ada]) expect((await assign(ada, [coach], by)).status).toBe(403)
    expect(statusAndBody(await assign(ben, [coach]))).toEqual(apiError('client_only'))
    expect(statusAndBody(await assign(ada, [ben]))).toEqual(apiError('facilitator_unknown'))
    expect(statusAndBody(await assign({ ...ada, id: 999_999 }, [coach]))).toEqual(notFound)
    const found = await world.call('GET /users/facilitators?search_text=Person', {
      token: boss.token,
    })
    expect(found.body.facilitators.map(({ id }: { id: number }) => id)).toContain(coach.id)
  })

  test('end with the coaching: when the client joins an institution', async () => {
    const ada = await client()
    await assign(ada, [coach])
    await agree(ada)
    const { promoCode } = await world.organization({ promoCode: 'COACHED' })
    await world.call(`PUT /users/join_organization/${ada.id}?promo_code=${promoCode}`, {
      token: ada.token,
    })
    expect(await known(coach, ada)).toEqual(notFound)
    await world.call(`PUT /users/leave_organization/${ada.id}`, { token: ada.token })
    const { rows } = await world.pool.query('select type from users where id = $1', [ada.id])
    expect(rows).toEqual([{ type: 'coaching' }])
    expect(await known(coach, ada)).toEqual(notFound)
  })

  test('see nobody any more once they are no facilitators', async () => {
    const { staff } = await makeInstitution(world)
    const former = await staff('facilitator')
    const ada = await client()
    await assign(ada, [former])
    await agree(ada)
    expect((await known(former, ada)).body).toMatchObject({ sees_scores: true })
    await world.pool.query('delete from user_roles where user_id = $1', [former.id])
    expect(await known(former, ada)).toEqual(notFound)
  })
})
