import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeSheet } from '../../sheets/sheet-format.ts'
import { cellsOf, sendSheet } from '../../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { unzipped } from '../../testing/zip.ts'

let world: World
let editor: Member
let other: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
  other = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

type Cells = readonly (string | number)[]
const german = 2
const call = (method: string, who: Member = editor) => world.call(method, { token: who.token })

async function check(path: string, names: string[], rows: readonly Cells[], who = editor) {
  const columns = names.map((heading) => ({ heading, width: 10 }))
  const bytes = Buffer.from(await (await writeSheet('sheet', columns, rows)).arrayBuffer())
  const { body } = await sendSheet(world, who, `POST ${path}/import`, { bytes, check: true })
  return body.import
}
const topicNames = ['id', 'name', 'area', 'language']
const checkTopics = (...rows: Cells[]) => check('/topics', topicNames, rows)
const wordNames = ['id', 'text', 'forms', 'wall_id', 'pattern', 'weight', 'note']

const englishTopics = async () =>
  (await call('POST /topics?language=1&order_by=id&order_direction=ASC&limit=29')).body.list

describe('changes of a checked sheet', () => {
  test('are listed row by row, cell by cell, in the words of the sheet', async () => {
    const [topic] = await englishTopics()
    const { id } = await checkTopics(
      ['', 'Fencing', 'school', 'en'],
      [topic.id, 'Books', topic.area, 'en'],
    )
    expect((await call(`GET /imports/${id}/changes`)).body).toEqual({
      count: 2,
      changes: [
        {
          ...{ row: 2, id: null, kind: 'added' },
          cells: [
            { column: 'name', before: null, after: 'Fencing' },
            { column: 'area', before: null, after: 'school' },
            { column: 'language', before: null, after: 'en' },
          ],
        },
        {
          ...{ row: 3, id: topic.id, kind: 'changed' },
          cells: [{ column: 'name', before: topic.name, after: 'Books' }],
        },
      ],
    })
  })

  test('write lists and yes or no as the sheet does', async () => {
    const [word] = (await call('POST /words?language=1&order_by=id&limit=0')).body.list
    const { id } = await check('/words', wordNames, [
      [word.id, word.text, 'one | two', word.wall_id, word.pattern, word.weight, word.note],
    ])
    const [strategy] = (
      await call('POST /strategies?language=1&order_by=id&order_direction=ASC&limit=0')
    ).body.list
    const names = ['id', 'area', 'title', 'body', 'topic_key', 'pattern', 'action', 'children']
    const sheet = await check(
      '/strategies',
      [...names, 'language'],
      [
        [
          ...names.slice(0, -1).map((name) => strategy[name] ?? ''),
          strategy.children ? 'no' : 'yes',
          'en',
        ],
      ],
    )
    const cells = async (one: number) =>
      (await call(`GET /imports/${one}/changes`)).body.changes[0].cells
    expect(await cells(id)).toEqual([
      { column: 'forms', before: word.forms.join(' | '), after: 'one | two' },
    ])
    const [was, becomes] = strategy.children ? ['yes', 'no'] : ['no', 'yes']
    expect(await cells(sheet.id)).toEqual([{ column: 'children', before: was, after: becomes }])
  })

  test('of a sheet for translation are its texts', async () => {
    const [source] = (
      await call('POST /attributes?language=1&order_by=id&order_direction=ASC&limit=0')
    ).body.list
    const [before] = (await call(`GET /attributes/show/${source.id}`)).body.versions.filter(
      ({ language_id }: { language_id: number }) => language_id === german,
    )
    const { id } = await check(
      '/attributes-language',
      ['id', 'language', 'source_title', 'target_title'],
      [[source.id, 'ge', source.title, 'Ich plane gern.']],
    )
    expect((await call(`GET /imports/${id}/changes`)).body.changes).toEqual([
      {
        ...{ row: 2, id: before.id, kind: 'changed' },
        cells: [{ column: 'target_title', before: before.title, after: 'Ich plane gern.' }],
      },
    ])
  })

  test('come in pages, of one kind or both', async () => {
    const added = Array.from({ length: 30 }, (_, at): Cells => ['', `New ${at}`, 'school', 'en'])
    const changed = (await englishTopics())
      .slice(0, 3)
      .map((topic: { id: number; area: string }) => [topic.id, `Old ${topic.id}`, topic.area, 'en'])
    const { id } = await checkTopics(...added, ...changed)
    const page = async (query: string) => {
      const { body } = await call(`GET /imports/${id}/changes?${query}`)
      const rows = body.changes.map(({ row }: { row: number }) => row)
      return [rows.length, rows[0], body.count]
    }
    expect(await page('')).toEqual([25, 2, 33])
    expect(await page('offset=25')).toEqual([8, 27, 33])
    expect(await page('kind=changed')).toEqual([3, 32, 3])
    expect(await page('kind=added&offset=20&limit=5')).toEqual([5, 22, 30])
    for (const query of ['kind=removed', 'offset=-1', 'limit=101'])
      expect((await call(`GET /imports/${id}/changes?${query}`)).status).toBe(400)
  })
})

