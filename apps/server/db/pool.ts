import pg from 'pg'
import { sqlState } from './sql-state.ts'
import { currentScope, type Scope, settingsOf } from './tenant.ts'

type Setting = NonNullable<ReturnType<typeof settingsOf>>
type Callback = (error: Error | null, result?: pg.QueryResult) => void
type Message = Record<string, unknown>
type Wire = { bind(message: Message): void; execute(message: Message): void }
type RawQuery = {
  prepare(wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

/** Prepared once per connection; `true` limits a setting to its transaction. */
const setting = {
  name: 'set_config',
  text: "select set_config($1, $2, true), set_config('quartet.person', $3, true)",
}
const PgQuery = pg.Query as unknown as new (
  config: object,
  values: unknown,
  callback: Callback,
) => RawQuery

/**
 * A query that sends a setting ahead in the same message. Without a Sync between them, both are one
 * transaction and one round trip. Sent with a `begin`, the setting lasts until the commit.
 */
class SettingQuery extends PgQuery {
  #setting: Setting | undefined

  constructor(ahead: Setting, config: string | object, values: unknown, callback: Callback) {
    super(
      { ...(typeof config === 'string' ? { text: config } : config), queryMode: 'extended' },
      values,
      callback,
    )
    this.#setting = ahead
  }

  override prepare(wire: Wire) {
    wire.bind({ portal: '', statement: setting.name, values: [...(this.#setting ?? [])] })
    wire.execute({ portal: '', rows: 0 })
    super.prepare(wire)
  }

  override handleDataRow(message: unknown) {
    if (!this.#setting) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#setting) this.#setting = undefined
    else super.handleCommandComplete(message, wire)
  }
}

type AnyQuery = (config: string | object, values?: unknown, callback?: Callback) => unknown

/**
 * A client whose first query after a checkout carries the setting: a single query, or the `begin`
 * of a transaction.
 */
class TenantClient extends pg.Client {
  ahead: Setting | undefined
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
      const { ahead, timeoutError } = this
      if (timeoutError) {
        if (!onResult) return Promise.reject(timeoutError)
        return process.nextTick(() => onResult(timeoutError))
      }

      this.ahead = undefined
      if (onResult) {
        const observed: Callback = (error, result) => {
          if (error) onError(error)
          onResult(error, result)
        }
        if (ahead) return plain(new SettingQuery(ahead, config, params, observed) as object)
        return params === undefined ? plain(config, observed) : plain(config, params, observed)
      }
      const sent = ahead
        ? new Promise((resolve, reject) => {
            plain(
              new SettingQuery(ahead, config, params, (error, result) =>
                error ? reject(error) : resolve(result),
              ) as object,
            )
          })
        : plain(config, params)
      if (sent instanceof Promise) sent.catch(onError)
      return sent
    }
    this.query = query as typeof this.query
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
      await client.query({ ...setting, values: ['quartet.institution', '', ''] })
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
    const ahead = settingsOf(scope)
    const bounded = (client: pg.PoolClient) => Object.assign(client, { ahead, scope })
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
    if (!callback)
      return super
        .connect()
        .finally(() => this.#waitingSince.delete(caller))
        .then(
          (client) => lent(bounded(client) as pg.PoolClient & TenantClient),
          (error) => {
            throw noteTimeout(error)
          },
        )
    super.connect((error, client, release) => {
      this.#waitingSince.delete(caller)
      callback(error && noteTimeout(error), client && bounded(client), release)
    })
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
