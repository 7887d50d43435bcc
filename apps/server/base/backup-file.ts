import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/**
 * A backup is one gzip file of plain text that psql can load too: a title, a header in JSON, a COPY block for each table, a setval for each
 * sequence, and the manifest in JSON as the last line.
 */
export const title = '-- quartet backup 1'
export const endOfRows = '\\.\n'

/** How values are written: the same text for the same row, wherever it is read. */
export const writing = [
  "set client_encoding = 'UTF8'",
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 3',
  'set synchronize_seqscans = off',
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
].join('; ')

/** `migrations` are the digests of those that made the tables, in their order. */
export type Header = { made_at: string; migrations: string[] }
export type TableSum = { name: string; columns: string[]; rows: number; sha256: string }
export type Manifest = { tables: TableSum[]; sequences: { name: string; value: string }[] }

export type Reason =
  | 'not_a_backup'
  | 'damaged'
  | 'newer'
  | 'other_version'
  | 'not_empty'
  | 'nothing_there'
  | 'file_exists'
  | 'changing'
  | 'hidden'

/** What a backup or a restore refuses: one sentence for people, one name for tests. Nothing was changed. */
export class BackupRefused extends Error {
  reason: Reason
  constructor(reason: Reason, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}
export const damaged = (what: string) => new BackupRefused('damaged', `The backup is damaged: ${what}. Nothing was changed.`)

/** `"schema"."table" ("column", ...)`; names come from the catalogue, quoted as it quotes them. */
export const target = ({ name, columns }: Pick<TableSum, 'name' | 'columns'>) => `${name} (${columns.join(', ')})`

/** Rows and digest of a table's text while it passes by. */
export function summing() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    pass(text: Buffer) {
      hash.update(text)
      for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) rows++ // a line break inside a value is written as \n
      return text
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** A policy that hid rows would make half a copy: with this it is an error. */
export const nothingHidden = 'set row_security = off'

type Piece = { line: string } | { rows: Buffer } | { end: true }

/** The file piece by piece: single lines, and between a COPY line and its end the rows, whole lines each. */
export async function* piecesOf(file: string): AsyncGenerator<Piece> {
  let rest: Buffer = Buffer.alloc(0)
  let inRows = false
  for await (const chunk of unzipped(file)) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : (chunk as Buffer)
    const whole = text.subarray(0, text.lastIndexOf(10) + 1)
    rest = text.subarray(whole.length)
    for (let at = 0; at < whole.length; ) {
      if (!inRows) {
        const line = whole.toString('utf8', at, whole.indexOf(10, at))
        at = whole.indexOf(10, at) + 1
        inRows = line.startsWith('COPY ')
        yield { line }
        continue
      }
      const end = endWithin(whole, at)
      if (end > at || end < 0) yield { rows: whole.subarray(at, end < 0 ? undefined : end) }
      if (end >= 0) yield { end: true }
      inRows = end < 0
      at = end < 0 ? whole.length : end + endOfRows.length
    }
  }
  if (rest.length > 0 || inRows) throw damaged('it ends in the middle')
}

/** Where the line that ends the rows begins, -1 when it is not in this text. */
function endWithin(text: Buffer, from: number) {
  if (text.subarray(from, from + endOfRows.length).equals(Buffer.from(endOfRows))) return from
  const found = text.indexOf(`\n${endOfRows}`, from)
  return found < 0 ? -1 : found + 1
}

async function* unzipped(file: string) {
  const text = createGunzip()
  pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), text, () => {}) // a failure is thrown by the loop below
  try {
    for await (const chunk of text) yield chunk
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupRefused('not_a_backup', `There is no file ${file}.`)
    if (message === 'incorrect header check') throw notABackup(file)
    throw code?.startsWith('Z_') ? damaged(message) : error
  }
}
const notABackup = (file: string) => new BackupRefused('not_a_backup', `${file} is not a backup of Quartet.`)

/** Reads the whole file and holds it against its own manifest, before anything is done with it. */
export async function readBackup(file: string): Promise<{ header: Header; manifest: Manifest }> {
  const lines: string[] = []
  const found: Omit<TableSum, 'name' | 'columns'>[] = []
  const heads: string[] = []
  let table = summing()
  for await (const piece of piecesOf(file)) {
    if ('rows' in piece) table.pass(piece.rows)
    else if ('end' in piece) found.push(table.sum())
    else if (piece.line.startsWith('COPY ')) {
      heads.push(piece.line)
      table = summing()
    } else lines.push(piece.line)
    if (lines[0] !== undefined && lines[0] !== title) throw notABackup(file)
  }
  if (lines.length === 0) throw notABackup(file)

  const header = parsed<Header>(lines[1])
  const manifest = parsed<Manifest>(lines.at(-1))
  if (!header?.migrations || !manifest?.tables || manifest.tables.length !== found.length) throw damaged('its manifest is missing')
  for (const [at, told] of manifest.tables.entries()) {
    if (heads[at] !== copyLine(told)) throw damaged(`the table ${told.name} is missing`)
    if (found[at]?.sha256 !== told.sha256 || found[at]?.rows !== told.rows)
      throw damaged(`the rows of ${told.name} are not those that were written`)
  }
  return { header, manifest }
}

export const copyLine = (table: Pick<TableSum, 'name' | 'columns'>) => `COPY ${target(table)} FROM stdin;`

function parsed<T>(line: string | undefined): T | undefined {
  try {
    return JSON.parse(line?.replace(/^-- /, '') ?? '') as T
  } catch {
    return undefined
  }
}
