import { taskBounds } from '@quartet/domain/task.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { addTask, type Place, placesOf, topicId } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let hebrew: number
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
  hebrew = await bareLanguage(world)
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  ada = await world.person()
})
afterAll(() => world.close())

const draft = async (more: Record<string, unknown> = {}, area: Place = 'school') => ({
  ...{
    name: 'Essay',
    description: 'Write the steps in order.',
    topic_id: await topicId(world, area),
  },
  ...more,
})
const add = async (who: Member, more: Record<string, unknown> = {}) =>
  world.call('POST /tasks/add_task', { token: who.token, body: await draft(more) })
const show = (who: Member, id: number, area: Place = 'school') =>
  world.call(`GET /tasks/show${placesOf[area].part}/${id}`, { token: who.token })
const list = async (who: Member, query = '', area: Place = 'school') =>
  (await world.call(`${placesOf[area].list(who.id)}${query}`, { token: who.token })).body

describe.each(['school', 'work', 'career'] as const)('a task of %s', (area) => {
  test('is added, listed and shown with its strategies, and not found in another area', async () => {
    const added = await addTask(
      world,
      ada,
      { priority: 1, due_date: '2026-12-01', category: 'Term 2' },
      area,
    )
    expect(added).toMatchObject({
      area,
      status: 'New',
      version: 1,
      priority: 1,
      due_date: '2026-12-01',
      category: 'Term 2',
      removed: 0,
    })
    expect(added).toMatchObject({
      pushed_by: null,
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-21T10:00:00.000Z',
    })
    const read = await list(ada, '', area)
    expect([read.count, read.list, read.tasks]).toMatchObject([
      1,
      [{ id: added.id, area }],
      [{ id: added.id }],
    ])
    expect(read.topics.length).toBeGreaterThan(5)

    const { task } = (await show(ada, added.id, area)).body
    expect(task).toMatchObject({
      marks: [],
      needed: null,
      decoded_at: null,
      chosen: [],
      drill: [],
      may_edit: true,
      person: { id: ada.id },
    })
    expect(task.person).toMatchObject({
      name: expect.stringMatching(/^Ada Person/),
      age_group_id: 3,
      scores: null,
      bands: null,
    })
    const cells = new Set(
      task.strategies.map(
        (one: { pattern: string; action: string }) => `${one.pattern} ${one.action}`,
      ),
    )
    expect(cells.size).toBe(4 * 4)
    for (const other of (['school', 'work', 'career'] as const).filter((one) => one !== area))
      expect(statusAndBody(await show(ada, added.id, other))).toEqual(notFound)
  })

  test('accepts only existing topics of its own area', async () => {
    const call = async (topic_id: number) =>
      statusAndBody(
        await world.call(placesOf[area].add, { token: ada.token, body: await draft({ topic_id }) }),
      )
    const other = area === 'school' ? 'work' : 'school'
    expect(await call(await topicId(world, other))).toEqual(wrong({ topic_id: 'topic_unknown' }))
    expect(await call(2_000_000_000)).toEqual(wrong({ topic_id: 'topic_unknown' }))
    const { rows } = await world.pool.query(
      `with shared as (insert into topic_groups (area, key) values ($1, $2))
       insert into topic_versions (group_key, name, language_id, removed) values ($2, 'Gone', 1, 1) returning id`,
      [area, `gone ${area}`],
    )
    expect(await call(rows[0].id)).toEqual(wrong({ topic_id: 'topic_unknown' }))
  })

  test('is printed completely, alone or with others', async () => {
    const [one, other] = [
      await addTask(world, ada, {}, area),
      await addTask(world, ada, { name: 'Speech' }, area),
    ]
    const print = (query: string) =>
      world.call(`GET /tasks/show${placesOf[area].part}${query}`, { token: ada.token })
    const printedIds = async (query: string) =>
      (await print(query)).body.tasks.map(({ id }: { id: number }) => id)
    expect(await printedIds('')).toEqual([other.id, one.id])
    expect(await printedIds(`?ids[]=${one.id}&ids[]=${other.id}&ids[]=${one.id}`)).toEqual([
      one.id,
      other.id,
    ])
    expect((await print(`?ids[]=${one.id}`)).body.tasks[0].strategies.length).toBeGreaterThan(20)
    expect(statusAndBody(await print(`?ids[]=${one.id}&ids[]=2000000000`))).toEqual(notFound)
    expect(statusAndBody(await print('?user_id=2000000000'))).toEqual(notFound)
  })
})

