import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sheetType } from '../../sheets/sheet.ts'
import { writeSheet } from '../../sheets/sheet-format.ts'
import { makeInstitution } from '../../testing/groups.ts'
import { cellsOf } from '../../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin' })
})
afterAll(() => world.close())

type Cells = (string | number)[]
const call = (what: string, body?: unknown, who = root) =>
  world.call(what, { token: who.token, ...(body !== undefined && { body }) })
/** The codes of the test world do not have the shape of real ones. */
const shapeCodes = () =>
  world.pool.query(
    "update organizations set promo_code = upper(left(md5(id::text), 8)) where promo_code !~ '^[A-Za-z0-9]{6,12}$'",
  )
const exported = async (query = '') =>
  (await cellsOf((await call(`POST /organizations/export?${query}`)).bytes)) as Cells[]
async function send(rows: Cells[], more: Record<string, string> = {}, who = root) {
  const [headings = []] = await exported()
  const columns = headings.map((heading) => ({ heading: String(heading), width: 10 }))
  const body = new FormData()
  body.set(
    'file',
    new File([await writeSheet('organizations', columns, rows)], 'institutions.xlsx', {
      type: sheetType,
    }),
  )
  for (const [name, value] of Object.entries(more)) body.set(name, value)
  return call('POST /organizations/import', body, who)
}
/** A row of the sheet with these cells. */
async function rowWith(changes: Record<string, string | number>, base?: Cells) {
  const [headings = [], ...rows] = await exported()
  const first: Cells = base ?? [...(rows[0] ?? [])]
  return headings.map((heading, at) => changes[String(heading)] ?? first[at] ?? '')
}
const codeOf = async (id: number) => (await call(`GET /organizations/show/${id}`)).body.organization

vi.setConfig({ testTimeout: 120_000 }) // each sheet is read and written by a process of its own

test('an exported sheet imports without changes', async () => {
  await world.organization({ seats: 5, promoCode: 'old-code' })
  const [headings, ...rows] = await exported()
  expect(headings).toEqual(expect.arrayContaining(['id', 'name', 'promo_code', 'seats', 'ends_on']))
  const { status, body } = await send(rows)
  expect(body).toMatchObject({ import: { state: 'done', unchanged: rows.length, changed: 0 } })
  expect(status).toBe(200)
})

test('adds institutions, with a code where none is given, changes others, and undoes both', async () => {
  const school = await world.organization({ seats: 5, promoCode: 'code-of-old' })
  const { promo_code } = await codeOf(school.id)
  const [headings = [], ...rows] = await exported()
  const own = rows.find(([id]) => id === school.id) ?? []
  const set = (cells: Cells, changes: Record<string, string | number>) =>
    headings.map((heading, at) => changes[String(heading)] ?? cells[at] ?? '')
  const added = set(own, {
    ...{ id: '', name: 'Lakeside', promo_code: '', seats: 30, ends_on: '2030-07-31' },
    ...{ language: 'it', tasks: 'no', email_domains: 'lake.example | side.example', min_age: 10 },
  })
  const checked = await send([set(own, { city: 'Turin', seats: 9 }), added], { check: '1' })
  expect(checked.body.import).toMatchObject({ state: 'checked', added: 1, changed: 1, errors: [] })
  const { body } = await call(`GET /imports/${checked.body.import.id}/changes`)
  expect(body.changes.find(({ kind }: { kind: string }) => kind === 'changed').cells).toEqual(
    expect.arrayContaining([{ column: 'city', before: '', after: 'Turin' }]),
  )
  const done = await call(`POST /imports/${checked.body.import.id}/apply`)
  expect(done.body.import).toMatchObject({ state: 'done', may_undo: true })
  expect(await codeOf(school.id)).toMatchObject({
    ...{ city: 'Turin', seats: 9, promo_code },
  })
  const lakeside = async () => (await call('POST /organizations?search_text=lakeside')).body.list[0]
  expect(await lakeside()).toMatchObject({
    ...{ seats: 30, ends_on: '2030-07-31', min_age: 10, language_id: expect.any(Number) },
    email_domains: ['lake.example', 'side.example'],
    features: { tasks: false, teams: true },
    promo_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
  })
  expect((await call(`POST /imports/${checked.body.import.id}/undo`)).body.import.state).toBe(
    'undone',
  )
  expect(await lakeside()).toBeUndefined()
  expect(await codeOf(school.id)).toMatchObject({ city: '', seats: 5 })
})

