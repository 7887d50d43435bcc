import { existsSync, renameSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { type SavedKind, savedKinds } from '../files/files.ts'
import {
  BackupError,
  copyLine,
  copyTarget,
  digestOf,
  endOfRows,
  type FileManifest,
  type Header,
  type Manifest,
  nothingHidden,
  summing,
  type TableSum,
  title,
  writing,
} from './backup-file.ts'
import { backupLock } from './backup-lock.ts'

/** `guarded`: row-level security also applies to the owner of the table. */
type Table = Pick<TableSum, 'name' | 'columns'> & { guarded: boolean }
/**
 * The queue (schema jobs) is excluded: it contains mails with codes and links in clear text, and a
 * restored one would send them again.
 */
const schemas = ['drizzle', 'public']
/**
 * A restore gets the erased people from a list outside every backup (erased-people.ts), and must not
 * open again the links that were revoked since.
 */
const leftOut = ['erased_people', 'share_links']
/** Bytes of the database buffered in memory, because a tar member begins with its length. */
const partBytes = 4 * 1024 * 1024

type Options = {
  /**
   * The folder of the file store, and for each kind the SELECT that returns the file names in rows.
   */
  files?: { directory: string; named: Record<SavedKind, string> }
  /** An age recipient, age1...: only the owner of its key can read the backup. */
  recipient?: string | undefined
  signal?: AbortSignal
}
export type BackedUp = Manifest & FileManifest

/**
 * Writes a consistent snapshot of the whole database, and the files that its rows name, to `file`,
 * readable only by its owner. The application may continue to write meanwhile. The file appears
 * completely or not at all. Throws BackupError, for example if the database contains no Quartet or
 * the file exists.
 */
export async function backUp(
  url: string,
  file: string,
  now: Date,
  { files, recipient, signal }: Options = {},
): Promise<BackedUp> {
  if (existsSync(file))
    throw new BackupError('file_exists', `${file} exists already: choose another name.`)
  const encrypter = recipient === undefined ? undefined : encrypterFor(recipient)
  const client = new pg.Client({ connectionString: url, application_name: 'quartet backup' })
  client.on('error', () => {}) // the query in progress rejects as well
  await client.connect()
  const part = `${file}.part`
  try {
    await client.query(writing)
    await client.query(nothingHidden)
    await client.query(backupLock) // no file is removed from before the snapshot on
    const tables = await beginSnapshot(client)
    const hidden = await hiddenOf(client, tables)
    const header = { made_at: now.toISOString(), migrations: await migrationsOf(client) }
    const manifest: BackedUp = { tables: [], sequences: [], files: [], missing: [] }
    const names = files ? await namesOf(client, files, hidden) : []
    const tar = pack()
    const fill = async () => {
      await packText(tar, textOf(client, { header, tables, hidden, manifest }))
      if (files) await packFiles(tar, files.directory, names, manifest)
      await packMember(
        tar,
        'manifest.json',
        Buffer.from(JSON.stringify({ files: manifest.files, missing: manifest.missing })),
      )
      tar.finalize()
    }
    const out = await open(part, 'wx', 0o600)
    const zipped = createGzip({ level: 3 })
    const written = encrypter ? await encrypter(zipped) : zipped
    const filling = fill().catch((error) => tar.destroy(error))
    await Promise.all([
      pipeline(Readable.from(tar as AsyncIterable<Buffer>), zipped, signal ? { signal } : {}),
      pipeline(written, out.createWriteStream({ flush: true }), signal ? { signal } : {}),
    ])
    await filling
    renameSync(part, file)
    return manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new BackupError('file_exists', `${part} exists: is another backup at work?`)
    rmSync(part, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

/**
 * Everything read from here on is from one snapshot. The locks come first, so that no migration can
 * run now or in between.
 */
async function beginSnapshot(client: pg.Client): Promise<Table[]> {
  const before = await tablesOf(client)
  if (!before.some(({ name }) => name === 'drizzle.__drizzle_migrations'))
    throw new BackupError(
      'nothing_there',
      'This database holds no Quartet: is DATABASE_URL or DATA_DIR right?',
    )
  await client.query('begin isolation level repeatable read read only')
  await client.query(`lock table ${before.map(({ name }) => name).join(', ')} in access share mode`)
  const tables = await tablesOf(client)
  if (JSON.stringify(tables) !== JSON.stringify(before))
    throw new BackupError(
      'changing',
      'The tables are being changed by an upgrade: try again when it is done.',
    )
  return tables
}

/**
 * The tables whose rows the user of the database sees only as quartet_platform; none for a
 * superuser. Throws if that role does not see all rows of a table, because the backup would be
 * incomplete.
 */
async function hiddenOf(client: pg.Client, tables: Table[]): Promise<Set<string>> {
  const { rows: bypasses } = await client.query(
    'select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  )
  const guarded = bypasses.length > 0 ? [] : tables.filter((table) => table.guarded)
  const { rows } = await client.query(`
    select format('%I.%I', schemaname, tablename) as name from pg_policies group by 1
    having bool_or('quartet_platform' = any(roles) and cmd in ('ALL', 'SELECT') and qual = 'true') and bool_and(permissive = 'PERMISSIVE')`)
  const closed = guarded.find(({ name }) => !rows.some((row) => row.name === name))
  if (closed)
    throw new BackupError(
      'hidden',
      `Row-level security hides rows of ${closed.name} from the user of DATABASE_URL: use a superuser.`,
    )
  return new Set(guarded.map(({ name }) => name))
}

/**
 * Tables and columns of the product, as quoted for SQL, without those of extensions and without
 * generated columns.
 */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity and c.relforcerowsecurity as guarded,
       array(select quote_ident(attname) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1)
       and not (n.nspname = 'public' and c.relname = any($2))
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [schemas, leftOut],
  )
  return rows
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

type Contents = { header: Header; tables: Table[]; hidden: Set<string>; manifest: Manifest }

/** The text of a backup. Fills `manifest` on the way. */
async function* textOf(
  client: pg.Client,
  { header, tables, hidden, manifest }: Contents,
): AsyncGenerator<string | Buffer> {
  yield `${title}\n-- ${JSON.stringify(header)}\n`
  for (const table of tables) {
    yield `${copyLine(table)}\n`
    if (hidden.has(table.name))
      await client.query('set local role quartet_platform; set local row_security = on')
    const { pass, sum } = summing()
    for await (const chunk of client.query(copyTo(`copy ${copyTarget(table)} to stdout`)))
      yield pass(chunk)
    if (hidden.has(table.name)) await client.query('reset role; set local row_security = off')
    manifest.tables.push({ name: table.name, columns: table.columns, ...sum() })
    yield endOfRows
  }
  // sequences are not part of the snapshot: read after the rows, they are never behind them
  manifest.sequences = await sequencesOf(client)
  for (const { name, value } of manifest.sequences) yield `SELECT setval('${name}', ${value});\n`
  yield `-- ${JSON.stringify(manifest)}\n`
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  )
  return rows
}

function encrypterFor(recipient: string) {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new BackupError(
      'recipient_wrong',
      'The recipient is no public key of age: it begins with age1.',
    )
  }
  return async (bytes: Readable) =>
    Readable.fromWeb(
      (await encrypter.encrypt(
        Readable.toWeb(bytes) as globalThis.ReadableStream,
      )) as ReadableStream,
    )
}

/** The files that the rows of this snapshot name. */
async function namesOf(
  client: pg.Client,
  { directory, named }: NonNullable<Options['files']>,
  hidden: Set<string>,
) {
  if (hidden.size > 0)
    await client.query('set local role quartet_platform; set local row_security = on')
  const names: { kind: SavedKind; name: string }[] = []
  for (const kind of savedKinds)
    for (const { name } of (await client.query<{ name: string }>(named[kind])).rows)
      names.push({ kind, name })
  if (hidden.size > 0) await client.query('reset role; set local row_security = off')
  if (names.length > 0 && !existsSync(directory))
    throw new BackupError(
      'files_away',
      `People's files are not at ${directory}: run this where the application has its DATA_DIR.`,
    )
  return names
}

const packMember = (tar: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    )
    entry.end(content)
  })

async function packText(tar: Pack, text: AsyncIterable<string | Buffer>) {
  let parts: Buffer[] = []
  let length = 0
  let count = 0
  const flush = async () => {
    await packMember(tar, `database/${String(++count).padStart(6, '0')}.sql`, Buffer.concat(parts))
    parts = []
    length = 0
  }
  for await (const chunk of text) {
    parts.push(Buffer.from(chunk))
    length += parts.at(-1)?.length ?? 0
    if (length >= partBytes) await flush()
  }
  if (length > 0) await flush()
}

/**
 * A file never changes once written, and the lock prevents the removal of files during the backup.
 */
async function packFiles(
  tar: Pack,
  directory: string,
  names: { kind: SavedKind; name: string }[],
  manifest: FileManifest,
) {
  for (const { kind, name } of names) {
    const bytes = await readFile(path.join(directory, kind, name)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      },
    )
    if (!bytes) {
      manifest.missing.push(`${kind}/${name}`)
      continue
    }
    await packMember(tar, `files/${kind}/${name}`, bytes)
    manifest.files.push({ kind, name, size: bytes.length, sha256: digestOf(bytes) })
  }
}
