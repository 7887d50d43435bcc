import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { decodeText, separatorOf } from './csv.ts'
import { readRoster } from './roster-file.ts'
import { writeSheet } from './sheet-format.ts'

const limits = { unpacked: 1_000_000, rows: 5 }

async function read(bytes: Buffer, over = limits) {
  const rows = []
  for await (const some of readRoster(bytes, over)) rows.push(...some)
  return rows
}
const cellsOf = async (text: string | Buffer) =>
  (await read(Buffer.from(text))).map(({ cells }) => cells)
const errorOf = (bytes: Buffer, over = limits) =>
  read(bytes, over).then(
    () => undefined,
    ({ error }) => error,
  )

describe('a CSV', () => {
  test.each([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes',
      'a,b\n"x, ""y""","two\nlines"',
      [
        ['a', 'b'],
        ['x, "y"', 'two\nlines'],
      ],
    ],
    [
      'a separator in a quoted heading',
      '"a,b,c";d\n1;2',
      [
        ['a,b,c', 'd'],
        ['1', '2'],
      ],
    ],
    ['missing cells', 'a,b,c\n1', [['a', 'b', 'c'], ['1']]],
    [
      'a mark before UTF-8',
      '\ufeffa,b\né,ü',
      [
        ['a', 'b'],
        ['é', 'ü'],
      ],
    ],
  ])('with %s is read', async (_, text, cells) => {
    expect(await cellsOf(text)).toEqual(cells)
  })

  test('in marked UTF-16 is read, whichever byte comes first', async () => {
    const little = Buffer.from('\ufeffa;b\nλ;ع', 'utf16le')
    const cells = [
      ['a', 'b'],
      ['λ', 'ع'],
    ]
    expect(await cellsOf(little)).toEqual(cells)
    expect(await cellsOf(Buffer.from(little).swap16())).toEqual(cells)
  })

  test('counts its rows like a spreadsheet, with empty lines', async () => {
    expect((await read(Buffer.from('a,b\n\n,\n1,2'))).map(({ row }) => row)).toEqual([1, 4])
  })

  test.each([
    ['an old encoding', Buffer.from('name\nM\xfcller', 'latin1'), 'roster_encoding'],
    ['an open quote', Buffer.from('a,b\n"1,2'), 'sheet_broken'],
    ['text after a quote', Buffer.from('a,b\n"1"x,2'), 'sheet_broken'],
    ['too many rows', Buffer.from(`a\n${'1\n'.repeat(6)}`), 'sheet_too_long'],
    ['too many columns', Buffer.from(`a${',a'.repeat(256)}`), 'sheet_too_wide'],
    ['another content', gzipSync('a,b'), 'roster_unknown'],
  ])('with %s is not', async (_, bytes, error) => {
    expect(await errorOf(bytes)).toBe(error)
  })

  test('has the separator of its first line alone', () => {
    expect(separatorOf('a;b\n1,2,3,4')).toBe(';')
    expect(decodeText(Buffer.from([0xc3, 0x28]))).toBeUndefined()
  })
})

const zipped = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
const users = 'sourcedId,status,enabledUser,givenName,familyName,role\n'

