import pg from 'pg'
import { reachSetting } from './institutions.ts'

type Setting = NonNullable<ReturnType<typeof reachSetting>>
type Callback = (error: Error | null, result?: pg.QueryResult) => void
type Message = Record<string, unknown>
type Wire = { bind(message: Message): void; execute(message: Message): void }
type RawQuery = {
  prepare(wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

/** Prepared once a connection; `true` keeps a setting within its transaction. */
const setting = { name: 'set_config', text: 'select set_config($1, $2, true)' }
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

  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this) as unknown as AnyQuery
    const query: AnyQuery = (config, values, callback) => {
      const ahead = this.ahead
      if (!ahead) return plain(config, values, callback)
      this.ahead = undefined
      if (typeof values === 'function') return query(config, undefined, values as Callback)
      if (callback) return plain(new SettingQuery(ahead, config, values, callback) as object)
      return new Promise((resolve, reject) => {
        plain(new SettingQuery(ahead, config, values, (error, result) => (error ? reject(error) : resolve(result))) as object)
      })
    }
    this.query = query as typeof this.query
  }
}

type Checkout = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void

/** Connections that own nothing: each takes the role `quartet_app`, which row-level security holds to the reach of the moment. */
export class ReachPool extends pg.Pool {
  constructor(config: pg.PoolConfig, onError: (error: Error) => void) {
    const onConnect = async (client: pg.ClientBase) => {
      client.on('error', onError)
      await client.query({ ...setting, values: ['quartet.institution', ''] })
    }
    super({ ...config, options: '-c role=quartet_app', Client: ReachClient, onConnect } as pg.PoolConfig)
    this.on('error', onError) // without a listener a connection that breaks would end the process
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    const ahead = reachSetting() // of the caller: the callback may run in the turn of whoever gives a connection back
    const bounded = (client: pg.PoolClient) => Object.assign(client, { ahead })
    if (!callback) return super.connect().then(bounded)
    super.connect((error, client, release) => callback(error, client && bounded(client), release))
    return undefined
  }
}
