import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeScores } from '../areas/users/commands.ts'
import { addTask } from '../testing/tasks.ts'
import { befriend, team } from '../testing/teams.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'

let world: World
let admin: Member
let school: { id: number }
beforeAll(async () => {
  world = await makeWorld()
  for (const place of ['Home', 'Other']) {
    const made = await world.organization({ seats: 100, name: place })
    const boss = await fill(made.id)
    if (place === 'Home') [school, admin] = [made, boss]
  }
  for (let at = 0; at < 4; at++) await world.person()
}, 60_000)
afterAll(() => world.close())

/** An institution with people of every kind, tasks, a team, contacts and a group. */
async function fill(organizationId: number) {
  const boss = await world.person({
    ...{ role: 'institution_admin', type: 'institution', organizationId },
  })
  const pupils: Member[] = []
  for (let at = 0; at < 8; at++)
    pupils.push(
      await world.person({
        ...{ role: 'student', type: 'student', organizationId, verified: at !== 3 },
        ...{ ageGroupId: at % 3 === 0 ? 2 : 3, languageId: 1 + (at % 2), sharesScores: at < 3 },
      }),
    )
  const [ada = boss, bo = boss, cy = boss, dee = boss] = pupils
  for (const one of pupils.slice(0, 5))
    await world.db.transaction((tx) =>
      storeScores(tx, one.id, {
        ...{ sequence: 30, precision: 20, technicalReasoning: 12, confluence: 12 },
        ...{ source: 'manual', scoredAt: world.time.now },
      }),
    )
  await addTask(world, ada)
  await addTask(world, bo, {}, 'work')
  await team(world, { leader: ada, members: [bo] })
  await befriend(world, cy, dee)
  await world.call('POST /groups/add_group', { token: boss.token, body: { name: 'Class' } })
  await world.pool.query('update users set removed = 1 where id = $1', [pupils.at(-1)?.id])
  return boss
}

const someOf = <Item>(items: readonly Item[]): Item => {
  const item = items[randomBytes(2).readUInt16BE() % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

const either = ['yes', 'none']
const isDone = ['done', 'not_done']
/** The filters of each list of administration, with values that the world has. */
const lists: Record<string, Record<string, readonly string[]>> = {
  '/users': {
    ...{ type: ['student', 'institution'], age_group_id: ['2', '3'], language: ['1', '2'] },
    ...{ lci: isDone, plp: ['not_done'], team_member: either, tasks: either, work_tasks: either },
    ...{ career_tasks: ['none'], decoded: ['none'], pattern: ['sequence'], active: ['30'] },
    ...{ status: ['active', 'unverified'], removed: ['0', '0', '0', '1'], search_text: ['a', 'e'] },
    ...{ order_by: ['name', 'email', 'organization_name'], organization_id: ['1', '2'] },
  },
  '/organizations': { search_text: ['home', 'o'], status: ['active'], order_by: ['name'] },
  '/orgs': { search_text: ['home', 'o'], order_by: ['name'] },
  '/groups': { search_text: ['class'], removed: ['0'] },
  '/contacts': { search_text: ['a'], status: ['accepted'] },
  '/teams': { search_text: ['e'], status: ['invited'], organization_id: ['1', '2'] },
  '/logs': {
    action: ['create', 'update'],
    entity: ['users', 'teams', 'tasks'],
    search_text: ['a'],
  },
}

/** The ids of the own scope, by list: a row of another institution is in none of them. */
const scopes: Record<string, string> = {
  '/users': 'select id from users where organization_id = $1',
  '/organizations': 'select id from organizations where id = $1',
  '/orgs': 'select id from organizations where id = $1',
  '/groups': 'select id from groups where organization_id = $1',
  '/contacts':
    'select c.id from contacts c join users u on u.id = c.requester_id join users v on v.id = c.addressee_id where $1 in (u.organization_id, v.organization_id)',
  '/teams':
    'select t.id from teams t join team_members m on m.team_id = t.id join users u on u.id = m.user_id where u.organization_id = $1',
  '/logs':
    'select l.id from logs l where exists (select from users u where u.organization_id = $1 and u.log_alias in (l.actor, l.subject))',
}

const queryOf = (filters: Record<string, readonly string[]>) => {
  const names = Object.keys(filters).filter(() => someOf([0, 0, 0, 1]) === 1)
  const pairs = names.slice(0, 3).map((name) => [name, someOf(filters[name] ?? [])])
  return new URLSearchParams([...(pairs as [string, string][]), ['limit', '99']]).toString()
}

type Listed = { id: number }
const rowsOf = (body: Record<string, unknown>) =>
  (Object.values(body).find((value) => Array.isArray(value)) ?? []) as Listed[]

test('what an institution’s administrator lists is a subset of their scope, for random filters', {
  timeout: 120_000,
}, async () => {
  const found: boolean[] = []
  for (const [list, filters] of Object.entries(lists)) {
    const { rows } = await world.pool.query<Listed>(scopes[list] ?? '', [school.id])
    const scope = rows.map(({ id }) => id)
    for (let round = 0; round < (list === '/users' ? 80 : 12); round++) {
      const query = queryOf(filters)
      const { status, body } = await world.call(`POST ${list}?${query}`, { token: admin.token })
      if (status === 403) break
      expect([list, query, status]).toEqual([list, query, 200])
      const ids = rowsOf(body).map(({ id }) => id)
      expect([list, query, ids.filter((id) => !scope.includes(id))]).toEqual([list, query, []])
      found.push(ids.length > 0)
    }
  }
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(Boolean).length).toBeGreaterThan(found.length / 2)
})
