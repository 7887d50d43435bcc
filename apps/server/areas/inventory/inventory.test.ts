import { readTable } from '@quartet/content/table.ts'
import { splitCell } from '@quartet/domain/list-cell.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import {
  answersTo,
  begin,
  idOf,
  known,
  knownScores,
  readQuestions,
  save,
  take,
  threeTexts,
} from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { attempts } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const me = async ({ id, token }: Member) =>
  (await world.call(`GET /users/show/${id}`, { token })).body.user
const forms = readTable('forms', 'en').rows.map(
  ({ cells: { id, title, age_group_id, scale = '' } }) => ({
    ...{ key: id, title, scale: splitCell(scale) },
    ageGroupId: Number(age_group_id) as 1 | 2 | 3,
  }),
)
const inOrder = (form: string | undefined) =>
  readTable('questions', 'en')
    .rows.filter(({ cells }) => cells.form_id === form)
    .toSorted((one, other) => Number(one.cells.number) - Number(other.cells.number))
    .map(({ cells }) => cells.text)

describe('questions', () => {
  test.each(forms)(
    'form $title has 28 statements and three open questions, without their patterns',
    async ({ key, title, scale, ageGroupId }) => {
      const { status, body } = await readQuestions(world, await world.person({ ageGroupId }))
      expect(status).toBe(200)
      expect(body).toMatchObject({ progress: 0, finished: false, assisted: false, answers: [] })
      expect(body.form).toMatchObject({ title, scale, language_id: 1 })
      expect(body.questions.map(({ text }: { text: string }) => text)).toEqual(inOrder(key))
      expect(body.questions.map(({ number }: { number: number }) => number)).toEqual(
        Array.from({ length: 31 }, (_, at) => at + 1),
      )
      expect(
        body.questions
          .filter(({ part }: { part: number }) => part === 2)
          .map(({ number }: { number: number }) => number),
      ).toEqual([29, 30, 31])
      expect(Object.keys(Object.assign({}, ...body.questions)).sort()).toEqual([
        'id',
        'number',
        'part',
        'text',
      ])
    },
  )

  test('belong to the same attempt when requested again or in two tabs at once, with or without a body', async () => {
    const ada = await world.person()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => readQuestions(world, ada)))
    const bare = await world.call(`POST /users/get_questions/${ada.id}`, { token: ada.token })
    expect(new Set([...answers, bare].map(({ body }) => body.attempt_id)).size).toBe(1)
    expect(await world.db.$count(attempts, eq(attempts.userId, ada.id))).toBe(1)
  })

  test('require a session and an existing person', async () => {
    const ada = await world.person()
    expect(
      statusAndBody(await world.call(`POST /users/get_questions/${ada.id}`, { body: {} })),
    ).toEqual(apiError('unauthenticated'))
    for (const id of [2_000_000_000, 0])
      expect(statusAndBody(await readQuestions(world, ada, {}, id))).toEqual(notFound)
    expect(statusAndBody(await readQuestions(world, ada, { retake: 'yes' }))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'retake' }] },
    })
  })

  test('return form_missing when no form is active for the age group', async () => {
    const empty = await makeWorld()
    await empty.pool.query("update forms set status = 'retired' where age_group_id = 1")
    expect(
      statusAndBody(await readQuestions(empty, await empty.person({ ageGroupId: 1 }))),
    ).toEqual(apiError('form_missing'))
    expect((await readQuestions(empty, await empty.person({ ageGroupId: 2 }))).status).toBe(200)
    await empty.close()
  })
})

describe('answers', () => {
  test('are saved one at a time; the same answer changes nothing, another one replaces it', async () => {
    const ada = await world.person()
    const inventory = await begin(world, ada)
    const one = (number: number, answer: object) =>
      save(world, ada, {
        attempt_id: inventory.attempt_id,
        answers: [{ question_id: idOf(inventory, number), ...answer }],
      })
    expect(statusAndBody(await one(1, { value: 4 }))).toEqual({
      status: 200,
      body: { progress: 3 },
    })
    expect(statusAndBody(await one(1, { value: 4 }))).toEqual({
      status: 200,
      body: { progress: 3 },
    })
    expect(statusAndBody(await one(29, { text: ' In quiet. ' }))).toEqual({
      status: 200,
      body: { progress: 6 },
    })
    await one(1, { value: 2 })
    expect((await readQuestions(world, ada)).body).toMatchObject({
      attempt_id: inventory.attempt_id,
      progress: 6,
      finished: false,
      answers: [
        { question_id: idOf(inventory, 1), value: 2 },
        { question_id: idOf(inventory, 29), text: 'In quiet.' },
      ],
    })
  })

  test('may occur twice for one item in a call: the last one counts', async () => {
    const ada = await world.person()
    const inventory = await begin(world, ada)
    const question_id = idOf(inventory, 7)
    await save(world, ada, {
      attempt_id: inventory.attempt_id,
      answers: [1, 5, 3].map((value) => ({ question_id, value })),
    })
    expect((await readQuestions(world, ada)).body.answers).toEqual([{ question_id, value: 3 }])
  })

  test('are scored when finished: each score is the sum of seven answers', async () => {
    const ada = await world.person()
    const { status, body } = await take(world, ada)
    expect([status, body.progress]).toEqual([200, 100])
    expect(body.user).toMatchObject({
      ...knownScores,
      score_source: 'inventory',
      quality_flags: [],
      scored_at: world.time.now.toISOString(),
    })
    expect(body.user).toMatchObject({
      classification: 'Dynamic Learner',
      classification_standard: true,
    })
    expect(body.user.user_pattern_classification).toEqual({
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Avoid',
      confluence: 'Use First',
    })
    expect(await me(ada)).toEqual(body.user)
  })

  test('give the same scores when they are the same, sent one by one, backwards or all at once', async () => {
    const [ada, bob] = [await world.person({ ageGroupId: 2 }), await world.person()]
    const inventory = await begin(world, ada)
    for (const answer of answersTo(inventory).reverse())
      await save(world, ada, { attempt_id: inventory.attempt_id, answers: [answer] })
    const slowly = await save(world, ada, { attempt_id: inventory.attempt_id, finished: true })
    expect([slowly.body.user, (await take(world, bob)).body.user]).toMatchObject([
      knownScores,
      knownScores,
    ])
  })

  test.each([
    [1, 7],
    [5, 35],
  ])('all equal to %i score %i on each pattern', async (value, score) => {
    const { body } = await take(world, await world.person(), { values: known.map(() => value) })
    expect(body.user).toMatchObject({
      sequence: score,
      precision: score,
      technical_reasoning: score,
      confluence: score,
    })
  })

  test('are scored for guests too, who see their own result', async () => {
    const guest = await world.person({ role: 'guest' })
    expect((await take(world, guest)).body.user).toMatchObject(knownScores)
    expect(await me(guest)).toMatchObject(knownScores)
  })

  test('are shown with the pattern of each statement once the inventory is finished', async () => {
    const ada = await world.person()
    await take(world, ada)
    const { body } = await readQuestions(world, ada)
    expect(body).toMatchObject({ finished: true, progress: 100 })
    const order = ['sequence', 'precision', 'technical_reasoning', 'confluence']
    const patterns = body.questions.map(({ pattern }: { pattern?: string }) => pattern)
    expect(patterns).toEqual([
      ...Array.from({ length: 28 }, (_, at) => order[at % 4]),
      undefined,
      undefined,
      undefined,
    ])
    expect(
      body.answers.map(({ value, text }: { value?: number; text?: string }) => value ?? text),
    ).toEqual([...known, ...threeTexts])
  })
})