describe('a OneRoster zip', () => {
  test('becomes one table with classes, roles and days of birth', async () => {
    const bytes = zipped({
      'roster/users.csv': `${users}u1,active,true,Ada,Lovelace,student\nu2,active,true,Bo,Ek,`,
      'roster/classes.csv':
        'sourcedId,status,title\nc1,active,5a\nc2,active,Choir | B\nc3,tobedeleted,Old',
      'roster/enrollments.csv':
        'sourcedId,status,classSourcedId,userSourcedId,role\n' +
        'e1,active,c1,u1,student\ne2,active,c2,u1,student\ne3,active,c3,u1,student\n' +
        'e4,tobedeleted,c1,u2,student\ne5,active,c2,u2,teacher',
      'roster/demographics.csv': 'sourcedId,status,birthDate\nu1,active,2014-02-03',
      'roster/manifest.csv': 'propertyName,value\nmanifest.version,1.0',
    })
    expect((await read(bytes)).map(({ cells }) => cells)).toEqual([
      [
        'sourcedid',
        'status',
        'enableduser',
        'givenname',
        'familyname',
        'role',
        'classes',
        'birthdate',
      ],
      ['u1', 'active', 'true', 'Ada', 'Lovelace', 'student', '5a | Choir \\| B', '2014-02-03'],
      ['u2', 'active', 'true', 'Bo', 'Ek', 'teacher', 'Choir \\| B', ''],
    ])
  })

  test('takes the primary role of 1.2', async () => {
    const bytes = zipped({
      'users.csv': 'sourcedId,givenName,familyName\nu1,Ada,Lovelace',
      'roles.csv':
        'sourcedId,userSourcedId,roleType,role\nr1,u1,secondary,aide\nr2,u1,primary,teacher',
    })
    expect((await read(bytes))[1]?.cells.slice(3)).toEqual(['teacher', '', ''])
  })

  test.each([
    ['is cut off', zipped({ 'users.csv': users }).subarray(0, 60), 'sheet_broken'],
    ['has no users.csv', zipped({ 'orgs.csv': 'sourcedId' }), 'roster_unknown'],
    ['is larger than allowed', zipped({ 'users.csv': 'a'.repeat(1_000_001) }), 'sheet_too_large'],
  ])('that %s is not read', async (_, bytes, error) => {
    expect(await errorOf(bytes)).toBe(error)
  })

  test('is not unpacked beyond the ratio of real text', async () => {
    const bomb = zipped({ 'users.csv': 'a'.repeat(5_000_000) })
    expect(await errorOf(bomb, { unpacked: 100_000_000, rows: 5 })).toBe('sheet_too_large')
  })
})

test('a workbook is read as before', async () => {
  const columns = ['first_name', 'last_name'].map((heading) => ({ heading, width: 10 }))
  const blob = await writeSheet('users', columns, [['Ada', 'Lovelace']])
  expect(await cellsOf(Buffer.from(await blob.arrayBuffer()))).toEqual([
    ['first_name', 'last_name'],
    ['Ada', 'Lovelace'],
  ])
})

describe('the text of a roster', () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const parts = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

  /** A workbook in which every row has the same text once. */
  const shared = (text: string, rows: number) =>
    zipped({
      '[Content_Types].xml': `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="${parts}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="users" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${text}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${Array.from(
        { length: rows },
        (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
      ).join('')}</sheetData></worksheet>`,
    })
  const wide = { unpacked: 100_000_000, rows: 100_000 }

  test('is cut in a cell beyond any valid length', async () => {
    const [, row] = await read(Buffer.from(`first_name\n${'a'.repeat(6000)}`))
    expect(row?.cells[0]).toHaveLength(5001)
    expect((await read(shared('a'.repeat(6000), 2), wide))[1]?.cells[0]).toHaveLength(5001)
  })

  test('is limited in a workbook whose cells share one long text', async () => {
    expect(await errorOf(shared('a'.repeat(1_000_000), 60), wide)).toBe('sheet_too_large')
  })

  test('is limited in OneRoster when many people are in a class with a long title', async () => {
    const people = Array.from({ length: 60 }, (_, at) => at)
    const bytes = zipped({
      'users.csv': `${users}${people.map((at) => `u${at},active,true,Ada,Lovelace,student`).join('\n')}`,
      'classes.csv': `sourcedId,status,title\nc1,active,${'a'.repeat(1_000_000)}`,
      'enrollments.csv': `sourcedId,status,classSourcedId,userSourcedId,role\n${people
        .map((at) => `e${at},active,c1,u${at},student`)
        .join('\n')}`,
    })
    expect(await errorOf(bytes, wide)).toBe('sheet_too_large')
  })
})
