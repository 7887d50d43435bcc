import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '../../sheets/sheet.ts'
import { writeSheet } from '../../sheets/sheet-format.ts'
import { sendSheet } from '../../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { unzipped } from '../../testing/zip.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

type Cells = readonly (string | number)[]
const headingsOf = (...names: string[]) => names.map((heading) => ({ heading, width: 10 }))
const topicHeadings = headingsOf('id', 'name', 'area', 'language')
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())
const topics = async (...rows: Cells[]) => bytesOf(await writeSheet('topics', topicHeadings, rows))
const send = (bytes: Buffer<ArrayBuffer>, more = {}) =>
  sendSheet(world, editor, 'POST /topics/import', { bytes, ...more })
const names = async (search: string) =>
  (
    await world.call(`POST /topics?limit=998&search_text=${search}`, { token: editor.token })
  ).body.list.map((row: { name: string }) => row.name)

/** A digest of all topics, and the number of finished imports. */
async function state() {
  const { rows } = await world.pool.query(
    `select md5(string_agg(t::text, ',' order by id)) as topics, (select count(*) from sheet_imports where state = 'done') as done from topics t`,
  )
  return rows[0]
}

/** The workbook of one topic with its first sheet replaced. */
async function withSheet(xml: string | Buffer) {
  const parts = await unzipped(await topics(['', 'Fencing', 'school', 'en']))
  return Buffer.from(
    zipSync({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.from(xml) }, { level: 6 }),
  )
}
const sheetXml = (rows: string, head = '') =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const headingRow = `<row>${['id', 'name', 'area', 'language'].map(inline).join('')}</row>`

const fencing = `<row><c/>${['Fencing', 'school', 'en'].map(inline).join('')}</row>`

/** The workbook with one bit of its first sheet flipped. */
function turned(bytes: Buffer<ArrayBuffer>) {
  const spoilt = Buffer.from(bytes)
  const at = spoilt.indexOf('xl/worksheets/sheet1.xml') + 400
  spoilt[at] = (spoilt[at] ?? 0) ^ 1
  return spoilt
}

/** A zip with one part of `size` zero bytes that declares a size of `limit`. */
function bomb(size: number, limit: number) {
  const packed = deflateRawSync(Buffer.alloc(size), { level: 9 })
  const name = Buffer.from('xl/workbook.xml')
  const [local, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)]
  local.writeUInt32LE(0x04034b50)
  entry.writeUInt32LE(0x02014b50)
  for (const [head, at] of [
    [local, 8],
    [entry, 10],
  ] as const) {
    head.writeUInt16LE(8, at)
    head.writeUInt32LE(packed.length, at + 10)
    head.writeUInt32LE(limit, at + 14)
    head.writeUInt16LE(name.length, at + 18)
  }
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, entry, name, end])
}

