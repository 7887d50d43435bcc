import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
const first = async (what: string) => (await call(what)).body.list[0]

/** Lists whose rows reference another list, and a draft of a new row without that reference. */
const pairs = [
  {
    named: {
      all: 'POST /statements/questions',
      remove: '/statements/questions',
      delete: 'DELETE /statements/questions/delete',
    },
    list: {
      all: 'POST /statements',
      add: 'POST /statements/add/statement',
      edit: 'PUT /statements/edit/statement',
    },
    field: 'question_id',
    choices: 'questions',
    draft: {
      title: 'I write the plan.',
      pattern: 'sequence',
      type: 'Avoid',
      age_group_id: 1,
      language_id: 1,
    },
  },
  {
    named: {
      all: 'POST /career/statements/questions',
      remove: '/career/statements/questions',
      delete: 'DELETE /career/statements/questions/delete',
    },
    list: {
      all: 'POST /career/statements',
      add: 'POST /career/statements/add/statement',
      edit: 'PUT /career/statements/edit/statement',
    },
    field: 'question_id',
    choices: 'questions',
    draft: { title: 'I write the plan.', pattern: 'sequence', type: 'Avoid', language_id: 1 },
  },
  {
    named: { all: 'POST /walls', remove: '/walls', delete: 'DELETE /walls/delete' },
    list: { all: 'POST /words', add: 'POST /words/add_word', edit: 'PUT /words/update' },
    field: 'wall_id',
    choices: 'walls',
    draft: { text: 'zigzag', pattern: 'sequence' },
  },
]

const wrongIn = (field: string) => ({
  status: 400,
  body: { name: 'invalid', fields: [{ path: field, code: 'choice_unknown' }] },
})

describe.each(pairs)('$list.all', ({ named, list, field, choices, draft }) => {
  const wrong = wrongIn(field)

  test('lists the choices for the reference, newest first, each with its language', async () => {
    const { [choices]: all } = (await call(`${list.all}?language=1`)).body
    const { list: rows } = (await call(`${named.all}?limit=998&order_by=id&order_direction=DESC`))
      .body
    expect(all).toEqual(
      rows.map(
        ({ id, title, language_id }: { id: number; title: string; language_id: number }) => ({
          value: String(id),
          title,
          language_id,
        }),
      ),
    )
  })

  test('rejects an unknown reference, in new and edited rows', async () => {
    const row = await first(list.all)
    expect(await call(list.add, { ...draft, [field]: 999_999 })).toMatchObject(wrong)
    expect(await call(`${list.edit}/${row.id}`, { ...draft, [field]: 999_999 })).toMatchObject(
      wrong,
    )
  })

  test('rejects deleting referenced rows, alone or among others', async () => {
    const used = await first(`${named.all}?language=1`)
    const error = { status: 409, body: { name: 'row_used' } }
    expect(await call(`${named.delete}/${used.id}`)).toMatchObject(error)
    expect(await call(`POST ${named.remove}/remove`, { ids: [used.id, 999_999] })).toMatchObject(
      error,
    )
  })
})

test.each(pairs.filter(({ draft }) => 'language_id' in draft))(
  '$list.add rejects a reference to a row in another language',
  async (pair) => {
    const { id } = await first(`${pair.named.all}?language=2`)
    expect(await call(pair.list.add, { ...pair.draft, [pair.field]: id })).toMatchObject(
      wrongIn(pair.field),
    )
  },
)

test('the name of a referenced row follows when that row is renamed', async () => {
  const wall = await first('POST /walls?language=1&area=school')
  const { title, area, children, language_id } = wall
  const named = async () => (await first(`POST /words?wall_id=${wall.id}`)).wall
  expect(await named()).toBe(title)
  await call(`PUT /walls/update/${wall.id}`, { title: 'Another name', area, children, language_id })
  expect(await named()).toBe('Another name')
})

describe('what depends on a row', () => {
  const usesOf = async (show: string) => (await call(show)).body.uses

  test('counts people who ticked a statement of the work profile, in any language', async () => {
    const { list } = (await call('POST /career/statements?language=2')).body
    const german = list[0]
    const english = (await call(`GET /career/statements/show/${german.id}`)).body.versions.find(
      ({ language_id }: { language_id: number }) => language_id === 1,
    )
    const adult = await world.person({ ageGroupId: 3 })
    await world.call(`PUT /users/update/career/statements/${adult.id}`, {
      token: adult.token,
      body: { ticked: [english.id] },
    })
    expect(await usesOf(`GET /career/statements/show/${german.id}`)).toEqual([
      { kind: 'people', count: 1, blocks: false },
    ])
  })

  test('counts the strategies and tasks of a topic, and says nothing of a new one', async () => {
    const topic = await first('POST /topics?language=3&area=school')
    expect(await usesOf(`GET /topics/show/${topic.id}`)).toContainEqual({
      kind: 'strategies',
      count: expect.any(Number),
      blocks: false,
    })
    const draft = { name: 'Without uses', area: 'school', language_id: 1 }
    const { row } = (await call('POST /topics/add_topic', draft)).body
    expect(await usesOf(`GET /topics/show/${row.id}`)).toEqual([])
  })

  test('blocks a deletion; of several rows the others are deleted and the used ones named', async () => {
    const wall = await first('POST /walls?language=1&area=work')
    expect(await usesOf(`GET /walls/show/${wall.id}`)).toEqual([
      { kind: 'words', count: expect.any(Number), blocks: true },
    ])
    expect(await call('POST /walls/remove', { ids: [wall.id] })).toMatchObject({
      status: 409,
      body: { name: 'row_used' },
    })
    const [question, other] = await Promise.all(
      ['One', 'Other'].map(
        async (title) =>
          (
            await call('POST /statements/questions/add/statement', {
              ...{ title, kind: 'bring', language_id: 1 },
            })
          ).body.row,
      ),
    )
    await call('POST /statements/add/statement', {
      ...{ title: 'I plan ahead.', question_id: question.id, language_id: 1 },
      ...{ pattern: 'sequence', type: 'Avoid', age_group_id: 3 },
    })
    const ids = [question.id, other.id]
    expect(
      (await call('POST /statements/questions/remove', { ids, skip_used: true })).body,
    ).toEqual({
      ids: [other.id],
      used: [question.id],
    })
  })
})
