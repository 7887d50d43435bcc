import {
  configurationDefaults,
  type settingDefaults,
  settingKeys,
} from '@quartet/domain/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { individual, register } from '../../testing/registration.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin' })
})
beforeEach(
  async () => void (await world.pool.query('delete from settings; delete from configuration')),
)
afterAll(() => world.close())

const idOf = (key: keyof typeof settingDefaults) => settingKeys.indexOf(key) + 1
const toggle = (key: keyof typeof settingDefaults, body: object = {}, who = root) =>
  world.call(`POST /setting/change/${idOf(key)}`, { token: who.token, body })
const list = (who = root) => world.call('POST /setting/index', { token: who.token, body: {} })
const configure = (values: object, before?: object, who = root) =>
  world.call('PUT /setting/configuration', {
    token: who.token,
    body: { values, ...(before && { before }) },
  })
const entries = async () =>
  (
    await world.pool.query(
      "select old_value, new_value from logs join log_values on log_id = logs.id where entity = 'settings' order by logs.id",
    )
  ).rows

describe('a switch', () => {
  test('is listed with its value', async () => {
    const { body } = await list()
    expect(body.count).toBe(settingKeys.length)
    expect(body.settings[0]).toEqual({
      ...{ id: 1, key: 'registration_open', title: 'Registration open', value: true },
    })
  })

  test('turns, and twice back, and is logged', async () => {
    const once = await toggle('tts')
    expect([once.status, once.body.setting.value]).toEqual([200, false])
    expect((await toggle('tts')).body.setting.value).toBe(true)
    expect((await entries()).slice(-2)).toEqual([
      { old_value: { tts: true }, new_value: { tts: false } },
      { old_value: { tts: false }, new_value: { tts: true } },
    ])
  })

  test('turns once when two turn it at once', async () => {
    const both = await Promise.all([1, 2].map(() => toggle('ocr', { before: true })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(statusAndBody(await toggle('ocr', { before: true }))).toEqual(apiError('row_changed'))
  })

  test('that does not exist is not found', async () =>
    expect(
      statusAndBody(await world.call('POST /setting/change/99', { token: root.token, body: {} })),
    ).toEqual(notFound))
})

describe('values', () => {
  const read = async () =>
    (await world.call('GET /setting/configuration', { token: root.token })).body.configuration

  test('are the defaults at first, and change one by one', async () => {
    expect(await read()).toEqual(configurationDefaults)
    const { status, body } = await configure({ price_annual: 4999, instrument_name: '1984' })
    expect([status, body.configuration]).toEqual([
      200,
      { ...configurationDefaults, price_annual: 4999, instrument_name: '1984' },
    ])
    expect((await world.call('GET /plans')).body).toMatchObject({
      instrument_name: '1984',
      plans: expect.arrayContaining([expect.objectContaining({ price: 4999 })]),
    })
    expect((await entries()).at(-1)).toEqual({
      old_value: { price_annual: 3999, instrument_name: configurationDefaults.instrument_name },
      new_value: { price_annual: 4999, instrument_name: '1984' },
    })
  })

  test('are checked, and nothing is saved when one is wrong', async () => {
    const answer = await configure({
      ...{ price_annual: -1, family_max: 1, currency: 'XXX', link_youtube: 'javascript:alert(1)' },
      instrument_name: 'Mine',
    })
    expect(statusAndBody(answer)).toEqual(
      wrong({
        'values.currency': 'choice_unknown',
        'values.price_annual': 'number_out',
        'values.family_max': 'number_out',
        'values.link_youtube': 'link_wrong',
      }),
    )
    expect(await read()).toEqual(configurationDefaults)
    expect((await configure({ unknown: 1 })).status).toBe(400)
  })

  test('of somebody else are not overwritten', async () => {
    await configure({ family_max: 8 }, { family_max: 6 })
    expect(statusAndBody(await configure({ family_max: 10 }, { family_max: 6 }))).toEqual(
      apiError('row_changed'),
    )
    expect((await configure({ family_max: 10 }, { family_max: 8 })).status).toBe(200)
  })
})

test('only administrators of the whole installation may open settings', async () => {
  const { id: organizationId } = await world.organization()
  for (const role of ['institution_admin', 'content_editor', 'individual']) {
    const who = await world.person({ role, type: 'institution', organizationId })
    for (const answer of [
      await list(who),
      await toggle('tts', {}, who),
      await configure({ family_max: 8 }, undefined, who),
      await world.call('GET /setting/configuration', { token: who.token }),
    ])
      expect(statusAndBody(answer)).toEqual(apiError('forbidden'))
  }
})

test('whoever has that permission alone may change them', async () => {
  const who = await world.person()
  const { rows } = await world.pool.query("insert into roles (name) values ('Host') returning id")
  await world.pool.query("insert into role_grants values ($1, 'access_settings', 'all', false)", [
    rows[0].id,
  ])
  await world.pool.query('insert into user_roles values ($1, $2)', [who.id, rows[0].id])
  expect((await toggle('tts', {}, who)).status).toBe(200)
  expect((await configure({ family_max: 8 }, undefined, who)).status).toBe(200)
})

test('pages learn the links that are set', async () => {
  const site = async () => (await world.call('GET /setting/site')).body
  expect(await site()).toEqual({ maintenance: false, links: [] })
  await configure({ link_youtube: 'https://video.example/quartet' })
  expect(await site()).toEqual({
    maintenance: false,
    links: [{ network: 'youtube', url: 'https://video.example/quartet' }],
  })
})

describe('maintenance', () => {
  test('keeps everybody out but administrators, and ends at once', async () => {
    const ada = await world.person()
    const bob = await world.person()
    await world.pool.query("insert into user_permissions values ($1, 'access_settings', true)", [
      bob.id,
    ])
    const tasks = (who: Member) => world.call('POST /tasks', { token: who.token, body: {} })
    await toggle('maintenance')
    expect((await tasks(bob)).status).toBe(503)
    const { status, body, headers } = await tasks(ada)
    expect([status, body.name, headers.get('retry-after')]).toEqual([503, 'maintenance', '60'])
    expect((await tasks(root)).status).toBe(200)
    expect((await world.call('GET /setting/site')).body.maintenance).toBe(true)
    expect((await world.call('POST /shared', { body: { token: 'x' } })).status).toBe(503)
    await toggle('maintenance')
    expect((await tasks(ada)).status).toBe(200)
  })

  test('leaves the login open, and the way out', async () => {
    const ada = await world.person()
    await toggle('maintenance')
    const login = await world.call('POST /login', { body: { email: root.email, password } })
    expect(login.status).toBe(200)
    expect((await world.call('POST /logout', { token: ada.token, body: {} })).status).toBe(200)
    expect(statusAndBody(await world.call('POST /tasks', { body: {} }))).toEqual(
      apiError('unauthenticated'),
    )
  })
})

describe('the check for people', () => {
  test('is only asked where it is on', async () => {
    const asked = async () => (await world.call('GET /plans')).body.asks_captcha
    const person = await individual(world, { captcha: 'none' })
    expect(await asked()).toBe(true)
    expect(statusAndBody(await register(world, person))).toEqual(apiError('captcha_wrong'))
    await toggle('captcha')
    expect(await asked()).toBe(false)
    expect((await register(world, person)).status).toBe(200)
  })
})
