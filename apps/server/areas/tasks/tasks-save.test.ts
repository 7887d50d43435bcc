import type { Mark } from '@quartet/domain/decoding.ts'
import { decoderVersion } from '@quartet/domain/demand.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { addTask, byPattern, needed, topicId } from '../../testing/tasks.ts'
import { type Member, makeWorld, minutes, type World } from '../../testing/world.ts'

let world: World
let ada: Member
let task: {
  id: number
  strategies: { id: number; pattern: string; action: string; worked_before: number }[]
}
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await world.person()
  task = await addTask(world, ada, { description: text })
})
afterAll(() => world.close())

const text = 'Write the steps in order. Then check the facts, and check them again. 🎨'
const mark = (words: string, more: Partial<Mark> = {}): Mark => {
  const start = text.indexOf(words)
  return {
    start,
    end: start + words.length,
    text: words,
    pattern: 'sequence',
    source: 'user',
    ...more,
  }
}
const put =
  (where: string) =>
  async (body: unknown, who: Member = ada, id = task.id) =>
    world.call(`PUT /tasks/${where}/${id}`, { token: who.token, body })
const [edit, update] = [put('edit'), put('update')]
const show = async (id = task.id) =>
  (await world.call(`GET /tasks/show/${id}`, { token: ada.token })).body.task
const decoded = { needed: needed('As Needed'), needed_source: 'judged', decoded: true }

describe('saving the page of a task', () => {
  test('accepts a card number in the text, which may be an exercise', async () => {
    const words = 'Is 4539 5787 6362 1486 a valid number? Work out its check digit.'
    const exercise = await addTask(world, ada, { name: '4539578763621486', description: words })
    expect(await show(exercise.id)).toMatchObject({ name: '4539578763621486', description: words })
    const drill = [{ step: 'mull', note: words }]
    expect((await update({ drill }, ada, exercise.id)).status).toBe(200)
  })

  test('saves the marks in text order and sets the status to Marked', async () => {
    const marks = [
      mark('check the facts', { pattern: 'precision' }),
      mark('in order'),
      mark('again', { pattern: null, source: 'auto' }),
    ]
    const { body } = await update({ version: 1, marks })
    expect(body.task).toMatchObject({
      status: 'Marked',
      version: 2,
      needed: null,
      decoded_at: null,
    })
    expect(body.task.marks.map(({ text }: Mark) => text)).toEqual([
      'in order',
      'check the facts',
      'again',
    ])
    expect((await update({ marks: [] })).body.task).toMatchObject({
      status: 'New',
      marks: [],
      version: 3,
    })
  })

  test.each([
    ['beyond the text', [{ ...mark('again'), end: text.length + 5 }]],
    ['of other words', [{ ...mark('again'), text: 'never' }]],
    ['of nothing', [{ ...mark('again'), end: mark('again').start, text: '' }]],
    ['backwards', [{ ...mark('again'), end: 1 }]],
    ['over one another', [mark('the steps'), mark('steps in order')]],
    ['of half a character', [{ ...mark('🎨'), end: mark('🎨').start + 1, text: '\ud83c' }]],
  ])('rejects marks %s and changes nothing', async (_, marks) => {
    await update({ marks: [mark('in order')] })
    expect(statusAndBody(await update({ marks }))).toEqual(wrong({ marks: 'marks_wrong' }))
    expect(await show()).toMatchObject({ marks: [mark('in order')], version: 2 })
  })

  test('requires the demand of a decoded task and stores time and decoder version', async () => {
    expect(statusAndBody(await update({ decoded: true }))).toEqual(wrong({ needed: 'required' }))
    const { body } = await update({
      ...decoded,
      needed: byPattern('Use First', 'Low', 'As Needed', 'Low'),
    })
    expect(body.task).toMatchObject({
      status: 'Decoded',
      decoder_version: decoderVersion,
      needed_source: 'judged',
    })
    expect(body.task).toMatchObject({
      decoded_at: world.time.now.toISOString(),
      needed: byPattern('Use First', 'Low', 'As Needed', 'Low'),
    })
    expect(statusAndBody(await update({ needed: null }))).toEqual(wrong({ needed: 'required' }))
    expect((await update({ decoded: false, needed: null })).body.task).toMatchObject({
      status: 'New',
      decoded_at: null,
      needed: null,
    })
  })

  test('sets the status by the notes from decoded to done, each note with its time', async () => {
    await update(decoded)
    const first = world.time.now.toISOString()
    expect(
      (await update({ drill: [{ step: 'attend', note: 'Phone away' }] })).body.task.status,
    ).toBe('In progress')
    world.passes(5 * minutes)
    const later = [
      { step: 'assess', note: '', rating: 4 },
      { step: 'express', note: 'Handed in <b>today</b>' },
      { step: 'attend', note: 'Phone away' },
    ]
    const { body } = await update({ drill: later })
    expect(body.task).toMatchObject({
      status: 'Done',
      drill: [
        { step: 'attend', note: 'Phone away', at: first },
        { step: 'express', note: 'Handed in <b>today</b>', at: world.time.now.toISOString() },
        { step: 'assess', note: '', rating: 4, at: world.time.now.toISOString() },
      ],
    })
  })

  test('saves duties with a feeling about them', async () => {
    const duties = [{ text: 'Check invoices', feeling: 'drain' }]
    expect((await update({ duties })).body.task.duties).toEqual(duties)
    expect((await update({ duties: [{ text: 'x', feeling: 'angry' }] })).body.name).toBe('invalid')
    for (const words of ['a\0b', 'a\ud800b'])
      expect(statusAndBody(await update({ duties: [{ text: words, feeling: 'drain' }] }))).toEqual(
        wrong({ 'duties.0.text': 'control_characters' }),
      )
  })

  test('rejects unknown fields and values', async () => {
    for (const body of [
      { status: 'Done' },
      { user_id: 1 },
      { marks: 'all' },
      { needed: { sequence: 'Low' } },
      { drill: [{ step: 'sleep', note: '' }] },
    ])
      expect([body, (await update(body)).body.name]).toEqual([body, 'invalid'])
    expect((await update({})).body.task).toMatchObject({ id: task.id, version: 2 })
  })
})

