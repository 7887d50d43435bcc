import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheet, sheetType } from './base/sheet.ts'
import { type Member, makeWorld, type World } from './base/testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) => world.call(what, { token: editor.token, ...(body !== undefined && { body }) })

const areas = [
  ['attributes.xlsx', 'POST /attributes/export', 'POST /attributes/import', 1008],
  ['careerStatements.xlsx', 'POST /career/statements/export', 'POST /career/statements/import', 432],
  ['teamStatements.xlsx', 'POST /statements/export', 'POST /statements/import', 432],
  ['strategies.xlsx', 'POST /strategies/export', 'POST /strategies/import', 2640],
  ['careerStrategies.xlsx', 'GET /career/strategies/export', 'POST /career/strategies/import', 456],
  ['topics.xlsx', 'POST /topics/export', 'POST /topics/import', 66],
  ['words.xlsx', 'POST /words/export?language=1', 'POST /words/import', 2000],
] as const

describe.each(areas)('%s', (file, exporting, importing, least) => {
  test('comes in again as it went out', async () => {
    const { status, headers, bytes } = await call(exporting)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(file)
    const read = await readSheet(new Blob([bytes]), { unpacked: 50_000_000, rows: 20_000 })
    expect('rows' in read && read.rows.length).toBeGreaterThanOrEqual(least)
    const body = new FormData()
    body.set('file', new File([bytes], file, { type: sheetType }))
    body.set('check', '1')
    const { body: answer } = await call(importing, body)
    expect(answer.import).toMatchObject({ state: 'checked', errors: [], added: 0, changed: 0 })
    expect(answer.import.unchanged).toBe(answer.import.rows)
  })
})
