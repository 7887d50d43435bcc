import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { migrationsConfig } from '../db/db.ts'
import {
  BackupError,
  copyTarget,
  damaged,
  digestOf,
  type FileSum,
  type Header,
  type Manifest,
  nothingHidden,
  piecesOf,
  readBackup,
  readOnce,
  summing,
  type TableSum,
  writing,
} from './backup-file.ts'

/** Any number of processes may start at once: one migrates or restores, the others wait. */
const oneAtATime = `select pg_advisory_lock(${advisoryLocks.migration})`

type Options = {
  /** The folder of the file store; without it the files of the backup are not restored. */
  directory?: string
  /** An age identity, AGE-SECRET-KEY-1... */
  identity?: string | undefined
  /** Called before anything is changed; throws to reject the backup. */
  check?: (header: Header) => Promise<void>
  signal?: AbortSignal
}
export type Restored = { header: Header; manifest: Manifest; files: FileSum[] }

/**
 * Restores a backup into an empty database, and its files into their folder. Reads the whole backup
 * first; then creates the tables as they were, loads them and compares their content with the
 * manifest, in one transaction. Throws BackupError, or the error of the database; both leave
 * database and files unchanged.
 */
export async function restore(
  url: string,
  file: string,
  { directory, identity, check, signal }: Options = {},
): Promise<Restored> {
  const { header, manifest, files } = await readBackup(file, identity)
  await check?.(header)
  const migrations = migrationsUpTo(header)
  const client = new pg.Client({ connectionString: url, application_name: 'quartet restore' })
  client.on('error', () => {})
  await client.connect()
  const reading = readOnce(file, identity)
  const digests = new Map(files.map(({ kind, name, sha256 }) => [`${kind}/${name}`, sha256]))
  const placed = directory === undefined ? undefined : makePlace(directory)
  try {
    await client.query(writing)
    await client.query(oneAtATime)
    await assertEmptyDatabase(client)
    await client.query('begin')
    for (const statement of migrations) await client.query(statement)
    const guarded = await guardedTables(client)
    for (const name of guarded)
      await client.query(`alter table ${name} no force row level security`)
    const triggered = await triggeredTables(client)
    for (const name of triggered) await client.query(`alter table ${name} disable trigger user`)
    await client.query(nothingHidden)
    await load(client, reading.text(), manifest, signal)
    for (const table of manifest.tables) await compare(client, table)
    for (const name of triggered) await client.query(`alter table ${name} enable trigger user`)
    for (const name of guarded) await client.query(`alter table ${name} force row level security`)
    if (placed)
      for await (const content of reading.files())
        if ('kind' in content) await placed.add(content, digests)
    signal?.throwIfAborted()
    await placed?.move()
    await client.query('commit')
    await placed?.keep()
    await client.query('analyze')
    return { header, manifest, files }
  } finally {
    await placed?.undo()
    await reading.close()
    await client.end() // rolls back an open transaction and releases the lock
  }
}

/**
 * Writes files to a temporary folder, moves them into place once the rows are loaded, and removes
 * them again unless the rows are committed.
 */
function makePlace(directory: string) {
  let aside: string | undefined
  const names: { kind: string; name: string }[] = []
  const moved: string[] = []
  return {
    async add(
      { kind, name, bytes }: { kind: string; name: string; bytes: Buffer },
      digests: Map<string, string>,
    ) {
      if (digests.get(`${kind}/${name}`) !== digestOf(bytes))
        throw damaged(`the file ${name} changed`)
      if (aside === undefined) {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        aside = await mkdtemp(path.join(directory, '.restore-'))
      }
      await mkdir(path.join(aside, kind), { recursive: true, mode: 0o700 })
      const out = await open(path.join(aside, kind, name), 'wx', 0o600)
      try {
        await out.writeFile(bytes)
        await out.sync()
      } finally {
        await out.close()
      }
      names.push({ kind, name })
    },
    async move() {
      for (const { kind, name } of names) {
        const place = path.join(directory, kind, name)
        if (existsSync(place)) continue // names are unique, so it is the same file
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        await rename(path.join(aside ?? '', kind, name), place)
        moved.push(place)
      }
    },
    keep: async () => void moved.splice(0),
    async undo() {
      for (const place of moved) await rm(place, { force: true })
      if (aside !== undefined) await rm(aside, { recursive: true, force: true })
    },
  }
}

