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
  question_id: number
  title: string
  type: string
  pattern: string
  language_id: number
}
type Kind = 'bring' | 'need'
const read = (caller: Member | undefined, part = '') =>
  world.call(`POST /users/statements${part}`, { token: caller?.token })
const choose = (caller: Member | undefined, body: unknown, id = caller?.id) =>
  world.call(`PUT /users/update/statements/${id}`, { token: caller?.token, body })
const statementsOf = async (reader: Member, kind?: Kind): Promise<Statement[]> =>
  (await read(reader, kind && (kind === 'bring' ? '/questionone' : '/questiontwo'))).body.statements
const idsOf = async (reader: Member, kind: Kind = 'bring', pattern = 'sequence') =>
  (await statementsOf(reader, kind)).flatMap((one) => (one.pattern === pattern ? one.id : []))
const chosenBy = async (reader: Member): Promise<number[]> =>
  (await read(reader)).body.my_statements
const ascending = (ids: number[]) => ids.toSorted((one, other) => one - other)
const switchTo = (who: Member, language: number) =>
  world.call(`POST /languages/switch/${language}`, { token: who.token })
/** One statement of each kind. */
const oneOfEach = async (reader: Member) => {
  const [[bring = 0], [need = 0]] = [await idsOf(reader, 'bring'), await idsOf(reader, 'need')]
  return [bring, need]
}

describe('the statements about teams', () => {
  test("are 96 under two questions from 13 on; those of the person's own degrees come first", async () => {
    const ada = await world.person()
    await take(world, ada) // 28, 22, 13, 30
    const { body } = await read(ada)
    expect(body.questions).toEqual([
      { id: expect.any(Number), kind: 'bring', title: 'What I bring to a team' },
      { id: expect.any(Number), kind: 'need', title: 'What I need from a team' },
    ])
    expect(body).toMatchObject({ count: 96, my_statements: [] })
    expect(body.languages).toContainEqual({ id: 1, title: expect.any(String) })
    const own = {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Avoid',
      confluence: 'Use First',
    }
    for (const { id } of body.questions) {
      const under: Statement[] = body.statements.filter((one: Statement) => one.question_id === id)
      expect(under).toHaveLength(48)
      expect(under.map(({ type, pattern }) => own[pattern as keyof typeof own] === type)).toEqual(
        under.map((_, at) => at < 16),
      )
    }
  })

  test('of one question are the same as under both', async () => {
    const ada = await world.person()
    const [bring = 0, need = 0] = await oneOfEach(ada)
    await choose(ada, { my_team_statements: [bring, need] })
    const { body } = await read(ada)
    const [one, two] = [
      (await read(ada, '/questionone')).body,
      (await read(ada, '/questiontwo')).body,
    ]
    expect([one.count, two.count]).toEqual([48, 48])
    expect([...one.questions, ...two.questions]).toEqual(body.questions)
    expect([...one.statements, ...two.statements]).toEqual(body.statements)
    expect([one.my_statements, two.my_statements]).toEqual([[bring], [need]])
  })

  test('are short ones for children, and the same for teenagers and adults', async () => {
    const school = { organizationId: (await world.organization()).id, type: 'student' } as const
    const person = (ageGroupId: 1 | 2 | 3) =>
      world.person({ ...school, role: 'student', ageGroupId })
    const [child, teen, adult] = [await person(1), await person(2), await person(3)]
    const idsFor = async (reader: Member) =>
      ascending((await statementsOf(reader)).map(({ id }) => id))
    const [young, middle, grown] = [await idsFor(child), await idsFor(teen), await idsFor(adult)]
    expect(young).toHaveLength(48)
    expect(middle).toEqual(grown)
    expect(young.filter((id) => grown.includes(id))).toEqual([])
    expect((await choose(child, { ticked: [young[0]] })).body).toEqual({
      my_team_statements: [young[0]],
    })
    expect(statusAndBody(await choose(child, { ticked: [grown[0]] }))).toEqual(
      apiError('statement_unknown', { attribute_ids: [grown[0]] }),
    )
  })

  test('are in the language of the person, in English where a version is missing', async () => {
    const jonas = await world.person({ languageId: 2 })
    const [first] = await statementsOf(jonas)
    expect((await read(jonas)).body.questions[0].title).toBe('Das bringe ich in ein Team mit')
    const setRemoved = (removed: 0 | 1) =>
      world.pool.query('update team_statement_versions set removed = $2 where id = $1', [
        first?.id,
        removed,
      ])
    await setRemoved(1)
    const statements = await statementsOf(jonas)
    expect(statements).toHaveLength(96)
    expect(statements.filter(({ language_id }) => language_id !== 2)).toMatchObject([
      {
        language_id: 1,
        pattern: first?.pattern,
        type: first?.type,
        question_id: first?.question_id,
      },
    ])
    await setRemoved(0)
  })
})

