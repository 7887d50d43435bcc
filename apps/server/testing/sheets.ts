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

/**
 * The calls of every area of the contract with export and import; `versions`: those of its language
 * versions.
 */
const sheetCalls = Object.values(contract).flatMap((area: Record<string, unknown>) =>
  pairs.flatMap(([out, back]) => {
    const [listing, adding, exporting, importing] = [
      area.list,
      area.add,
      area[out],
      area[back],
    ].map(whereOf)
    return listing && adding && exporting && importing
      ? [{ listing, adding, exporting, importing, versions: out === 'languageExport' }]
      : []
  }),
)
type SheetCalls = (typeof sheetCalls)[number]

/** An exported file of an area, and its calls. */
export type SheetFile = SheetCalls & { file: string; bytes: Buffer<ArrayBuffer> }

/** The sheets of content. The columns of institutions.xlsx differ from its list: it has its own test. */
export const contentOf = (sheets: readonly Sheet[]) =>
  sheets.filter(({ isEverywhere }) => !isEverywhere)

/** The files that a registry must provide, each with its sheet. */
export const filesOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap((sheet) => [
    { file: sheet.file, sheet, versions: false },
    ...(sheet.versions ? [{ file: sheet.versions.file, sheet, versions: true }] : []),
  ])

/**
 * Every exported file of the areas: all rows in all languages, and the versions in one language.
 */
export async function exportedSheets(
  world: World,
  { token }: Member,
  language: number,
): Promise<SheetFile[]> {
  const files: SheetFile[] = []
  for (const calls of sheetCalls) {
    const { status, headers, bytes } = await world.call(
      calls.versions ? `${calls.exporting}?language=${language}` : calls.exporting,
      {
        token,
      },
    )
    const file = /^attachment; filename="?([^";]+)/.exec(
      headers.get('content-disposition') ?? '',
    )?.[1]
    if (status !== 200 || !file) throw new Error(`${calls.exporting}: ${status}`)
    files.push({ ...calls, file, bytes })
  }
  return files
}

type ListRow = Record<string, unknown> & { id: number; group_key: string }

/** All rows of a list, page by page. */
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

type SentSheet = { bytes: Uint8Array<ArrayBuffer>; file?: string; check?: boolean }

/** Uploads a spreadsheet; `check` validates it without importing. */
export function sendSheet(
  world: World,
  { token }: Member,
  importing: string,
  { bytes, file = 'sheet.xlsx', check = false }: SentSheet,
) {
  const body = new FormData()
  body.set('file', new File([bytes], file, { type: sheetType }))
  if (check) body.set('check', '1')
  return world.call(importing, { token, body })
}

/**
 * The cells of a spreadsheet as read by another library than the one that wrote it: the headings,
 * and the rows below.
 */
export async function cellsOf(bytes: Buffer): Promise<[string[], ...unknown[][]]> {
  const [headings = [], ...rows] = await readByAnother(bytes, { trim: false })
  return [headings.map(String), ...rows]
}

type Listing = {
  listing: string
  query?: Record<string, string | number>
  /** With the columns that an import ignores. */
  withFacts?: boolean
}
/** The expected cells of an area's spreadsheet, computed from its list; empty cells are null. */
export async function listedCells(
  world: World,
  editor: Member,
  { columns, facts = {} }: Sheet,
  { listing, query = {}, withFacts = false }: Listing,
): Promise<[string[], ...unknown[][]]> {
  const { rows: languages } = await world.pool.query('select id, locale from languages')
  const cellOf = (kind: CellKind, value: unknown) => {
    if (kind === 'language') return languages.find(({ id }) => id === value)?.locale
    if (kind === 'yes_no') return value ? 'yes' : 'no'
    return kind === 'list'
      ? (value as string[]).map((part) => part.replaceAll(/[\\|]/g, '\\$&')).join(' | ')
      : value
  }
  const names = Object.entries(columns)
  const further = Object.entries(withFacts ? facts : {}).filter(([name]) => !(name in columns))
  const rows = await listed(world, editor, listing, query)
  return [
    ['id', ...further.map(([name]) => name), ...names.map(([name, kind]) => headingOf(name, kind))],
    ...rows.map((row) =>
      [
        row.id,
        ...further.map(([, factOf]) => factOf(row)),
        ...names.map(([name, kind]) => cellOf(kind, row[name])),
      ].map(orNone),
    ),
  ]
}

export const orNone = (value: unknown) => (value === '' || value === undefined ? null : value)

const folder = path.join(import.meta.dirname, 'files/sheets')
/**
 * Written by LibreOffice (scripts/sheet-fixtures.mjs); `careerStatements.xlsx` is stored as
 * `career-statements.xlsx`.
 */
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
/** The rows of these files, by the file name of the sheet. */
export const libreOfficeRows: Record<string, (string | number)[][]> = JSON.parse(
  readFileSync(path.join(folder, 'rows.json'), 'utf8'),
)

/** Texts that a spreadsheet might misinterpret or truncate. */
export const oddTexts = [
  ...[
    '=1+1',
    '=HYPERLINK("https://example.org";"x")',
    '+SUM(A1)',
    '-5',
    '@name',
    "=cmd|' /C calc'!A0",
  ],
  ...[
    '007',
    '1e5',
    '1/2',
    '50 %',
    '€ 5',
    'TRUE',
    'yes',
    'null',
    '2026-11-21',
    '21.11.2026',
    '08:30',
    '1,5',
    '9007199254740993',
  ],
  ...[
    "'quoted",
    '"quoted"',
    '<script>alert(1)</script>',
    '&amp; & < >',
    '_x0041_',
    '#N/A',
    'a | b',
    'a \\ b \\| c',
  ],
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

/** A draft form without questions. Returns its id. */
export async function addDraftForm(world: World, { token }: Member): Promise<number> {
  const { body } = await world.call('POST /forms/add_form', {
    token,
    body: { title: 'Draft', age_group_id: 3, language_id: 1 },
  })
  return body.row.id
}

/**
 * Adds one row with each odd text to every list with a spreadsheet, with its other values from the
 * list's first row. Questions go into drafts, each with its own number.
 */
export async function addOddRows(
  world: World,
  editor: Member,
  sheets: readonly Sheet[],
  texts: readonly string[] = oddTexts,
) {
  const { token } = editor
  const drafts = [await addDraftForm(world, editor), await addDraftForm(world, editor)]
  const placeOf = (at: number) => ({
    form_id: drafts[Math.floor(at / 31)],
    number: 1 + (at % 31),
    pattern: null,
  })
  const files = await exportedSheets(world, editor, 2)
  for (const { file, columns } of sheets) {
    const calls = files.find((one) => one.file === file)
    const like =
      calls &&
      (await world.call(`${calls.listing}?limit=0&order_direction=ASC`, { token })).body.list[0]
    for (const [at, text] of texts.entries()) {
      const line = text.replaceAll(/[\n\t]/g, ' ') // names are a single line
      const input: Record<string, unknown> = {
        title: text,
        name: line,
        text: 'forms' in columns ? line : text,
        note: text,
        forms: [line, `${line}2`],
        body: `${text}\n${long}`,
      }
      const draft = Object.fromEntries(
        Object.keys(columns).map((name) => [name, input[name] ?? like[name]]),
      )
      if ('form_id' in columns) Object.assign(draft, placeOf(at))
      const { status, body } = await world.call(calls?.adding ?? '', { token, body: draft })
      if (status !== 200) throw new Error(`${file}: ${text}: ${JSON.stringify(body)}`)
    }
  }
}
