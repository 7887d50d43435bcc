import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const list = async ({ token }: Member, query = '') =>
  (await world.call(`POST /teams?limit=99&${query}`, { token })).body as {
    list: { id: number; name: string; leader: { id: number; name: string } | null }[]
    count: number
  }
const names = async (who: Member, query = '') =>
  (await list(who, query)).list.map(({ name }) => name).sort()

/** A team that the others have joined, except the last one, who is only invited. */
async function makeTeam(name: string, leader: Member, others: readonly Member[]) {
  const { rows } = await world.pool.query<{ id: number }>(
    'insert into teams (name, leader_id) values ($1, $2) returning id',
    [name, leader.id],
  )
  const id = rows[0]?.id ?? 0
  for (const [at, { id: userId }] of [leader, ...others].entries())
    await world.pool.query(
      'insert into team_members (team_id, user_id, status) values ($1, $2, $3)',
      [id, userId, at < others.length ? 'accepted' : 'invited'],
    )
  return id
}

async function makeSchool() {
  const { id } = await world.organization({ seats: 100 })
  const person = (role: 'institution_admin' | 'institution_member' | 'facilitator') =>
    world.person({ role, type: 'institution', organizationId: id })
  return { id, admin: await person('institution_admin'), person }
}

describe('the list of all teams', () => {
  test('contains the teams that somebody in scope has joined, with counts and no statements', async () => {
    const [bees, owls] = [await makeSchool(), await makeSchool()]
    const root = await world.person({ role: 'super_admin', type: 'institution' })
    const [ada, bo, cy] = await Promise.all([1, 2, 3].map(() => bees.person('institution_member')))
    const [dee, eve] = await Promise.all([1, 2].map(() => owls.person('institution_member')))
    const alone = await world.person()
    if (!ada || !bo || !cy || !dee || !eve) throw new Error('a person is missing')
    const id = await makeTeam('Bees', ada, [bo, cy])
    await makeTeam('Owls', dee, [eve, await owls.person('institution_member')])
    await makeTeam('Mixed', dee, [ada, eve])
    await makeTeam('Only invited', dee, [eve, bo])
    await makeTeam('Without a school', alone, [await world.person(), await world.person()])

    expect(await names(bees.admin)).toEqual(['Bees', 'Mixed'])
    expect(await names(owls.admin)).toEqual(['Mixed', 'Only invited', 'Owls'])
    expect(await names(root)).toHaveLength(5)
    const { list: rows, count } = await list(bees.admin, 'order_by=name&order_direction=ASC')
    expect(count).toBe(2)
    expect(rows[0]).toEqual({
      ...{ id, name: 'Bees', status: 'invited', leader: { id: ada.id, name: expect.any(String) } },
      ...{ organization_name: expect.any(String), members: 3, accepted: 2 },
      created_at: expect.any(String),
    })
    // the leader of another institution has no name here
    expect(rows[1]).toMatchObject({ name: 'Mixed', leader: null, organization_name: null })
  })

  test('is filtered by institution, stage and name, and hides what is outside the scope', async () => {
    const [bees, owls] = [await makeSchool(), await makeSchool()]
    const root = await world.person({ role: 'super_admin', type: 'institution' })
    const [ada, bo, cy] = await Promise.all([1, 2, 3].map(() => bees.person('institution_member')))
    if (!ada || !bo || !cy) throw new Error('a person is missing')
    const id = await makeTeam('Çelik', ada, [bo, cy])
    await makeTeam('Drum', ada, [bo, cy])
    await world.call(`DELETE /teams/delete/${id}`, { token: ada.token })
    const ofBees = `organization_id=${bees.id}`
    expect(await names(root, ofBees)).toEqual(['Drum'])
    expect(await names(root, `${ofBees}&removed=1`)).toEqual(['Çelik'])
    expect(await names(bees.admin, 'status=archived&search_text=celik')).toEqual(['Çelik'])
    expect(await names(bees.admin, 'status=completed')).toEqual([])
    expect(await names(owls.admin, ofBees)).toEqual([])
    expect(await names(bees.admin, `organization_id=${owls.id}`)).toEqual([])
  })

  test('is for those who may read people; facilitators see teams of their groups', async () => {
    const school = await makeSchool()
    const teacher = await school.person('facilitator')
    const [ada, bo, cy] = await Promise.all(
      [1, 2, 3].map(() => school.person('institution_member')),
    )
    if (!ada || !bo || !cy) throw new Error('a person is missing')
    await makeTeam('Bees', ada, [bo, cy])
    expect(await names(teacher)).toEqual([])
    await world.pool.query(
      `with made as (insert into groups (name, owner_id, organization_id) values ('Class', $1, $2) returning id)
       insert into group_members (group_id, user_id) select id, $3 from made`,
      [teacher.id, school.id, bo.id],
    )
    expect(await list(teacher)).toMatchObject({ count: 1, list: [{ name: 'Bees', leader: null }] })
    expect((await world.call('POST /teams', { token: ada.token })).status).toBe(403)
    expect((await world.call('POST /teams')).status).toBe(401)
  })
})