describe('adding a task', () => {
  test('requires a name, a description and a topic', async () => {
    const answer = await world.call('POST /tasks/add_task', {
      token: ada.token,
      body: { name: ' ', description: ' \n\t ' },
    })
    expect(statusAndBody(answer)).toEqual(
      wrong({ name: 'required', description: 'required', topic_id: 'required' }),
    )
    expect((await list(ada)).count).toBe(0)
  })

  test.each([
    ['20,001 characters', 'a'.repeat(taskBounds.description + 1), 'too_long'],
    ['a hundred thousand characters', 'a'.repeat(100_000), 'too_long'],
    ['a NUL', 'a\0b', 'control_characters'],
  ] as const)('rejects a description of %s', async (_, description, code) => {
    expect(statusAndBody(await add(ada, { description }))).toEqual(wrong({ description: code }))
  })

  test.each([
    ['20,000 characters', 'ä'.repeat(taskBounds.description)],
    ['emoji', '👩‍👩‍👧‍👦 first, then 🎨'],
    ['right-to-left', 'اكتب الخطوات بالترتيب‏ ثم تحقق'],
    ['HTML, which stays text', '<script>alert(1)</script><b>Write</b> &amp; list'],
    ['underscores and blanks', 'fill in ____ and ____'],
    ['underscores alone', '______'],
    ['one underscore', 'snake_case'],
    ['words like a statement', "'); drop table tasks; -- $1 ?"],
  ])('saves %s unchanged', async (_, description) => {
    const { task } = (await add(ada, { description })).body
    expect(task.description).toBe(description)
    expect((await list(ada)).list[0].description).toBe(description)
  })

  test('replaces underscores in a description by spaces', async () => {
    expect(
      (await add(ada, { description: 'Write_the_steps_in_order.' })).body.task.description,
    ).toBe('Write the steps in order.')
  })

  test('rejects a user, status or area and invalid values', async () => {
    for (const more of [
      { user_id: 1 },
      { status: 'Done' },
      { area: 'work' },
      { priority: 4 },
      { due_date: '2026-02-30' },
    ])
      expect([more, (await add(ada, more)).status]).toEqual([more, 400])
  })

  test('requires a session and the permission, as do all other calls', async () => {
    const { id } = await addTask(world, ada)
    const guest = await world.person({ role: 'guest' })
    const expired = await world.person({ endsAt: new Date('2026-01-01') })
    const calls: [string, unknown?][] = [
      ['POST /tasks/add_task', await draft()],
      ['POST /tasks'],
      [`GET /tasks/show/${id}`],
      ['GET /tasks/show'],
      [`PUT /tasks/edit/${id}`, { name: 'x' }],
      [`PUT /tasks/update/${id}`, {}],
      [`DELETE /tasks/delete/${id}`],
      ['DELETE /tasks/delete', { ids: [id] }],
      ['POST /tasks/restore', { ids: [id] }],
      [`PUT /strategies/add_custom_strategy/${id}`, { pattern: 'sequence', body: 'x' }],
      ['GET /words/wall/school'],
      ['GET /tasks/categories'],
    ]
    for (const [where, body] of calls) {
      expect([where, statusAndBody(await world.call(where, { body }))]).toEqual([
        where,
        apiError('unauthenticated'),
      ])
      expect([where, statusAndBody(await world.call(where, { token: guest.token, body }))]).toEqual(
        [where, apiError('forbidden')],
      )
    }
    expect(statusAndBody(await add(expired))).toEqual(apiError('subscription_ended'))
    const child = await world.person({ role: 'student', ageGroupId: 1 })
    const career = await world.call('POST /tasks/add/career/task', {
      token: child.token,
      body: await draft({}, 'career'),
    })
    expect(statusAndBody(career)).toEqual(apiError('forbidden'))
  })
})