describe('files that are not valid sheets are rejected and import nothing', {
  timeout: 60_000,
}, () => {
  test.each([
    ['a text', 'sheet_unknown', async () => Buffer.from('id;name\n1;x')],
    [
      'a renamed zip',
      'sheet_unknown',
      async () => Buffer.from(zipSync({ 'holiday.txt': Buffer.from('Sun.') })),
    ],
    [
      'half a sheet',
      'sheet_broken',
      async () => (await topics(['', 'Fencing', 'school', 'en'])).subarray(0, 1500),
    ],
    ['a bomb of 250 MB', 'sheet_too_large', async () => bomb(250_000_000, 250_000_000)],
    ['a bomb that says it has 100 bytes', 'sheet_broken', async () => bomb(250_000_000, 100)],
    [
      'a sheet of which one bit has turned',
      'sheet_broken',
      async () => turned(await topics(['', 'Fencing', 'school', 'en'])),
    ],
    ['no XML inside', 'sheet_broken', () => withSheet('\u0000'.repeat(1000))],
    [
      'a sheet that ends too early',
      'sheet_broken',
      () => withSheet(sheetXml(headingRow + fencing.repeat(3)).slice(0, -60)),
    ],
    [
      'a sheet that ends between two rows',
      'sheet_broken',
      () => withSheet(sheetXml(headingRow + fencing).slice(0, -24)),
    ],
    ['an empty sheet', 'sheet_headings', () => withSheet(sheetXml(''))],
  ])('%s is rejected as %s', async (_, name, made) => {
    const before = await state()
    const bytes = await made()
    const memory = process.memoryUsage().rss
    expect(await send(bytes)).toMatchObject({ status: 422, body: { name } })
    // less than the size of the bombs
    expect(process.memoryUsage().rss - memory).toBeLessThan(200_000_000)
    expect(await state()).toEqual(before)
  })

  test('rows are counted while they are read, and reading stops at the first one too many', async () => {
    const readRows = async (max: number) => {
      let count = 0
      const file = new Blob([await withSheet(sheetXml(headingRow + fencing.repeat(5000)))])
      for await (const batch of readSheet(
        { file, personId: editor.id },
        { unpacked: 10_000_000, rows: max },
      ))
        count += batch.length
      return count
    }
    expect(await readRows(5000)).toBe(5001)
    await expect(readRows(4999)).rejects.toMatchObject({ error: 'sheet_too_long' })
  })

  test('entities are not expanded', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    ).join('')
    const head = `<!DOCTYPE worksheet [<!ENTITY e0 "bomb">${entities}]>`
    const { body } = await send(
      await withSheet(
        sheetXml(
          `${headingRow}<row><c/>${['&e9;', 'school', 'en'].map(inline).join('')}</row>`,
          head,
        ),
      ),
    )
    expect(body.import?.added ?? 0, JSON.stringify(body)).toBeLessThanOrEqual(1)
    expect((await names('bombbomb')).length).toBe(0)
  })
})

describe('invalid rows are reported with their position and nothing is imported', () => {
  test('a million empty rows with a format are ignored', { timeout: 60_000 }, async () => {
    const empty = Array.from(
      { length: 1_000_000 },
      (_, at) => `<row r="${at + 2}" s="1" customFormat="1"/>`,
    ).join('')
    const last = `<row r="1000003"><c r="A1000003"/>${inline('Curling').replace('<c ', '<c r="B1000003" ')}<c r="C1000003" t="inlineStr"><is><t>garden</t></is></c></row>`
    const { body } = await send(await withSheet(sheetXml(headingRow + empty + last)), {
      check: true,
    })
    expect(body.import).toMatchObject({ state: 'failed', rows: 1 })
    expect(body.import.errors).toMatchObject([
      { row: 1_000_003, column: 'area', reason: 'choice_unknown' },
      { row: 1_000_003, column: 'language', reason: 'choice_unknown' },
    ])
  })

  test('a statement must have the language of its question', async () => {
    const columns = headingsOf('id', 'title', 'question_id', 'pattern', 'type', 'language')
    const { rows: questions } = await world.pool.query(
      'select min(id) as id, language_id from career_statement_questions group by 2 order by 2',
    )
    const [english, german] = questions
    const bytes = await bytesOf(
      await writeSheet('careerStatements', columns, [
        ['', 'I want to fence.', english.id, 'sequence', 'Avoid', 'en'],
        ['', 'Ich will fechten.', english.id, 'sequence', 'Avoid', 'ge'],
        ['', 'Ich will wirklich fechten.', german.id, 'sequence', 'Avoid', 'de'],
        ['', 'Voglio tirare di scherma.', 'x', 'Sequenza', 'Avoid', 'it'],
      ]),
    )
    const { status, body } = await sendSheet(world, editor, 'POST /career/statements/import', {
      bytes,
    })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([
      { row: 3, column: 'question_id', reason: 'choice_unknown' },
      { row: 4, column: 'language', reason: 'choice_unknown' },
      { row: 5, column: 'question_id', reason: 'choice_unknown', value: 'x' },
      { row: 5, column: 'pattern', reason: 'choice_unknown' },
    ])
    const { rows } = await world.pool.query(
      "select from career_statements where title like '%fenc%' or title like '%fechten%'",
    )
    expect(rows).toHaveLength(0)
  })

  test('scripts and texts that look like formulas are imported and exported as texts', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '=1+1',
      '+1',
      '-1',
      '@me',
      '"><img src=x onerror=alert(1)>',
    ]
    const { body } = await send(await topics(...texts.map((text) => ['', text, 'school', 'en'])))
    expect(body.import).toMatchObject({ state: 'done', added: texts.length })
    const { bytes } = await world.call('POST /topics/export?search_text=&order_by=id', {
      token: editor.token,
    })
    const xml = (await unzipped(bytes))['xl/worksheets/sheet1.xml']?.toString() ?? ''
    expect(xml).not.toMatch(/<f[ >]/)
    for (const text of texts) expect(await names(encodeURIComponent(text))).toContain(text)
  })
})

