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
const read = (caller: Member | undefined, body: unknown = {}) =>
  world.call('POST /users/career/statements', { token: caller?.token, body })
const tick = (caller: Member | undefined, body: unknown, id = caller?.id) =>
  world.call(`PUT /users/update/career/statements/${id}`, { token: caller?.token, body })
const statementsOf = async (reader: Member): Promise<Statement[]> =>
  (await read(reader)).body.statements
const idsOf = async (reader: Member) => (await statementsOf(reader)).map(({ id }) => id)
const tickedOf = async (reader: Member): Promise<number[]> =>
  (await read(reader)).body.my_statements
const ascending = (ids: number[]) => ids.toSorted((one, other) => one - other)
const switchTo = (who: Member, language: number) =>
  world.call(`POST /languages/switch/${language}`, { token: who.token })

describe('the statements of the Personal Work Profile', () => {
  test("are 144 under three questions; under each, the statements of the person's own degrees come first", async () => {
    const ada = await world.person()
    await take(world, ada) // 28, 22, 13, 30
    const { body } = await read(ada)
    expect(body.questions.map(({ title }: { title: string }) => title)).toEqual([
      'How I do my best work',
      'What I bring to an employer',
      'What I need from a workplace',
    ])
    expect(body.statements).toHaveLength(144)
    expect(body.my_statements).toEqual([])
    expect(body.person).toEqual({ id: ada.id, name: expect.stringMatching(/^Ada Person/) })
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

  test('come by pattern and degree in equal numbers when there is no result', async () => {
    const statements = await statementsOf(await world.person())
    const first = statements.filter(({ question_id }) => question_id === statements[0]?.question_id)
    const groups = first.map(({ pattern, type }) => `${pattern} ${type}`)
    expect([...new Set(groups)]).toHaveLength(12)
    expect(groups).toEqual([...new Set(groups)].flatMap((group) => [group, group, group, group]))
  })

  test('are in the language of the person, in English where a version is missing', async () => {
    const jonas = await world.person({ languageId: 2 })
    const german = (await read(jonas)).body
    expect(german.questions[0].title).toBe('So arbeite ich am besten')
    expect(new Set(german.statements.map(({ language_id }: Statement) => language_id))).toEqual(
      new Set([2]),
    )
    const [first] = german.statements
    await world.pool.query('update career_statement_versions set removed = 1 where id = $1', [
      first.id,
    ])
    const { rows } = await world.pool.query(
      'select group_key from career_statements where id = $1',
      [first.id],
    )
    const english = (await statementsOf(jonas)).filter(({ language_id }) => language_id === 1)
    const under = german.questions.map(({ id }: { id: number }) => id)
    expect(english).toHaveLength(1)
    expect(under).toContain(english[0]?.question_id)
    const { rows: same } = await world.pool.query(
      'select group_key from career_statements where id = $1',
      [english[0]?.id],
    )
    expect(same).toEqual(rows)
    await world.pool.query('update career_statement_versions set removed = 0 where id = $1', [
      first.id,
    ])
    await world.pool.query('update users set language_id = 4 where id = $1', [jonas.id])
    expect(await statementsOf(jonas)).toHaveLength(144)
  })
})

describe('ticking career statements', () => {
  test('replaces the previous list with the whole list that was sent', async () => {
    const ada = await world.person()
    const [a = 0, b = 0, c = 0] = await idsOf(ada)
    expect(await tick(ada, { my_career_statements: [c, a] })).toMatchObject({
      status: 200,
      body: { my_career_statements: ascending([a, c]) },
    })
    await tick(ada, { my_career_statements: [b, b] })
    expect(await tickedOf(ada)).toEqual([b])
    await tick(ada, { my_career_statements: [] })
    expect(await tickedOf(ada)).toEqual([])
  })

  test('changes only the statements that were sent; ticking twice has no further effect', async () => {
    const ada = await world.person()
    const [a = 0, b = 0, c = 0] = await idsOf(ada)
    await tick(ada, { my_career_statements: [a, b] })
    expect((await tick(ada, { ticked: [c], unticked: [a] })).body.my_career_statements).toEqual(
      ascending([b, c]),
    )
    expect((await tick(ada, { ticked: [c] })).body.my_career_statements).toEqual(ascending([b, c]))
    expect((await tick(ada, {})).body.my_career_statements).toEqual(ascending([b, c]))
    expect(await tickedOf(ada)).toEqual(ascending([b, c]))
  })

  test('loses no change when many tabs save at once', async () => {
    const ada = await world.person()
    const ids = (await idsOf(ada)).slice(0, 8)
    const [first = 0] = ids
    await tick(ada, { ticked: [first] })
    const calls = [
      ...ids.slice(1).map((id) => () => tick(ada, { ticked: [id] })),
      () => tick(ada, { unticked: [first] }),
    ]
    const answers = await atOnce(world.pool, `select from users where id = ${ada.id}`, calls)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await tickedOf(ada)).toEqual(ascending(ids.slice(1)))
  })

  test('applies to every language: ticked in one, unticked in another', async () => {
    const ada = await world.person()
    const [english = 0] = await idsOf(ada)
    await switchTo(ada, 2)
    const german = (await tick(ada, { ticked: [english] })).body.my_career_statements
    expect(german).toHaveLength(1)
    expect(german).not.toContain(english)
    await switchTo(ada, 3)
    const [italian = 0] = await tickedOf(ada)
    expect((await statementsOf(ada)).find(({ id }) => id === italian)).toMatchObject({
      language_id: 3,
    })
    expect((await tick(ada, { unticked: german })).body.my_career_statements).toEqual([])
    await switchTo(ada, 1)
    expect(await tickedOf(ada)).toEqual([])
  })

  test('writes one log line with the count but not the statements, and none when nothing changes', async () => {
    const ada = await world.person()
    const [a = 0, b = 0] = await idsOf(ada)
    await tick(ada, { ticked: [a, b] })
    const { rows } = await world.pool.query(
      `select l.action, l.entity, l.count, v.old_value, v.new_value from logs l join log_values v on v.log_id = l.id
       join users u on u.log_alias = l.subject and u.log_alias = l.actor where u.id = $1 and l.entity <> 'sessions'`,
      [ada.id],
    )
    expect(rows).toEqual([
      {
        action: 'update',
        entity: 'selected_career_statements',
        count: 2,
        old_value: null,
        new_value: null,
      },
    ])
    const before = await everyRow(world.pool)
    await tick(ada, { ticked: [a] })
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('names an unknown statement in the error and saves nothing else in the request', async () => {
    const ada = await world.person()
    const [good = 0, saved = 0, gone = 0] = await idsOf(ada)
    const { rows } = await world.pool.query(
      `with shared as (
         insert into career_statement_groups (key, question_key, pattern, type)
         select 'greek only', question_key, 'sequence', 'Avoid' from career_statements where id = $1)
       insert into career_statement_versions (group_key, title, language_id) values ('greek only', 'In Greek', 4) returning id`,
      [good],
    )
    await tick(ada, { my_career_statements: [saved] })
    await world.pool.query('update career_statement_versions set removed = 1 where id = $1', [gone])
    const before = await everyRow(world.pool)
    for (const id of [rows[0].id, gone, 2e9])
      for (const body of [
        { my_career_statements: [good, id] },
        { ticked: [good, id] },
        { ticked: [good], unticked: [id] },
      ])
        expect(statusAndBody(await tick(ada, body))).toEqual(
          apiError('statement_unknown', { attribute_ids: [id] }),
        )
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(await tickedOf(ada)).toEqual([saved])
    await world.pool.query('update career_statement_versions set removed = 0 where id = $1', [gone])
  })

  test.each([
    ['no number', { ticked: ['first'] }],
    ['half a number', { ticked: [1.5] }],
    ['no list', { my_career_statements: 7 }],
    ['too many', { ticked: Array.from({ length: 501 }, (_, at) => at + 1) }],
    ['a field too many', { ticked: [], user_id: 1 }],
  ])('%s is rejected as invalid input', async (_, body) => {
    expect(await tick(await world.person(), body)).toMatchObject({
      status: 400,
      body: { name: 'invalid' },
    })
  })

  test.each([
    ['no number', { user_id: 'me' }],
    ['a field too many', { user_id: 1, all: true }],
  ])('reading with %s is rejected as invalid input', async (_, body) => {
    expect(await read(await world.person(), body)).toMatchObject({
      status: 400,
      body: { name: 'invalid' },
    })
  })
})

describe('access to career statements', () => {
  test('requires a session, an age from 13, a role other than guest, and access that has not ended', async () => {
    const ada = await world.person({ endsAt: new Date(world.time.now.getTime() + days) })
    const [a = 0] = await idsOf(ada)
    const school = {
      organizationId: (await world.organization()).id,
      type: 'student',
      role: 'student',
    } as const
    const [mia, teen] = [
      await world.person({ ...school, ageGroupId: 1 }),
      await world.person({ ...school, ageGroupId: 2 }),
    ]
    await world.pool.query('update users set turns_18_in = $2 where id = $1', [
      teen.id,
      world.time.now.getFullYear() + 4,
    ])
    expect((await tick(teen, { ticked: [a] })).status).toBe(200)
    expect(statusAndBody(await read(undefined))).toEqual(apiError('unauthenticated'))
    expect(statusAndBody(await tick(undefined, { ticked: [a] }, ada.id))).toEqual(
      apiError('unauthenticated'),
    )
    for (const who of [
      mia,
      await world.person({ role: 'guest' }),
      await world.person({ ageGroupId: 1 }),
    ]) {
      expect(statusAndBody(await read(who))).toEqual(apiError('forbidden'))
      expect(statusAndBody(await tick(who, { ticked: [a] }))).toEqual(apiError('forbidden'))
    }
    world.passes(days)
    const later = await world.signIn(ada)
    expect(statusAndBody(await read(later))).toEqual(apiError('subscription_ended'))
    expect(statusAndBody(await tick(later, { ticked: [a] }))).toEqual(
      apiError('subscription_ended'),
    )
  })

  test('is granted with access_career for people in scope who share their statements, never for a child', async () => {
    const [home, elsewhere] = [(await world.organization()).id, (await world.organization()).id]
    const member = (organizationId: number, sharesScores: boolean, ageGroupId: 1 | 3 = 3) =>
      world.person({ role: 'student', type: 'student', organizationId, sharesScores, ageGroupId })
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: home,
    })
    const [open, closed, child] = [
      await member(home, true),
      await member(home, false),
      await member(home, true, 1),
    ]
    const stranger = await member(elsewhere, true)
    const everywhere = await world.person({ role: 'super_admin', type: 'institution' })
    const [a = 0] = await idsOf(open)
    await tick(open, { ticked: [a] })

    // access_career reaches the own rows only
    expect(statusAndBody(await read(admin, { user_id: open.id }))).toEqual(notFound)
    expect(statusAndBody(await tick(admin, { ticked: [] }, open.id))).toEqual(notFound)
    const ofAdmins =
      "permission = 'access_career' and role_id = (select id from roles where key = 'institution_admin')"
    await world.pool.query(`update role_grants set scope = 'organization' where ${ofAdmins}`)
    for (const reader of [admin, everywhere]) {
      expect((await read(reader, { user_id: open.id })).body).toMatchObject({
        my_statements: [a],
        person: { id: open.id },
      })
      expect((await tick(reader, {}, open.id)).body).toEqual({ my_career_statements: [a] })
    }
    const { rows } = await world.pool.query(
      'select distinct viewer_id from profile_views where user_id = $1 order by 1',
      [open.id],
    )
    expect(rows.map(({ viewer_id }) => viewer_id)).toEqual([admin.id, everywhere.id])

    const before = await everyRow(world.pool)
    for (const [reader, id] of [
      ...[closed, child, stranger].map(({ id }) => [admin, id] as const),
      [everywhere, child.id],
      [everywhere, 2_000_000_000],
      [open, admin.id],
      [stranger, open.id],
    ] as const) {
      expect(statusAndBody(await read(reader, { user_id: id }))).toEqual(notFound)
      expect(statusAndBody(await tick(reader, { ticked: [a] }, id))).toEqual(notFound)
    }
    expect(await rowsSince(world.pool, before)).toEqual([])
    await world.pool.query(`update role_grants set scope = 'own' where ${ofAdmins}`)
  })
})
