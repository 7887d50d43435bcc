import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { contract } from '@quartet/contract'
import { readSheet as readByAnother } from 'read-excel-file/node'
import { type CellKind, headingOf, type Sheet } from '../sheets/area-sheet.ts'
import { sheetType } from '../sheets/sheet.ts'
import type { Member, World } from './world.ts'

const pairs = [
  ['export', 'import'],
  ['languageExport', 'languageImport'],
] as const

const whereOf = (procedure: unknown) => {
  if (!isContractProcedure(procedure)) return undefined
  const { method, path } = (procedure as AnyContractProcedure)['~orpc'].route
  return `${method} ${path}`
}

/** The calls of every area of the contract that gives a file and takes it; `versions`: that of its languages. */
const sheetCalls = Object.values(contract).flatMap((area: Record<string, unknown>) =>
  pairs.flatMap(([out, back]) => {
    const [listing, adding, exporting, importing] = [area.list, area.add, area[out], area[back]].map(whereOf)
    return listing && adding && exporting && importing
      ? [{ listing, adding, exporting, importing, versions: out === 'languageExport' }]
      : []
  }),
)
type SheetCalls = (typeof sheetCalls)[number]

/** A file that an area gives, and its calls. */
export type SheetFile = SheetCalls & { file: string; bytes: Buffer<ArrayBuffer> }

/** The files of a registry that there have to be, with the sheet that each is of. */
export const filesOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap((sheet) => [
    { file: sheet.file, sheet, versions: false },
    ...(sheet.versions ? [{ file: sheet.versions.file, sheet, versions: true }] : []),
  ])

/** Every file that the areas give: all rows of all languages, and the versions in one. */
export async function exportedSheets(world: World, { token }: Member, language: number): Promise<SheetFile[]> {
  const files: SheetFile[] = []
  for (const calls of sheetCalls) {
    const { status, headers, bytes } = await world.call(calls.versions ? `${calls.exporting}?language=${language}` : calls.exporting, {
      token,
    })
    const file = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1]
    if (status !== 200 || !file) throw new Error(`${calls.exporting}: ${status}`)
    files.push({ ...calls, file, bytes })
  }
  return files
}

type ListRow = Record<string, unknown> & { id: number; group_key: string }

/** All rows that a list tells, page by page. */
export async function listed(
  world: World,
  { token }: Member,
  listing: string,
  query: Record<string, string | number> = {},
): Promise<ListRow[]> {
  const rows: ListRow[] = []
  for (;;) {
    const listQuery = new URLSearchParams({ ...query, limit: '998', offset: String(rows.length) })
    const { body } = await world.call(`${listing}?${listQuery}`, { token })
    rows.push(...body.list)
    if (rows.length >= body.count) return rows
  }
}

/** Sends a sheet in; `check` only has it read. */
export function sendSheet(
  world: World,
  { token }: Member,
  importing: string,
  bytes: Uint8Array<ArrayBuffer>,
  { file = 'sheet.xlsx', check = false } = {},
) {
  const body = new FormData()
  body.set('file', new File([bytes], file, { type: sheetType }))
  if (check) body.set('check', '1')
  return world.call(importing, { token, body })
}

/** The cells of a sheet as a library sees them that did not write it: the headings, and the rows below. */
export async function cellsOf(bytes: Buffer): Promise<[string[], ...unknown[][]]> {
  const [headings = [], ...rows] = await readByAnother(bytes, { trim: false })
  return [headings.map(String), ...rows]
}

/** The cells of an area as they have to stand in its sheet, worked out from what its list tells; what is empty is null. */
export async function listedCells(
  world: World,
  editor: Member,
  { columns }: Sheet,
  listing: string,
  query = {},
): Promise<[string[], ...unknown[][]]> {
  const { rows: languages } = await world.pool.query('select id, locale from languages')
  const cellOf = (kind: CellKind, value: unknown) => {
    if (kind === 'language') return languages.find(({ id }) => id === value)?.locale
    if (kind === 'yes_no') return value ? 'yes' : 'no'
    return kind === 'list' ? (value as string[]).map((part) => part.replaceAll(/[\\|]/g, '\\$&')).join(' | ') : value
  }
  const names = Object.entries(columns)
  const rows = await listed(world, editor, listing, query)
  return [
    ['id', ...names.map(([name, kind]) => headingOf(name, kind))],
    ...rows.map((row) => [row.id, ...names.map(([name, kind]) => cellOf(kind, row[name]))].map(orNone)),
  ]
}

