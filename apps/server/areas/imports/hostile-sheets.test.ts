import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSheet } from '../../sheets/sheet.ts'
import { writeSheet } from '../../sheets/sheet-format.ts'
import { processesOf } from '../../testing/processes.ts'
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

const headings = ['id', 'name', 'area', 'language'].map((heading) => ({ heading, width: 10 }))
const honest = async (...names: string[]) =>
  Buffer.from(
    await (
      await writeSheet(
        'topics',
        headings,
        names.map((name) => ['', name, 'school', 'en']),
      )
    ).arrayBuffer(),
  )
const send = (bytes: Buffer, more = {}) =>
  sendSheet(world, editor, 'POST /topics/import', {
    bytes: Buffer.from(bytes),
    check: true,
    ...more,
  })

/** A valid workbook with some parts replaced or added. */
async function withParts(parts: Record<string, string | Uint8Array>) {
  const known = await unzipped(await honest('Fencing'))
  const bytes = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, Buffer.from(part as string)]),
  )
  return Buffer.from(zipSync({ ...known, ...bytes }, { level: 9 }))
}

/** The workbook of one topic with shared strings, as other programs write it. */
async function withStrings(shared: string) {
  const known = await unzipped(await honest('Fencing'))
  const rels = String(known['xl/_rels/workbook.xml.rels']).replace(
    '</Relationships>',
    '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
  )
  return withParts({
    'xl/_rels/workbook.xml.rels': rels,
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst>${shared}</sst>`,
  })
}
const worksheet = (rows: string) =>
  withParts({
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  })
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const rowOf = (...cells: string[]) => `<row>${cells.map(inline).join('')}</row>`
const topics = (...rows: string[]) =>
  worksheet(rowOf('id', 'name', 'area', 'language') + rows.join(''))

/** Texts that hardly compress. */
const noise = (count: number, length: number) => {
  const letters = randomBytes(count * length).toString('hex')
  return Array.from({ length: count }, (_, at) => letters.slice(at * length, (at + 1) * length))
}

describe('small files with huge contents', { timeout: 120_000 }, () => {
  test('11 million shared strings in half a megabyte are rejected while other requests are answered', async () => {
    const bytes = await withStrings('<si><t/></si>'.repeat(11_000_000))
    expect(bytes.length).toBeLessThan(500_000)
    const order: string[] = []
    const error = send(bytes).then((answer) => {
      order.push('the sheet')
      return answer
    })
    for (let at = 0; at < 3; at++) {
      expect((await world.call('GET /plans')).status).toBe(200)
      order.push('somebody else')
    }
    expect(await error).toMatchObject({ status: 422, body: { name: 'sheet_too_large' } })
    expect(order).toEqual(['somebody else', 'somebody else', 'somebody else', 'the sheet'])
    expect((await send(await honest('Fencing'))).body.import).toMatchObject({
      state: 'checked',
      added: 1,
    })
  })

  test.each([
    [
      'a part that unpacks to more than a hundred times its bytes',
      () => withParts({ 'xl/media/image1.png': Buffer.alloc(30_000_000) }),
    ],
    [
      'more shared strings than anybody writes',
      () =>
        withStrings(
          noise(400_001, 12)
            .map((text) => `<si><t>${text}</t></si>`)
            .join(''),
        ),
    ],
    [
      'strings that hide behind a namespace',
      () =>
        withStrings(
          noise(400_001, 12)
            .map((text) => `<x:si><x:t>${text}</x:t></x:si>`)
            .join(''),
        ),
    ],
    [
      'more elements in a part that is held whole',
      () =>
        withParts({
          'xl/styles.xml': `<styleSheet>${noise(1_300_000, 6)
            .map((text) => `<a><b c="${text}"/></a>`)
            .join('')}</styleSheet>`,
        }),
    ],
    [
      'more cells than anybody fills',
      () =>
        topics(
          noise(500_000, 4)
            .map((text) => `<row>${`<c><v>${text}</v></c>`.repeat(9)}</row>`)
            .join(''),
        ),
    ],
    [
      'more parts than a workbook has',
      () =>
        withParts(
          Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`xl/media/${at}.txt`, 'x'])),
        ),
    ],
  ])('rejects %s', async (_, made) => {
    expect(await send(await made())).toMatchObject({
      status: 422,
      body: { name: 'sheet_too_large' },
    })
  })

  test.each([
    ['cells in one row', () => topics(`<row>${'<c/>'.repeat(16_385)}</row>`)],
    ['columns', () => topics(rowOf(...Array.from({ length: 257 }, () => 'x')))],
  ])('rejects too many %s', async (_, made) => {
    expect(await send(await made())).toMatchObject({
      status: 422,
      body: { name: 'sheet_too_wide' },
    })
  })

  test('accepts sheets just below the limits: repeated rows, wide formats, many strings, pictures', async () => {
    const repeated = await topics(
      ...Array.from({ length: 20_000 }, (_, at) => rowOf('', `Same words ${at}`, 'school', 'en')),
    )
    const wide = await topics(
      `<row>${inline('')}${['Wide', 'school', 'en'].map(inline).join('')}${'<c/>'.repeat(16_000)}</row>`,
    )
    const strings = await withStrings(
      noise(100_000, 12)
        .map((text) => `<si><t>${text}</t></si>`)
        .join(''),
    )
    const picture = await withParts({
      'xl/media/image1.png': Buffer.from(noise(1, 5_000_000)[0] ?? ''),
    })
    const states = []
    for (const bytes of [repeated, wide, strings, picture])
      states.push((await send(bytes)).body.import?.state)
    expect(states).toEqual(['checked', 'checked', 'checked', 'checked'])
  })

  test('reads the maximum number of rows, each with a shared string of its own', async () => {
    const count = 200_000
    const texts = noise(count, 10)
    const known = await unzipped(
      await withStrings(
        texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join(''),
      ),
    )
    const rows = texts.map(
      (_, at) =>
        `<row r="${at + 2}"><c r="B${at + 2}" t="s"><v>${at}</v></c><c r="C${at + 2}" t="s"><v>0</v></c></row>`,
    )
    const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rowOf('id', 'name')}${rows.join('')}</sheetData></worksheet>`
    const file = new Blob([
      zipSync({ ...known, 'xl/worksheets/sheet1.xml': Buffer.from(sheet) }, { level: 6 }),
    ])
    let read = 0
    const before = process.memoryUsage().rss
    for await (const batch of readSheet(
      { file, personId: editor.id },
      { unpacked: 200_000_000, rows: count },
    )) {
      read += batch.length
      expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000)
    }
    expect(read).toBe(count + 1)
  })
})

