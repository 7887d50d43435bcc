import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Db, patience } from './db.ts'

/** What the jobs that seal and shorten the log have, and no call: connections as quartet_keeper, and the key of the chain. */
export type Keeper = { db: Db; key: string; end: () => Promise<void> }

/** Signs in as the owner, who may take that role; the connections are closed when no job needs them. */
export function openKeeper(ownerUrl: string, key: string, onError: (error: Error) => void): Keeper {
  const onConnect = async (client: pg.ClientBase) => {
    client.on('error', onError)
    await client.query('set role quartet_keeper')
  }
  const config = { connectionString: ownerUrl, max: 2, idleTimeoutMillis: 10_000, keepAlive: true, ...patience.jobs, onConnect }
  const pool = new pg.Pool(config as pg.PoolConfig)
  pool.on('error', onError)
  return { db: drizzle({ client: pool }) as Db, key, end: () => pool.end() }
}

const fileIn = (dataDir: string) => path.join(dataDir, 'log-chain-key')

/** The key that the file of the data directory holds; the first process to ask makes it. */
export function chainKeyIn(dataDir: string): string {
  const file = fileIn(dataDir)
  const half = `${file}.${process.pid}`
  writeFileSync(half, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(half, file) // whole or not at all, and only once
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(half, { force: true })
  }
  return readChainKey(dataDir)
}

export function readChainKey(dataDir: string): string {
  const file = fileIn(dataDir)
  if (!existsSync(file))
    throw new Error(`The key of the log's chain is missing: set LOG_CHAIN_KEY, or DATA_DIR to the folder that has it (${file}).`)
  return readFileSync(file, 'utf8').trim()
}
