import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorld, type World } from '../testing/world.ts'
import { TenantPool } from './pool.ts'
import { withoutTenantScope, withTenantScope } from './tenant.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

async function pooled<T>(
  more: { max?: number; query_timeout?: number; options?: string },
  work: (pool: TenantPool) => Promise<T>,
) {
  const address = `${world.urls.url}${more.options ? `?options=${encodeURIComponent(more.options)}` : ''}`
  const pool = new TenantPool(
    {
      connectionString: address,
      max: more.max,
      query_timeout: more.query_timeout,
      connectionTimeoutMillis: 5000,
    },
    () => {},
  )
  return work(pool).finally(() => pool.end())
}
const dbOf = (pool: TenantPool) => drizzle({ client: pool as never })
const whoAmI = async (db: ReturnType<typeof dbOf>) =>
  (
    await db.execute<{ who: string; pid: number }>(
      sql`select current_user as who, pg_backend_pid() as pid`,
    )
  ).rows[0]

describe('a connection', () => {
  test('returns to the pool when it breaks while a transaction begins', () =>
    pooled({ max: 3 }, async (pool) => {
      const db = dbOf(pool)
      const failed: unknown[] = []
      for (let round = 0; round < 12; round++) {
        const work = Promise.allSettled(
          Array.from({ length: 6 }, () =>
            withoutTenantScope(() =>
              db.transaction((tx) => tx.execute(sql`select pg_sleep(0.002)`)),
            ),
          ),
        )
        await world.pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = '' and query <> ''",
        )
        for (const done of await work) if (done.status === 'rejected') failed.push(done.reason)
      }
      expect(failed.length).toBeGreaterThan(3)
      expect(
        await withoutTenantScope(() => db.transaction((tx) => tx.$count(sql`languages`))),
      ).toBeGreaterThan(0)
      expect(pool.idleCount).toBe(pool.totalCount)
    }))

  test('is not reused when the end of its transaction is unknown', () =>
    pooled({ max: 1, query_timeout: 300 }, async (pool) => {
      const db = dbOf(pool)
      const { pid } = (await whoAmI(db)) ?? { pid: 0 }
      const stuck = withoutTenantScope(() =>
        db.transaction(async (tx) => {
          process.kill(pid, 'SIGSTOP')
          await tx.execute(sql`select 1`)
        }),
      )
      await expect(stuck).rejects.toThrow()
      process.kill(pid, 'SIGCONT')
      const next = await withTenantScope(4711, null, () => whoAmI(db))
      expect(next?.who).toBe('quartet_app')
      expect(next?.pid).not.toBe(pid)
    }))

  test('has the role, institution and person of each work in turn, also after an error', () =>
    pooled({ max: 1 }, async (pool) => {
      const db = dbOf(pool)
      const settings = async (reader: Pick<typeof db, 'execute'> = db) =>
        (
          await reader.execute(
            sql`select current_user as role, current_setting('quartet.institution') as institution, current_setting('quartet.person') as person`,
          )
        ).rows[0]
      const none = { role: 'quartet_app', institution: '', person: '' }
      const ofSeven = { role: 'quartet_app', institution: '7', person: '8' }
      const platform = { role: 'quartet_platform', institution: '', person: '' }
      for (let round = 0; round < 2; round++) {
        expect(await settings()).toEqual(none)
        expect(await withTenantScope(7, 8, () => settings())).toEqual(ofSeven)
        expect(await withTenantScope(7, 8, () => settings())).toEqual(ofSeven)
        expect(await withoutTenantScope(() => settings())).toEqual(platform)
        const fail = () => db.transaction((tx) => tx.execute(sql`select 1 / 0`))
        await expect(withTenantScope(7, 8, fail)).rejects.toThrow()
        expect(await withoutTenantScope(() => settings())).toEqual(platform)
        expect(await withTenantScope(7, 8, () => db.transaction((tx) => settings(tx)))).toEqual(
          ofSeven,
        )
      }
    }))

  test('takes the role that owns nothing, whatever options the URL contains', () =>
    pooled({ options: '-c search_path=public' }, async (pool) =>
      expect((await whoAmI(dbOf(pool)))?.who).toBe('quartet_app'),
    ))
})

describe('a database that accepts connections but never responds', () => {
  /** Accepts connections without ever responding; `tried` returns their number. */
  async function hanging<T>(work: (pool: TenantPool, tried: () => number) => Promise<T>) {
    const sockets: Socket[] = []
    const server = createServer((socket) => void sockets.push(socket.on('error', () => {})))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const pool = new TenantPool(
      { host: '127.0.0.1', port, user: 'x', database: 'x', connectionTimeoutMillis: 200 },
      () => {},
    )
    try {
      return await work(pool, () => sockets.length)
    } finally {
      for (const socket of sockets) socket.destroy()
      server.close()
      await pool.end()
    }
  }

  test.each([
    ['a query', async (pool: TenantPool): Promise<unknown> => pool.query('select 1')],
    [
      'a transaction',
      async (pool: TenantPool): Promise<unknown> => dbOf(pool).transaction(async () => {}),
    ],
  ])('delays a call only once, whatever follows %s', (_, use) =>
    hanging(async (pool, tried) => {
      await withoutTenantScope(async () => {
        await expect(use(pool)).rejects.toThrow()
        expect(tried()).toBe(1)
        await expect(withTenantScope(1, 1, () => use(pool))).rejects.toThrow()
        await expect(withoutTenantScope(() => pool.query('select 1'))).rejects.toThrow(
          'did not answer this call before',
        )
        expect(tried()).toBe(1)
      })
      // the next call tries again
      await expect(withoutTenantScope(() => use(pool))).rejects.toThrow()
      expect(tried()).toBe(2)
    }),
  )
})
