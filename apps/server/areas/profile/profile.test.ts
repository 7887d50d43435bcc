import { readTable } from '@quartet/content/table.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addContent } from '../../testing/content.ts'
import { makeFamily, memberOf } from '../../testing/families.ts'
import { knownScores, take } from '../../testing/inventory.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { attributeTables, selectedAttributes } from '../attributes/tables.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

type Statement = {
  id: number
  title: string
  type: string
  pattern: string
  user_id: number | null
  language_id: number
}
const show = (reader: Member, id = reader.id) =>
  world.call(`GET /users/show/${id}`, { token: reader.token })
const statementsOf = async (person: Member): Promise<Statement[]> =>
  (await show(person)).body.user.attributes
const inDays = (count: number) => new Date(start.getTime() + count * days)
const noScores = { sequence: null, precision: null, technical_reasoning: null, confluence: null }

describe("the caller's own profile", () => {
  test('has a name and no result before the inventory', async () => {
    const ada = await world.person()
    const { user } = (await show(ada)).body
    expect(user).toMatchObject({
      id: ada.id,
      email: ada.email,
      first_name: 'Ada',
      name: `Ada ${user.last_name}`,
      age_group: '22 or older',
    })
    expect(user).toMatchObject({
      ...noScores,
      classification: null,
      classification_standard: null,
      score_source: null,
      scored_at: null,
    })
    expect(user).toMatchObject({
      user_pattern_classification: noScores,
      quality_flags: [],
      selected_attributes: [],
    })
    expect(user).toMatchObject({
      user_status: 1,
      removed: 0,
      organization: null,
      exp_time: null,
      language_id: 1,
      rtl: 0,
    })
  })

  test('contains only fields of the contract', async () => {
    const { user } = (await show(await world.person({ endsAt: inDays(5) }))).body
    expect(
      Object.keys(user).filter((name) => /card|cvc|hash|password|token|alias/.test(name)),
    ).toEqual([])
    expect(JSON.stringify(user)).not.toMatch(/argon2|4242|sandbox/)
  })

  test('has bands and label according to the scores', async () => {
    const ada = await world.person()
    await take(world, ada)
    expect((await show(ada)).body.user).toMatchObject({
      ...knownScores,
      classification: 'Dynamic Learner',
      score_source: 'inventory',
    })
  })

  test.each([
    ['none of its own', {}, { access_state: 'covered', exp_time: null }],
    [
      'a paid one',
      { endsAt: inDays(5), renews: true },
      { access_state: 'active', exp_time: '2026-11-26' },
    ],
    ['one that ended', { endsAt: inDays(0) }, { access_state: 'expired', exp_time: '2026-11-21' }],
    [
      'one that has not begun',
      { endsAt: null, verified: false },
      { access_state: 'unverified', exp_time: null },
    ],
  ] as const)('shows the state of the subscription: %s', async (_, draft, expected) => {
    expect((await show(await world.person(draft))).body.user).toMatchObject(expected)
  })

  test('of a member follows the contract of the institution: covered, 14 days of grace, expired', async () => {
    const { id: organizationId } = await world.organization({ endsAt: inDays(1) })
    const ada = await world.person({
      type: 'institution',
      role: 'institution_member',
      organizationId,
    })
    const back = async () => (await show(await world.signIn(ada))).body.user
    expect((await show(ada)).body.user).toMatchObject({
      access_state: 'covered',
      exp_time: '2026-11-22',
    })
    world.time.now = inDays(1)
    expect(await back()).toMatchObject({ access_state: 'trial' })
    world.time.now = inDays(15)
    expect(await back()).toMatchObject({ access_state: 'expired' })
  })

  test('of a member is not covered by a suspended or ended institution', async () => {
    const { id: organizationId } = await world.organization({ endsAt: inDays(100) })
    const ada = await world.person({
      type: 'institution',
      role: 'institution_member',
      organizationId,
    })
    for (const [status, expected] of [
      ['active', 'covered'],
      ['suspended', 'expired'],
      ['ended', 'expired'],
      ['active', 'covered'],
    ]) {
      await world.pool.query('update organizations set status = $1 where id = $2', [
        status,
        organizationId,
      ])
      expect((await show(ada)).body.user.access_state).toBe(expected)
    }
  })

  test.each([
    ['suspended', inDays(60), 'cancelled', '2027-01-20'],
    ['ended', inDays(60), 'cancelled', '2027-01-20'],
    ['suspended', inDays(-1), 'expired', '2026-11-20'],
    ['active', inDays(60), 'covered', '2027-03-01'],
  ] as const)(
    'of a member of a %s institution with an own term until %s is %s',
    async (status, endsAt, access_state, exp_time) => {
      const { id } = await world.organization({ endsAt: inDays(100), status })
      const ada = await world.person({ type: 'institution', organizationId: id, endsAt })
      expect((await show(ada)).body.user).toMatchObject({ access_state, exp_time })
    },
  )

  test('of a member with an own term outlasts the end and the grace of the institution', async () => {
    const { id } = await world.organization({ endsAt: inDays(1) })
    const draft = { type: 'institution', role: 'institution_member', organizationId: id } as const
    const [long, short] = [
      await world.person({ ...draft, endsAt: inDays(40) }),
      await world.person({ ...draft, endsAt: inDays(5) }),
    ]
    const states: string[][] = []
    for (const day of [0.5, 1, 14.9, 15, 39.9, 40]) {
      world.time.now = inDays(day)
      const shown = [await show(await world.signIn(long)), await show(await world.signIn(short))]
      states.push(shown.map(({ body }) => body.user.access_state))
    }
    expect(states).toEqual([
      ['covered', 'covered'],
      ['cancelled', 'trial'],
      ['cancelled', 'trial'],
      ['cancelled', 'expired'],
      ['cancelled', 'expired'],
      ['expired', 'expired'],
    ])
  })

  test('of a member of a suspended institution is covered by a family that pays', async () => {
    const family = await makeFamily(world)
    const ada = await memberOf(world, family)
    const { id } = await world.organization({ status: 'suspended' })
    await world.pool.query(
      "update users set type = 'institution', organization_id = $1 where id = $2",
      [id, ada.id],
    )
    expect((await show(ada)).body.user.access_state).toBe('covered')
  })

  test('can be read after the subscription has ended', async () => {
    const ada = await world.person({ endsAt: inDays(1) })
    await take(world, ada)
    world.passes(2 * days)
    const { user } = (await show(await world.signIn(ada))).body
    expect(user).toMatchObject({
      ...knownScores,
      classification: 'Dynamic Learner',
      access_state: 'expired',
    })
  })
})

