import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { isFileName, isSavedKind, type SavedKind } from '../files/files.ts'

/**
 * A backup is a gzipped tar, encrypted with age if it has a recipient: database/000001.sql and so
 * on, files/<kind>/<name>, and manifest.json with the digests of the files. The parts of the
 * database form one text that psql can load as well: a title, a header in JSON, a COPY block for
 * each table, a setval for each sequence, and the manifest of the tables in JSON as the last line.
 * Until November 2026 a backup was only this text, gzipped.
 */
export const title = '-- quartet backup 1'
export const endOfRows = '\\.\n'

/** Settings that make PostgreSQL write the same text for the same row on every server. */
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

/** `migrations`: the digests of the migrations that made the tables, in their order. */
export type Header = { made_at: string; migrations: string[] }
export type TableSum = { name: string; columns: string[]; rows: number; sha256: string }
export type Manifest = { tables: TableSum[]; sequences: { name: string; value: string }[] }

export type FileSum = { kind: SavedKind; name: string; size: number; sha256: string }
/** `missing`: files that rows name but that did not exist. */
export type FileManifest = { files: FileSum[]; missing: string[] }

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
  | 'files_away'
  | 'recipient_wrong'
  | 'identity_missing'
  | 'identity_wrong'
  | 'erased_unknown'
  | 'erased_outdated'

/**
 * An expected failure of a backup or a restore: a sentence for people and a reason for tests.
 * Nothing was changed.
 */
export class BackupError extends Error {
  reason: Reason
  constructor(reason: Reason, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}
export const damaged = (what: string) =>
  new BackupError('damaged', `The backup is damaged: ${what}. Nothing was changed.`)

/**
 * `"schema"."table" ("column", ...)`. The names come from the catalogue and are quoted like there.
 */
export const copyTarget = ({ name, columns }: Pick<TableSum, 'name' | 'columns'>) =>
  `${name} (${columns.join(', ')})`

/** Counts the rows and computes the digest of a table's text while it streams. */
export function summing() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    pass(text: Buffer) {
      hash.update(text)
      // a line break inside a value is escaped with a backslash
      for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) rows++
      return text
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Turns rows hidden by a policy into an error, because they would make the backup incomplete. */
export const nothingHidden = 'set row_security = off'

type Piece = { line: string } | { rows: Buffer } | { end: true }

/**
 * The text of a database in pieces: single lines, and between a COPY line and its end chunks of
 * complete rows.
 */
export async function* piecesOf(text: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  let rest: Buffer = Buffer.alloc(0)
  let inRows = false
  for await (const chunk of text) {
    const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const whole = all.subarray(0, all.lastIndexOf(10) + 1)
    rest = all.subarray(whole.length)
    for (let at = 0; at < whole.length; ) {
      if (!inRows) {
        const line = whole.toString('utf8', at, whole.indexOf(10, at))
        at = whole.indexOf(10, at) + 1
        inRows = line.startsWith('COPY ')
        yield { line }
        continue
      }
      const end = findRowsEnd(whole, at)
      if (end > at || end < 0) yield { rows: whole.subarray(at, end < 0 ? undefined : end) }
      if (end >= 0) yield { end: true }
      inRows = end < 0
      at = end < 0 ? whole.length : end + endOfRows.length
    }
  }
  if (rest.length > 0 || inRows) throw damaged('it ends in the middle')
}

/** Start of the line that ends the rows, or -1 if this text does not contain it. */
function findRowsEnd(text: Buffer, from: number) {
  if (text.subarray(from, from + endOfRows.length).equals(Buffer.from(endOfRows))) return from
  const end = text.indexOf(`\n${endOfRows}`, from)
  return end < 0 ? -1 : end + 1
}

const notABackup = (file: string) =>
  new BackupError('not_a_backup', `${file} is not a backup of Quartet.`)
const ageTitle = 'age-encryption.org/v1'

async function firstBytes(file: string) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new BackupError('not_a_backup', `There is no file ${file}.`)
      : error
  })
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(ageTitle.length),
    0,
    ageTitle.length,
    0,
  )
  await handle.close()
  return buffer.toString('latin1', 0, bytesRead)
}