describe('the strategy card', () => {
  const some = (count: number) =>
    task.strategies.slice(0, count).map(({ id }) => ({ kind: 'strategy', id, worked: null }))

  test('saves strategies of the topic, statements and own strategies in their order', async () => {
    const { attribute } = (
      await world.call('POST /attributes/add/custom/attribute', {
        token: ada.token,
        body: { title: 'I list', type: 'Use First', pattern: 'sequence' },
      })
    ).body
    const own = await world.call(`PUT /strategies/add_custom_strategy/${task.id}`, {
      token: ada.token,
      body: { pattern: 'precision', body: ' Ask <b>why</b> ' },
    })
    expect(own.body.strategy).toEqual({
      id: expect.any(Number),
      pattern: 'precision',
      body: 'Ask <b>why</b>',
    })
    const chosen = [
      { kind: 'own', id: own.body.strategy.id, worked: null },
      ...some(2),
      { kind: 'statement', id: attribute.id, worked: true },
    ]
    const { body } = await update({ chosen: [...chosen, chosen[1]] })
    expect(body.task.chosen).toEqual(chosen)
    expect(body.task.own_strategies).toEqual([own.body.strategy])
    expect(body.task.statements).toMatchObject([{ id: attribute.id, title: 'I list' }])
    expect((await update({ chosen: [] })).body.task.chosen).toEqual([])
  })

  test('rejects items of another topic, area or person, and statements that are unticked or unknown', async () => {
    const grace = await world.person()
    const [{ rows: elsewhere }, { rows: statements }] = [
      await world.pool.query(
        "select id from strategies where area = 'work' or topic_key = 'math' order by area, id",
      ),
      await world.pool.query(
        'select id from attributes where user_id is null and age_group_id = 3 limit 1',
      ),
    ]
    const foreign = await addTask(world, grace)
    const { body } = await world.call(`PUT /strategies/add_custom_strategy/${foreign.id}`, {
      token: grace.token,
      body: { pattern: 'sequence', body: 'Hers' },
    })
    const bad = [
      { kind: 'strategy', id: elsewhere[0].id },
      { kind: 'strategy', id: elsewhere.at(-1).id },
      { kind: 'own', id: body.strategy.id },
      { kind: 'statement', id: statements[0].id },
      { kind: 'statement', id: 2_000_000_000 },
    ]
    for (const one of bad) {
      const answer = await update({ chosen: [...some(1), { ...one, worked: null }] })
      expect([one, statusAndBody(answer)]).toEqual([one, wrong({ chosen: 'chosen_unknown' })])
    }
    expect((await show()).chosen).toEqual([])
  })

  test('keeps its items when the topic changes', async () => {
    await update({ chosen: some(1) })
    await edit({ topic_id: await topicId(world, 'school', 'Math') })
    const after = await show()
    expect(after.chosen).toEqual(some(1))
    expect(after.strategies.map(({ id }: { id: number }) => id)).toContain(task.strategies[0]?.id)
    expect((await update({ chosen: some(1) })).status).toBe(200)
  })

  test("shows its items in the person's language, even after that changes", async () => {
    const [first] = task.strategies
    await update({ chosen: some(1) })
    const { rows } = await world.pool.query(
      'select german.id from strategies german join strategies english using (group_key) where german.language_id = 2 and english.id = $1',
      [first?.id],
    )
    await world.call('POST /languages/switch/2', { token: ada.token })
    const german = await show()
    expect(german.chosen).toMatchObject([{ id: rows[0].id }])
    expect(german.strategies.filter(({ id }: { id: number }) => id === first?.id)).toEqual([])
    expect((await update({ chosen: german.chosen })).status).toBe(200)
  })

  test('ranks strategies of the next task by what worked', async () => {
    const cell = task.strategies.filter(
      ({ pattern, action }) => pattern === 'confluence' && action === 'Forge',
    )
    const [good, bad] = [cell.at(-1)?.id ?? 0, cell[0]?.id ?? 0]
    const rated = [
      { kind: 'strategy', id: good, worked: true },
      { kind: 'strategy', id: bad, worked: false },
    ]
    await update({ chosen: rated })
    const next = await addTask(world, ada)
    const order = next.strategies.filter(({ id }: { id: number }) =>
      cell.some((one) => one.id === id),
    )
    expect([order[0], order.at(-1)]).toMatchObject([
      { id: good, worked_before: 1 },
      { id: bad, worked_before: -1 },
    ])
    const another = await addTask(world, await world.person())
    expect(
      another.strategies.every(
        ({ worked_before }: { worked_before: number }) => worked_before === 0,
      ),
    ).toBe(true)
  })

  test('accepts at most fifty own strategies and no blank one', async () => {
    const own = (body: string) =>
      world.call(`PUT /strategies/add_custom_strategy/${task.id}`, {
        token: ada.token,
        body: { pattern: 'sequence', body },
      })
    expect(statusAndBody(await own(' '))).toEqual(wrong({ body: 'required' }))
    expect(statusAndBody(await own('a'.repeat(301)))).toEqual(wrong({ body: 'too_long' }))
    await world.pool.query(
      "insert into own_strategies (task_id, pattern, body) select $1, 'sequence', 'x' from generate_series(1, 50)",
      [task.id],
    )
    expect(statusAndBody(await own('One more'))).toEqual(apiError('own_strategies_full'))
  })
})