describe('errors', () => {
  test('name the value and what is allowed', async () => {
    const { errors } = await checkTopics(['', 'x'.repeat(300), 'garden', 'xx'])
    expect(errors).toEqual([
      {
        ...{ row: 2, column: 'name', reason: 'too_long', of: 120 },
        value: `${'x'.repeat(200)}…`,
      },
      {
        ...{ row: 2, column: 'area', reason: 'choice_unknown', value: 'garden' },
        ...{ allowed: ['school', 'work', 'career'], of: 3 },
      },
      {
        ...{ row: 2, column: 'language', reason: 'choice_unknown', value: 'xx' },
        ...{ allowed: ['en', 'ge', 'it', 'el', 'mt', 'pt', 'es', 'ar'], of: 8 },
      },
    ])
  })

  test('list the first twenty of many choices, and say that a number is missing', async () => {
    const { errors } = await check('/words', wordNames, [
      ['', 'hurry', '', 'Monday', 'sequence', 'heavy', ''],
    ])
    expect(errors).toMatchObject([
      { column: 'wall_id', reason: 'choice_unknown', value: 'Monday' },
      { column: 'weight', reason: 'number_wrong', value: 'heavy' },
    ])
    expect(errors[0].allowed).toHaveLength(20)
    expect(errors[0].of).toBeGreaterThan(20)
  })

  test('name the row that is the same, here or in the file', async () => {
    const [topic, second] = await englishTopics()
    const { errors } = await checkTopics(
      ['', topic.name, topic.area, 'en'],
      ['', 'Fencing', 'school', 'en'],
      ['', 'Fencing', 'school', 'en'],
      [second.id, 'One', second.area, 'en'],
      [second.id, 'Two', second.area, 'en'],
    )
    expect(errors).toEqual([
      { row: 2, column: 'name', reason: 'taken', value: topic.name, of: topic.id },
      { row: 4, column: 'name', reason: 'row_repeated', value: 'Fencing', of: 3 },
      { row: 6, column: 'id', reason: 'row_repeated', value: String(second.id), of: 5 },
    ])
  })

  const openDocument = zipSync(
    { mimetype: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
    { level: 0 },
  )
  test.each([
    ['list.ods', openDocument, '.ods'],
    ['list.xlsx', openDocument, '.ods'],
    ['list.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), '.xls'],
    ['list.xlsx', Buffer.from('id;name'), '.txt'],
    ['list', Buffer.from('%PDF-1.7'), '.pdf'],
  ])('of a file of another kind name what was sent: %s', async (file, content, sent) => {
    const sheet = { bytes: Buffer.from(content), file }
    expect(await sendSheet(world, editor, 'POST /topics/import', sheet)).toMatchObject({
      status: 422,
      body: { name: 'sheet_unknown', sent },
    })
  })
})

describe('marked copy', () => {
  const marked = (id: number, who: Member) => call(`GET /imports/${id}/marked`, who)

  test('has the rows with errors, their cells marked, and the problems in the language of the reader', async () => {
    const reader = await world.person({ role: 'content_editor', languageId: german })
    const { id } = await check(
      '/topics',
      topicNames,
      [
        ['', 'Fencing', 'school', 'en'],
        ['', '=1+1', 'garden', 'en'],
        ['', 'Fencing', 'school', 'en'],
      ],
      reader,
    )
    const { status, headers, bytes } = await marked(id, reader)
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('topics-marked.xlsx'),
    ])
    expect(await cellsOf(bytes)).toEqual([
      [...topicNames, 'Was nicht stimmt'],
      [
        ...[null, '=1+1', 'garden', 'en'],
        expect.stringMatching(/^Zeile 3, area: .* Erlaubt: school, work, career$/),
      ],
      [
        ...[null, 'Fencing', 'school', 'en'],
        expect.stringMatching(/^Zeile 4, name: .* Sieh dir Zeile 2 an\.$/),
      ],
    ])
    const parts = await unzipped(bytes)
    const xml = parts['xl/worksheets/sheet1.xml']?.toString() ?? ''
    expect(xml).not.toMatch(/<f[ >]/)
    expect([...xml.matchAll(/<c r="(\w+)"[^>]* s="[1-9]/g)].map(([, cell]) => cell)).toEqual([
      'C2',
      'B3',
    ])
  })

  test('can be corrected and imported', async () => {
    const { id } = await checkTopics(['', 'Curling', 'garden', 'en'])
    const [names, row = []] = await cellsOf((await marked(id, editor)).bytes)
    const corrected = row.with(2, 'school').map((cell) => String(cell ?? ''))
    expect(await check('/topics', names, [corrected])).toMatchObject({ state: 'checked', added: 1 })
  })

  test('has the rows of a sheet for translation with their ids', async () => {
    const [source] = (await call('POST /attributes?language=1&limit=0')).body.list
    const { id } = await check(
      '/attributes-language',
      ['id', 'language', 'target_title'],
      [[source.id, 'xx', 'Ich plane gern.']],
    )
    expect((await cellsOf((await marked(id, editor)).bytes))[1]).toEqual([
      ...[source.id, 'xx', 'Ich plane gern.'].map(String),
      expect.stringContaining('Allowed: ge, it'),
    ])
  })

  test('has the rows that somebody else has added in the meantime', async () => {
    const mine = await checkTopics(['', 'Rowing', 'school', 'en'])
    const theirs = await check('/topics', topicNames, [['', 'Rowing', 'school', 'en']], other)
    expect((await call(`POST /imports/${theirs.id}/apply`, other)).status).toBe(200)
    expect((await call(`POST /imports/${mine.id}/apply`)).status).toBe(422)
    const [, row] = await cellsOf((await marked(mine.id, editor)).bytes)
    expect(row).toEqual([
      ...[null, 'Rowing', 'school', 'en'],
      expect.stringMatching(/^Row 2, name: This already exists\. See the row with the id \d+\.$/),
    ])
  })

  test('does not exist for a sheet without errors', async () => {
    const { id } = await checkTopics(['', 'Fencing', 'school', 'en'])
    expect((await marked(id, editor)).status).toBe(404)
  })
})

describe('running imports', () => {
  let id: number
  beforeEach(async () => {
    id = (await checkTopics(['', 'Fencing', 'school', 'en'])).id
    await world.pool.query("update sheet_imports set state = 'running' where id = $1", [id])
  })
  const listed = async (who: Member) =>
    (await call('GET /imports?state=running', who)).body.imports.map(
      (one: { id: number }) => one.id,
    )

  test('are listed for the person who started them until they end', async () => {
    expect([await listed(editor), await listed(other)]).toEqual([[id], []])
    await call(`DELETE /imports/${id}`)
    expect(await listed(editor)).toEqual([])
  })

  test('are the only ones that can be listed', async () => {
    for (const query of ['', '?state=done'])
      expect((await call(`GET /imports${query}`)).status).toBe(400)
    await call(`DELETE /imports/${id}`)
  })
})

test('changes, marked copies and lists are only for the person who uploaded the sheet', async () => {
  const { id } = await checkTopics(['', 'Fencing', 'garden', 'en'])
  const learner = await world.person()
  for (const path of [
    `/imports/${id}/changes`,
    `/imports/${id}/marked`,
    '/imports?state=running',
  ]) {
    expect((await world.call(`GET ${path}`)).status).toBe(401)
    expect((await call(`GET ${path}`, learner)).status).toBe(403)
  }
  for (const part of ['changes', 'marked'])
    expect(await call(`GET /imports/${id}/${part}`, other)).toMatchObject({
      status: 404,
      body: { name: 'import_unknown' },
    })
})
