import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { account, answer, parentSchool, requestChild } from '../../testing/guardians.ts'
import { individual, member, register } from '../../testing/registration.ts'
import { statusAndBody, wrong } from '../../testing/responses.ts'
import { makeWorld, password, type World } from '../../testing/world.ts'
import { createFirstAdministrator } from '../registration/commands.ts'
import { users } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

type Answer = { status: number; body: unknown }
const words = (word: string) => ({ password: word, confirm_password: word })

/** Every way to choose a password, as a function that returns the response. */
const places: Record<string, (word: string) => Promise<Answer>> = {
  'the sign-up with a card': async (word) =>
    statusAndBody(await register(world, { ...(await individual(world)), ...words(word) })),
  'the sign-up with a code': async (word) => {
    const { promoCode } = await world.organization()
    return statusAndBody(
      await register(world, { ...(await member(world, promoCode)), ...words(word) }),
    )
  },
  'the reset': async (word) => {
    const ada = await world.person()
    await world.call('POST /users/forgot/password', { body: { email: ada.email } })
    const token = (await world.mails(ada.email)).at(-1)?.text.match(/reset-password\/([\w-]+)/)?.[1]
    return statusAndBody(
      await world.call('POST /user/reset/password', { body: { ...words(word), token } }),
    )
  },
  'the change of the own one': async (word) => {
    const ada = await world.person()
    const body = { ...words(word), old_password: password }
    return statusAndBody(
      await world.call(`PUT /users/update/password/${ada.id}`, { token: ada.token, body }),
    )
  },
  'the one-time password of somebody else': async (word) => {
    const { id: organizationId } = await world.organization()
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId,
    })
    const ada = await world.person({
      role: 'institution_member',
      type: 'institution',
      organizationId,
    })
    return statusAndBody(
      await world.call(`PUT /users/update/password/${ada.id}`, {
        token: admin.token,
        body: words(word),
      }),
    )
  },
  'the account of a child, by its guardian': async (word) => {
    const { guardian, token } = await requestChild(world, await parentSchool(world))
    return statusAndBody(
      await answer(world, token, 'confirm', { ...account(`of.${guardian}`), ...words(word) }),
    )
  },
}

describe('a common password', () => {
  test.each(Object.entries(places))(
    'is rejected at %s in any case, while an uncommon one is accepted',
    async (_, choose) => {
      for (const word of ['password', 'aaaaaaaa', 'SunShine1'])
        expect([word, await choose(word)]).toEqual([word, wrong({ password: 'password_common' })])
      expect((await choose('three blue herons')).status).toBe(200)
    },
  )

  test('is rejected before anything is written', async () => {
    const form = { ...(await individual(world)), ...words('password') }
    const before = await everyRow(world.pool)
    await register(world, form)
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('is rejected for the first administrator, while a longer one is accepted', async () => {
    const start = (input: string) =>
      createFirstAdministrator(
        { db: world.db, now: world.time.now },
        { email: 'root@example.org', password: input, tell: () => {} },
      )
    for (const word of ['password', 'administrator', 'root@example.org', 'Quartet-2026'])
      await expect(start(word)).rejects.toThrow(/ADMIN_PASSWORD/)
    await start('three blue herons')
    expect(
      (
        await world.call('POST /login', {
          body: { email: 'root@example.org', password: 'three blue herons' },
        })
      ).body.user.id,
    ).toBeGreaterThan(0)
    await world.db.delete(users)
  })
})

describe('a personal password', () => {
  const form = { first_name: 'Rosalinde', last_name: 'Quast', email: 'rosalinde.q@example.org' }

  test.each([
    'rosalinde',
    'Rosalinde7',
    'QuastRosalinde',
    'rosalinde.quast',
    'rosalinde.q@example.org',
    'ROSALINDE.Q',
    'Quartet2026!',
    'Herons77',
    'school of herons',
  ])('%s is rejected', async (word) => {
    await world.pool.query(
      'delete from rate_limits; delete from consent_requests; delete from users; delete from organizations',
    )
    await world.organization({ name: 'School of Herons', promoCode: 'HERONS77' })
    const body = { ...(await member(world, 'HERONS77', form)), ...words(word) }
    expect(statusAndBody(await register(world, body))).toEqual(
      wrong({ password: 'password_personal' }),
    )
  })

  test('is rejected when it is changed, while a longer one that contains the name is accepted', async () => {
    const ada = await world.person()
    await world.pool.query(
      "update users set first_name = 'Rosalinde', last_name = 'Quast' where id = $1",
      [ada.id],
    )
    const change = async (word: string) =>
      statusAndBody(
        await world.call(`PUT /users/update/password/${ada.id}`, {
          token: ada.token,
          body: { ...words(word), old_password: password },
        }),
      )
    expect(await change('Rosalinde 1')).toEqual(wrong({ password: 'password_personal' }))
    expect(await change(ada.email)).toEqual(wrong({ password: 'password_personal' }))
    expect((await change('rosalinde counts herons')).status).toBe(200)
  })
})

test('the generated password of the first administrator works once', async () => {
  let made = ''
  await createFirstAdministrator(
    { db: world.db, now: world.time.now },
    { email: 'first@example.org', password: undefined, tell: (word) => (made = word) },
  )
  const { body } = await world.call('POST /login', {
    body: { email: 'first@example.org', password: made },
  })
  expect(Object.keys(body).sort()).toEqual(['access_token', 'choose_password'])
  expect((await world.call('POST /users', { token: body.access_token })).body.name).toBe(
    'password_due',
  )
  expect(
    (
      await world.call('POST /users/password', {
        token: body.access_token,
        body: words('three blue herons'),
      })
    ).status,
  ).toBe(200)
  expect((await world.call('POST /users', { token: body.access_token })).status).toBe(200)
  expect(
    (await world.call('POST /login', { body: { email: 'first@example.org', password: made } }))
      .status,
  ).toBe(401)
})
