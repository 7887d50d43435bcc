import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheets } from '../area-sheets.ts'
import type { Sheet } from '../sheets/area-sheet.ts'
import {
  addOddRows,
  cellsOf,
  contentOf,
  exportedSheets,
  filesOf,
  listed,
  listedCells,
  oddTexts,
  orNone,
  type SheetFile,
  sendSheet,
} from '../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'

const german = 2
let world: World
let editor: Member
let input: SheetFile[]
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'super_admin' })
  // LibreOffice itself loses a part of the last text
  await addOddRows(world, editor, contentOf(sheets), [...oddTexts, '_x005F_x0041_'])
  input = await exportedSheets(world, editor, german)
})
afterAll(() => world.close())

test('every area with a spreadsheet is in the registry', () => {
  expect(input.map(({ file }) => file).sort()).toEqual(
    filesOf(sheets)
      .map(({ file }) => file)
      .sort(),
  )
})

describe.each(filesOf(contentOf(sheets)))('$file', ({ file, sheet, versions }) => {
  const fileOf = () => input.find((one) => one.file === file) as SheetFile

  test('contains what the list returns, as read by another program', {
    timeout: 120_000,
  }, async () => {
    const { bytes, listing } = fileOf()
    const [headings, ...rows] = await cellsOf(bytes)
    const [expected, ...entry] = versions
      ? await versionCells(sheet, listing)
      : await listedCells(world, editor, sheet, { listing, withFacts: true })
    expect(headings).toEqual(expected)
    const differing = entry.flatMap((row, at) =>
      isDeepStrictEqual(row, rows[at]) ? [] : [{ sent: row, stored: rows[at] }],
    )
    expect(differing.slice(0, 10)).toEqual([])
    expect(rows).toHaveLength(entry.length)
    expect(rows.length).toBeGreaterThan(oddTexts.length)
  })

  test('is imported again without changes', async () => {
    const { importing, bytes } = fileOf()
    const { body } = await sendSheet(world, editor, importing, { bytes, file, check: true })
    expect(body.import).toMatchObject({
      state: 'checked',
      errors: [],
      added: 0,
      changed: 0,
      unchanged: body.import.rows,
    })
    expect(body.import.rows).toBeGreaterThan(oddTexts.length)
  })
})

async function versionCells({ versions, facts = {} }: Sheet, listing: string) {
  const texts = versions?.texts ?? []
  const translated = new Map(
    (await listed(world, editor, listing, { language: german })).map((row) => [row.group_key, row]),
  )
  const rows = await listed(world, editor, listing, {
    language: 1,
    order_by: 'id',
    order_direction: 'ASC',
  })
  return [
    [
      'id',
      'language',
      ...Object.keys(facts),
      ...texts.flatMap((name) => [`source_${name}`, `target_${name}`]),
    ],
    ...rows.map((row) =>
      [
        row.id,
        'ge',
        ...Object.values(facts).map((factOf) => factOf(row)),
        ...texts.flatMap((name) => [row[name], translated.get(row.group_key)?.[name]]),
      ].map(orNone),
    ),
  ]
}
