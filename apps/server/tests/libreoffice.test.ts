import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheets } from '../area-sheets.ts'
import {
  addDraftForm,
  contentOf,
  exportedSheets,
  filesOf,
  libreOfficeFile,
  libreOfficeRows,
  listed,
  listedCells,
  orNone,
  type SheetFile,
  sendSheet,
} from '../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'

const greek = 4
let world: World
let editor: Member
let files: SheetFile[]
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'super_admin' })
  await addDraftForm(world, editor)
  files = await exportedSheets(world, editor, greek)
})
afterAll(() => world.close())

const callsOf = (file: string) => files.find((one) => one.file === file) as SheetFile
const send = (name: string, importing = 'POST /topics/import') =>
  sendSheet(world, editor, importing, { bytes: libreOfficeFile(name), file: name })
const newestTopics = async (count: number) =>
  (
    await world.call(`POST /topics?limit=${count - 1}&order_by=id`, { token: editor.token })
  ).body.list
    .map(({ name }: { name: string }) => name)
    .reverse()

describe.each(filesOf(contentOf(sheets)))(
  '$file as LibreOffice writes it',
  ({ file, sheet, versions }) => {
    test('imports the rows that were typed there', async () => {
      const { importing, listing } = callsOf(file)
      const [headings = [], ...typed] = libreOfficeRows[file] ?? []
      const { status, body } = await send(file, importing)
      expect(status, JSON.stringify(body)).toBe(200)
      if (versions) {
        const target = headings.findIndex((heading) => String(heading).startsWith('target_'))
        const name = String(headings[target]).replace('target_', '')
        const titles = typed.map((row) => row[target]).filter(Boolean)
        expect(body.import).toMatchObject({
          state: 'done',
          unchanged: typed.length - titles.length,
        })
        const storedRows = await listed(world, editor, listing, {
          language: greek,
          order_by: 'id',
          order_direction: 'ASC',
        })
        expect(
          storedRows.map((row) => row[name]).filter((text) => titles.includes(String(text))),
        ).toEqual(titles)
        return
      }
      expect(body.import).toMatchObject({
        state: 'done',
        added: typed.length,
        changed: 0,
        unchanged: 0,
      })
      const [announcement, ...rows] = await listedCells(world, editor, sheet, {
        listing,
        query: { order_by: 'id' },
      })
      const newest = rows.slice(0, typed.length).reverse()
      expect(announcement).toEqual(headings)
      expect(newest.map((row) => row.slice(1))).toEqual(
        typed.map((row) => row.slice(1).map(orNone)),
      )
    })
  },
)

describe('cells written by another program', () => {
  test('are read as dates, times, numbers, booleans and results, wherever the sheet starts and whatever is hidden or on a second sheet', async () => {
    const { body } = await send('formats.xlsx')
    expect(body.import).toMatchObject({ state: 'done', rows: 11, added: 11 })
    const expected = [
      '2026-11-21',
      '2026-11-21 08:30',
      '08:30',
      '0.125',
      '1234.5',
      'yes',
      '0.00001234',
      '12345678901',
      'Rowing club',
      '42',
    ]
    expect(await newestTopics(11)).toEqual([...expected, 'Hidden topic'])
  })

  test('are reported by row and column for a formula without a result', async () => {
    const { status, body } = await send('formulas.xlsx')
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([
      { row: 2, column: 'name', reason: 'formula_broken' },
      { row: 3, column: 'name', reason: 'formula_broken' },
      { row: 5, column: 'name', reason: 'required' },
    ])
  })

  test('are reported by row and column when merged cells leave them empty', async () => {
    const { status, body } = await send('merged.xlsx')
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([
      { row: 3, column: 'name', reason: 'required' },
      { row: 4, column: 'area', reason: 'choice_unknown' },
    ])
  })

  test('are ignored in a million coloured rows without content', async () => {
    const { body } = await send('empty-rows.xlsx')
    expect(body.import).toMatchObject({ state: 'done', rows: 1, added: 1 })
    expect(await newestTopics(1)).toEqual(['After a million rows'])
  })

  test.each([
    ['topics.csv', 'sheet_unknown'],
    ['topics.xls', 'sheet_unknown'],
    ['locked.xlsx', 'sheet_locked'],
  ])('are not read from %s, which is rejected as %s', async (name, error) => {
    expect(await send(name)).toMatchObject({ status: 422, body: { name: error } })
  })
})
