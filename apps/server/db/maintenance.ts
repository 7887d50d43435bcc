import { existsSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ensureKeyFile, readKeyFile } from '../security/key-file.ts'
import { type Db, timeouts } from './db.ts'

/**
 * Connections as quartet_keeper and the key of the hash chain. Only for the jobs that chain,
 * shorten and erase the log, never for a call.
 */
export type LogMaintenance = { db: Db; key: string; end: () => Promise<void> }

/** Connects as the owner, who may take that role. Idle connections are closed. */
export function openLogMaintenance(
  ownerUrl: string,
  key: string,
  onError: (error: Error) => void,
): LogMaintenance {
  const onConnect = async (client: pg.ClientBase) => {
    client.on('error', onError)
    await client.query('set role quartet_keeper')
  }
  const config = {
    connectionString: ownerUrl,
    max: 2,
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    ...timeouts.jobs,
    onConnect,
  }
  const pool = new pg.Pool(config as pg.PoolConfig)
  pool.on('error', onError)
  return { db: drizzle({ client: pool }) as Db, key, end: () => pool.end() }
}

const keyFile = (dataDir: string) => path.join(dataDir, 'log-chain-key')

/** The key in the data directory. If it is missing, the first process to start creates it. */
export function ensureChainKey(dataDir: string): string {
  ensureKeyFile(keyFile(dataDir))
  return readChainKey(dataDir)
}

export function readChainKey(dataDir: string): string {
  const key = findChainKey(dataDir)
  if (key === undefined)
    throw new Error(
      `The key of the log's chain is missing: set LOG_CHAIN_KEY, or DATA_DIR to the folder with log-chain-key.`,
    )
  return key
}

/** Undefined if the data directory has no key. Throws if the key is too short. */
export function findChainKey(dataDir: string): string | undefined {
  const file = keyFile(dataDir)
  return existsSync(file) ? readKeyFile(file) : undefined
}