describe('sheet reader', { timeout: 60_000 }, () => {
  test('reads one sheet per person at a time; another person comes before the second sheet of the first', async () => {
    const file = new Blob([await honest('Fencing')])
    const limits = { unpacked: 1_000_000, rows: 10 }
    const order: string[] = []
    const mine = readSheet({ file, personId: 1 }, limits)
    await mine.next() // started, but not finished
    const readWhole = async (personId: number, name: string) => {
      for await (const _ of readSheet({ file, personId }, limits));
      order.push(name)
    }
    const second = readWhole(1, 'my second')
    await readWhole(2, 'theirs')
    expect(order).toEqual(['theirs'])
    await mine.return(undefined)
    await second
    expect(order).toEqual(['theirs', 'my second'])
  })

  test('rejects a sheet whose process is killed, and reads the next one', async () => {
    const file = new Blob([
      await topics(...noise(50_000, 20).map((text) => rowOf('', text, 'school', 'en'))),
    ])
    const rows = readSheet({ file, personId: 3 }, { unpacked: 200_000_000, rows: 50_000 })
    await rows.next() // the remaining rows wait in the process
    await vi.waitFor(() => expect(processesOf('sheet-reader')).toHaveLength(1), { timeout: 20_000 })
    for (const pid of processesOf('sheet-reader')) process.kill(pid, 'SIGKILL')
    const rest = (async () => {
      while (!(await rows.next()).done);
    })()
    await expect(rest).rejects.toMatchObject({ error: 'sheet_too_large' })
    expect((await send(await honest('Fencing'))).status).toBe(200)
  })
})