describe('two administrators at once', () => {
  let other: Member
  beforeAll(async () => {
    other = await world.person({ role: 'content_editor' })
  })
  const check = async (who: Member, ...rows: Cells[]) =>
    (
      await sendSheet(world, who, 'POST /topics/import', {
        bytes: await topics(...rows),
        check: true,
      })
    ).body.import.id
  const apply = (who: Member, id: number) =>
    world.call(`POST /imports/${id}/apply`, { token: who.token })

  test('add the same row: one succeeds, the other gets an error for its row', async () => {
    const mine = await check(
      editor,
      ['', 'Rowing', 'school', 'en'],
      ['', 'Sailing', 'school', 'en'],
    )
    const theirs = await check(
      other,
      ['', 'Diving', 'school', 'en'],
      ['', 'Rowing', 'school', 'en'],
    )
    const answers = await Promise.all([apply(editor, mine), apply(other, theirs)])
    const [done, error] = answers.toSorted((one, two) => one.status - two.status)
    expect(done).toMatchObject({ status: 200, body: { import: { state: 'done', added: 2 } } })
    expect(error).toMatchObject({
      status: 422,
      body: { name: 'sheet_wrong', errors: [{ column: 'name', reason: 'taken' }] },
    })
    expect(await names('rowing')).toEqual(['Rowing'])
    expect([...(await names('sailing')), ...(await names('diving'))]).toHaveLength(1)
  })

  test('change the same row: the second gets row_changed', async () => {
    const [row] = (await world.call('POST /topics?search_text=rowing', { token: editor.token }))
      .body.list
    const mine = await check(editor, [row.id, 'Rowing in fours', 'school', 'en'])
    const theirs = await check(other, [row.id, 'Rowing in eights', 'school', 'en'])
    world.passes(1000)
    expect((await apply(editor, mine)).body.import).toMatchObject({ state: 'done', changed: 1 })
    expect(await apply(other, theirs)).toMatchObject({ status: 409, body: { name: 'row_changed' } })
    expect(await names('rowing')).toEqual(['Rowing in fours'])
  })
})

type WordRow = { id: number; wall_id: number; pattern: string; weight: number }
test('rows can exchange their texts, also in a cycle of three, and undo reverts all of them', async () => {
  const { token } = editor
  const three: WordRow[] = (
    await world.call('POST /words?language=1&order_by=id&order_direction=DESC&limit=2', { token })
  ).body.list
  const textsNow = async () =>
    Promise.all(
      three.map(
        async ({ id }) => (await world.call(`GET /words/show/${id}`, { token })).body.row.text,
      ),
    )
  const texts: string[] = await textsNow()
  const round = [...texts.slice(1), texts[0]]
  const columns = headingsOf('id', 'text', 'forms', 'wall_id', 'pattern', 'weight', 'note')
  const rows = three.map((word: WordRow, at: number) => [
    word.id,
    round[at] ?? '',
    '',
    word.wall_id,
    word.pattern,
    word.weight,
    '',
  ])
  const { body } = await sendSheet(world, editor, 'POST /words/import', {
    bytes: await bytesOf(await writeSheet('words', columns, rows)),
  })
  expect([three.length, body.import]).toMatchObject([3, { state: 'done', added: 0, changed: 3 }])
  expect(await textsNow()).toEqual(round)
  expect((await world.call(`POST /imports/${body.import.id}/undo`, { token })).status).toBe(200)
  expect(await textsNow()).toEqual(texts)
})

