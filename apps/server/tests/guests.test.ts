import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, userRoles } from '../areas/roles/tables.ts'
import { calls } from '../http/openapi.ts'
import { readQuestions, take } from '../testing/inventory.ts'
import { apiError, statusAndBody } from '../testing/responses.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

/**
 * The calls of a guest's screens: instructions, inventory, result, own data, ways to log in and
 * notifications, with reading aloud.
 */
const open = [
  'POST /logout',
  'GET /users/identities',
  'POST /users/identities/begin/{provider}',
  'DELETE /users/identities/{identity_id}',
  'GET /users/second-factor',
  'POST /users/second-factor/app/begin',
  'POST /users/second-factor/app',
  'POST /users/second-factor/passkeys/begin',
  'POST /users/second-factor/passkeys',
  'POST /users/second-factor/remove',
  'POST /users/second-factor/recovery-codes',
  'GET /users/show/{user_id}',
  'POST /languages/switch/{language_id}',
  'GET /users/get/profile/cards',
  'GET /users/own_data',
  'POST /users/consents/{purpose}',
  'DELETE /users/consents/{purpose}',
  'GET /users/consents/{consent_id}/words',
  'GET /users/profile_views',
  'POST /users/get_questions/{user_id}',
  'POST /users/save_answers',
  'GET /users/attempts/{user_id}',
  'DELETE /users/attempts/{attempt_id}',
  'POST /users/lci/instructions',
  'GET /user/roles/{user_id}',
  'GET /localization/show',
  'GET /localization/show/{language_id}',
  'GET /users/class-session',
  'POST /users/text/to/speech',
  'GET /users/shares',
  'GET /users/share_links',
  'DELETE /users/share_links/{id}',
  'PUT /users/update/password/{user_id}',
  'POST /users/password',
  'GET /users/devices',
  'DELETE /users/devices/{device_id}',
  'DELETE /users/devices',
  'POST /users/deletion',
  'DELETE /users/deletion',
  'POST /users/own_data/export',
  'GET /users/own_data/exports',
  'GET /users/own_data/exports/{export_id}/file',
  'GET /notifications',
  'GET /notifications/unread',
  'PUT /notifications/read',
  'PUT /notifications/{id}/read',
  'GET /notifications/settings',
  'PUT /notifications/settings',
]

async function isRefused(
  { id, token }: Member,
  { method, path }: { method: string; path: string },
) {
  const where = `${method} ${path.replace('{user_id}', String(id)).replace(/\{\w+\}/g, '1')}`
  const { status, body } = await world.call(where, {
    token,
    ...(method === 'GET' ? {} : { body: {} }),
  })
  return status === 403 && body.name === 'forbidden'
}

const guarded = calls().filter(({ meta }) => meta.access.who !== 'everyone')

/** The calls that are not refused; a person who made one may have changed, and another goes on. */
async function admitted(makePerson: () => Promise<Member>, among = guarded) {
  const rows: string[] = []
  let person = await makePerson()
  for (const call of among) {
    if (await isRefused(person, call)) continue
    rows.push(`${call.method} ${call.path}`)
    person = await makePerson()
  }
  return rows
}

describe('a guest', () => {
  test('may make the calls of the four screens, and no other', async () => {
    expect(await admitted(() => world.person({ role: 'guest' }))).toEqual(open)
  })

  test('may read less than somebody with an own account', async () => {
    const reads = guarded.filter(({ method }) => method === 'GET')
    const opened = open.filter((call) => call.startsWith('GET '))
    const others = await admitted(() => world.person(), reads)
    expect(others.length).toBeGreaterThan(opened.length)
  })

  test('stays a guest whatever other roles are assigned', async () => {
    const everything = await world.db.select({ id: roles.id, key: roles.key }).from(roles)
    const guest = async () => {
      const person = await world.person({ role: 'guest' })
      const others = everything
        .filter(({ key }) => key !== 'guest')
        .map(({ id }) => ({ userId: person.id, roleId: id }))
      await world.db.insert(userRoles).values(others)
      return person
    }
    expect(await admitted(guest)).toEqual(open)
    const other = await world.person()
    expect(statusAndBody(await readQuestions(world, await guest(), {}, other.id)).status).toBe(404)
  })

  test('gets label, scores and definition of their own result, and no statements', async () => {
    const guest = await world.person({ role: 'guest' })
    const results = [
      (await take(world, guest)).body.user,
      (await world.call(`GET /users/show/${guest.id}`, guest)).body.user,
    ]
    for (const user of results)
      expect(user).toMatchObject({
        classification: 'Dynamic Learner',
        sequence: 28,
        attributes: [],
        selected_attributes: [],
      })
    expect((await world.call(`GET /users/show/${(await world.person()).id}`, guest)).status).toBe(
      404,
    )
    expect(
      statusAndBody(
        await world.call(`PUT /users/save/${guest.id}`, {
          token: guest.token,
          body: { about_me: 'x' },
        }),
      ),
    ).toEqual(apiError('forbidden'))
  })
})
