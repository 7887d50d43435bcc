import path from 'node:path'
import { startEmbedded } from './base/embedded.ts'
import { readEnv, urlsOf } from './env.ts'
import { sentence } from './sentence.ts'

/** The file that was named on the command line; ends the process with how it is used when there is none. */
export function namedFile(usage: string): string {
  const [file, ...more] = process.argv.slice(2)
  if (file && !file.startsWith('-') && more.length === 0) return path.resolve(file)
  console.log(usage)
  process.exit(file === '--help' ? 0 : 1)
}

/**
 * Runs `work` as the owner of the database that the application would use: of DATABASE_OWNER_URL, or the embedded one of DATA_DIR, adopted when
 * it runs and started when not. Tells what `work` answers, or one sentence about what stood in the way; a signal aborts.
 */
export async function onDatabase(work: (url: string, signal: AbortSignal) => Promise<string>) {
  const aborting = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => aborting.abort())
  let leave = async () => {}
  let ownDatabase = false
  try {
    const env = readEnv()
    ownDatabase = env.DATABASE_URL !== undefined
    const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR)
    if (embedded) leave = embedded.leave
    console.log(await work((embedded ?? urlsOf(env)).ownerUrl, aborting.signal))
  } catch (error) {
    console.error(aborting.signal.aborted ? 'Stopped: nothing was changed.' : sentence(error, ownDatabase))
    process.exitCode = 1
  } finally {
    await leave()
  }
}

/** "12 tables, 3,456 rows" */
export const told = (tables: { rows: number }[]) =>
  `${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows`
