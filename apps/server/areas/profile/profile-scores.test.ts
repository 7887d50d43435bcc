import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { knownScores, take } from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { logs, logValues } from '../logs/tables.ts'

let world: World
let home: number
let admin: Member
let superAdmin: Member
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
  home = (await world.organization()).id
  admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: home,
  })
  superAdmin = await world.person({ role: 'super_admin', type: 'institution' })
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

const four = { sequence: 7, precision: 35, technical_reasoning: 18, confluence: 25 }
const save = (caller: Pick<Member, 'token'>, id: number, body: unknown) =>
  world.call(`PUT /users/save/${id}`, { token: caller.token, body })
const show = async (reader: Member, id = reader.id) =>
  (await world.call(`GET /users/show/${id}`, { token: reader.token })).body.user
const pupil = (sharesScores = true) =>
  world.person({
    role: 'institution_member',
    type: 'institution',
    organizationId: home,
    sharesScores,
  })
async function withoutTrace(make: () => ReturnType<World['call']>) {
  const before = await everyRow(world.pool)
  const answer = statusAndBody(await make())
  expect(await rowsSince(world.pool, before)).toEqual([])
  return answer
}

describe('manual scores', () => {
  test('are returned with bands, label and source, to the person too', async () => {
    const ada = await pupil()
    const { status, body } = await save(admin, ada.id, four)
    expect(status).toBe(200)
    const expected = {
      ...four,
      score_source: 'manual',
      scored_at: start.toISOString(),
      classification: 'Dynamic Learner',
      classification_standard: true,
      user_pattern_classification: {
        sequence: 'Avoid',
        precision: 'Use First',
        technical_reasoning: 'As Needed',
        confluence: 'Use First',
      },
    }
    expect(body.user).toMatchObject(expected)
    expect(await show(ada)).toMatchObject(expected)
  })

  test('keep measured scores with their attempts, and a later inventory replaces them', async () => {
    const ada = await pupil()
    await take(world, ada)
    await save(superAdmin, ada.id, four)
    const { attempts } = (await world.call(`GET /users/attempts/${ada.id}`, { token: ada.token }))
      .body
    expect(attempts).toMatchObject([knownScores])
    expect(await show(ada)).toMatchObject({ ...four, quality_flags: [] })
    world.passes(91 * days)
    const later = await world.signIn(ada)
    await take(world, later, { retake: true })
    expect(await show(later)).toMatchObject({ ...knownScores, score_source: 'inventory' })
  })

  test('are logged with old and new values', async () => {
    const ada = await pupil()
    await take(world, ada)
    await save(admin, ada.id, four)
    const [row] = await world.db
      .select()
      .from(logs)
      .innerJoin(logValues, eq(logValues.logId, logs.id))
      .orderBy(desc(logs.id))
      .limit(1)
    const alias = async (id: number) =>
      (await world.pool.query('select log_alias from users where id = $1', [id])).rows[0].log_alias
    expect(row?.logs).toMatchObject({
      ...{ action: 'update', entity: 'scores', count: 1 },
      ...{ actor: await alias(admin.id), subject: await alias(ada.id) },
    })
    expect(row?.log_values).toMatchObject({
      oldValue: knownScores,
      newValue: { ...four, source: 'manual' },
    })
  })

  test.each([
    ['below the range', { sequence: 6 }, { sequence: 'score_range' }],
    ['above it', { confluence: 36 }, { confluence: 'score_range' }],
    ['with a fraction', { precision: 20.5 }, { precision: 'score_range' }],
    ['as a text', { precision: '20' }, { precision: 'score_range' }],
    ['that is none', { technical_reasoning: null }, { technical_reasoning: 'score_range' }],
    [
      'left out',
      { technical_reasoning: undefined, sequence: undefined },
      { sequence: 'score_range', technical_reasoning: 'score_range' },
    ],
    ['beside a name', { first_name: 'Augusta' }, { first_name: 'not_with_scores' }],
    ['beside a removal', { removed: 1 }, { removed: 'not_with_scores' }],
  ] as const)(
    'that are invalid (%s) are rejected by field, and nothing is written',
    async (_, more, codes) => {
      const ada = await pupil()
      expect(await withoutTrace(() => save(admin, ada.id, { ...four, ...more }))).toEqual(
        wrong({ ...codes }),
      )
    },
  )

  test.each([
    'classification',
    'score_source',
    'quality_flags',
    'user_id',
    'email',
    'type',
    'role',
    'exp_time',
  ])('reject the additional field %s', async (name) => {
    const ada = await pupil()
    const answer = await withoutTrace(() => save(superAdmin, ada.id, { ...four, [name]: 1 }))
    expect(answer).toMatchObject({ status: 400, body: { name: 'invalid' } })
    expect(answer.body.fields?.map(({ message }) => message).join()).toContain(`"${name}"`)
  })
})

