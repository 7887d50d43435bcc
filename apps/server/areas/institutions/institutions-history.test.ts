import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'individual' })
})
afterAll(() => world.close())

const history = (who: Member, id: number) =>
  world.call(`GET /organizations/history/${id}`, { token: who.token })

test('the history of an institution names what changed and who did it, the newest first', async () => {
  const { organization } = (
    await world.call('PUT /organizations/save', {
      token: root.token,
      body: { name: 'Riverbend', seats: 5 },
    })
  ).body
  const admin = await world.person({
    ...{ role: 'institution_admin', type: 'institution', organizationId: organization.id },
  })
  await world.call(`PUT /organizations/save/${organization.id}`, {
    token: admin.token,
    body: { contact_name: 'Grace' },
  })
  const read = await history(admin, organization.id)
  expect(read.body).toMatchObject({
    history: [
      {
        action: 'update',
        changed: ['contact_name'],
        by: 'other',
        name: expect.stringMatching(/^Ada /),
      },
      { action: 'create', changed: [], by: 'outside', name: null },
    ],
    has_earlier: false,
  })
  await world.call(`PUT /organizations/save/${organization.id}`, {
    ...{ token: root.token, body: { contact_name: 'Ada' } },
  })
  const newest = async (who: Member) => (await history(who, organization.id)).body.history[0]
  expect(await newest(root)).toMatchObject({ by: 'other', name: expect.stringMatching(/^Ada /) })
  expect(await newest(admin)).toMatchObject({ by: 'outside', name: null })
  const elsewhere = await world.organization()
  const stranger = await world.person({
    ...{ role: 'institution_admin', type: 'institution', organizationId: elsewhere.id },
  })
  expect(statusAndBody(await history(stranger, organization.id))).toEqual(notFound)
  const pupil = await world.person({ role: 'student', type: 'student' })
  expect((await history(pupil, organization.id)).status).toBe(403)
})
