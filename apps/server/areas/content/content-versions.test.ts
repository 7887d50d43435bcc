import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheetType, writeSheet } from '../../sheets/sheet-format.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { cellsOf } from '../../testing/sheets.ts'
import { type Member, makeWorld, minutes, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
type Row = { id: number; language_id: number; group_key: string; [column: string]: unknown }
const rowsOf = async (list: string, query = ''): Promise<Row[]> =>
  (await call(`POST ${list}?limit=998&order_by=id&order_direction=ASC&${query}`)).body.list
const versionsOf = async (list: string, key: string) =>
  (await rowsOf(list)).filter(({ group_key }) => group_key === key)
const pick = (rows: readonly Row[], column: string) => [
  ...new Set(rows.map(({ [column]: value }) => value)),
]
const italian = 3

/** The first Italian row of a list, its edit call, and new values that all languages share. */
const lists = [
  {
    list: '/attributes',
    edit: 'PUT /attributes/edit/attribute',
    texts: ['title'],
    shared: { pattern: 'precision', type: 'Use First', age_group_id: 3 },
  },
  { list: '/topics', edit: 'PUT /topics/update', texts: ['name'], shared: { area: 'work' } },
  {
    list: '/strategies',
    edit: 'PUT /strategies/update',
    texts: ['title', 'body'],
    shared: {
      area: 'work',
      topic_key: 'planning',
      pattern: 'confluence',
      action: 'Tether',
      children: false,
    },
  },
  {
    list: '/career/strategies',
    edit: 'PUT /career/strategies/update',
    texts: ['title', 'body'],
    shared: { topic_key: 'interview', pattern: 'confluence', action: 'Tether', children: false },
  },
  {
    list: '/statements/questions',
    edit: 'PUT /statements/questions/edit',
    texts: ['title'],
    shared: { kind: 'need' },
  },
  {
    list: '/statements',
    edit: 'PUT /statements/edit/statement',
    texts: ['title', 'question_id'],
    shared: { pattern: 'confluence', type: 'Use First', age_group_id: 3 },
  },
  {
    list: '/career/statements',
    edit: 'PUT /career/statements/edit/statement',
    texts: ['title', 'question_id'],
    shared: { pattern: 'confluence', type: 'Use First' },
  },
] as const

describe.each(lists)('the versions of a row of $list', ({ list, edit, texts, shared }) => {
  test('change together in what they share, and separately in their texts', async () => {
    const [row] = await rowsOf(list, `language=${italian}`)
    if (!row) throw new Error(`${list} is empty`)
    const before = await versionsOf(list, row.group_key)
    const own = Object.fromEntries(texts.map((name) => [name, row[name]]))
    const { status } = await call(`${edit}/${row.id}`, {
      ...own,
      ...shared,
      language_id: italian,
      edited_at: row.edited_at,
    })
    expect(status).toBe(200)
    const after = await versionsOf(list, row.group_key)
    expect(after).toHaveLength(before.length)
    for (const [column, value] of Object.entries(shared))
      expect(pick(after, column)).toEqual([value])
    expect(after.map(({ [texts[0]]: text }) => text)).toEqual(
      before.map(({ [texts[0]]: text }) => text),
    )
  })
})

const topics = { ge: 2, it: italian }
const addTopic = async (name: string) => {
  const { row } = (await call('POST /topics/add_topic', { name, area: 'school', language_id: 1 }))
    .body
  const ids = [row.id]
  for (const [locale, language_id] of Object.entries(topics)) {
    const version = { name: `${name} ${locale}`, area: 'school', language_id, version_of: row.id }
    ids.push((await call('POST /topics/add_topic', version)).body.row.id)
  }
  return { key: row.group_key as string, ids }
}

test('an editor of another version learns that the shared values have changed', async () => {
  const { ids, key } = await addTopic('Sailing')
  const [, german] = await versionsOf('/topics', key)
  const draft = { name: 'Sailing', area: 'work', language_id: 1 }
  world.passes(minutes)
  expect((await call(`PUT /topics/update/${ids[0]}`, draft)).status).toBe(200)
  const late = { name: 'Segeln', area: 'school', language_id: 2, edited_at: german?.edited_at }
  expect(statusAndBody(await call(`PUT /topics/update/${ids[1]}`, late))).toEqual(
    apiError('row_changed'),
  )
  // texts alone do not concern the editors of other versions
  const [, now, other] = await versionsOf('/topics', key)
  const text = { name: 'Vela', area: 'work', language_id: italian, edited_at: other?.edited_at }
  world.passes(minutes)
  expect((await call(`PUT /topics/update/${ids[2]}`, text)).status).toBe(200)
  const again = { ...late, area: 'work', edited_at: now?.edited_at }
  expect((await call(`PUT /topics/update/${ids[1]}`, again)).status).toBe(200)
})

test('a new version has what the others share by now, not what its draft began with', async () => {
  const { ids, key } = await addTopic('Rowing')
  const moved = { name: 'Rowing', area: 'work', language_id: 1 }
  expect((await call(`PUT /topics/update/${ids[0]}`, moved)).status).toBe(200)
  const version = { name: 'Remo', area: 'school', language_id: 4, version_of: ids[0] }
  expect((await call('POST /topics/add_topic', version)).status).toBe(200)
  const versions = await versionsOf('/topics', key)
  expect(versions).toHaveLength(4)
  expect(pick(versions, 'area')).toEqual(['work'])
})

test('an order holds in all languages', async () => {
  const [one, other] = [await addTopic('First'), await addTopic('Second')]
  expect((await call('PUT /topics/order', { ids: [other.ids[1], one.ids[1]] })).status).toBe(200)
  const places = async ({ key }: { key: string }) =>
    (await versionsOf('/topics', key)).map(({ order }) => Number(order))
  const [first = 0] = await places(one)
  const [second = 0] = await places(other)
  expect(first).toBeGreaterThan(second)
  expect(await places(one)).toEqual([first, first, first])
})

test('an edit that would make another version equal to another row is rejected', async () => {
  const { ids } = await addTopic('Fencing')
  const taken = { name: 'Fencing ge', area: 'work', language_id: 2 }
  expect((await call('POST /topics/add_topic', taken)).status).toBe(200)
  const draft = { name: 'Fencing', area: 'work', language_id: 1 }
  expect(statusAndBody(await call(`PUT /topics/update/${ids[0]}`, draft))).toEqual(
    wrong({ name: 'taken' }),
  )
})

test('a version moves to no language that the row already has, not even in the bin', async () => {
  const { ids } = await addTopic('Curling')
  const draft = { name: 'Curling', area: 'school', language_id: 2 }
  const move = async () => statusAndBody(await call(`PUT /topics/update/${ids[0]}`, draft))
  expect(await move()).toEqual(wrong({ language_id: 'version_taken' }))
  await call(`DELETE /topics/delete_topic/${ids[1]}`)
  expect(await move()).toEqual(wrong({ language_id: 'version_taken' }))
})

test('a new row brings no version of another row back from the bin', async () => {
  const { ids, key } = await addTopic('Judo')
  expect((await call(`DELETE /topics/delete_topic/${ids[1]}`)).status).toBe(200)
  const fresh = { name: 'Judo ge', area: 'school', language_id: 2 }
  const { row } = (await call('POST /topics/add_topic', fresh)).body
  expect([row.id === ids[1], row.group_key === key]).toEqual([false, false])
  expect(statusAndBody(await call('POST /topics/restore', { ids: [ids[1]] }))).toEqual(
    apiError('row_taken'),
  )
  // a row that is in the bin with all of its versions does come back
  const alone = (
    await call('POST /topics/add_topic', { name: 'Sumo', area: 'work', language_id: 1 })
  ).body.row
  await call(`DELETE /topics/delete_topic/${alone.id}`)
  const again = (
    await call('POST /topics/add_topic', { name: 'Sumo', area: 'work', language_id: 1 })
  ).body.row
  expect(again.id).toBe(alone.id)
})

describe('a statement', () => {
  const addQuestion = async (title: string, more: object = {}) =>
    (
      await call('POST /statements/questions/add/statement', {
        ...{ title, kind: 'bring', language_id: 1 },
        ...more,
      })
    ).body.row
  const statement = { pattern: 'sequence', type: 'Avoid', age_group_id: 3 }
  const addStatement = async (title: string, question_id: number, more: object = {}) =>
    (
      await call('POST /statements/add/statement', {
        ...{ title, question_id, language_id: 1, ...statement },
        ...more,
      })
    ).body.row
  const edit = async (id: number, title: string, question_id: number, language_id: number) =>
    statusAndBody(
      await call(`PUT /statements/edit/statement/${id}`, {
        ...{ title, question_id, language_id, ...statement },
      }),
    )

  test('moves with all versions to a question that has their languages, and to no other', async () => {
    const home = await addQuestion('What do you bring?')
    const german = await addQuestion('Was bringst du mit?', { language_id: 2, version_of: home.id })
    const english = await addStatement('I plan.', home.id)
    const version = { language_id: 2, version_of: english.id }
    const other = await addStatement('Ich plane.', german.id, version)
    const only = await addQuestion('And what else?')
    expect(await edit(english.id, 'I plan.', only.id, 1)).toEqual(
      wrong({ question_id: 'choice_versions_missing' }),
    )
    const more = await addQuestion('Und was noch?', { language_id: 2, version_of: only.id })
    expect((await edit(english.id, 'I plan.', only.id, 1)).status).toBe(200)
    const rows: Row[] = (await call(`GET /statements/show/${english.id}`)).body.versions
    expect(rows.map(({ id, question_id }) => [id, question_id])).toEqual([
      [english.id, only.id],
      [other.id, more.id],
    ])
  })

  test('is compared with the statements of its new question in every language', async () => {
    const one = await addQuestion('Where?')
    const oneGerman = await addQuestion('Wo?', { language_id: 2, version_of: one.id })
    const two = await addQuestion('When?')
    const twoGerman = await addQuestion('Wann?', { language_id: 2, version_of: two.id })
    const english = await addStatement('Here', one.id)
    await addStatement('Hier', oneGerman.id, { language_id: 2, version_of: english.id })
    await addStatement('Hier', twoGerman.id, { language_id: 2 })
    expect(await edit(english.id, 'Here', two.id, 1)).toEqual(wrong({ title: 'taken' }))
  })
})

test('a topic that moves to another area takes its strategies along', async () => {
  const { ids, key } = await addTopic('Juggling')
  const { row } = (
    await call('POST /strategies/add_strategy', {
      ...{ title: 'Start with one ball', body: 'Throw it ten times.', children: false },
      ...{ area: 'school', topic_key: key, pattern: 'sequence', action: 'Forge', language_id: 1 },
    })
  ).body
  const draft = { name: 'Juggling', area: 'work', language_id: 1 }
  expect((await call(`PUT /topics/update/${ids[0]}`, draft)).status).toBe(200)
  expect((await call(`GET /strategies/show/${row.id}`)).body.row).toMatchObject({
    area: 'work',
    topic_key: key,
    topic: 'Juggling',
  })
})

describe('a sheet', () => {
  const headings = ['id', 'name', 'area', 'language'].map((heading) => ({ heading, width: 10 }))
  async function send(rows: (string | number)[][]) {
    const body = new FormData()
    const file = await writeSheet('topics', headings, rows)
    body.set('file', new File([file], 'topics.xlsx', { type: sheetType }))
    return call('POST /topics/import', body)
  }

  test('shows a shared value of one version in all of them', async () => {
    const { key, ids } = await addTopic('Chess')
    await call(`PUT /topics/update/${ids[2]}`, { name: 'Scacchi', area: 'work', language_id: 3 })
    const [, ...rows] = await cellsOf((await call('POST /topics/export?order_by=id')).bytes)
    const own = rows.filter(([id]) => ids.includes(Number(id)))
    expect(own.map(([, , area]) => area)).toEqual(['work', 'work', 'work'])
    expect(pick(await versionsOf('/topics', key), 'area')).toEqual(['work'])
  })

  test('with one version changes all of them, and can be undone', async () => {
    const { key, ids } = await addTopic('Draughts')
    const { status, body } = await send([[ids[2] ?? 0, 'Dama', 'work', 'it']])
    expect([status, body.import]).toMatchObject([200, { state: 'done', changed: 1 }])
    expect(pick(await versionsOf('/topics', key), 'area')).toEqual(['work'])
    expect((await call(`POST /imports/${body.import.id}/undo`)).status).toBe(200)
    expect(pick(await versionsOf('/topics', key), 'area')).toEqual(['school'])
  })

  test('is compared with other rows also in the languages that it does not have', async () => {
    const { ids } = await addTopic('Bowling')
    const taken = { name: 'Bowling ge', area: 'work', language_id: 2 }
    expect((await call('POST /topics/add_topic', taken)).status).toBe(200)
    expect(statusAndBody(await send([[ids[0] ?? 0, 'Bowling', 'work', 'en']]))).toEqual(
      apiError('sheet_wrong', {
        errors: [
          { row: 2, column: 'name', reason: 'taken', value: 'Bowling', of: expect.any(Number) },
        ],
        error_count: 1,
      }),
    )
  })

  test('cannot be undone when a version would become equal to another row', async () => {
    const { ids } = await addTopic('Archery')
    const { body } = await send([[ids[0] ?? 0, 'Archery', 'work', 'en']])
    const taken = { name: 'Archery it', area: 'school', language_id: 3 }
    expect((await call('POST /topics/add_topic', taken)).status).toBe(200)
    expect(statusAndBody(await call(`POST /imports/${body.import.id}/undo`))).toEqual(
      apiError('import_changed'),
    )
  })

  test('with texts in another language leaves alone what the versions share', async () => {
    const { row } = (
      await call('POST /attributes/add/attribute', {
        ...{ title: 'I like lists.', pattern: 'sequence', type: 'Avoid', age_group_id: 3 },
        language_id: 1,
      })
    ).body
    const names = ['id', 'language', 'source_title', 'target_title']
    const columns = names.map((heading) => ({ heading, width: 10 }))
    const file = await writeSheet('attributes', columns, [
      [row.id, 'ge', 'I like lists.', 'Ich mag Listen.'],
    ])
    const body = new FormData()
    body.set('file', new File([file], 'attributes.xlsx', { type: sheetType }))
    body.set('check', '1')
    const checked = (await call('POST /attributes-language/import', body)).body.import
    const changed = { pattern: 'confluence', type: 'Use First', age_group_id: 2 }
    const draft = { title: 'I like lists.', language_id: 1, ...changed }
    expect((await call(`PUT /attributes/edit/attribute/${row.id}`, draft)).status).toBe(200)
    expect((await call(`POST /imports/${checked.id}/apply`)).body.import).toMatchObject({
      state: 'done',
    })
    expect((await call(`GET /attributes/show/${row.id}`)).body.versions).toMatchObject([
      { title: 'I like lists.', ...changed },
      { title: 'Ich mag Listen.', ...changed },
    ])
  })

  test('that gives versions of a row different values is rejected, naming row and column', async () => {
    const { key, ids } = await addTopic('Cycling')
    const [english = 0, german = 0, third = 0] = ids
    const answer = await send([
      [english, 'Cycling', 'school', 'en'],
      [german, 'Radfahren', 'work', 'ge'],
      [third, 'Ciclismo', 'school', 'it'],
    ])
    expect(statusAndBody(answer)).toEqual(
      apiError('sheet_wrong', {
        errors: [{ row: 3, column: 'area', reason: 'versions_differ', value: 'work' }],
        error_count: 1,
      }),
    )
    expect((await versionsOf('/topics', key)).map(({ name }) => name)).toEqual([
      'Cycling',
      'Cycling ge',
      'Cycling it',
    ])
  })

  test('may name the version of a question in each language', async () => {
    const [row] = await rowsOf('/statements', 'language=1')
    const versions = (await versionsOf('/statements', row?.group_key ?? '')).slice(0, 2)
    const body = new FormData()
    const columns = ['id', 'title', 'question_id', 'pattern', 'type', 'age_group_id', 'language']
    const cells = versions.map(({ id, title, question_id, age_group_id, language_id }) => [
      id,
      title,
      question_id,
      'precision',
      'Avoid',
      age_group_id,
      language_id === 1 ? 'en' : 'ge',
    ])
    const file = await writeSheet(
      'teamStatements',
      columns.map((heading) => ({ heading, width: 10 })),
      cells as (string | number)[][],
    )
    body.set('file', new File([file], 'teamStatements.xlsx', { type: sheetType }))
    expect((await call('POST /statements/import', body)).status).toBe(200)
    const after = await versionsOf('/statements', row?.group_key ?? '')
    expect([pick(after, 'pattern'), new Set(pick(after, 'question_id')).size]).toEqual([
      ['precision'],
      after.length,
    ])
  })
})
