import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { dataFolder, freePort, startProcess } from '../process.ts'

export type App = ReturnType<typeof startProcess> & { port: number }
export type Installation = Awaited<ReturnType<typeof makeInstallation>>

/** A data directory with its embedded PostgreSQL and as many application processes as a test starts on it. */
export async function makeInstallation(more: Record<string, string> = {}) {
  const folder = dataFolder()
  const pidFile = path.join(folder, 'pg/postmaster.pid')
  const apps: App[] = []
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
  const url = () => `postgres://quartet:${read('pg-password')}@127.0.0.1:${read('pg-port')}/postgres`
  const postgresPid = () => Number(existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[0] : 0)

  /** The application as it is started for real; behind one proxy, so that each client has an address of its own. */
  async function start(env: Record<string, string> = {}): Promise<App> {
    const port = await freePort()
    const app = { ...startProcess({ PORT: String(port), DATA_DIR: folder, TRUSTED_PROXIES: '1', ...more, ...env }), port }
    apps.push(app)
    await app.ready()
    return app
  }

  /** Asks past the application, on a connection of its own: whatever was killed before is no part of it. */
  async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(url())
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }

  return {
    ...{ folder, url, start, rows, postgresPid },
    killPostgres: () => process.kill(postgresPid(), 'SIGKILL'),
    /** Ends what still runs, PostgreSQL too, and removes the folder; `unmount` takes away what was put on it. */
    async end(unmount = () => {}) {
      for (const app of apps) if (app.child.exitCode === null && app.child.signalCode === null) await app.stop()
      await endPostgres(pidFile)
      unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The last application stops its PostgreSQL; this is for one whose applications were killed. */
async function endPostgres(pidFile: string) {
  if (!existsSync(pidFile)) return
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
    for (let tries = 0; existsSync(pidFile) && tries < 100; tries++) await wait(50)
  } catch {} // it was dead already
}

/** Whether the process takes calls and reaches its database. */
export const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
