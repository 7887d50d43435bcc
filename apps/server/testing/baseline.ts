import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { migrationsConfig } from '../db/db.ts'

/** Creates the tables of the baseline, as in an installation that has not been migrated since. */
export async function migrateToBaseline(url: string) {
  const [baseline] = readMigrationFiles(migrationsConfig)
  if (!baseline) throw new Error('there is no baseline')
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of [
    'create schema drizzle',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    ...baseline.sql,
  ])
    await client.query(statement)
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [baseline.hash, baseline.folderMillis],
  )
  await client.end()
}
