import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
let home: { id: number }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'individual' })
  home = await world.organization({ seats: 100 })
  admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: home.id,
  })
})
afterAll(() => world.close())

let number = 0
const add = (who: Member, draft: object) => {
  number += 1
  const body = {
    ...{ first_name: 'Ada', last_name: 'Lovelace', email: `new${number}@quartet.test` },
    ...{ age_group_id: 3, ...draft },
  }
  return world.call('PUT /users/save', { token: who.token, body })
}
const details = async (who: Member, id: number) =>
  (await world.call(`GET /users/details/${id}`, { token: who.token })).body
const linkIn = (text: string | undefined) => text?.match(/reset-password\/([\w-]+)/)?.[1] ?? ''

describe('adding staff', () => {
  test('a content editor has that role from the first moment', async () => {
    const added = await add(root, { type: 'individual', role: 'content_editor' })
    expect(added.body.person).toMatchObject({ roles: ['Content Editor'], organization_id: null })
  })

  test('an institution’s administrator adds a facilitator to it', async () => {
    const added = await add(admin, { type: 'institution', role: 'facilitator' })
    expect(added.body.person).toMatchObject({ roles: ['Facilitator'], organization_id: home.id })
  })

  test('an institution’s administrator cannot add staff of the installation', async () => {
    for (const role of ['content_editor', 'super_admin']) {
      const refused = await add(admin, { type: 'institution', role })
      expect(refused.status).toBe(400)
      expect(await add(admin, { type: 'individual', role })).toMatchObject({ status: 400 })
    }
  })

  test('a role of an institution is for its members only, and for adults', async () => {
    const member = { role: 'institution_admin', organization_id: home.id }
    const wrong = [
      { type: 'individual', role: 'institution_admin' },
      { ...member, type: 'student' },
      { ...member, type: 'institution', age_group_id: 2, turns_18_in: 2028 },
    ]
    for (const draft of wrong)
      expect((await add(root, draft)).body.fields).toMatchObject([
        { path: 'role', code: 'not_appointable' },
      ])
  })

  test('works in an institution that has closed its features for everybody', async () => {
    const closed = await world.organization({
      seats: 5,
      features: {
        lci_only: true,
        tasks: false,
        teams: false,
        career: false,
        pwp: false,
        classroom: false,
      },
    })
    const head = await world.person({
      ...{ role: 'institution_admin', type: 'institution', organizationId: closed.id },
    })
    const added = await add(head, { type: 'institution', role: 'facilitator' })
    expect(added.body.person).toMatchObject({ roles: ['Facilitator'], organization_id: closed.id })
  })

  test('a person added to an institution starts in its language', async () => {
    const italian = await world.organization({ seats: 5, languageId: 3 })
    const { body } = await add(root, { type: 'institution', organization_id: italian.id })
    const { rows } = await world.pool.query('select language_id from users where id = $1', [
      body.person.id,
    ])
    expect(rows).toEqual([{ language_id: 3 }])
  })
})

describe('an invitation', () => {
  const again = (who: Member, id: number) =>
    world.call(`POST /users/welcome/${id}`, { token: who.token })

  test('is shown until a password was chosen; sent again, the link before it ends', async () => {
    const { person } = (await add(admin, { type: 'institution' })).body
    expect((await details(admin, person.id)).invitation.expires_at).toEqual(expect.any(String))
    expect((await again(admin, person.id)).status).toBe(200)
    const mails = await world.mails(person.email)
    const [first, second] = mails.map(({ text }) => linkIn(text))
    const choose = (token: string | undefined) =>
      world.call('POST /user/reset/password', {
        body: {
          ...{ token, password: 'learn together today' },
          confirm_password: 'learn together today',
        },
      })
    expect((await choose(first)).status).toBe(400)
    expect((await choose(second)).status).toBe(200)
    expect((await details(admin, person.id)).invitation).toBeNull()
    expect((await again(admin, person.id)).body.name).toBe('row_unknown')
  })

  test('of somebody outside the scope is not found', async () => {
    const { person } = (await add(root, { type: 'individual' })).body
    expect(statusAndBody(await again(admin, person.id))).toEqual(notFound)
  })
})
