import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetType, writeSheet } from '../../sheets/sheet-format.ts'
import { cellsOf } from '../../testing/sheets.ts'
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
const names = async (query: string) =>
  (await call(`POST /topics?limit=998&${query}`)).body.list.map(
    ({ name }: { name: string }) => name,
  )

type Cells = (string | number)[]
const headings = ['id', 'name', 'area', 'language'].map((heading) => ({ heading, width: 10 }))
async function send(rows: Cells[], more: Record<string, string> = {}, columns = headings) {
  const body = new FormData()
  body.set(
    'file',
    new File([await writeSheet('topics', columns, rows)], 'topics.xlsx', { type: sheetType }),
  )
  for (const [name, value] of Object.entries(more)) body.set(name, value)
  return call('POST /topics/import', body)
}
const exported = async (query: string) =>
  cellsOf((await call(`POST /topics/export?${query}`)).bytes)

test('an exported sheet imports without changes', async () => {
  const [announcement, ...rows] = await exported(
    'language=2&area=work&order_by=order&order_direction=ASC',
  )
  expect(announcement).toEqual(['id', 'name', 'area', 'language'])
  expect(rows).toHaveLength(8)
  const { status, body } = await send(rows as Cells[])
  expect(status).toBe(200)
  expect(body.import).toMatchObject({ state: 'done', rows: 8, unchanged: 8, added: 0, changed: 0 })
})

test('a checked sheet reports each row and writes nothing until it is applied', async () => {
  const [, first] = await exported('language=1&area=school&order_by=id&order_direction=ASC')
  const { body } = await send(
    [
      [first?.[0] as number, 'Reading aloud', 'school', 'en'],
      ['', 'Debating', 'school', 'en'],
    ],
    { check: '1' },
  )
  expect(body.import).toMatchObject({ state: 'checked', added: 1, changed: 1, errors: [] })
  expect(await names('search_text=debating')).toEqual([])
  expect((await call(`POST /imports/${body.import.id}/apply`)).body.import).toMatchObject({
    state: 'done',
    may_undo: true,
  })
  expect(await names('search_text=debating')).toEqual(['Debating'])
  expect((await call('GET /topics/standard')).body.topics[0].name).toBe('Reading aloud')
  expect(await call(`POST /imports/${body.import.id}/apply`)).toMatchObject({
    status: 409,
    body: { name: 'import_over' },
  })

  expect((await call(`POST /imports/${body.import.id}/undo`)).body.import).toMatchObject({
    state: 'undone',
    may_undo: false,
  })
  expect(await names('search_text=debating')).toEqual([])
  expect((await call('GET /topics/standard')).body.topics[0].name).toBe('Reading')
})

test('an import can only be undone after newer imports of others are undone', async () => {
  const { body: older } = await send([['', 'Chess', 'school', 'en']])
  const own = editor
  editor = await world.person({ role: 'content_editor' })
  const { body: newer } = await send([['', 'Draughts', 'school', 'en']])
  expect(await call(`GET /imports/${older.import.id}`)).toMatchObject({ status: 404 })
  const other = editor
  editor = own
  expect((await call(`GET /imports/${older.import.id}`)).body.import).toMatchObject({
    state: 'done',
    may_undo: false,
  })
  expect(await call(`POST /imports/${older.import.id}/undo`)).toMatchObject({
    status: 409,
    body: { name: 'import_over' },
  })
  editor = other
  expect((await call(`POST /imports/${newer.import.id}/undo`)).body.import).toMatchObject({
    state: 'undone',
  })
  editor = own
  expect((await call(`POST /imports/${older.import.id}/undo`)).body.import).toMatchObject({
    state: 'undone',
  })
})

test('one wrong row rejects the whole sheet', async () => {
  const { status, body } = await send([
    ['', 'Fencing', 'school', 'en'],
    [2_000_000_000, 'Rowing', 'school', 'en'],
    ['', ' ', 'garden', 'xx'],
    ['', 'Fencing', 'school', 'en'],
  ])
  expect(status).toBe(422)
  expect(body.name).toBe('sheet_wrong')
  expect(body.errors).toMatchObject([
    { row: 3, column: 'id', reason: 'row_unknown' },
    { row: 4, column: 'name', reason: 'required' },
    { row: 4, column: 'area', reason: 'choice_unknown' },
    { row: 4, column: 'language', reason: 'choice_unknown' },
    { row: 5, column: 'name', reason: 'row_repeated' },
  ])
  expect(await names('search_text=fencing')).toEqual([])
})

test('rejects wrong headings and other files, and forbids import without permission', async () => {
  expect((await send([['x']], {}, [{ heading: 'title', width: 10 }])).body.name).toBe(
    'sheet_headings',
  )
  const spoilt = ['id', 'name', 'language', 'Language'].map((heading) => ({ heading, width: 10 }))
  expect((await send([['', 'Fencing', 'en', 'en']], {}, spoilt)).body).toMatchObject({
    name: 'sheet_wrong',
    errors: [
      { row: 1, column: 'area', reason: 'heading_missing' },
      { row: 1, column: 'language', reason: 'heading_twice' },
    ],
  })
  for (const text of ['id;name\n1;x', "'", '']) {
    const body = new FormData()
    body.set('file', new File([text], 'topics.csv'))
    expect((await call('POST /topics/import', body)).body.name).toBe('sheet_unknown')
  }
  const ada = await world.person()
  expect((await world.call('POST /topics/export', { token: ada.token })).status).toBe(403)
})

test('an import cannot be undone after one of its rows was changed', async () => {
  const { body } = await send([['', 'Archery', 'school', 'en']])
  const [row] = (await call('POST /topics?search_text=archery')).body.list
  world.passes(1000)
  editor = await world.signIn(editor)
  expect(
    (
      await call(`PUT /topics/update/${row.id}`, {
        name: 'Archery club',
        area: 'school',
        language_id: 1,
      })
    ).status,
  ).toBe(200)
  expect(await call(`POST /imports/${body.import.id}/undo`)).toMatchObject({
    status: 409,
    body: { name: 'import_changed' },
  })
  const other = await world.person({ role: 'content_editor' })
  expect(
    (await world.call(`POST /imports/${body.import.id}/undo`, { token: other.token })).body.name,
  ).toBe('import_unknown')
})
