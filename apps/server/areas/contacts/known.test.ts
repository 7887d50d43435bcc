import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { giveScores } from '../../testing/sharing.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const read = ({ token }: Member, id: number) => world.call(`GET /users/known/${id}`, { token })
const relate = (one: Member, other: Member, status = 'accepted') =>
  world.pool.query(
    'insert into contacts (requester_id, addressee_id, status) values ($1, $2, $3)',
    [...[one.id, other.id], status],
  )
async function team(people: readonly [Member, string][]) {
  const { rows } = await world.pool.query("insert into teams (name) values ('Ship') returning id")
  for (const [{ id }, status] of people)
    await world.pool.query(
      'insert into team_members (team_id, user_id, status) values ($1, $2, $3)',
      [rows[0].id, id, status],
    )
  return rows[0].id as number
}
/** Somebody with words about themselves and a result. */
async function writer(more: object = {}) {
  const one = await world.person(more)
  await world.pool.query(
    `update users set about_me = 'I paint.', job_title = 'Painter', topics = '{Art}', skills = '{Oil}' where id = $1`,
    [one.id],
  )
  await giveScores(world, one)
  return one
}

describe('the profile of a known person', () => {
  test('shows a contact the words of an adult, and no scores', async () => {
    const [ada, bo] = [await world.person(), await writer()]
    await relate(ada, bo)
    const { body } = await read(ada, bo.id)
    expect(body).toMatchObject({
      ...{ relation: 'contact', about_me: 'I paint.', job_title: 'Painter' },
      ...{ topics: ['Art'], skills: ['Oil'], sequence: null, sees_scores: false },
      classification: null,
    })
    expect(JSON.stringify(body)).not.toContain(bo.email)
    const { body: views } = await world.call(`GET /users/profile_views`, { token: bo.token })
    expect(views.list?.[0]).toMatchObject({ relation: 'contact' })
  })

  test('shows a team-mate the scores while both are members', async () => {
    const [ada, bo] = [await world.person(), await writer()]
    const id = await team([
      [ada, 'accepted'],
      [bo, 'accepted'],
    ])
    expect((await read(ada, bo.id)).body).toMatchObject({
      ...{ relation: 'team_mate', about_me: 'I paint.', sees_scores: true },
      sequence: expect.any(Number),
      classification: expect.any(String),
    })
    const change = (statement: string) =>
      world.pool.query(`update ${statement}`, [id, ...(statement.includes('$2') ? [bo.id] : [])])
    await change("team_members set status = 'left' where team_id = $1 and user_id = $2")
    expect(statusAndBody(await read(ada, bo.id))).toEqual(notFound)
    await change("team_members set status = 'accepted' where team_id = $1 and user_id = $2")
    await change('teams set removed = 1 where id = $1')
    expect(statusAndBody(await read(ada, bo.id))).toEqual(notFound)
  })

  test('of a child in a team has no words', async () => {
    const [ada, child] = [await world.person(), await writer({ ageGroupId: 1 })]
    await team([
      [ada, 'accepted'],
      [child, 'accepted'],
    ])
    expect((await read(ada, child.id)).body).toMatchObject({ about_me: '', sees_scores: true })
  })

  test('is for nobody else: no request, no invitation, no number opens it', async () => {
    const [ada, bo, invited] = [await world.person(), await writer(), await writer()]
    expect(statusAndBody(await read(ada, bo.id))).toEqual(notFound)
    await relate(ada, bo, 'pending')
    await team([
      [ada, 'accepted'],
      [invited, 'invited'],
    ])
    for (const id of [bo.id, invited.id, ada.id, 999_999])
      expect(statusAndBody(await read(ada, id))).toEqual(notFound)
    const friend = await writer()
    await relate(ada, friend)
    await world.pool.query('update users set removed = 1 where id = $1', [friend.id])
    expect(statusAndBody(await read(ada, friend.id))).toEqual(notFound)
    expect((await world.call(`GET /users/known/${bo.id}`)).status).toBe(401)
  })
})
