import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) => world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
const first = async (what: string) => (await call(what)).body.list[0]

/** Lists whose rows name those of another list, and what a new row of each is beside that. */
const pairs = [
  {
    named: { all: 'POST /statements/questions', remove: '/statements/questions', delete: 'DELETE /statements/questions/delete' },
    list: { all: 'POST /statements', add: 'POST /statements/add/statement', edit: 'PUT /statements/edit/statement' },
    field: 'question_id',
    draft: { title: 'I write the plan.', pattern: 'sequence', type: 'Avoid', age_group_id: 1, language_id: 1 },
  },
  {
    named: {
      all: 'POST /career/statements/questions',
      remove: '/career/statements/questions',
      delete: 'DELETE /career/statements/questions/delete',
    },
    list: { all: 'POST /career/statements', add: 'POST /career/statements/add/statement', edit: 'PUT /career/statements/edit/statement' },
    field: 'question_id',
    draft: { title: 'I write the plan.', pattern: 'sequence', type: 'Avoid', language_id: 1 },
  },
  {
    named: { all: 'POST /walls', remove: '/walls', delete: 'DELETE /walls/delete' },
    list: { all: 'POST /words', add: 'POST /words/add_word', edit: 'PUT /words/update' },
    field: 'wall_id',
    draft: { text: 'zigzag', pattern: 'sequence' },
  },
]

const wrongIn = (field: string) => ({ status: 400, body: { name: 'invalid', fields: [{ path: field, code: 'choice_unknown' }] } })

describe.each(pairs)('$list.all', ({ named, list, field, draft }) => {
  const wrong = wrongIn(field)

  test('tells what a row may be of, newest first, each in its language', async () => {
    const { choices } = (await call(`${list.all}?language=1`)).body
    const { list: all } = (await call(`${named.all}?limit=998&order_by=id&order_direction=DESC`)).body
    expect(choices[field]).toEqual(
      all.map(({ id, title, language_id }: { id: number; title: string; language_id: number }) => ({
        value: String(id),
        title,
        language_id,
      })),
    )
  })

  test('refuses a row of what there is not, new or changed', async () => {
    const row = await first(list.all)
    expect(await call(list.add, { ...draft, [field]: 999_999 })).toMatchObject(wrong)
    expect(await call(`${list.edit}/${row.id}`, { ...draft, [field]: 999_999 })).toMatchObject(wrong)
  })

  test('keeps what its rows are of from being deleted, alone or among others', async () => {
    const used = await first(`${named.all}?language=1`)
    const error = { status: 409, body: { name: 'row_used' } }
    expect(await call(`${named.delete}/${used.id}`)).toMatchObject(error)
    expect(await call(`POST ${named.remove}/remove`, { ids: [used.id, 999_999] })).toMatchObject(error)
  })
})

test.each(pairs.filter(({ draft }) => 'language_id' in draft))('$list.add refuses a row of what is in another language', async (pair) => {
  const { id } = await first(`${pair.named.all}?language=2`)
  expect(await call(pair.list.add, { ...pair.draft, [pair.field]: id })).toMatchObject(wrongIn(pair.field))
})

test('a row that is told by what it is of follows when that is renamed', async () => {
  const wall = await first('POST /walls?language=1&area=school')
  const { title, area, children, language_id } = wall
  const named = async () => (await first(`POST /words?wall_id=${wall.id}`)).wall
  expect(await named()).toBe(title)
  await call(`PUT /walls/update/${wall.id}`, { title: 'Another name', area, children, language_id })
  expect(await named()).toBe('Another name')
})

describe('how many people have a row', () => {
  test('are those who read in its language, where nothing else is said', async () => {
    const question = await first('POST /statements/questions?language=3')
    const used = async () => (await call(`GET /statements/questions/show/${question.id}`)).body.used_by
    const before = await used()
    await world.person({ languageId: 3 })
    expect(await used()).toBe(before + 1)
  })

  test('are those who ticked a statement of the work profile, in whichever language', async () => {
    const { list } = (await call('POST /career/statements?language=2')).body
    const german = list[0]
    const english = (await call(`GET /career/statements/show/${german.id}`)).body.versions.find(
      ({ language_id }: { language_id: number }) => language_id === 1,
    )
    const adult = await world.person({ ageGroupId: 3 })
    await world.call(`PUT /users/update/career/statements/${adult.id}`, { token: adult.token, body: { ticked: [english.id] } })
    expect((await call(`GET /career/statements/show/${german.id}`)).body.used_by).toBe(1)
  })
})