describe('editing scores', () => {
  test('returns scores_changed when somebody else edited them first', async () => {
    const ada = await pupil()
    const { scored_at } = await show(admin, ada.id)
    expect(scored_at).toBeNull()
    expect((await save(admin, ada.id, { ...four, scored_at })).status).toBe(200)
    world.passes(1000)
    expect(
      await withoutTrace(() => save(superAdmin, ada.id, { ...four, sequence: 30, scored_at })),
    ).toEqual(apiError('scores_changed'))
    const now = (await show(superAdmin, ada.id)).scored_at
    expect(
      (await save(superAdmin, ada.id, { ...four, sequence: 30, scored_at: now })).body.user
        .sequence,
    ).toBe(30)
    // without scored_at the edit overwrites
    expect((await save(admin, ada.id, four)).body.user.sequence).toBe(7)
  })

  test('twice at once saves one edit and rejects the other', async () => {
    const ada = await pupil()
    await save(admin, ada.id, four)
    const { scored_at } = await show(admin, ada.id)
    world.passes(1000)
    const edits = [admin, superAdmin].map(
      (who, at) => () => save(who, ada.id, { ...four, sequence: 10 + at, scored_at }),
    )
    const answers = await atOnce(world.pool, `select * from users where id = ${ada.id}`, edits)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const saved = answers.findIndex(({ status }) => status === 200)
    expect((await show(ada)).sequence).toBe(10 + saved)
  })

  test("requires edit_users, even for the caller's own scores", async () => {
    const ada = await pupil()
    const strangers = [
      await pupil(),
      await world.person(),
      await world.person({ role: 'content_editor' }),
    ]
    const facilitator = await world.person({
      role: 'facilitator',
      type: 'institution',
      organizationId: home,
    })
    for (const caller of [...strangers, facilitator]) {
      expect(await withoutTrace(() => save(caller, ada.id, four))).toEqual(notFound)
      expect(await withoutTrace(() => save(caller, caller.id, four))).toEqual(apiError('forbidden'))
    }
    expect(await withoutTrace(() => save({ token: '' }, ada.id, four))).toEqual(
      apiError('unauthenticated'),
    )
    expect((await save(admin, admin.id, four)).status).toBe(200)
  })

  test("is limited to the caller's institution and to people whose scores the caller may see", async () => {
    const elsewhere = await world.organization()
    const stranger = await world.person({
      type: 'institution',
      role: 'institution_member',
      organizationId: elsewhere.id,
      sharesScores: true,
    })
    for (const id of [stranger.id, (await world.person({ sharesScores: true })).id, 2_000_000_000])
      expect(await withoutTrace(() => save(admin, id, four))).toEqual(notFound)
    const silent = await pupil(false)
    expect(await withoutTrace(() => save(admin, silent.id, four))).toEqual(apiError('forbidden'))
    expect((await save(superAdmin, silent.id, four)).status).toBe(200)
  })

  test('does not allow other fields, and admin_users does not allow scores', async () => {
    const ada = await pupil()
    const grants = (permission: string, readOnly: boolean) =>
      world.pool.query(
        'update role_grants set read_only = $2 where permission = $1 and scope = $3',
        [permission, readOnly, 'organization'],
      )
    await grants('admin_users', true)
    expect((await save(admin, ada.id, four)).status).toBe(200)
    expect(await withoutTrace(() => save(admin, ada.id, { first_name: 'Augusta' }))).toEqual(
      apiError('forbidden'),
    )
    await grants('admin_users', false)
    await grants('edit_users', true)
    expect(await withoutTrace(() => save(admin, ada.id, four))).toEqual(apiError('forbidden'))
    expect(await withoutTrace(() => save(admin, admin.id, four))).toEqual(apiError('forbidden'))
    expect((await save(admin, ada.id, { first_name: 'Augusta' })).status).toBe(200)
    await grants('edit_users', false)
  })
})