test('refuses the whole sheet and names each wrong cell', async () => {
  const { school } = await makeInstitution(world)
  const other = await world.organization({ seats: 5 })
  await shapeCodes()
  const { promo_code } = await codeOf(school.id)
  const [headings = [], ...rows] = await exported()
  const at = (name: string) => headings.indexOf(name)
  const own = [...(rows.find(([id]) => id === school.id) ?? [])]
  own[at('seats')] = 1
  const taken = [...(rows.find(([id]) => id === other.id) ?? [])]
  taken[at('promo_code')] = String(promo_code).toLowerCase()
  const wrong = await rowWith({
    ...{ id: '', name: 'Ada@example.org', kind: 'garden', country: 'Italy', language: 'xx' },
    ...{ promo_code: 'a b', starts_on: '2030-01-02', ends_on: '2030-01-01', seats: 'many' },
  })
  const { status, body } = await send([own, taken, wrong])
  expect(status).toBe(422)
  const errors = body.errors.map(
    ({ row, column, reason }: { row: number; column: string; reason: string }) =>
      `${row} ${column} ${reason}`,
  )
  expect(errors).toEqual(
    expect.arrayContaining([
      '2 seats seats_used',
      '3 promo_code taken',
      '4 name name_characters',
      '4 kind choice_unknown',
      '4 promo_code code_shape',
      '4 seats number_wrong',
    ]),
  )
  expect((await codeOf(school.id)).seats).toBe(100)
})

test('an import is not undone once somebody has joined', async () => {
  const row = await rowWith({ id: '', name: 'Joined', promo_code: 'JOINED77', seats: 3 })
  const { body } = await send([row])
  expect(body.import.state).toBe('done')
  const [{ id }] = (await call('POST /organizations?search_text=joined')).body.list
  await world.person({ role: 'institution_member', type: 'institution', organizationId: id })
  expect((await call(`POST /imports/${body.import.id}/undo`)).body.name).toBe('import_changed')
  expect((await codeOf(id)).removed).toBe(0)
})

test('an import is not undone when there are more members than seats before', async () => {
  const { school, pupil } = await makeInstitution(world)
  await world.pool.query('update organizations set seats = 3 where id = $1', [school.id])
  await shapeCodes()
  const row = (await exported()).find(([id]) => id === school.id)
  const { body } = await send([await rowWith({ seats: 10 }, row)])
  expect(body.import).toMatchObject({ state: 'done', changed: 1 })
  for (const name of ['Ada', 'Bob', 'Cleo']) await pupil(name)
  const undone = await call(`POST /imports/${body.import.id}/undo`)
  expect([undone.status, undone.body.name]).toEqual([409, 'import_changed'])
  expect(await codeOf(school.id)).toMatchObject({ seats: 10 })
})

test('only administrators of all institutions have the sheet', async () => {
  const { admin } = await makeInstitution(world)
  expect((await call('POST /organizations/export', undefined, admin)).status).toBe(403)
  expect((await send([], {}, admin)).status).toBe(403)
  const row = await rowWith({ id: '', name: 'Mine', promo_code: 'MINE7777' })
  const { body } = await send([row], { check: '1' })
  expect((await call(`POST /imports/${body.import.id}/apply`, undefined, admin)).status).toBe(404)
})

test('an export is in the log, with the number of institutions', async () => {
  const school = await world.organization({ name: 'Exported once' })
  const rows = await exported(`search_text=${encodeURIComponent('Exported once')}`)
  expect(rows.slice(1).map(([id]) => id)).toEqual([school.id])
  const { rows: entries } = await world.pool.query(
    `select action, entity, entity_id, count from logs order by id desc limit 1`,
  )
  expect(entries).toEqual([
    { action: 'export', entity: 'organizations', entity_id: null, count: 1 },
  ])
})
