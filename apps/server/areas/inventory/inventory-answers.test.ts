import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  answersTo,
  begin,
  type Inventory,
  idOf,
  readQuestions,
  save,
} from '../../testing/inventory.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { answers, questions } from './tables.ts'

let world: World
let ada: Member
let inventory: Inventory
let before: string[]
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await world.person()
  inventory = await begin(world, ada)
  before = await everyRow(world.pool)
})
afterAll(() => world.close())

const saveAnswers = (answers: unknown[], more = {}) =>
  save(world, ada, { attempt_id: inventory.attempt_id, answers, ...more })
const nothingWritten = async () => expect(await rowsSince(world.pool, before)).toEqual([])
const good = () => ({ question_id: idOf(inventory, 2), value: 3 })

describe('invalid answers', () => {
  test.each([0, 6, -1, 2.5])(
    'value %j is rejected, and valid answers in the same call are not saved',
    async (value) => {
      const answer = await saveAnswers([good(), { question_id: idOf(inventory, 1), value }])
      expect(statusAndBody(answer)).toEqual(wrong({ 'answers.1.value': 'answer_range' }))
      await nothingWritten()
      for (const whole of [1, 5])
        expect(
          (await saveAnswers([{ question_id: idOf(inventory, 1), value: whole }])).status,
        ).toBe(200)
    },
  )

  test.each(['3', '', null, true, [3]])(
    'value %j is rejected because it is not a number',
    async (value) => {
      const answer = await saveAnswers([good(), { question_id: idOf(inventory, 1), value }])
      expect(statusAndBody(answer)).toMatchObject({
        status: 400,
        body: { name: 'invalid', fields: [{ path: 'answers.1.value' }] },
      })
      await nothingWritten()
    },
  )

  test('an answer with both a value and a text, or neither, is rejected', async () => {
    const question_id = idOf(inventory, 1)
    for (const answer of [{ question_id }, { question_id, value: 3, text: 'x' }])
      expect(statusAndBody(await saveAnswers([good(), answer]))).toEqual(
        wrong({ 'answers.1': 'answer_either' }),
      )
    await nothingWritten()
  })

  test('a text that is too long or cannot be stored is rejected', async () => {
    const question_id = idOf(inventory, 29)
    expect(statusAndBody(await saveAnswers([{ question_id, text: 'x'.repeat(4001) }]))).toEqual(
      wrong({ 'answers.0.text': 'too_long' }),
    )
    expect(statusAndBody(await saveAnswers([{ question_id, text: 'a\0b' }]))).toEqual(
      wrong({ 'answers.0.text': 'control_characters' }),
    )
    await nothingWritten()
    expect((await saveAnswers([{ question_id, text: 'x'.repeat(4000) }])).status).toBe(200)
  })

  test('an invalid time, question or unknown field is rejected', async () => {
    const answer = good()
    const cases = [
      { ...answer, ms: -1 },
      { ...answer, ms: 86_400_001 },
      { ...answer, question_id: 'x' },
      { ...answer, pattern: 'sequence' },
    ]
    for (const one of cases)
      expect(statusAndBody(await saveAnswers([one]))).toMatchObject({
        status: 400,
        body: { name: 'invalid' },
      })
    expect(statusAndBody(await saveAnswers([answer], { sequence: 35 }))).toMatchObject({
      status: 400,
      body: { name: 'invalid' },
    })
    expect(
      statusAndBody(await saveAnswers(Array.from({ length: 32 }, () => answer))),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'answers' }] },
    })
    expect(statusAndBody(await save(world, ada, {}))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'attempt_id' }] },
    })
    await nothingWritten()
    expect((await saveAnswers([{ ...answer, ms: 86_400_000 }])).status).toBe(200)
  })
})

describe('misplaced answers', () => {
  test('a text for a statement and a value for an open question are rejected with the questions, and nothing is saved', async () => {
    const [statement, open] = [idOf(inventory, 28), idOf(inventory, 29)]
    const answer = await saveAnswers([
      good(),
      { question_id: statement, text: 'Often' },
      { question_id: open, value: 3 },
    ])
    expect(statusAndBody(answer)).toEqual(
      apiError('answer_misplaced', { question_ids: [statement, open] }),
    )
    expect(statusAndBody(await saveAnswers([{ question_id: statement, text: '' }]))).toEqual(
      apiError('answer_misplaced', { question_ids: [statement] }),
    )
    await nothingWritten()
    const placed = await saveAnswers([
      { question_id: statement, value: 3 },
      { question_id: open, text: 'Often' },
    ])
    expect(placed.body).toEqual({ progress: 6 })
  })

  test('a question of another age group or a missing one is rejected with its id, and nothing is saved', async () => {
    const foreign = idOf(await begin(world, await world.person({ ageGroupId: 2 })), 1)
    before = await everyRow(world.pool)
    for (const question_id of [foreign, 2_000_000_000])
      expect(statusAndBody(await saveAnswers([good(), { question_id, value: 3 }]))).toEqual(
        apiError('question_unknown', { question_ids: [question_id] }),
      )
    await nothingWritten()
    expect((await saveAnswers([good()])).status).toBe(200)
  })

  test('the attempt of another person is rejected like a missing one', async () => {
    const bob = await world.person()
    const theirs = await begin(world, bob)
    before = await everyRow(world.pool)
    for (const attempt_id of [theirs.attempt_id, 2_000_000_000])
      expect(
        statusAndBody(await save(world, ada, { attempt_id, answers: [good()], finished: true })),
      ).toEqual(apiError('attempt_unknown'))
    const admin = await world.person({ role: 'super_admin', type: 'institution' })
    before = await everyRow(world.pool)
    expect(
      statusAndBody(await save(world, admin, { attempt_id: theirs.attempt_id, answers: [good()] })),
    ).toEqual(apiError('attempt_unknown'))
    await nothingWritten()
    expect(
      (await save(world, bob, { attempt_id: theirs.attempt_id, answers: [good()] })).status,
    ).toBe(200)
  })

  test('answers without a session are rejected', async () => {
    const body = { attempt_id: inventory.attempt_id, answers: [good()] }
    expect(statusAndBody(await world.call('POST /users/save_answers', { body }))).toEqual(
      apiError('unauthenticated'),
    )
    await nothingWritten()
  })
})

test('an answer to a sibling form that is still a draft is rejected', async () => {
  const draft = await world.pool.query(
    "insert into forms (title, age_group_id, language_id, version, status, scale) select title, 3, $1, 1, 'draft', scale from forms where id = 1 returning id",
    [await bareLanguage(world)],
  )
  const [question] = await world.db
    .insert(questions)
    .values({ formId: draft.rows[0].id, number: 1, text: 'Bozza', pattern: 'sequence' })
    .returning()
  before = await everyRow(world.pool)
  const ids = [question?.id ?? 0]
  expect(statusAndBody(await saveAnswers([{ question_id: ids[0], value: 3 }]))).toEqual(
    apiError('question_unknown', { question_ids: ids }),
  )
  await nothingWritten()
  await world.pool.query("update forms set status = 'active' where id = $1", [draft.rows[0].id])
  expect((await saveAnswers([{ question_id: ids[0], value: 3 }])).status).toBe(200)
})

test('many concurrent answers in separate calls are all saved', async () => {
  const statuses = await Promise.all(
    answersTo(inventory).map(async (answer) => (await saveAnswers([answer])).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await readQuestions(world, ada)).body.progress).toBe(100)
  expect(await world.db.$count(answers, eq(answers.attemptId, inventory.attempt_id))).toBe(31)
})
