import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peopleList } from '../../testing/people-list.ts'
import { addTask } from '../../testing/tasks.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { storeScores } from './commands.ts'

let world: World
let root: Member
let admin: Member
let school: { id: number }
let [ada, bo, cy]: Member[] = []
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
  school = await world.organization({ seats: 100, name: 'Filters' })
  const pupil = { role: 'student', type: 'student' as const, organizationId: school.id }
  admin = await world.person({
    ...{ role: 'institution_admin', type: 'institution', organizationId: school.id },
  })
  ada = await world.person(pupil)
  bo = await world.person(pupil)
  cy = await world.person({ ...pupil, languageId: 3 })
})
afterAll(() => world.close())

const find = async (query: string, who = root) => {
  const { list, count } = await peopleList(
    world,
    who,
    `organization_id=${school.id}&type=student&order_by=id&order_direction=ASC&${query}`,
  )
  expect(count).toBe(list.length)
  return list.map(({ id }) => id)
}
const idsOf = (...people: (Member | undefined)[]) => people.map((one) => one?.id)
const score = (who: Member | undefined, sequence: number) =>
  world.db.transaction((tx) =>
    storeScores(tx, who?.id ?? 0, {
      ...{ sequence, precision: 20, technicalReasoning: 12, confluence: 12 },
      ...{ source: 'manual', scoredAt: world.time.now },
    }),
  )

describe('the list of people is filtered', () => {
  test('by language and by the pattern that they use first, where the caller may see scores', async () => {
    expect(await find('language=3')).toEqual(idsOf(cy))
    await score(ada, 25)
    await score(bo, 24)
    expect(await find('pattern=sequence')).toEqual(idsOf(ada))
    expect(await find('pattern=sequence&lci=not_done')).toEqual([])
    expect(await find('pattern=sequence', admin)).toEqual([])
    const everywhere = await peopleList(world, root, 'pattern=sequence')
    expect([everywhere.count, everywhere.list.map(({ id }) => id)]).toEqual([1, idsOf(ada)])
    expect(await find('language=3&search_text=a&removed=0', admin)).toEqual(idsOf(cy))
  })

  test('by tasks of each area, without those in the bin, and by decoding', async () => {
    if (!ada || !bo || !cy) throw new Error('nobody')
    const essay = await addTask(world, ada)
    await addTask(world, bo, {}, 'work')
    await addTask(world, cy, {}, 'career')
    expect(await find('tasks=yes')).toEqual(idsOf(ada))
    expect(await find('tasks=none', admin)).toEqual(idsOf(bo, cy))
    expect(await find('work_tasks=yes', admin)).toEqual(idsOf(bo))
    expect(await find('career_tasks=yes')).toEqual(idsOf(cy))
    await world.pool.query('update tasks set decoded_at = now() where user_id = $1', [bo.id])
    expect(await find('decoded=none')).toEqual(idsOf(ada, cy))
    expect(await find('decoded=yes', admin)).toEqual(idsOf(bo))
    await world.pool.query('update tasks set removed = 1 where id = $1', [essay.id])
    expect(await find('tasks=yes')).toEqual([])
  })

  test('by a finished profile: a ticked or own statement for each pattern', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      `select distinct on (pattern) id from attributes where age_group_id = 3 and language_id = 1 and removed = 0 and type <> 'Sequence' and user_id is null order by pattern, id`,
    )
    const tick = (id: number) =>
      world.pool.query('insert into selected_attributes (user_id, attribute_id) values ($1, $2)', [
        ada?.id,
        id,
      ])
    for (const { id } of rows.slice(0, 3)) await tick(id)
    expect(await find('plp=done')).toEqual([])
    await tick(rows[3]?.id ?? 0)
    expect(await find('plp=done')).toEqual(idsOf(ada))
    expect(await find('plp=not_done', admin)).toEqual(idsOf(bo, cy))
  })

  test('by the last visit only for who administers everybody', async () => {
    const visit = (who: Member | undefined, ago: number) =>
      world.pool.query('update users set created_at = $2, last_active_at = $3 where id = $1', [
        who?.id,
        new Date(+world.time.now - 400 * days),
        new Date(+world.time.now - ago * days),
      ])
    await visit(ada, 3)
    await visit(bo, 40)
    await visit(cy, 200)
    expect(await find('active=30')).toEqual(idsOf(ada))
    expect(await find('active=60')).toEqual(idsOf(ada, bo))
    expect(await find('active=60', admin)).toEqual([])
  })

  test('by nothing unknown: the cause is named', async () => {
    const refused = async (query: string) => {
      const { status, body } = await world.call(`POST /users?${query}`, {
        token: root.token,
        body: {},
      })
      return [status, body.fields?.map(({ path }: { path: string }) => path)]
    }
    expect(await refused('lcy=done')).toEqual([400, ['lcy']])
    expect(await refused('topic_id=3&priority=1')).toEqual([400, ['topic_id', 'priority']])
    expect(await refused('order_by=password_hash')).toEqual([400, ['order_by']])
    expect(await refused('limit=2147483648')).toEqual([400, ['limit']])
    expect(await refused('team_member=no')).toEqual([400, ['team_member']])
    expect(await refused('active=0')).toEqual([400, ['active']])
  })
})