/** The bytes of the gzip file. `identity` is an age identity, AGE-SECRET-KEY-1... */
async function decrypted(file: string, identity: string | undefined): Promise<Readable> {
  const isEncrypted = (await firstBytes(file)) === ageTitle
  if (isEncrypted && identity === undefined)
    throw new BackupError(
      'identity_missing',
      `${file} is encrypted: name the file with its key with --identity. Nothing was changed.`,
    )
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 })
  if (!isEncrypted) return bytes
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity ?? '')
    return Readable.fromWeb(
      (await decrypter.decrypt(
        Readable.toWeb(bytes) as globalThis.ReadableStream,
      )) as ReadableStream,
    )
  } catch (error) {
    bytes.destroy()
    throw new BackupError(
      'identity_wrong',
      `${file} cannot be decrypted with this key (${(error as Error).message}). Nothing was changed.`,
    )
  }
}

async function* unzipped(file: string, identity: string | undefined): AsyncGenerator<Buffer> {
  const bytes = await decrypted(file, identity)
  const text = createGunzip()
  pipeline(bytes, text, () => {}) // a failure is thrown by the loop below
  try {
    for await (const chunk of text) yield chunk
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (message === 'incorrect header check') throw notABackup(file)
    throw code?.startsWith('Z_') || bytes.errored ? damaged(message) : error
  }
}

type Entry = { name: string; content: AsyncIterable<Buffer> }

/** The members of a tar, in order. Each must be read before the next. */
async function* membersOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const tar = extract()
  const closed = new Promise<void>((resolve) => tar.once('close', resolve))
  const drained = () => new Promise<void>((resolve) => tar.once('drain', resolve))
  const feed = async () => {
    for await (const chunk of bytes) {
      if (tar.destroyed) return
      if (!tar.write(chunk)) await Promise.race([drained(), closed])
    }
    tar.end()
  }
  feed().catch((error) => tar.destroy(error))
  try {
    for await (const entry of tar) {
      if (entry.header.type !== 'file') throw damaged(`${entry.header.name} is no file`)
      yield { name: entry.header.name, content: entry as unknown as AsyncIterable<Buffer> }
    }
  } catch (error) {
    throw error instanceof BackupError || (error as NodeJS.ErrnoException).code
      ? error
      : damaged((error as Error).message)
  }
}

const databasePart = /^database\/\d{6}\.sql$/
const manifestName = 'manifest.json'

/**
 * Reads a backup once from its start: first `text`, the database, then `files`, one file in memory
 * at a time. A backup of the older format has no files, so `files` yields no manifest either.
 */
export function readOnce(file: string, identity?: string) {
  const members = contentsOf(unzipped(file, identity), file)
  let next: IteratorResult<Content> | undefined
  async function* text() {
    for (
      next = await members.next();
      !next.done && 'sql' in next.value;
      next = await members.next()
    )
      yield next.value.sql
  }
  async function* files(): AsyncGenerator<Exclude<Content, { sql: Buffer }>> {
    for (; next && !next.done; next = await members.next())
      if (!('sql' in next.value)) yield next.value
  }
  return { text, files, close: () => members.return(undefined) }
}

type Content =
  | { sql: Buffer }
  | { kind: SavedKind; name: string; bytes: Buffer }
  | { manifest: FileManifest }