export const orNone = (value: unknown) => (value === '' || value === undefined ? null : value)

const folder = path.join(import.meta.dirname, 'files/sheets')
/** Written by LibreOffice (scripts/sheet-fixtures.mjs): `careerStatements.xlsx` is kept as `career-statements.xlsx`. */
export const libreOfficeFile = (name: string) =>
  readFileSync(
    path.join(
      folder,
      name
        .replace('_', '-')
        .replaceAll(/(?<=[a-z])[A-Z]/g, '-$&')
        .toLowerCase(),
    ),
  )
/** What is in those that are called like the file of a sheet. */
export const libreOfficeRows: Record<string, (string | number)[][]> = JSON.parse(readFileSync(path.join(folder, 'rows.json'), 'utf8'))

/** Texts that a spreadsheet might take for something else, or lose a part of. */
export const oddTexts = [
  ...['=1+1', '=HYPERLINK("https://example.org";"x")', '+SUM(A1)', '-5', '@name', "=cmd|' /C calc'!A0"],
  ...['007', '1e5', '1/2', '50 %', '€ 5', 'TRUE', 'yes', 'null', '2026-11-21', '21.11.2026', '08:30', '1,5', '9007199254740993'],
  ...["'quoted", '"quoted"', '<script>alert(1)</script>', '&amp; & < >', '_x0041_', '#N/A', 'a | b', 'a \\ b \\| c'],
  ...[
    'a line\nand another',
    'two  blanks',
    'a tab\tbetween',
    'no\u00a0break',
    'עברית, then English',
    'اقرأ \u200f3\u200e نصوص',
    '👩‍🏫 e\u0301',
  ],
  'x'.repeat(79),
]
const long = `${'Say what you see, and why. '.repeat(30)}End.`

/** A blank form, which may be given questions. */
export async function addDraftForm(world: World, { token }: Member): Promise<number> {
  const { body } = await world.call('POST /forms/add_form', { token, body: { title: 'Draft', age_group_id: 3, language_id: 1 } })
  return body.row.id
}

/** Adds one row with each odd text to every list that has a sheet, otherwise like its first one. Questions stand in drafts, each at a number of its own. */
export async function addOddRows(world: World, editor: Member, sheets: readonly Sheet[], texts: readonly string[] = oddTexts) {
  const { token } = editor
  const drafts = [await addDraftForm(world, editor), await addDraftForm(world, editor)]
  const placeOf = (at: number) => ({ form_id: drafts[Math.floor(at / 31)], number: 1 + (at % 31), pattern: null })
  const files = await exportedSheets(world, editor, 2)
  for (const { file, columns } of sheets) {
    const calls = files.find((one) => one.file === file)
    const like = calls && (await world.call(`${calls.listing}?limit=0&order_direction=ASC`, { token })).body.list[0]
    for (const [at, text] of texts.entries()) {
      const line = text.replaceAll(/[\n\t]/g, ' ') // of a name, which is one line
      const input: Record<string, unknown> = {
        title: text,
        name: line,
        text: 'forms' in columns ? line : text,
        note: text,
        forms: [line, `${line}2`],
        body: `${text}\n${long}`,
      }
      const draft = Object.fromEntries(Object.keys(columns).map((name) => [name, input[name] ?? like[name]]))
      if ('form_id' in columns) Object.assign(draft, placeOf(at))
      const { status, body } = await world.call(calls?.adding ?? '', { token, body: draft })
      if (status !== 200) throw new Error(`${file}: ${text}: ${JSON.stringify(body)}`)
    }
  }
}