describe('the language of a task', () => {
  beforeAll(async () => {
    await world.pool.query(
      "insert into topic_versions (group_key, name, language_id) values ('math', 'מתמטיקה', $1)",
      [hebrew],
    )
    await world.pool.query(
      `insert into strategy_versions (title, body, language_id, group_key)
       values ('בעברית', 'לעשות.', $1, 'school.math.sequence.Forge.1')`,
      [hebrew],
    )
  })

  test("for topics is the reader's or else English, and the task keeps its topic", async () => {
    const { id } = await addTask(world, ada, { topic_id: await topicId(world, 'school', 'Math') })
    await world.call(`POST /languages/switch/${hebrew}`, { token: ada.token })
    const { topics } = (await world.call('GET /topics/standard', { token: ada.token })).body
    const math = topics.find(({ name }: { name: string }) => name === 'מתמטיקה')
    expect(topics.map(({ name }: { name: string }) => name)).toContain('Reading')
    expect((await show(ada, id)).body.task).toMatchObject({
      topic_id: math.id,
      topic_name: 'מתמטיקה',
    })
    expect((await list(ada, `?topic_id=${math.id}`)).count).toBe(1)
  })

  test("for strategies is the person's or else English", async () => {
    const jonas = await world.person({ languageId: hebrew })
    const { id } = await addTask(world, jonas, { topic_id: await topicId(world, 'school', 'Math') })
    const titles = (await show(jonas, id)).body.task.strategies.map(
      ({ title }: { title: string }) => title,
    )
    expect(titles.filter((title: string) => title === 'בעברית')).toHaveLength(1)
    const english = await addTask(world, ada, { topic_id: await topicId(world, 'school', 'Math') })
    expect(english.strategies).toHaveLength(titles.length)
  })
})

describe('the word wall of a task', () => {
  const wall = async (who: Member, area: Place, query = '') =>
    world.call(`GET /words/wall/${area}${query}`, { token: who.token })

  test('depends on area and age group', async () => {
    const child = await world.person({ ageGroupId: 1, role: 'student' })
    const titles = []
    for (const area of ['school', 'work', 'career'] as const)
      titles.push((await wall(ada, area)).body.wall.title)
    expect(titles).toEqual(['School words', 'Work words', 'Career words'])
    const { body } = await wall(child, 'school')
    expect(body.wall).toMatchObject({ title: 'School words for children', language_id: 1 })
    expect(body.wall.words.length).toBeGreaterThan(100)
    expect(body.wall.words[0]).toEqual({
      text: expect.any(String),
      forms: expect.any(Array),
      pattern: 'sequence',
      weight: expect.any(Number),
    })
    expect((await wall(child, 'work')).body.wall.title).toBe('Work words')
  })

  test("is in the person's language or English, and language takes precedence over age", async () => {
    const child = await world.person({ ageGroupId: 1, role: 'student', languageId: hebrew })
    expect((await wall(child, 'school')).body.wall.title).toBe('School words for children')
    await world.pool.query(
      "insert into walls (title, area, language_id) values ('מילים', 'school', $1)",
      [hebrew],
    )
    expect((await wall(child, 'school')).body.wall).toMatchObject({
      title: 'מילים',
      language_id: hebrew,
      words: [],
    })
    await world.pool.query("delete from walls where title = 'מילים'")
  })

  test("is that of the task's owner", async () => {
    const child = await world.person({ ageGroupId: 1, role: 'student' })
    const { id } = await addTask(world, child)
    const admin = await world.person({ role: 'super_admin' })
    expect((await wall(admin, 'school', `?task_id=${id}`)).body.wall.title).toBe(
      'School words for children',
    )
    expect(statusAndBody(await wall(ada, 'school', `?task_id=${id}`))).toEqual(notFound)
    expect((await wall(ada, 'garden' as Place)).status).toBe(400)
  })

  test("is available in every language that has one, by default in that of the task's text", async () => {
    const jonas = await world.person({ languageId: 2 })
    const { id } = await addTask(world, jonas)
    const languageOf = async (query: string) =>
      (await wall(jonas, 'school', query)).body.wall.language_id
    expect((await wall(jonas, 'school', `?task_id=${id}`)).body.wall).toMatchObject({
      language_id: 2,
      languages: [1, 2, 3, 4, 5, 6, 7, 8],
    })
    expect(await languageOf(`?task_id=${id}&language_id=3`)).toBe(3)
    await world.call(`PUT /tasks/edit/${id}`, { token: jonas.token, body: { language_id: 1 } })
    expect(await languageOf(`?task_id=${id}`)).toBe(1)
    expect(await languageOf('')).toBe(2)
  })
})
