import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { localization } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  await world.db.insert(localization).values([
    { languageId: 1, area: 'register', key: 'register.title', value: 'Join us' },
    { languageId: 1, area: 'error', key: 'error.locked', value: 'Slow down' },
    { languageId: 1, area: 'app', key: 'shell.tasks', value: 'Jobs' },
    { languageId: 1, area: 'email', key: 'mail.welcome', value: 'Hello there' },
    { languageId: 2, area: 'register', key: 'register.title', value: 'Mach mit' },
    { languageId: 2, area: 'app', key: 'shell.tasks', value: 'Arbeiten' },
  ])
})
afterAll(() => world.close())

const english = { 'register.title': 'Join us', 'error.locked': 'Slow down' }
const website = (query = '', body?: unknown) =>
  world.call(`POST /localization/website/localization${query}`, { body })

describe('changed interface texts', () => {
  test('are public for public pages, in the requested language or else in English', async () => {
    expect(statusAndBody(await website())).toEqual({ status: 200, body: { localization: english } })
    expect((await website('?language=1', {})).body.localization).toEqual(english)
    expect((await website('?language=2')).body.localization).toEqual({
      'register.title': 'Mach mit',
    })
    for (const none of [3, 999])
      expect((await website(`?language=${none}`)).body.localization).toEqual({})
  })

  test('include the app texts for signed-in people, in their own language, but never the mail texts', async () => {
    const [ada, german] = [await world.person(), await world.person({ languageId: 2 })]
    const show = (token: string, id = '') => world.call(`GET /localization/show${id}`, { token })
    expect((await show(ada.token)).body.localization).toEqual({ ...english, 'shell.tasks': 'Jobs' })
    expect((await show(german.token)).body.localization).toEqual({
      'register.title': 'Mach mit',
      'shell.tasks': 'Arbeiten',
    })
    expect((await show(german.token, '/1')).body.localization).toEqual({
      ...english,
      'shell.tasks': 'Jobs',
    })
    expect((await show(ada.token, '/3')).body.localization).toEqual({})
  })

  test('require a login outside public pages, and a valid language id', async () => {
    for (const path of ['/localization/show', '/localization/show/1'])
      expect(statusAndBody(await world.call(`GET ${path}`))).toEqual(apiError('unauthenticated'))
    const { token } = await world.person()
    for (const wrongly of ['x', '0', '-1', '1.5', '99999999999']) {
      expect(statusAndBody(await website(`?language=${wrongly}`))).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'language' }] },
      })
      expect(
        statusAndBody(await world.call(`GET /localization/show/${wrongly}`, { token })),
      ).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'language_id' }] },
      })
    }
  })
})
