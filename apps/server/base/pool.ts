import pg from 'pg'
import { currentScope, type Scope, settingsOf } from './institutions.ts'
import { sqlState } from './sql-state.ts'

type Setting = NonNullable<ReturnType<typeof settingsOf>>
type Callback = (error: Error | null, result?: pg.QueryResult) => void
type Message = Record<string, unknown>
type Wire = { bind(message: Message): void; execute(message: Message): void }
type RawQuery = {
  prepare(wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

/** Prepared once a connection; `true` keeps a setting within its transaction. */
const setting = { name: 'set_config', text: "select set_config($1, $2, true), set_config('quartet.person', $3, true)" }
const PgQuery = pg.Query as unknown as new (config: object, values: unknown, callback: Callback) => RawQuery

/**
 * A query that sends a setting ahead in the same message: without a Sync between them both are one transaction and one round trip.
 * A `begin` sent so carries the setting to its commit.
 */
class SettingQuery extends PgQuery {
  #setting: Setting | undefined

  constructor(ahead: Setting, config: string | object, values: unknown, callback: Callback) {
    super({ ...(typeof config === 'string' ? { text: config } : config), queryMode: 'extended' }, values, callback)
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

/** Its first query after a checkout carries the setting: a single one, or the `begin` of a transaction. */
class ReachClient extends pg.Client {
  ahead: Setting | undefined
  scope: Scope | undefined
  /** Told of each query that failed while the connection is lent. */
  failed: ((error: unknown) => void) | undefined
  /** What came in place of an answer: nothing that is asked on this connection afterwards is answered sooner. */
  silence: Error | undefined

  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this) as unknown as AnyQuery
    const failed = (error: unknown) => {
      if (tookTooLong(error)) {
        this.silence = error
        if (this.scope) this.scope.waited.inVain = true
      }
      this.failed?.(error)
    }
    const told = (callback: Callback): Callback => {
      return (error, result) => {
        if (error) failed(error)
        callback(error, result)
      }
    }
    const query: AnyQuery = (config, values, callback) => {
      const back = typeof values === 'function' ? (values as Callback) : callback
      if (this.silence) {
        const { silence } = this
        if (!back) return Promise.reject(silence)
        return process.nextTick(() => back(silence))
      }
      const ahead = this.ahead
      this.ahead = undefined
      const wanted = typeof values === 'function' ? undefined : values
      if (back) {
        if (ahead) return plain(new SettingQuery(ahead, config, wanted, told(back)) as object)
        return wanted === undefined ? plain(config, told(back)) : plain(config, wanted, told(back))
      }
      const sent = ahead
        ? new Promise((resolve, reject) => {
            plain(new SettingQuery(ahead, config, wanted, (error, result) => (error ? reject(error) : resolve(result))) as object)
          })
        : plain(config, values)
      if (sent instanceof Promise) sent.catch(failed)
      return sent
    }
    this.query = query as typeof this.query
  }
}

/** Neither an answer nor a refusal came in the time that was given. */
const tookTooLong = (error: unknown): error is Error =>
  error instanceof Error &&
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/.test(error.message)

type Checkout = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void

/** Connections that own nothing: each takes the role `quartet_app`, which row-level security holds to the reach of the moment. */
export class ReachPool extends pg.Pool {
  constructor(config: pg.PoolConfig, onError: (error: Error) => void) {
    const onConnect = async (client: pg.ClientBase) => {
      client.on('error', onError)
      await client.query('set role quartet_app') // not by the address of the database, which may say otherwise
      await client.query({ ...setting, values: ['quartet.institution', '', ''] })
    }
    super({ ...config, Client: ReachClient, onConnect } as pg.PoolConfig)
    this.on('error', onError) // without a listener a connection that breaks would end the process
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    const scope = currentScope() // of the caller: the callback may run in the turn of whoever gives a connection back
    const ahead = settingsOf(scope)
    const bounded = (client: pg.PoolClient) => Object.assign(client, { ahead, scope })
    if (scope?.waited.inVain) {
      const error = new Error('timeout exceeded when trying to connect: the database did not answer before')
      if (!callback) return Promise.reject(error)
      return process.nextTick(() => callback(error, undefined, () => {})) as undefined
    }
    const noted = (error: Error) => {
      if (scope && tookTooLong(error)) scope.waited.inVain = true
      return error
    }
    if (!callback)
      return super.connect().then(
        (client) => lent(bounded(client) as pg.PoolClient & ReachClient),
        (error) => {
          throw noted(error)
        },
      )
    super.connect((error, client, release) => callback(error && noted(error), client && bounded(client), release))
    return undefined
  }
}

/**
 * For a transaction, whose `begin` is the first query: when that fails Drizzle does not give the connection back, so it is given back here. After a
 * failure of which PostgreSQL itself did not tell, nobody knows what is open on the connection: it is closed, never lent again.
 */
function lent(client: pg.PoolClient & ReachClient) {
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