async function* contentsOf(bytes: AsyncGenerator<Buffer>, file: string): AsyncGenerator<Content> {
  const first = await bytes.next()
  if (first.done) throw damaged('it is empty')
  const all = (async function* () {
    yield first.value
    yield* bytes
  })()
  if (first.value.toString('latin1', 0, title.length) === title.slice(0, first.value.length)) {
    for await (const sql of all) yield { sql }
    return
  }
  if (first.value.toString('latin1', 0, 9) !== 'database/') throw notABackup(file)
  let complete = false
  for await (const { name, content } of membersOf(all)) {
    const [folder = '', kind = '', fileName = ''] = name.split('/')
    if (complete) throw damaged('there is something after its end')
    if (databasePart.test(name)) for await (const sql of content) yield { sql }
    else if (name === manifestName) {
      const manifest = parsed<FileManifest>((await whole(content)).toString())
      if (!manifest?.files || !manifest.missing) throw damaged('its manifest cannot be read')
      complete = true
      yield { manifest }
    } else if (
      folder === 'files' &&
      isSavedKind(kind) &&
      isFileName(fileName) &&
      name === `files/${kind}/${fileName}`
    )
      yield { kind, name: fileName, bytes: await whole(content) }
    else throw damaged(`it holds ${name}`)
  }
  if (!complete) throw damaged('it ends in the middle')
}

async function whole(content: AsyncIterable<Buffer>) {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Reads the whole file and checks it against its own manifests before it is used. Throws
 * BackupError.
 */
export async function readBackup(
  file: string,
  identity?: string,
): Promise<{ header: Header; manifest: Manifest; files: FileSum[] }> {
  const reading = readOnce(file, identity)
  try {
    const { header, manifest } = await readDatabase(piecesOf(reading.text()), file)
    return { header, manifest, files: await readFiles(reading.files()) }
  } finally {
    await reading.close()
  }
}

async function readFiles(
  contents: ReturnType<ReturnType<typeof readOnce>['files']>,
): Promise<FileSum[]> {
  const results: FileSum[] = []
  for await (const content of contents) {
    if (!('manifest' in content)) {
      results.push({
        kind: content.kind,
        name: content.name,
        size: content.bytes.length,
        sha256: digestOf(content.bytes),
      })
      continue
    }
    const wrong = content.manifest.files.find(
      (sum, at) => JSON.stringify(sum) !== JSON.stringify(results[at]),
    )
    if (wrong) throw damaged(`the file ${wrong.name} is not the one that was saved`)
    if (results.length !== content.manifest.files.length)
      throw damaged('it holds files that were not saved')
  }
  return results
}

async function readDatabase(
  pieces: AsyncIterable<Piece>,
  file: string,
): Promise<{ header: Header; manifest: Manifest }> {
  const lines: string[] = []
  const records: Omit<TableSum, 'name' | 'columns'>[] = []
  const heads: string[] = []
  let table = summing()
  for await (const piece of pieces) {
    if ('rows' in piece) table.pass(piece.rows)
    else if ('end' in piece) records.push(table.sum())
    else if (piece.line.startsWith('COPY ')) {
      heads.push(piece.line)
      table = summing()
    } else lines.push(piece.line)
    if (lines[0] !== undefined && lines[0] !== title) throw notABackup(file)
  }
  if (lines.length === 0) throw notABackup(file)

  const header = parsed<Header>(lines[1])
  const manifest = parsed<Manifest>(lines.at(-1))
  if (!header?.migrations || !manifest?.tables || manifest.tables.length !== records.length)
    throw damaged('its manifest is missing')
  for (const [at, header] of manifest.tables.entries()) {
    if (heads[at] !== copyLine(header)) throw damaged(`the table ${header.name} is missing`)
    if (records[at]?.sha256 !== header.sha256 || records[at]?.rows !== header.rows)
      throw damaged(`the rows of ${header.name} are not those that were written`)
  }
  return { header, manifest }
}

export const copyLine = (table: Pick<TableSum, 'name' | 'columns'>) =>
  `COPY ${copyTarget(table)} FROM stdin;`

function parsed<T>(line: string | undefined): T | undefined {
  try {
    return JSON.parse(line?.replace(/^-- /, '') ?? '') as T
  } catch {
    return undefined
  }
}