describe('row in the bin', () => {
  test('is restored when a sheet adds it again, counts as added, and returns to the bin on undo', async () => {
    const { token } = editor
    const [word] = (
      await world.call('POST /words?language=1&order_by=id&order_direction=ASC', { token })
    ).body.list
    expect((await world.call(`DELETE /words/delete/${word.id}`, { token })).status).toBe(200)
    const columns = headingsOf('id', 'text', 'forms', 'wall_id', 'pattern', 'weight', 'note')
    const bytes = await bytesOf(
      await writeSheet('words', columns, [
        ['', word.text, 'as new', word.wall_id, word.pattern, 3, ''],
        ['', 'unheard of', '', word.wall_id, word.pattern, 1, ''],
      ]),
    )
    const { body } = await sendSheet(world, editor, 'POST /words/import', { bytes })
    expect(body.import).toMatchObject({ state: 'done', added: 2, changed: 0 })
    expect((await world.call(`GET /words/show/${word.id}`, { token })).body.row).toMatchObject({
      removed: 0,
      forms: ['as new'],
      weight: 3,
    })
    expect(
      (await world.call(`POST /imports/${body.import.id}/undo`, { token })).body.import,
    ).toMatchObject({ state: 'undone' })
    expect((await world.call(`GET /words/show/${word.id}`, { token })).body.row).toMatchObject({
      removed: 1,
      forms: word.forms,
      weight: word.weight,
    })
  })

  test('is restored as a language version too', async () => {
    const { token } = editor
    const [version] = (
      await world.call('POST /attributes?language=2&order_by=id&order_direction=ASC', { token })
    ).body.list
    const { rows } = await world.pool.query(
      'select id from attributes where group_key = $1 and language_id = 1',
      [version.group_key],
    )
    expect(
      (await world.call(`DELETE /attributes/delete/attribute/${version.id}`, { token })).status,
    ).toBe(200)
    const columns = headingsOf('id', 'language', 'source_title', 'target_title')
    const bytes = await bytesOf(
      await writeSheet('attributes', columns, [
        [rows[0].id, 'ge', '', 'Ich mache zuerst einen Plan, immer.'],
      ]),
    )
    const { body } = await sendSheet(world, editor, 'POST /attributes-language/import', {
      bytes,
    })
    expect(body.import).toMatchObject({ state: 'done', added: 1, changed: 0 })
    const { body: shown } = await world.call(`GET /attributes/show/${version.id}`, { token })
    expect(shown.row).toMatchObject({ removed: 0, title: 'Ich mache zuerst einen Plan, immer.' })
  })

  test('is reported as taken when a sheet gives its text to another row', async () => {
    const { token } = editor
    const [first, second] = (
      await world.call('POST /words?language=1&order_by=id&order_direction=ASC', { token })
    ).body.list
    expect((await world.call(`DELETE /words/delete/${first.id}`, { token })).status).toBe(200)
    const columns = headingsOf('id', 'text', 'forms', 'wall_id', 'pattern', 'weight', 'note')
    const changed = [second.id, first.text, '', first.wall_id, second.pattern, 1, '']
    const { body } = await sendSheet(world, editor, 'POST /words/import', {
      bytes: await bytesOf(await writeSheet('words', columns, [changed])),
    })
    expect(body).toMatchObject({
      name: 'sheet_wrong',
      errors: [{ row: 2, column: 'text', reason: 'taken' }],
    })
  })
})
