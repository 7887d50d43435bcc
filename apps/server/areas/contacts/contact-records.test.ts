import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
let office: Member
let school: { id: number }
const pupil = (organizationId = school.id) =>
  world.person({ role: 'institution_member', type: 'institution', organizationId })
beforeAll(async () => {
  world = await makeWorld()
  school = await world.organization({ seats: 50 })
  root = await world.person({ role: 'super_admin' })
  office = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: school.id,
  })
})
afterAll(() => world.close())

const add = ({ token }: Member, one: Member, other: Member, where = 'POST /contacts/add_contact') =>
  world.call(where, { token, body: { requester_id: one.id, addressee_id: other.id } })
const show = ({ token }: Member, id: number) => world.call(`GET /contacts/show/${id}`, { token })
const update = ({ token }: Member, id: number, status: string, how = 'update') =>
  world.call(`PUT /contacts/${how}/${id}`, { token, body: { status } })
const list = async ({ token }: Member, query = '') =>
  (await world.call(`POST /contacts?${query}`, { token })).body

test('administrators make, see and end contacts of people in scope', async () => {
  const [ada, bo] = [await pupil(), await pupil()]
  const { id } = (await add(office, ada, bo)).body
  expect((await show(office, id)).body).toMatchObject({
    ...{ requester: { id: ada.id }, addressee: { id: bo.id } },
    status: 'accepted',
  })
  expect(statusAndBody(await add(office, bo, ada, 'PUT /contacts/save'))).toEqual(
    apiError('contact_exists'),
  )
  expect((await list(office, 'limit=99')).list.map((one: { id: number }) => one.id)).toContain(id)
  expect((await update(office, id, 'removed')).status).toBe(200)
  expect(statusAndBody(await update(office, id, 'removed', 'save'))).toEqual(
    apiError('contact_changed'),
  )
  const again = (await add(office, bo, ada, 'PUT /contacts/save')).body.id
  expect(again).toBe(id)
  const remove = ({ token }: Member) => world.call(`DELETE /contacts/delete/${id}`, { token })
  expect((await remove(office)).status).toBe(200)
  expect((await show(office, id)).body.status).toBe('removed')
})

test('both people have to be in scope', async () => {
  const [ada, stranger, other] = [await pupil(), await world.person(), await world.person()]
  for (const [one, two] of [
    [ada, stranger],
    [stranger, ada],
    [stranger, other],
  ] as const)
    expect(statusAndBody(await add(office, one, two))).toEqual(notFound)
  const { id } = (await add(root, ada, stranger)).body
  expect(statusAndBody(await show(office, id))).toEqual(notFound)
  expect(statusAndBody(await update(office, id, 'removed'))).toEqual(notFound)
  expect((await list(office, 'limit=99')).list.map((one: { id: number }) => one.id)).not.toContain(
    id,
  )
  expect((await list(root, `limit=99&status=accepted`)).count).toBeGreaterThan(0)
  expect((await show(ada, id)).status).toBe(403)
})

test('rules of age and blocks hold for administrators too', async () => {
  const [ada, bo] = [await pupil(), await pupil()]
  const child = await world.person({ ageGroupId: 1, organizationId: school.id, type: 'student' })
  expect(statusAndBody(await add(office, ada, child))).toEqual(apiError('contact_unknown'))
  expect(statusAndBody(await add(office, ada, ada))).toEqual(apiError('contact_unknown'))
  await world.pool.query(
    `insert into contacts (requester_id, addressee_id, status, blocked_by) values ($1, $2, 'blocked', $2)`,
    [ada.id, bo.id],
  )
  expect(statusAndBody(await add(office, ada, bo))).toEqual(apiError('contact_unknown'))
  expect((await update(office, 1, 'blocked')).body.fields[0].code).toBe('choice_unknown')
})