describe('statements of the profile', () => {
  test.each([1, 2, 3] as const)(
    'are those of age group %i: eight per degree and four about the order',
    async (ageGroupId) => {
      const statements = await statementsOf(await world.person({ ageGroupId }))
      const expected = readTable('attributes', 'en').rows.flatMap(
        ({ cells: { age_group_id, pattern, type, title } }) =>
          age_group_id === String(ageGroupId) ? [`${pattern}/${type}/${title}`] : [],
      )
      expect(
        statements.map(({ pattern, type, title }) => `${pattern}/${type}/${title}`).sort(),
      ).toEqual(expected.sort())
      expect(expected).toHaveLength(4 * (3 * 8 + 4))
    },
  )

  test("are in the person's language, or English where one is missing", async () => {
    const hebrew = await bareLanguage(world)
    const reader = await world.person({ languageId: hebrew })
    const [first] = await statementsOf(reader)
    await world.pool.query(
      `insert into attribute_versions (title, language_id, group_key)
       select 'In Hebrew', $2, group_key from attribute_versions where id = $1`,
      [first?.id, hebrew],
    )
    const statements = await statementsOf(reader)
    const titles = statements.map(({ title }) => title)
    expect(
      statements.filter(({ language_id }) => language_id === hebrew).map(({ title }) => title),
    ).toEqual(['In Hebrew'])
    expect(statements.filter(({ language_id }) => language_id === 1)).toHaveLength(111)
    expect(titles).not.toContain(first?.title)
    expect(titles).toHaveLength(112)
    expect((await statementsOf(await world.person())).map(({ title }) => title)).toContain(
      first?.title,
    )
  })

  test('reflect every change of the catalogue in the next call', async () => {
    const reader = await world.person()
    const titles = async () => (await statementsOf(reader)).map(({ title }) => title)
    const [first] = await statementsOf(reader)
    for (const [change, expected] of [
      ["title = 'Reworded'", ['Reworded', 112]],
      ['removed = 1', [undefined, 111]],
      [`removed = 0, title = '${first?.title.replaceAll("'", "''")}'`, [first?.title, 112]],
    ] as const) {
      await world.pool.query(`update attribute_versions set ${change} where id = $1`, [first?.id])
      const now = await titles()
      expect([
        now.find((title) => title === 'Reworded' || title === first?.title),
        now.length,
      ]).toEqual(expected)
    }
  })

  test('stay ticked after a change of language', async () => {
    const ada = await world.person()
    const [first] = await statementsOf(ada)
    await world.db
      .insert(selectedAttributes)
      .values({ userId: ada.id, attributeId: first?.id ?? 0 })
    await world.call('POST /languages/switch/2', { token: ada.token })
    const { user } = (await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body
    expect(user.selected_attributes).toHaveLength(1)
    const shown = user.attributes.find(
      ({ id }: { id: number }) => id === user.selected_attributes[0],
    )
    expect(shown).toMatchObject({ pattern: first?.pattern, type: first?.type })
    expect(shown.title).not.toBe(first?.title)
  })

  test("include the person's own but neither removed ones nor those of somebody else", async () => {
    const [ada, bob] = [await world.person(), await world.person()]
    const own = { pattern: 'sequence', type: 'Use First', age_group_id: 3, language_id: 1 }
    await addContent(world.db, attributeTables, [
      { ...own, group_key: 'mine', title: 'Mine', user_id: ada.id, removed: 0 },
      { ...own, group_key: 'once mine', title: 'Once mine', user_id: ada.id, removed: 1 },
      { ...own, group_key: 'not mine', title: 'Not mine', user_id: bob.id, removed: 0 },
    ])
    const custom = async (person: Member) =>
      (await statementsOf(person)).filter(({ user_id }) => user_id !== null)
    expect(await custom(ada)).toMatchObject([{ title: 'Mine', user_id: ada.id }])
    expect(await custom(bob)).toMatchObject([{ title: 'Not mine', user_id: bob.id }])
  })

  test('list the ticked ids of that person only', async () => {
    const [ada, bob] = [await world.person(), await world.person()]
    const [, second] = await statementsOf(ada)
    await world.db
      .insert(selectedAttributes)
      .values({ userId: ada.id, attributeId: second?.id ?? 0 })
    expect((await show(ada)).body.user.selected_attributes).toEqual([second?.id])
    expect((await show(bob)).body.user.selected_attributes).toEqual([])
  })
})

describe('the profile of somebody else', () => {
  const staff = (role: string, organizationId: number) =>
    world.person({ role, type: 'institution', organizationId })

  test('is completely visible to a super admin', async () => {
    const [ada, admin] = [
      await world.person(),
      await world.person({ role: 'super_admin', type: 'institution' }),
    ]
    await take(world, ada)
    const { user } = (await show(admin, ada.id)).body
    expect(user).toEqual((await show(ada)).body.user)
    expect(user.sees).toEqual([
      'scores',
      'answers',
      'statements',
      'words',
      'address',
      'plan',
      'tasks',
      'task_text',
    ])
  })

  test("is visible to staff of the institution, scores only with the person's consent", async () => {
    const { id: organizationId } = await world.organization()
    const [open, closed] = [true, false].map((sharesScores) =>
      world.person({ role: 'student', type: 'student', organizationId, sharesScores }),
    )
    const [ada, bob, admin] = [
      await open,
      await closed,
      await staff('institution_admin', organizationId),
    ] as [Member, Member, Member]
    for (const person of [ada, bob]) await take(world, person)

    expect((await show(admin, ada.id)).body.user).toMatchObject({
      name: expect.stringMatching(/^Ada /),
      ...knownScores,
    })
    const withoutConsent = {
      ...{
        ...noScores,
        classification: null,
        score_source: null,
        user_pattern_classification: noScores,
      },
      ...{
        quality_flags: [],
        attributes: [],
        selected_attributes: [],
        about_me: '',
        topics: [],
        sees: ['address', 'plan', 'tasks'],
      },
    }
    const seen = (await show(admin, bob.id)).body.user
    expect(seen).toMatchObject({
      name: expect.stringMatching(/^Ada /),
      scored_at: start.toISOString(),
      ...withoutConsent,
    })
    expect((await show(bob)).body.user).toMatchObject(knownScores)

    await world.pool.query('update consents set withdrawn_at = now() where user_id = $1', [ada.id])
    expect((await show(admin, ada.id)).body.user).toMatchObject(withoutConsent)
  })

  test('shows the answers to staff only with show_lci for the institution', async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({
      role: 'student',
      type: 'student',
      organizationId,
      sharesScores: true,
    })
    const admin = await staff('institution_admin', organizationId)
    await take(world, ada)
    const sees = async () => (await show(admin, ada.id)).body.user.sees
    const answers = async () =>
      (await world.call(`POST /users/get_questions/${ada.id}`, { token: admin.token, body: {} }))
        .status
    expect([await sees(), await answers()]).toEqual([
      ['scores', 'statements', 'words', 'address', 'plan', 'tasks', 'task_text'],
      404,
    ])
    const grant = (scope: string) =>
      world.pool.query(
        "update role_grants set scope = $1 where permission = 'show_lci' and role_id = (select id from roles where key = 'institution_admin')",
        [scope],
      )
    await grant('organization')
    expect([await sees(), await answers()]).toEqual([
      ['scores', 'answers', 'statements', 'words', 'address', 'plan', 'tasks', 'task_text'],
      200,
    ])
    await grant('own')
  })

  test('answers 404 to everybody else, as for people who do not exist', async () => {
    const [home, elsewhere] = [await world.organization(), await world.organization()]
    const ada = await world.person({
      role: 'student',
      type: 'student',
      organizationId: home.id,
      sharesScores: true,
    })
    const strangers = [
      await world.person(),
      await staff('facilitator', home.id),
      await staff('institution_member', home.id),
      await staff('institution_admin', elsewhere.id),
      await world.person({ role: 'institution_admin', type: 'institution' }),
      await world.person({ role: 'content_editor' }),
      await world.person({ role: 'guest' }),
    ]
    for (const stranger of strangers) {
      expect(statusAndBody(await show(stranger, ada.id))).toEqual(notFound)
      expect(statusAndBody(await show(stranger, 2_000_000_000))).toEqual(notFound)
      expect((await show(stranger)).status).toBe(200)
    }
    expect(statusAndBody(await world.call(`GET /users/show/${ada.id}`))).toEqual(
      apiError('unauthenticated'),
    )
  })
})
