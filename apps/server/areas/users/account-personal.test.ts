import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let home: { id: number }
let admin: Member
let thisYear: number
beforeAll(async () => {
  world = await makeWorld()
  thisYear = world.services.clock().getUTCFullYear()
  home = await world.organization({ seats: 100 })
  admin = await world.person({
    ...{ role: 'institution_admin', type: 'institution', organizationId: home.id },
  })
})
afterAll(() => world.close())

const change = (who: Member, id: number, body: object) =>
  world.call(`PUT /users/personal/${id}`, { token: who.token, body })
type Personal = { turns18In?: number; country?: string; consentBy?: string }
async function personal(who: Member, { turns18In, country, consentBy }: Personal) {
  await world.pool.query(
    'update users set turns_18_in = $2, country = $3, consent_by = $4 where id = $1',
    [who.id, turns18In ?? null, country ?? null, consentBy ?? 'self'],
  )
  return who
}
async function teen(more: Personal = {}) {
  const who = await world.person({
    ...{ role: 'student', type: 'student', organizationId: home.id, ageGroupId: 2 },
  })
  return personal(who, { turns18In: thisYear - 1, country: 'DE', ...more })
}
const begin = (who: Member) =>
  world.call(`POST /users/get_questions/${who.id}`, { token: who.token, body: {} })

describe('moving to the adult form', () => {
  test('is possible from the year of turning 22; the begun inventory ends and the adult form opens', async () => {
    const ada = await teen({ turns18In: thisYear - 4, consentBy: 'guardian' })
    const before = await begin(ada)
    expect((await change(ada, ada.id, { age_group_id: 3 })).body).toMatchObject({
      age_group_id: 3,
      turns_18_in: null,
      may_become_adult: false,
    })
    const after = await begin(ada)
    expect(after.body.form.id).not.toBe(before.body.form.id)
  })

  test('is refused before, and nobody turns back', async () => {
    const young = await teen({ turns18In: thisYear - 3 })
    for (const age_group_id of [2, 3])
      expect((await change(young, young.id, { age_group_id })).body.fields).toMatchObject([
        { path: 'age_group_id', code: 'not_adult_yet' },
      ])
  })
})

describe('the own place', () => {
  test('is changed in part, and the log says only that it was', async () => {
    const ada = await world.person()
    const place = { city: 'Valletta', state: 'Malta', zip_code: 'VLT' }
    expect((await change(ada, ada.id, place)).body).toMatchObject(place)
    expect((await change(ada, ada.id, { city: ' ' })).body).toMatchObject({ ...place, city: '' })
    expect((await change(ada, ada.id, { state: 'a\nb' })).body.fields).toMatchObject([
      { path: 'state', code: 'name_characters' },
    ])
    const { rows } = await world.pool.query(
      "select * from log_values where new_value::text ~ 'zip_code'",
    )
    expect(rows.map((row) => row.new_value)).toEqual([{ fields: ['city', 'state', 'zip_code'] }])
  })

  test('of somebody else is not found', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    expect((await change(ada, bo.id, { city: 'Sliema' })).status).toBe(404)
  })
})

describe('the own country', () => {
  test('is changed by adults, and by nobody whose guardian it decides about', async () => {
    const adult = await personal(await world.person(), { country: 'IT' })
    expect((await change(adult, adult.id, { country: 'PT' })).body.country).toBe('PT')
    const young = await teen()
    expect((await change(young, young.id, { country: 'MT' })).status).toBe(403)
  })
})

describe('corrections by administrators', () => {
  test('change address and age, sign the person out, tell the old address, and are logged', async () => {
    const ada = await teen()
    const corrected = await change(admin, ada.id, {
      ...{ email: 'right@example.org', age_group_id: 3, country: 'IT' },
    })
    expect(corrected.body).toMatchObject({
      ...{ email: 'right@example.org', age_group_id: 3, country: 'IT' },
    })
    expect((await world.mails(ada.email)).at(-1)?.text).toContain('right@example.org')
    expect((await world.call('GET /users/devices', { token: ada.token })).status).toBe(401)
    const { history } = (await world.call(`GET /users/history/${ada.id}`, { token: admin.token }))
      .body
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'update', entity: 'users', by: 'other' },
      { action: 'update', entity: 'users', by: 'other' },
    ])
  })

  test('an address of somebody else changes nothing', async () => {
    const [ada, mia] = [await teen(), await teen()]
    const refused = await change(admin, ada.id, { email: mia.email, age_group_id: 3 })
    expect(refused.body.fields).toMatchObject([{ path: 'email', code: 'taken' }])
    const { rows } = await world.pool.query('select age_group_id from users where id = $1', [
      ada.id,
    ])
    expect(rows).toEqual([{ age_group_id: 2 }])
  })

  test('nobody becomes too young to have agreed alone', async () => {
    const adult = await personal(
      await world.person({ organizationId: home.id, type: 'institution' }),
      { country: 'DE' },
    )
    const body = { age_group_id: 2, turns_18_in: thisYear + 4 }
    expect((await change(admin, adult.id, body)).body.fields).toMatchObject([
      { path: 'age_group_id', code: 'guardian_first' },
    ])
  })

  test('take nobody out of the consent of a guardian, by age, year or country', async () => {
    const young = await teen({ turns18In: thisYear + 4, consentBy: 'guardian' })
    for (const body of [{ age_group_id: 3 }, { turns_18_in: thisYear - 1 }, { country: 'MT' }])
      expect((await change(admin, young.id, body)).body.fields).toMatchObject([
        { path: 'age_group_id', code: 'guardian_first' },
      ])
  })

  test('of addresses are limited, so that nobody learns who has an account', async () => {
    const [ada, ...others] = await Promise.all(Array.from({ length: 12 }, () => world.person()))
    const mia = await teen()
    const answers: (string | undefined)[] = []
    for (const { email } of [...others, ada as Member])
      answers.push((await change(admin, mia.id, { email })).body.name)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('invalid'))
    expect(answers.at(-1)).toBe('too_many')
    await world.pool.query('delete from rate_limits')
  })

  test('are closed outside the scope, and for people with more rights', async () => {
    const stranger = await world.person()
    expect(statusAndBody(await change(admin, stranger.id, { country: 'IT' }))).toEqual(notFound)
    const root = await world.person({ role: 'super_admin', organizationId: home.id })
    expect((await change(admin, root.id, { country: 'IT' })).status).toBe(403)
  })
})
