import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { copyPrepared } from '../prepared-folder.ts'
import { freePort, startProcess } from '../process.ts'

export type App = ReturnType<typeof startProcess> & { port: number }
export type Installation = Awaited<ReturnType<typeof makeInstallation>>

/**
 * A data directory with its embedded PostgreSQL, on which a test starts any number of application
 * processes.
 */
export async function makeInstallation(more: Record<string, string> = {}) {
  const folder = await copyPrepared(inject('preparedFolder'))
  const pidFile = path.join(folder, 'pg/postmaster.pid')
  const apps: App[] = []
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
  const url = () =>
    `postgres://quartet:${read('pg-password')}@127.0.0.1:${read('pg-port')}/postgres`
  const postgresPid = () =>
    Number(existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[0] : 0)

  /**
   * Starts the application as in production, behind one proxy, so that each client has its own
   * address.
   */
  async function start(env: Record<string, string> = {}): Promise<App> {
    const port = await freePort()
    const app = {
      ...startProcess({
        PORT: String(port),
        DATA_DIR: folder,
        TRUSTED_PROXIES: '1',
        ...more,
        ...env,
      }),
      port,
    }
    apps.push(app)
    await app.ready()
    return app
  }

  /** Queries the database directly on a new connection, which no earlier kill can affect. */
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
    /**
     * Stops everything that still runs, including PostgreSQL, and removes the folder; `unmount`
     * removes what was mounted on it.
     */
    async end(unmount = () => {}) {
      for (const app of apps)
        if (app.child.exitCode === null && app.child.signalCode === null) await app.stop()
      await endPostgres(pidFile)
      unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Stops PostgreSQL if its applications were killed; otherwise the last application has stopped it.
 */
async function endPostgres(pidFile: string) {
  if (!existsSync(pidFile)) return
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
    for (let tries = 0; existsSync(pidFile) && tries < 100; tries++) await wait(50)
  } catch {} // it had already ended
}

/** Whether the process takes calls and can reach its database. */
export const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