describe('editing a task', () => {
  test('changes only the fields that are sent', async () => {
    await update(decoded)
    const { body } = await edit({ name: 'Report', priority: 2, category: 'Term 1' })
    expect(body.task).toMatchObject({
      name: 'Report',
      description: text,
      priority: 2,
      category: 'Term 1',
      status: 'Decoded',
    })
    expect((await edit({ priority: null, category: '' })).body.task).toMatchObject({
      name: 'Report',
      priority: null,
      category: '',
    })
  })

  test('keeps own marks whose words are still in a new text, and discards the decoding', async () => {
    const marks = [
      mark('in order'),
      mark('check the facts', { source: 'auto' }),
      mark('again', { pattern: 'precision' }),
    ]
    await update({ ...decoded, marks, drill: [{ step: 'attend', note: 'x' }] })
    const { body } = await edit({ description: `First: ${text.replace('again', 'twice')}` })
    expect(body.task).toMatchObject({
      status: 'Marked',
      needed: null,
      needed_source: null,
      decoded_at: null,
      decoder_version: null,
    })
    expect(body.task.marks).toEqual([
      { ...mark('in order'), start: mark('in order').start + 7, end: mark('in order').end + 7 },
    ])
    expect(body.task.drill).toHaveLength(1)
    expect((await edit({ description: 'Something else.' })).body.task).toMatchObject({
      status: 'New',
      marks: [],
    })
  })

  test('keeps the decoding when the text is the same', async () => {
    await update(decoded)
    expect((await edit({ description: text, name: 'Other' })).body.task).toMatchObject({
      status: 'Decoded',
      needed: needed('As Needed'),
    })
  })

  test("discards proposals when the language changes, and keeps the person's marks and judgements", async () => {
    const marks = [mark('in order'), mark('check the facts', { source: 'auto' })]
    await update({ ...decoded, needed_source: 'proposed', marks })
    const { body } = await edit({ language_id: 2 })
    expect(body.task).toMatchObject({
      language_id: 2,
      status: 'Marked',
      marks: [mark('in order')],
      needed: null,
      decoded_at: null,
    })
    await update(decoded)
    expect((await edit({ language_id: null })).body.task).toMatchObject({
      language_id: null,
      status: 'Decoded',
      needed: needed('As Needed'),
    })
  })

  test('rejects a language without a word wall', async () => {
    const language_id = await bareLanguage(world)
    expect(statusAndBody(await edit({ language_id }))).toEqual(apiError('language_unknown'))
    const fresh = { name: 'Essay', description: text, topic_id: await topicId(world), language_id }
    expect(
      statusAndBody(await world.call('POST /tasks/add_task', { token: ada.token, body: fresh })),
    ).toEqual(apiError('language_unknown'))
    expect((await show()).language_id).toBeNull()
  })

  test('rejects blank and long texts, topics of another area and invalid dates', async () => {
    expect(statusAndBody(await edit({ name: '', description: '   ' }))).toEqual(
      wrong({ name: 'required', description: 'required' }),
    )
    expect(statusAndBody(await edit({ description: 'a'.repeat(20_001) }))).toEqual(
      wrong({ description: 'too_long' }),
    )
    expect(statusAndBody(await edit({ topic_id: await topicId(world, 'career') }))).toEqual(
      wrong({ topic_id: 'topic_unknown' }),
    )
    for (const due_date of ['0000-01-01', '9999-12-31', '2026-02-30'])
      expect((await edit({ due_date })).body.fields).toMatchObject([{ path: 'due_date' }])
  })
})

