import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addDays } from '@quartet/domain/dates.ts'
import { eraseLogValues } from '../areas/logs/commands.ts'
import { acceptsKey } from '../areas/logs/queries.ts'
import { eraseListed, listErased, resetNotices } from '../areas/privacy/jobs.ts'
import { BackupError, type Header } from '../backup/backup-file.ts'
import { type ErasedPeople, erasedPeopleDays, makeErasedList } from '../backup/erased-people.ts'
import { restore } from '../backup/restore.ts'
import { openDb } from '../db/db.ts'
import { findChainKey, openLogMaintenance } from '../db/maintenance.ts'
import { prepareDb } from '../db/prepare-db.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { prepareFolder } from '../embedded/data-dir.ts'
import type { Env } from '../env.ts'
import { makeFiles } from '../files/files.ts'
import { makeLog } from '../monitoring/log.ts'
import { openQueue } from '../queue/queue.ts'
import { countRows, namedFile, onDatabase } from './command-line.ts'

const { file, values: options } = namedFile(
  [
    'npm run restore -- FILE [--identity KEYFILE] [--erased-people LIST | --nobody-erased]',
    'puts a backup into an empty database (DATABASE_URL, or a new DATA_DIR); the application must not run.',
    'LIST names who was erased since the backup: they are erased again (DATA_DIR/erased-people.txt).',
  ].join('\n'),
  {
    identity: { type: 'string' },
    'erased-people': { type: 'string' },
    'nobody-erased': { type: 'boolean' },
  },
)

await onDatabase(async (url, signal, env) => {
  const listFile = options['erased-people']
    ? path.resolve(options['erased-people'])
    : env.ERASED_PEOPLE_FILE
  const known = await makeErasedList(listFile).read()
  prepareFolder(env.DATA_DIR)
  const check = async (header: Header) => {
    if (!options['nobody-erased']) assertErasuresKnown(header, known, listFile)
    // from now on a start erases them, too
    await makeErasedList(env.ERASED_PEOPLE_FILE).add(known.erased)
  }
  const directory = path.join(env.DATA_DIR, 'files')
  const { header, manifest, files } = await restore(url, file, {
    directory,
    identity: readIdentity(),
    check,
    signal,
  })
  const people = await eraseAgain(url, env)
  const warning = await tidyLog(url, env)
  const erased = `${people === 1 ? '1 person who was' : `${people} people who were`} erased since then`
  const restored = `${countRows(manifest.tables)}, ${files.length} files`
  return `Restored what was backed up at ${header.made_at}: ${restored}; ${erased} erased again; after ${(performance.now() / 1000).toFixed(1)} s${warning}`
})

/**
 * Deletes the log values of erased people. Returns a warning if the key of the hash chain is
 * missing, otherwise an empty text.
 */
async function tidyLog(url: string, env: Env) {
  const logMaintenance = openLogMaintenance(
    url,
    env.LOG_CHAIN_KEY ?? findChainKey(env.DATA_DIR) ?? '',
    () => {},
  )
  try {
    await eraseLogValues(logMaintenance)
    if (await acceptsKey(logMaintenance)) return ''
    return `. WARNING: the log was sealed with a key that is not here. Before the start, copy log-chain-key of the old DATA_DIR to ${env.DATA_DIR} or set LOG_CHAIN_KEY; when it is lost, start and then run npm run verify-log -- --new-key.`
  } finally {
    await logMaintenance.end()
  }
}

/** Reads the key from a file written by age-keygen. Throws if the file has none. */
function readIdentity() {
  if (options.identity === undefined) return undefined
  const [key] = readFileSync(options.identity, 'utf8').match(/^AGE-SECRET-KEY-\S+$/m) ?? []
  if (key === undefined)
    throw new BackupError(
      'identity_wrong',
      `${options.identity} holds no key of age (AGE-SECRET-KEY-1...). Nothing was changed.`,
    )
  return key
}

/**
 * Throws if the list does not cover the time since the backup: people erased since then would be
 * restored.
 */
function assertErasuresKnown({ made_at }: Header, { completeUntil }: ErasedPeople, list: string) {
  const otherwise =
    'Name the newest list with --erased-people, or say --nobody-erased if nobody was erased since then. Nothing was changed.'
  if (completeUntil === null)
    throw new BackupError(
      'erased_unknown',
      `There is no list of erased people at ${list}: people erased since ${made_at} would be back. ${otherwise}`,
    )
  if (completeUntil.toISOString() < made_at)
    throw new BackupError(
      'erased_outdated',
      `The list of erased people at ${list} is older than the backup of ${made_at}. ${otherwise}`,
    )
  if (new Date(made_at) < addDays(completeUntil, -erasedPeopleDays))
    throw new BackupError(
      'erased_outdated',
      `The list of erased people goes back ${erasedPeopleDays} days, and the backup is of ${made_at}. ${otherwise}`,
    )
}

/**
 * Erases people again. If this is interrupted, the next start does the same, because the list is
 * beside the database by then.
 */
async function eraseAgain(url: string, env: Env) {
  const erasedList = makeErasedList(env.ERASED_PEOPLE_FILE)
  const files = makeFiles(path.join(env.DATA_DIR, 'files'))
  const log = makeLog('warn')
  await prepareDb({ url, ownerUrl: url }, log)
  const queue = await openQueue(url, log, false)
  const { db, pool } = openDb(url, () => {}, 'jobs')
  try {
    return await withoutTenantScope(async () => {
      await resetNotices({ db, now: new Date() })
      const people = await eraseListed({ db, queue, files, erasedList, now: new Date() })
      await listErased({ db, erasedList, now: new Date() }, { complete: true })
      return people
    })
  } finally {
    await queue.stop()
    await pool.end()
  }
}