describe('finishing the inventory', () => {
  test('returns the numbers of open items and saves the answers', async () => {
    const ada = await world.person()
    const inventory = await begin(world, ada)
    const some = answersTo(inventory).filter((_, at) => ![0, 12, 27, 29].includes(at))
    const early = await save(world, ada, {
      attempt_id: inventory.attempt_id,
      answers: some,
      finished: true,
    })
    expect(statusAndBody(early)).toEqual(apiError('items_open', { numbers: [1, 13, 28, 30] }))
    expect((await readQuestions(world, ada)).body).toMatchObject({ finished: false, progress: 87 })
    expect((await me(ada)).sequence).toBeNull()

    const rest = answersTo(inventory).filter((_, at) => [0, 12, 27, 29].includes(at))
    const done = await save(world, ada, {
      attempt_id: inventory.attempt_id,
      answers: rest,
      finished: true,
    })
    expect(done.body.user).toMatchObject(knownScores)
  })

  test('requires texts from teenagers and adults; a blank text counts as open', async () => {
    for (const ageGroupId of [2, 3] as const) {
      const ada = await world.person({ ageGroupId })
      expect(
        statusAndBody(
          await take(world, ada, { texts: ['Waiting for the others.', '', 'Show them.'] }),
        ),
      ).toEqual(apiError('items_open', { numbers: [30] }))
      expect((await readQuestions(world, ada)).body.progress).toBe(97)
      expect((await take(world, ada)).body.progress).toBe(100)
    }
  })

  test('lets children skip the open questions', async () => {
    const [ada, bob] = [
      await world.person({ ageGroupId: 1 }),
      await world.person({ ageGroupId: 1 }),
    ]
    for (const answer of [
      await take(world, ada, { texts: [] }),
      await take(world, bob, { texts: ['', '', ''] }),
    ])
      expect(answer.body.user).toMatchObject({ ...knownScores, quality_flags: [] })
    const inventory = await begin(world, await world.person({ ageGroupId: 1 }))
    expect(inventory.questions).toHaveLength(31)
  })

  test('is rejected a second time, as are later answers, and changes nothing', async () => {
    const ada = await world.person()
    await take(world, ada)
    const inventory = await begin(world, ada)
    const again = {
      attempt_id: inventory.attempt_id,
      answers: answersTo(inventory, { values: known.map(() => 1) }),
    }
    for (const body of [
      again,
      { ...again, finished: true },
      { attempt_id: inventory.attempt_id, finished: true },
    ])
      expect(statusAndBody(await save(world, ada, body))).toEqual(apiError('attempt_finished'))
    expect(
      (await readQuestions(world, ada)).body.answers
        .slice(0, 28)
        .map(({ value }: { value: number }) => value),
    ).toEqual(known)
    expect(await me(ada)).toMatchObject(knownScores)
  })

  test('succeeds once in several tabs at once', async () => {
    const ada = await world.person()
    const inventory = await begin(world, ada)
    const whole = {
      attempt_id: inventory.attempt_id,
      answers: answersTo(inventory),
      finished: true,
    }
    const calls = [1, 2, 3, 4].map(() => () => save(world, ada, whole))
    const answers = await atOnce(
      world.pool,
      `select * from attempts where id = ${inventory.attempt_id}`,
      calls,
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('stores that an adult helped', async () => {
    const ada = await world.person({ ageGroupId: 1 })
    const inventory = await begin(world, ada)
    expect(
      statusAndBody(await save(world, ada, { attempt_id: inventory.attempt_id, assisted: true })),
    ).toEqual({
      status: 200,
      body: { progress: 0 },
    })
    expect((await readQuestions(world, ada)).body.assisted).toBe(true)
    await save(world, ada, {
      attempt_id: inventory.attempt_id,
      answers: answersTo(inventory),
      finished: true,
    })
    expect((await readQuestions(world, ada)).body.assisted).toBe(true)
  })
})
