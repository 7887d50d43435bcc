import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../embedded/embedded-postgres.ts'
import { type Env, readEnv, urlsOf } from '../env.ts'
import { describeStartupError } from './startup-error.ts'

type Options = Record<string, { type: 'string' | 'boolean' }>

/**
 * Parses the file name and the options from the command line. Without exactly one file name, prints
 * the usage and exits.
 */
export function namedFile<const Known extends Options>(usage: string, options: Known) {
  const parse = () =>
    parseArgs({ options: { ...options, help: { type: 'boolean' } }, allowPositionals: true })
  try {
    const { positionals, values } = parse()
    const [file, ...more] = positionals
    if (file && more.length === 0 && !('help' in values))
      return { file: path.resolve(file), values: values as ReturnType<typeof parsedOf<Known>> }
  } catch {}
  console.log(usage)
  process.exit(process.argv.includes('--help') ? 0 : 1)
}
const parsedOf = <Known extends Options>(options: Known) => parseArgs({ options }).values

/**
 * Runs `work` as the owner of the application's database: the one of DATABASE_OWNER_URL, or the
 * embedded one of DATA_DIR, which is adopted if it runs and started otherwise. Prints the result of
 * `work`, or the error in one sentence with exit code 1. A signal aborts.
 */
export async function onDatabase(
  work: (url: string, signal: AbortSignal, env: Env) => Promise<string>,
) {
  const aborting = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => aborting.abort())
  let leave = async () => {}
  let ownDatabase = false
  try {
    const env = readEnv()
    ownDatabase = env.DATABASE_URL !== undefined
    const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR)
    if (embedded) leave = embedded.leave
    console.log(await work((embedded ?? urlsOf(env)).ownerUrl, aborting.signal, env))
  } catch (error) {
    console.error(
      aborting.signal.aborted
        ? 'Stopped: nothing was changed.'
        : describeStartupError(error, ownDatabase),
    )
    process.exitCode = 1
  } finally {
    await leave()
  }
}

/** "12 tables, 3,456 rows" */
export const countRows = (tables: { rows: number }[]) =>
  `${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows`
