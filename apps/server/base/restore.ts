import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import {
  BackupRefused,
  damaged,
  type Header,
  type Manifest,
  nothingHidden,
  piecesOf,
  readBackup,
  summing,
  type TableSum,
  target,
  writing,
} from './backup-file.ts'

/** Any number of processes may start at once: one migrates or restores, the others wait. */
const oneAtATime = 'select pg_advisory_lock(727274)'

/**
 * Puts a backup into an empty database: reads it whole first, then in one transaction makes the tables as they were, loads them, and holds what
 * stands there against the manifest. Throws BackupRefused; the database is then as it was.
 */
export async function restore(url: string, file: string, signal?: AbortSignal): Promise<{ header: Header; manifest: Manifest }> {
  const { header, manifest } = await readBackup(file)
  const migrations = migrationsUpTo(header)
  const client = new pg.Client({ connectionString: url, application_name: 'quartet restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(writing)
    await client.query(oneAtATime)
    await refuseUnlessEmpty(client)
    await client.query('begin')
    for (const statement of migrations) await client.query(statement)
    const guarded = await guardedTables(client)
    for (const name of guarded) await client.query(`alter table ${name} no force row level security`)
    const triggered = await triggeredTables(client)
    for (const name of triggered) await client.query(`alter table ${name} disable trigger user`)
    await client.query(nothingHidden)
    await load(client, file, manifest, signal)
    for (const table of manifest.tables) await compare(client, table)
    for (const name of triggered) await client.query(`alter table ${name} enable trigger user`)
    for (const name of guarded) await client.query(`alter table ${name} force row level security`)
    await client.query('commit')
    await client.query('analyze')
    return { header, manifest }
  } finally {
    await client.end() // an open transaction is rolled back, and the lock given back
  }
}

/** The statements that make the tables as the backup has them. A newer application migrates the rest at its next start. */
function migrationsUpTo({ migrations }: Header): string[] {
  const ours = readMigrationFiles({ migrationsFolder: path.join(import.meta.dirname, '../migrations') })
  const same = migrations.filter((hash, at) => ours[at]?.hash === hash).length
  if (same < migrations.length)
    throw same === ours.length
      ? new BackupRefused('newer', 'The backup was made by a newer Quartet: install that one, then restore. Nothing was changed.')
      : new BackupRefused('other_version', 'The backup was made by another Quartet than this: their tables differ. Nothing was changed.')
  return [
    'create schema drizzle',
    // as Drizzle makes it: a start finds it and goes on from there
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    ...ours.slice(0, same).flatMap(({ sql }) => sql),
  ]
}

async function refuseUnlessEmpty(client: pg.Client) {
  const { rows } = await client.query(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    limit 1`)
  if (rows.length > 0)
    throw new BackupRefused('not_empty', `The database is not empty (it has ${rows[0].name}): restore into a new one. Nothing was changed.`)
}

/** Tables whose owner is held by row-level security, too: nobody may COPY into them. */
async function guardedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select oid::regclass::text as name from pg_class where relforcerowsecurity')
  return rows.map(({ name }) => name)
}

/** Tables that write elsewhere when they are written to: what they would write comes with the backup. */
async function triggeredTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal')
  return rows.map(({ name }) => name)
}

async function load(client: pg.Client, file: string, manifest: Manifest, signal?: AbortSignal) {
  const { rows: keys } = await client.query(`
    select conrelid::regclass::text as name, quote_ident(conname) as key, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { name, key } of keys) await client.query(`alter table ${name} drop constraint ${key}`)
  await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(', ')}`) // what the migrations themselves put there

  const pieces = piecesOf(file)
  for (const table of manifest.tables)
    await pipeline(Readable.from(rowsOfNext(pieces)), client.query(copyFrom(`copy ${target(table)} from stdin`)), {
      ...(signal ? { signal } : {}),
    })
  for (const { name, key, definition } of keys) await client.query(`alter table ${name} add constraint ${key} ${definition}`)
  for (const { name, value } of manifest.sequences) await client.query('select setval($1, $2)', [name, value])
}

/** The rows of the next table in the file. */
async function* rowsOfNext(pieces: AsyncGenerator<Awaited<ReturnType<ReturnType<typeof piecesOf>['next']>>['value']>) {
  for (let next = await pieces.next(); !next.done && !('end' in next.value); next = await pieces.next())
    if ('rows' in next.value) yield next.value.rows
}

/** A table that was just loaded stands in the order of the file: its text must have the same digest. */
async function compare(client: pg.Client, table: TableSum) {
  const { pass, sum } = summing()
  for await (const chunk of client.query(copyTo(`copy ${target(table)} to stdout`))) pass(chunk)
  const { rows, sha256 } = sum()
  if (rows !== table.rows || sha256 !== table.sha256)
    throw damaged(`${table.name} came back with ${rows} rows of ${table.rows}, or with other ones`)
}
