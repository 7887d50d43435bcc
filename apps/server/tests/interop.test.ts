import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheets } from '../area-sheets.ts'
import {
  addOddRows,
  contentOf,
  exportedSheets,
  filesOf,
  type SheetFile,
  sendSheet,
} from '../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'

/**
 * LibreOffice itself opens and saves every exported file, and the product imports the result. Run
 * by scripts/interop.mjs.
 */
const languages = { ge: 2, it: 3, ar: 8 } as const
const folder = mkdtempSync(path.join(tmpdir(), 'quartet-interop-'))
const lines: string[][] = []

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'super_admin' })
  await addOddRows(world, editor, contentOf(sheets))
})
afterAll(async () => {
  console.log(tableOf([['file', 'rows', 'unchanged', 'added', 'changed', 'errors', ''], ...lines]))
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const expected = filesOf(sheets)
  .map(({ file }) => file)
  .sort()

describe.each(Object.entries(languages))('with the versions in %s', (locale, language) => {
  let input: SheetFile[]
  let saved: Record<string, Buffer<ArrayBuffer>>
  beforeAll(async () => {
    const files = await exportedSheets(world, editor, language)
    expect(files.map(({ file }) => file).sort()).toEqual(expected)
    // the other files contain all languages, so once is enough
    input = locale === 'ge' ? files : files.filter(({ file }) => file.startsWith('Temp_'))
    saved = savedByLibreOffice(locale, input)
  }, 300_000)

  test('every file is imported again without changes', { timeout: 120_000 }, async () => {
    for (const { file, importing } of input) {
      const { body } = await sendSheet(world, editor, importing, {
        bytes: saved[file] ?? Buffer.of(),
        file,
        check: true,
      })
      const { rows, unchanged, added, changed, error_count, errors } = body.import ?? {}
      const cells = body.import
        ? [rows, unchanged, added, changed, error_count].map(String)
        : ['', '', '', '', '']
      const first = errors?.[0]
        ? `row ${errors[0].row} ${errors[0].column}: ${errors[0].reason}`
        : (body.name ?? '')
      lines.push([file.startsWith('Temp_') ? `${file} (${locale})` : file, ...cells, first])
      expect
        .soft(body, file)
        .toMatchObject({ import: { errors: [], added: 0, changed: 0, unchanged: rows ?? -1 } })
      expect.soft(rows, file).toBeGreaterThan(0)
    }
  })
})

function savedByLibreOffice(locale: string, files: readonly SheetFile[]) {
  const [from, to, profile] = ['from', 'to', 'profile'].map((name) =>
    path.join(folder, `${name}-${locale}`),
  ) as [string, string, string]
  mkdirSync(from)
  for (const { file, bytes } of files) writeFileSync(path.join(from, file), bytes)
  const names = files.map(({ file }) => path.join(from, file))
  // its own profile instead of the settings of the user who runs the test
  const own = `-env:UserInstallation=file://${profile}`
  execFileSync(
    'soffice',
    [own, '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', to, ...names],
    { stdio: 'pipe' },
  )
  return Object.fromEntries(files.map(({ file }) => [file, readFileSync(path.join(to, file))]))
}

function tableOf(rows: readonly string[][]) {
  const widthOf = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0))
  const padded = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widthOf(at)) : cell.padStart(widthOf(at))))
  return `\n${rows.map((row) => padded(row).join('  ').trimEnd()).join('\n')}\n`
}