describe('choosing statements', () => {
  test('replaces the choice with a complete list, or changes only what was sent', async () => {
    const ada = await world.person()
    const [a = 0, b = 0, c = 0] = await idsOf(ada)
    expect(await choose(ada, { my_team_statements: [c, a, a] })).toMatchObject({
      status: 200,
      body: { my_team_statements: ascending([a, c]) },
    })
    expect((await choose(ada, { ticked: [b], unticked: [a] })).body.my_team_statements).toEqual(
      ascending([b, c]),
    )
    expect((await choose(ada, { ticked: [b] })).body.my_team_statements).toEqual(ascending([b, c]))
    expect((await choose(ada, {})).body.my_team_statements).toEqual(ascending([b, c]))
    expect((await choose(ada, { my_team_statements: [] })).body.my_team_statements).toEqual([])
    expect(await chosenBy(ada)).toEqual([])
  })

  test('loses no change when many tabs save at once', async () => {
    const ada = await world.person()
    const ids = (await idsOf(ada)).slice(0, 6)
    const [first = 0] = ids
    await choose(ada, { ticked: [first] })
    const calls = [
      () => choose(ada, { unticked: [first] }),
      ...ids.slice(1).map((id) => () => choose(ada, { ticked: [id] })),
    ]
    const answers = await atOnce(world.pool, `select from users where id = ${ada.id}`, calls)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await chosenBy(ada)).toEqual(ascending(ids.slice(1)))
  })

  test('applies to every language, and the own record names what is chosen', async () => {
    const ada = await world.person()
    const [english = 0] = await idsOf(ada)
    await switchTo(ada, 2)
    const german = (await choose(ada, { ticked: [english] })).body.my_team_statements
    expect(german).toHaveLength(1)
    expect(german).not.toContain(english)
    const own = async () =>
      (await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body.user
    expect(await own()).toMatchObject({ my_team_statements: german, is_own_team: false })
    await switchTo(ada, 3)
    expect(await chosenBy(ada)).not.toEqual(german)
    expect((await choose(ada, { unticked: german })).body.my_team_statements).toEqual([])
    await switchTo(ada, 1)
    expect(await own()).toMatchObject({ my_team_statements: [] })
  })

  test('takes 6 statements of a pattern under a question, and not one more', async () => {
    const ada = await world.person()
    const [bring, need] = [await idsOf(ada, 'bring'), await idsOf(ada, 'need')]
    const six = bring.slice(0, 6)
    expect((await choose(ada, { ticked: [...six, ...need.slice(0, 6)] })).status).toBe(200)
    const before = await everyRow(world.pool)
    for (const body of [{ ticked: [bring[6]] }, { my_team_statements: bring.slice(0, 7) }])
      expect(statusAndBody(await choose(ada, body))).toEqual(apiError('team_statements_full'))
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect((await choose(ada, { ticked: [bring[6]], unticked: [bring[0]] })).status).toBe(200)
  })

  test('drops what is no longer offered, as after a birthday', async () => {
    const ada = await world.person()
    const [a = 0] = await idsOf(ada)
    await world.pool.query(
      'insert into selected_team_statements select $1, group_key from team_statements where age_group_id = 1 and language_id = 1 limit 2',
      [ada.id],
    )
    await choose(ada, { ticked: [a] })
    const stored = 'select statement_key from selected_team_statements where user_id = $1'
    expect((await world.pool.query(stored, [ada.id])).rows).toHaveLength(1)
  })

  test('writes one log line with the count but not the statements, and none when nothing changes', async () => {
    const ada = await world.person()
    const [a = 0, b = 0] = await idsOf(ada)
    await choose(ada, { ticked: [a, b] })
    const { rows } = await world.pool.query(
      `select l.action, l.entity, l.count, v.old_value, v.new_value from logs l join log_values v on v.log_id = l.id
       join users u on u.log_alias = l.subject and u.log_alias = l.actor where u.id = $1 and l.entity <> 'sessions'`,
      [ada.id],
    )
    expect(rows).toEqual([
      {
        action: 'update',
        entity: 'selected_team_statements',
        count: 2,
        old_value: null,
        new_value: null,
      },
    ])
    const before = await everyRow(world.pool)
    await choose(ada, { ticked: [a] })
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('names an unknown statement in the error and saves nothing else in the request', async () => {
    const ada = await world.person()
    const [good = 0, gone = 0] = await idsOf(ada)
    await world.pool.query('update team_statement_versions set removed = 1 where id = $1', [gone])
    const before = await everyRow(world.pool)
    for (const id of [gone, 2e9])
      for (const body of [
        { my_team_statements: [good, id] },
        { ticked: [good, id] },
        { ticked: [good], unticked: [id] },
      ])
        expect(statusAndBody(await choose(ada, body))).toEqual(
          apiError('statement_unknown', { attribute_ids: [id] }),
        )
    expect(await rowsSince(world.pool, before)).toEqual([])
    await world.pool.query('update team_statement_versions set removed = 0 where id = $1', [gone])
  })

  test.each([
    ['no number', { ticked: ['first'] }],
    ['half a number', { ticked: [1.5] }],
    ['no list', { my_team_statements: 7 }],
    ['too many', { ticked: Array.from({ length: 501 }, (_, at) => at + 1) }],
    ['a field too many', { ticked: [], user_id: 1 }],
  ])('%s is rejected as invalid input', async (_, body) => {
    expect(await choose(await world.person(), body)).toMatchObject({
      status: 400,
      body: { name: 'invalid' },
    })
  })
})

describe('teams', () => {
  /** A team of these people, who have accepted. */
  async function team(leader: Member, ...others: Member[]) {
    const { rows } = await world.pool.query<{ id: number }>(
      "insert into teams (name, leader_id) values ('Kites', $1) returning id",
      [leader.id],
    )
    const id = rows[0]?.id ?? 0
    await world.pool.query(
      "insert into team_members (team_id, user_id, status, accepted_at) select $1, unnest($2::int[]), 'accepted', now()",
      [id, [leader, ...others].map((one) => one.id)],
    )
    return id
  }
  const hasStarted = async (id: number) => {
    const { rows } = await world.pool.query('select started_at from teams where id = $1', [id])
    return rows[0]?.started_at !== null
  }
  async function ready() {
    const person = await world.person()
    await take(world, person)
    await choose(person, { ticked: await oneOfEach(person) })
    return person
  }

  test('start when the last of their members has chosen statements of both kinds', async () => {
    const last = await world.person()
    await take(world, last)
    const id = await team(await ready(), await ready(), last)
    const [bring = 0, need = 0] = await oneOfEach(last)
    await choose(last, { ticked: [bring] })
    expect(await hasStarted(id)).toBe(false)
    await choose(last, { ticked: [need] })
    expect(await hasStarted(id)).toBe(true)
  })

  test('of several institutions start when the last member finishes the inventory', async () => {
    const { id: organizationId } = await world.organization()
    const last = await world.person({
      organizationId,
      role: 'institution_member',
      type: 'institution',
    })
    const [one, two] = [await ready(), await ready()]
    const [first, second] = [await team(one, two, last), await team(two, one, last)]
    await world.pool.query('update teams set removed = 1 where id = $1', [second])
    await choose(last, { ticked: await oneOfEach(last) })
    expect(await hasStarted(first)).toBe(false)
    await take(world, last)
    expect([await hasStarted(first), await hasStarted(second)]).toEqual([true, false])
  })

  test('start when an administrator enters the scores that were missing', async () => {
    const { id: organizationId } = await world.organization()
    const member = { organizationId, type: 'institution' } as const
    const last = await world.person({ ...member, role: 'institution_member', sharesScores: true })
    const admin = await world.person({ ...member, role: 'institution_admin' })
    const id = await team(await ready(), await ready(), last)
    await choose(last, { ticked: await oneOfEach(last) })
    expect(await hasStarted(id)).toBe(false)
    const scores = { sequence: 20, precision: 20, technical_reasoning: 20, confluence: 20 }
    const saved = await world.call(`PUT /users/save/${last.id}`, {
      token: admin.token,
      body: scores,
    })
    expect(saved.status).toBe(200)
    expect(await hasStarted(id)).toBe(true)
  })

  test('make the own record say who leads one, to nobody else', async () => {
    const { id: organizationId } = await world.organization()
    const leader = await world.person({ organizationId, role: 'student', type: 'student' })
    const admin = await world.person({
      ...{ organizationId, role: 'institution_admin', type: 'institution' },
    })
    const id = await team(leader)
    await choose(leader, { ticked: await oneOfEach(leader) })
    const show = async (reader: Member) =>
      (await world.call(`GET /users/show/${leader.id}`, { token: reader.token })).body.user
    expect(await show(leader)).toMatchObject({ is_own_team: true })
    expect(await show(admin)).toMatchObject({ is_own_team: false, my_team_statements: [] })
    await world.pool.query('update teams set removed = 1 where id = $1', [id])
    expect(await show(leader)).toMatchObject({ is_own_team: false })
  })
})

describe('access', () => {
  test('requires a session, access that has not ended, and a role other than guest', async () => {
    const ada = await world.person({ endsAt: new Date(world.time.now.getTime() + days) })
    const guest = await world.person({ role: 'guest' })
    const [a = 0] = await idsOf(ada)
    const callsOf = (caller: Member | undefined, id = caller?.id) => [
      () => read(caller),
      () => read(caller, '/questionone'),
      () => read(caller, '/questiontwo'),
      () => choose(caller, { ticked: [a] }, id),
      () => world.call('POST /teams/cards', { token: caller?.token }),
    ]
    for (const call of callsOf(undefined, ada.id))
      expect(statusAndBody(await call())).toEqual(apiError('unauthenticated'))
    for (const call of callsOf(guest))
      expect(statusAndBody(await call())).toEqual(apiError('forbidden'))
    world.passes(days)
    for (const call of callsOf(await world.signIn(ada)))
      expect(statusAndBody(await call())).toEqual(apiError('subscription_ended'))
  })

  test('is only to the own choice, also for administrators of everybody', async () => {
    const ada = await world.person()
    const admin = await world.person({ role: 'super_admin', type: 'institution' })
    const [a = 0] = await idsOf(ada)
    const before = await everyRow(world.pool)
    for (const [caller, id] of [
      [admin, ada.id],
      [ada, admin.id],
      [admin, 2_000_000_000],
    ] as const)
      expect(statusAndBody(await choose(caller, { ticked: [a] }, id))).toEqual(notFound)
    expect(await rowsSince(world.pool, before)).toEqual([])
  })
})