/**
 * SHA-256 of the last of the migrations that became the baseline. A database with it has the tables
 * of the baseline.
 */
export const lastBeforeBaseline = 'c2b9ad5328f6123d3c813a3874d37b91a5ddc88c8d87ffeeec64c542b465a312'

/**
 * The statements that create the tables as they were in the backup. A newer application runs the
 * remaining migrations at its next start.
 */
function migrationsUpTo(header: Header): string[] {
  const ours = readMigrationFiles(migrationsConfig)
  const baselineAt = header.migrations.indexOf(lastBeforeBaseline)
  const migrations =
    baselineAt < 0 ? header.migrations : [ours[0]?.hash, ...header.migrations.slice(baselineAt + 1)]
  const same = migrations.filter((hash, at) => ours[at]?.hash === hash).length
  if (same < migrations.length)
    throw same === ours.length
      ? new BackupError(
          'newer',
          'The backup was made by a newer Quartet: install that one, then restore. Nothing was changed.',
        )
      : new BackupError(
          'other_version',
          'The backup was made by another version: its tables differ. Commit fa9ac62e restores one from before 23 November 2026. Nothing was changed.',
        )
  return [
    'create schema drizzle',
    // as Drizzle creates it, so that a start continues from there
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    ...ours.slice(0, same).flatMap(({ sql }) => sql),
  ]
}

async function assertEmptyDatabase(client: pg.Client) {
  const { rows } = await client.query(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    limit 1`)
  if (rows.length > 0)
    throw new BackupError(
      'not_empty',
      `The database is not empty (it has ${rows[0].name}): restore into a new one. Nothing was changed.`,
    )
}

/** Tables whose row-level security also applies to the owner, who could not COPY into them. */
async function guardedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'select oid::regclass::text as name from pg_class where relforcerowsecurity',
  )
  return rows.map(({ name }) => name)
}

/** Tables with triggers that write elsewhere: the backup already contains what they would write. */
async function triggeredTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal',
  )
  return rows.map(({ name }) => name)
}

async function load(
  client: pg.Client,
  text: AsyncIterable<Buffer>,
  manifest: Manifest,
  signal?: AbortSignal,
) {
  const { rows: keys } = await client.query(`
    select conrelid::regclass::text as name, quote_ident(conname) as key, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { name, key } of keys) await client.query(`alter table ${name} drop constraint ${key}`)
  // rows that the migrations themselves inserted
  await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(', ')}`)

  const pieces = piecesOf(text)
  for (const table of manifest.tables)
    await pipeline(
      Readable.from(rowsOfNext(pieces)),
      client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
      {
        ...(signal ? { signal } : {}),
      },
    )
  while (!(await pieces.next()).done); // sequences and manifest, up to the files
  for (const { name, key, definition } of keys)
    await client.query(`alter table ${name} add constraint ${key} ${definition}`)
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1, $2)', [name, value])
}

/** The rows of the next table in the file. */
async function* rowsOfNext(
  pieces: AsyncGenerator<Awaited<ReturnType<ReturnType<typeof piecesOf>['next']>>['value']>,
) {
  for (
    let next = await pieces.next();
    !next.done && !('end' in next.value);
    next = await pieces.next()
  )
    if ('rows' in next.value) yield next.value.rows
}

/**
 * A table that was just loaded is in the order of the file, so its text must have the same digest.
 */
async function compare(client: pg.Client, table: TableSum) {
  const { pass, sum } = summing()
  for await (const chunk of client.query(copyTo(`copy ${copyTarget(table)} to stdout`))) pass(chunk)
  const { rows, sha256 } = sum()
  if (rows !== table.rows || sha256 !== table.sha256)
    throw damaged(`${table.name} came back with ${rows} rows of ${table.rows}, or with other ones`)
}
