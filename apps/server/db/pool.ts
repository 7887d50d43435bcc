import pg from 'pg'
import { sqlState } from './sql-state.ts'
import { currentScope, type Scope, settingsOf, type TenantSettings } from './tenant.ts'

type Callback = (error: Error | null, result?: pg.QueryResult) => void
type AnyQuery = (config: string | object, values?: unknown, callback?: Callback) => unknown

/** A client whose connection has the settings of a scope until it gets those of another. */
class TenantClient extends pg.Client {
  #settings: TenantSettings | undefined
  scope: Scope | undefined
  /** Called with the error of each failed query while the connection is checked out. */
  failed: ((error: unknown) => void) | undefined
  /**
   * Set when PostgreSQL did not respond in time. Later queries on this connection would queue
   * behind that one, so they fail immediately.
   */
  timeoutError: Error | undefined

  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this) as unknown as AnyQuery
    const onError = (error: unknown) => {
      if (isTimeout(error)) {
        this.timeoutError = error
        if (this.scope) this.scope.database.timedOut = true
      }
      this.failed?.(error)
    }
    const query: AnyQuery = (config, values, callback) => {
      const onResult = typeof values === 'function' ? (values as Callback) : callback
      const params = typeof values === 'function' ? undefined : values
      const { timeoutError } = this
      if (timeoutError) {
        if (!onResult) return Promise.reject(timeoutError)
        return process.nextTick(() => onResult(timeoutError))
      }

      if (onResult) {
        const observed: Callback = (error, result) => {
          if (error) onError(error)
          onResult(error, result)
        }
        return params === undefined ? plain(config, observed) : plain(config, params, observed)
      }
      const sent = plain(config, params)
      if (sent instanceof Promise) sent.catch(onError)
      return sent
    }
    this.query = query as typeof this.query
  }

  /** Gives the connection the role, institution and person of the scope unless it has them. */
  async enter(scope: Scope | undefined) {
    this.scope = scope
    const settings = settingsOf(scope)
    const { role, institution, person } = settings
    const now = this.#settings
    if (now?.role === role && now.institution === institution && now.person === person) return
    this.#settings = undefined
    await this.query({
      name: 'enter_scope',
      text: "select set_config('role', $1, false), set_config('quartet.institution', $2, false), set_config('quartet.person', $3, false)",
      values: [role, institution, person],
    })
    this.#settings = settings
  }
}

/** Whether PostgreSQL neither responded nor failed in time. */
const isTimeout = (error: unknown): error is Error =>
  error instanceof Error &&
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/.test(
    error.message,
  )

type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A pool whose connections own nothing: each takes the role `quartet_app`, which row-level security
 * limits to the current tenant scope.
 */
export class TenantPool extends pg.Pool {
  /** When each caller began to wait for a connection, the first one at the front. */
  readonly #waitingSince = new Map<symbol, number>()

  constructor(config: pg.PoolConfig, onError: (error: Error) => void) {
    const onConnect = async (client: pg.ClientBase) => {
      client.on('error', onError)
      // set explicitly because the options of the URL may name another role
      await client.query('set role quartet_app')
    }
    super({ ...config, Client: TenantClient, onConnect } as pg.PoolConfig)
    this.on('error', onError) // without a listener, a broken connection would end the process
  }

  get longestWaitMs() {
    const [since] = this.#waitingSince.values()
    return since === undefined ? 0 : performance.now() - since
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    // read now: the callback may run in the context of the call that releases a connection
    const scope = currentScope()
    if (scope?.database.timedOut) {
      const error = new Error(
        'timeout exceeded when trying to connect: the database did not answer this call before',
      )
      if (!callback) return Promise.reject(error)
      return process.nextTick(() => callback(error, undefined, () => {})) as undefined
    }
    const caller = Symbol()
    this.#waitingSince.set(caller, performance.now())
    const noteTimeout = (error: Error) => {
      if (scope && isTimeout(error)) scope.database.timedOut = true
      return error
    }
    const entered = super
      .connect()
      .finally(() => this.#waitingSince.delete(caller))
      .then(async (connected) => {
        const client = connected as pg.PoolClient & TenantClient
        await client.enter(scope).catch((error) => {
          client.release(true)
          throw error
        })
        return client
      })
      .catch((error) => {
        throw noteTimeout(error)
      })
    if (!callback) return entered.then(lent)
    entered.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => {}),
    )
    return undefined
  }
}

/**
 * Wraps a connection checked out for a transaction, whose `begin` is the first query. Drizzle does
 * not release the connection when that query fails, so it is released here. After an error that
 * PostgreSQL itself did not report, the state of the connection is unknown, so it is closed and not
 * reused.
 */
function lent(client: pg.PoolClient & TenantClient) {
  const back = client.release.bind(client)
  let [begun, doubtful, over] = [false, false, false]
  client.release = (error) => {
    if (over) return
    over = true
    client.failed = undefined
    back(error ?? doubtful)
  }
  client.failed = (error) => {
    doubtful ||= sqlState(error) === undefined
    if (!begun) client.release(true)
  }
  const first = client.query
  client.query = ((...args: unknown[]) => {
    client.query = first
    const sent = (first as (...args: unknown[]) => unknown)(...args)
    if (sent instanceof Promise)
      void sent.then(
        () => (begun = true),
        () => {},
      )
    return sent
  }) as typeof client.query
  return client
}
