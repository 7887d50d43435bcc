import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { take } from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

type Statement = {
  id: number
  title: string
  type: string
  pattern: string
  user_id: number | null
}
const tick = (caller: Member | undefined, body: unknown, id = caller?.id) =>
  world.call(`PUT /users/update_my_attributes/${id}`, { token: caller?.token, body })
const show = async (reader: Member, id = reader.id) =>
  (await world.call(`GET /users/show/${id}`, { token: reader.token })).body.user
const selectedOf = async (reader: Member): Promise<number[]> =>
  (await show(reader)).selected_attributes
const statementsOf = async (reader: Member): Promise<Statement[]> => (await show(reader)).attributes
const toTick = async (reader: Member) =>
  (await statementsOf(reader)).filter(({ type }) => type !== 'Sequence').map(({ id }) => id)
const ascending = (ids: number[]) => ids.toSorted((one, other) => one - other)

describe('ticking statements', () => {
  test('replaces the previous list with the whole list that was sent', async () => {
    const ada = await world.person()
    const [a = 0, b = 0, c = 0] = await toTick(ada)
    expect(await tick(ada, { selected_attributes: [c, a] })).toMatchObject({
      status: 200,
      body: { selected_attributes: ascending([a, c]) },
    })
    expect(await selectedOf(ada)).toEqual(ascending([a, c]))
    await tick(ada, { selected_attributes: [b, b] })
    expect(await selectedOf(ada)).toEqual([b])
    await tick(ada, { selected_attributes: [] })
    expect(await selectedOf(ada)).toEqual([])
  })

  test('changes only the statements that were sent; ticking twice has no further effect', async () => {
    const ada = await world.person()
    const [a = 0, b = 0, c = 0] = await toTick(ada)
    await tick(ada, { selected_attributes: [a, b] })
    expect((await tick(ada, { ticked: [c], unticked: [a] })).body.selected_attributes).toEqual(
      ascending([b, c]),
    )
    expect((await tick(ada, { ticked: [c] })).body.selected_attributes).toEqual(ascending([b, c]))
    expect((await tick(ada, {})).body.selected_attributes).toEqual(ascending([b, c]))
    expect(await selectedOf(ada)).toEqual(ascending([b, c]))
  })

  test('loses no change when many tabs save at once', async () => {
    const ada = await world.person()
    const ids = (await toTick(ada)).slice(0, 8)
    const [first = 0] = ids
    await tick(ada, { ticked: [first] })
    const calls = [
      ...ids.slice(1).map((id) => () => tick(ada, { ticked: [id] })),
      () => tick(ada, { unticked: [first] }),
    ]
    const answers = await atOnce(world.pool, `select from users where id = ${ada.id}`, calls)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await selectedOf(ada)).toEqual(ascending(ids.slice(1)))
  })

  test('stores one tick when two tabs tick the same statement at once', async () => {
    const ada = await world.person()
    const [a = 0] = await toTick(ada)
    await atOnce(
      world.pool,
      `select from users where id = ${ada.id}`,
      [1, 2, 3].map(() => () => tick(ada, { ticked: [a] })),
    )
    expect(await selectedOf(ada)).toEqual([a])
    const { rows } = await world.pool.query(
      'select count(*)::int from selected_attributes where user_id = $1',
      [ada.id],
    )
    expect(rows[0].count).toBe(1)
  })

  test('writes one log line with the count but not the statements, and none when nothing changes', async () => {
    const ada = await world.person()
    const [a = 0, b = 0] = await toTick(ada)
    await tick(ada, { ticked: [a, b] })
    const { rows } = await world.pool.query(
      `select l.action, l.entity, l.count, v.old_value, v.new_value from logs l join log_values v on v.log_id = l.id
       join users u on u.log_alias = l.subject and u.log_alias = l.actor where u.id = $1 and l.entity <> 'sessions'`,
      [ada.id],
    )
    expect(rows).toEqual([
      {
        action: 'update',
        entity: 'selected_attributes',
        count: 2,
        old_value: null,
        new_value: null,
      },
    ])
    const before = await everyRow(world.pool)
    await tick(ada, { ticked: [a] })
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('applies to every language version: ticked in one language, unticked in another', async () => {
    const ada = await world.person()
    const [english = 0] = await toTick(ada)
    await world.call('POST /languages/switch/2', { token: ada.token })
    const german = (await tick(ada, { ticked: [english] })).body.selected_attributes
    expect(german).toHaveLength(1)
    expect(german).not.toContain(english)
    await world.call('POST /languages/switch/1', { token: ada.token })
    expect(await selectedOf(ada)).toEqual([english])
    expect((await tick(ada, { unticked: german })).body.selected_attributes).toEqual([])
    await world.call('POST /languages/switch/2', { token: ada.token })
    expect(await selectedOf(ada)).toEqual([])
  })

  test('shows ticks on the English statements when the language has no version', async () => {
    const ada = await world.person({ languageId: 2 })
    const [german = 0] = await toTick(ada)
    await tick(ada, { ticked: [german] })
    await world.pool.query('update users set language_id = 4 where id = $1', [ada.id])
    const [shown] = await selectedOf(ada)
    expect((await statementsOf(ada)).find(({ id }) => id === shown)).toMatchObject({
      type: 'As Needed',
    })
    expect(await selectedOf(ada)).toHaveLength(1)
  })
})

describe('statements that are not visible to the person', () => {
  const ofOthers = async () => {
    const [child, bob, ada] = [
      await world.person({ ageGroupId: 1 }),
      await world.person(),
      await world.person(),
    ]
    const [childish = 0] = await toTick(child)
    const draft = { title: 'Bob’s', type: 'Avoid', pattern: 'sequence' }
    const bobs = (
      await world.call('POST /attributes/add/custom/attribute', { token: bob.token, body: draft })
    ).body.attribute.id
    const mine = (
      await world.call('POST /attributes/add/custom/attribute', { token: ada.token, body: draft })
    ).body.attribute.id
    await world.call(`DELETE /attributes/delete/custom/attribute/${mine}`, { token: ada.token })
    const { rows } = await world.pool.query(
      `with shared as (insert into attribute_groups (key, pattern, type, age_group_id) values ('greek only', 'sequence', 'Avoid', 3))
       insert into attribute_versions (title, language_id, group_key) values ('In Greek', 4, 'greek only') returning id`,
    )
    return {
      ada,
      'of another age group': childish,
      'of somebody else': bobs,
      deleted: mine,
      'in another language': rows[0].id,
      missing: 2e9,
    }
  }

  test('are named in the error, and nothing else in the request is saved', async () => {
    const { ada, ...unknown } = await ofOthers()
    const [good = 0, saved = 0] = await toTick(ada)
    await tick(ada, { selected_attributes: [saved] })
    const before = await everyRow(world.pool)
    for (const id of Object.values(unknown))
      for (const body of [
        { selected_attributes: [good, id] },
        { ticked: [good, id] },
        { ticked: [good], unticked: [id] },
      ])
        expect(statusAndBody(await tick(ada, body))).toEqual(
          apiError('statement_unknown', { attribute_ids: [id] }),
        )
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(await selectedOf(ada)).toEqual([saved])
  })

  test.each([
    ['no number', { ticked: ['first'] }],
    ['half a number', { ticked: [1.5] }],
    ['no list', { selected_attributes: 7 }],
    ['too many', { ticked: Array.from({ length: 1001 }, (_, at) => at + 1) }],
    ['a field too many', { ticked: [], user_id: 1 }],
  ])('%s is rejected as invalid input', async (_, body) => {
    expect(await tick(await world.person(), body)).toMatchObject({
      status: 400,
      body: { name: 'invalid' },
    })
  })
})

describe('the order notes', () => {
  // 28, 22, 13, 30: Sequence second, Precision third, Technical Reasoning last, Confluence first
  const places = { sequence: 1, precision: 2, technical_reasoning: 3, confluence: 0 }
  const notesOf = async (person: Member) => {
    const notes = (await statementsOf(person)).filter(({ type }) => type === 'Sequence')
    return Object.entries(places).map(
      ([pattern, at]) => notes.filter((note) => note.pattern === pattern)[at]?.id ?? 0,
    )
  }

  test('are preselected from the rank once there are scores', async () => {
    const ada = await world.person()
    expect(await selectedOf(ada)).toEqual([])
    await take(world, ada)
    expect(await selectedOf(ada)).toEqual(ascending(await notesOf(ada)))
  })

  test('stay unticked after another inventory once unticked, and can be ticked again', async () => {
    const ada = await world.person()
    await take(world, ada)
    const [first = 0, ...others] = await notesOf(ada)
    await tick(ada, { unticked: [first] })
    expect(await selectedOf(ada)).toEqual(ascending(others))
    const [statement = 0] = await toTick(ada)
    await tick(ada, { ticked: [statement] })
    world.passes(91 * days)
    const later = await world.signIn(ada)
    await take(world, later, { retake: true })
    expect(await selectedOf(later)).toEqual(ascending([...others, statement]))
    await tick(later, { ticked: [first] })
    expect(await selectedOf(later)).toEqual(ascending([first, ...others, statement]))
  })

  test('follow the rank until the person ticks or unticks them; a chosen note stays', async () => {
    const ada = await world.person()
    await take(world, ada)
    const mine = await notesOf(ada)
    const chosen =
      (await statementsOf(ada)).filter(
        ({ type, pattern }) => type === 'Sequence' && pattern === 'sequence',
      )[3]?.id ?? 0
    await tick(ada, { ticked: [chosen] })
    await world.pool.query('update scores set sequence = 35 where user_id = $1', [ada.id])
    const now = await selectedOf(ada)
    expect(now).toContain(chosen)
    expect(now).not.toContain(mine[0])
    expect(now).toHaveLength(5)
  })

  test('are unticked when a whole list leaves them out, like every other statement', async () => {
    const ada = await world.person()
    await take(world, ada)
    const [first = 0, second = 0] = await notesOf(ada)
    await tick(ada, { selected_attributes: [second] })
    expect(await selectedOf(ada)).toEqual([second])
    expect(await notesOf(ada)).toContain(first)
  })
})

describe('permission to tick', () => {
  const member = (organizationId: number, sharesScores: boolean) =>
    world.person({ role: 'student', type: 'student', organizationId, sharesScores })

  test('includes the person, a super admin, and an institution admin if the scores are shared', async () => {
    const [home, elsewhere] = [(await world.organization()).id, (await world.organization()).id]
    const [open, closed] = [await member(home, true), await member(home, false)]
    const [a = 0] = await toTick(open)
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: home,
    })
    const everywhere = await world.person({ role: 'super_admin', type: 'institution' })
    for (const caller of [admin, everywhere])
      expect((await tick(caller, { ticked: [a] }, open.id)).status).toBe(200)
    expect((await tick(everywhere, { ticked: [a] }, closed.id)).status).toBe(200)
    expect(statusAndBody(await tick(admin, { ticked: [a] }, closed.id))).toEqual(notFound)

    const strangers = [
      await world.person(),
      await world.person({ role: 'facilitator', type: 'institution', organizationId: home }),
      await world.person({
        role: 'institution_admin',
        type: 'institution',
        organizationId: elsewhere,
      }),
      await member(home, true),
    ]
    const before = await everyRow(world.pool)
    for (const stranger of strangers) {
      expect(statusAndBody(await tick(stranger, { unticked: [a] }, open.id))).toEqual(notFound)
      expect(statusAndBody(await tick(stranger, { unticked: [a] }, 2_000_000_000))).toEqual(
        notFound,
      )
    }
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('excludes callers without a session, guests, and people whose access has ended', async () => {
    const ada = await world.person({ endsAt: new Date(world.time.now.getTime() + days) })
    const [a = 0] = await toTick(ada)
    expect(statusAndBody(await tick(undefined, { ticked: [a] }, ada.id))).toEqual(
      apiError('unauthenticated'),
    )
    expect(
      statusAndBody(await tick(await world.person({ role: 'guest' }), { ticked: [a] })),
    ).toEqual(apiError('forbidden'))
    world.passes(days)
    expect(statusAndBody(await tick(await world.signIn(ada), { ticked: [a] }))).toEqual(
      apiError('subscription_ended'),
    )
  })
})