describe('two concurrent edits', () => {
  test('return task_changed with the current task to the later one', async () => {
    expect((await update({ version: 1, marks: [mark('in order')] })).status).toBe(200)
    const late = await edit({ version: 1, description: 'My own text.' })
    expect([late.status, late.body.name]).toEqual([409, 'task_changed'])
    expect(late.body.task).toMatchObject({
      id: task.id,
      version: 2,
      description: text,
      marks: [mark('in order')],
    })
    expect((await show()).description).toBe(text)
    expect((await edit({ version: 2, description: 'My own text.' })).body.task).toMatchObject({
      version: 3,
      description: 'My own text.',
    })
  })

  test('at the same moment save one and reject the other', async () => {
    const both = await Promise.all([1, 2].map((at) => edit({ version: 1, name: `Name ${at}` })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('without a version save both one after the other', async () => {
    const both = await Promise.all([update({ marks: [mark('in order')] }), edit({ name: 'Other' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await show()).toMatchObject({ name: 'Other', marks: [mark('in order')], version: 3 })
  })
})

describe('a task of somebody else', () => {
  test('answers 404, as do tasks of another area and removed ones', async () => {
    const grace = await world.person()
    expect(statusAndBody(await edit({ name: 'x' }, grace))).toEqual(notFound)
    expect(statusAndBody(await update({ marks: [] }, grace))).toEqual(notFound)
    const work = await addTask(world, ada, {}, 'work')
    expect(statusAndBody(await edit({ name: 'x' }, ada, work.id))).toEqual(notFound)
    await world.call(`DELETE /tasks/delete/${task.id}`, { token: ada.token })
    for (const call of [edit, update])
      expect(statusAndBody(await call({ version: 1 }))).toEqual(notFound)
    expect(
      (await world.pool.query('select name from tasks where id = $1', [task.id])).rows,
    ).toEqual([{ name: 'Essay' }])
  })
})
