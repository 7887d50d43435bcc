import path from 'node:path'
import { createApp } from './app.ts'
import { sandboxPayments } from './areas/billing/sandbox-commands.ts'
import { stripePayments } from './areas/billing/stripe-client.ts'
import { makeClassroom } from './areas/classroom/client.ts'
import { makeProviderClient } from './areas/identities/client.ts'
import { eraseLogValues } from './areas/logs/commands.ts'
import { eraseListed, listErased } from './areas/privacy/jobs.ts'
import { createFirstAdministrator } from './areas/registration/commands.ts'
import { writeEvents } from './areas/security/commands.ts'
import { makeErasedList } from './backup/erased-people.ts'
import { describeStartupError } from './cli/startup-error.ts'
import { loadFirstContent } from './content-loader.ts'
import { openDb } from './db/db.ts'
import { excessOf } from './db/login.ts'
import { ensureChainKey, type LogMaintenance, openLogMaintenance } from './db/maintenance.ts'
import { prepareDb } from './db/prepare-db.ts'
import { withoutTenantScope } from './db/tenant.ts'
import { makeTypesetter } from './documents/typesetter.ts'
import { prepareFolder } from './embedded/data-dir.ts'
import { type Embedded, startEmbedded } from './embedded/embedded-postgres.ts'
import { type Env, help, readEnv, urlsOf } from './env.ts'
import { makeFiles } from './files/files.ts'
import { isOverloaded } from './http/admission.ts'
import { listen } from './http/listen.ts'
import { mountSite } from './http/static-site.ts'
import { startJobs } from './jobs.ts'
import { makeMailer } from './mail/mailer.ts'
import { makeReader } from './media/ocr.ts'
import { makeSpeaker } from './media/speech.ts'
import { watchEventLoop } from './monitoring/event-loop.ts'
import { makeLog } from './monitoring/log.ts'
import { makeMetrics } from './monitoring/metrics.ts'
import { openQueue } from './queue/queue.ts'
import { makeCaptcha } from './security/captcha.ts'
import { createEncryption } from './security/encryption.ts'
import { ensureKeyFile, readKeyFile } from './security/key-file.ts'
import { makeLimits } from './security/rate-limits.ts'
import { collectSecurityEvents, type EventRow } from './security/security-events.ts'
import { sharedSecret } from './security/shared-secrets.ts'
import { makeTraffic } from './security/traffic.ts'
import { minimumDuration, type Services } from './services.ts'
import { configuredProviders } from './sign-in-providers.ts'

/** What has been started, in order. `stop` ends it in reverse. */
const started: { name: string; end: () => Promise<unknown> }[] = []
let stopping = false
let ownDatabase = false
let starting: Promise<void> = Promise.resolve()

async function stop(code: number) {
  if (stopping) return
  stopping = true
  // in case something hangs: the next start takes over what is left
  setTimeout(() => process.exit(code || 1), 15_000).unref()
  await starting.catch(() => {}) // what is only half started is ended too
  for (const { end } of started.reverse()) await end().catch(() => {})
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0))
// the ipc channel of scripts/start.mjs closed: it was killed
process.on('disconnect', () => void stop(0))

if (process.argv.includes('--help')) {
  console.log(help())
  process.exit(0)
}

starting = start()
await starting.catch(async (error) => {
  if (!stopping) console.error(describeStartupError(error, ownDatabase))
  await stop(1)
})

/** Aborts a start during which a stop was requested. */
function throwIfStopping() {
  if (stopping) throw new Error('stopped while starting')
}

async function start() {
  const env = readEnv()
  ownDatabase = env.DATABASE_URL !== undefined
  const log = makeLog(env.LOG_LEVEL)
  prepareFolder(env.DATA_DIR)

  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR)
  if (embedded) started.push({ name: 'postgres', end: embedded.leave })
  throwIfStopping()
  const urls = embedded ?? urlsOf(env)
  await prepareDb(urls, log)
  throwIfStopping()
  const onError = (error: Error) => log.warn({ error: error.message }, 'database')
  const { db, pool } = openDb(urls.url, onError, 'calls')
  started.push({ name: 'pool', end: () => pool.end() })
  const jobs = openDb(urls.url, onError, 'jobs')
  started.push({ name: 'pool of the jobs', end: () => jobs.pool.end() })
  const logMaintenance = openLogMaintenance(
    urls.ownerUrl,
    env.LOG_CHAIN_KEY ?? ensureChainKey(env.DATA_DIR),
    onError,
  )
  started.push({ name: 'log maintenance', end: logMaintenance.end })
  const excess = await excessOf(jobs.pool)
  if (excess)
    log.warn(
      { excess },
      'the user of DATABASE_URL may do more than serve: see "Database" in docs/operations.md',
    )
  if (embedded) started.push({ name: 'watch', end: watch(embedded, log) })

  await loadFirstContent(jobs.db)
  const tell = (password: string) =>
    console.log(
      `First administrator: ${env.ADMIN_EMAIL} with the password ${password} (shown only once)`,
    )
  await withoutTenantScope(() =>
    createFirstAdministrator(
      { db: jobs.db, now: new Date() },
      { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, tell },
    ),
  )
  throwIfStopping()
  const queue = await openQueue(urls.url, log, true)
  started.push({ name: 'queue', end: queue.stop })
  const limits = makeLimits(pool)
  const clock = () => new Date()
  const captcha = makeCaptcha(await sharedSecret(jobs.pool, 'captcha'))
  const files = makeFiles(path.join(env.DATA_DIR, 'files'))
  const speaker = makeSpeaker(log)
  started.push({ name: 'speech', end: speaker.end })
  const pictureReader = makeReader(log)
  started.push({ name: 'ocr', end: pictureReader.end })
  const typesetter = makeTypesetter(log)
  started.push({ name: 'documents', end: typesetter.end })
  const metrics = makeMetrics(pool)
  const writeEvent = (rows: EventRow[]) =>
    withoutTenantScope(() => writeEvents({ db, now: clock() }, rows)).catch((error) =>
      log.warn({ error: String(error) }, 'security events'),
    )
  const events = collectSecurityEvents(writeEvent, metrics.securityEvent)
  started.push({ name: 'security events', end: events.end })
  const services: Services = {
    erasedList: makeErasedList(env.ERASED_PEOPLE_FILE),
    traffic: makeTraffic(env.TRAFFIC_FACTOR),
    ...{ db, queue, files, speaker, pictureReader, typesetter, limits, captcha, log, events },
    payments: paymentsOf(env, db),
    classroom: classroomOf(env),
    providers: configuredProviders(env),
    providerClient: makeProviderClient({
      publicUrl: env.PUBLIC_URL,
      privateIssuers: env.OIDC_PRIVATE_ISSUERS === 'allow',
    }),
    secrets: createEncryption(env.SECRETS_KEY ?? ensureSecretsKey(env.DATA_DIR), 'quartet secrets'),
    ...{ publicUrl: env.PUBLIC_URL, contact: env.contact, minimumDuration, clock },
  }
  await eraseRestoredPeople({ ...services, db: jobs.db }, logMaintenance)
  const mailer = makeMailer(env.MAIL_FROM, env.SMTP_URL, path.join(env.DATA_DIR, 'mail'), files)
  await startJobs({ ...services, db: jobs.db }, mailer, logMaintenance)

  const eventLoop = watchEventLoop(log)
  started.push({ name: 'event loop', end: eventLoop.end })
  const app = createApp(services, {
    trustedProxies: env.TRUSTED_PROXIES,
    isOverloaded: () => isOverloaded(pool),
    onAnswer: metrics.answered,
    onBegin: eventLoop.began,
  })
  mountSite(app, { webDir: env.webDir, pool, metrics, metricsToken: env.METRICS_TOKEN })
  started.push({ name: 'http', ...(await listen(app.fetch, { port: env.PORT, host: env.HOST })) })

  console.log(`Quartet is at ${env.PUBLIC_URL} after ${(performance.now() / 1000).toFixed(1)} s`)
}

/**
 * Erases people of a restored backup who had been erased before, before any call is served.
 * Completes the list of erased people at every start and stop.
 */
async function eraseRestoredPeople(services: Services, logMaintenance: LogMaintenance) {
  const { log, clock } = services
  const complete = () =>
    withoutTenantScope(() => listErased({ ...services, now: clock() }, { complete: true }))
  const people = await withoutTenantScope(() => eraseListed({ ...services, now: clock() }))
  if (people > 0) {
    await eraseLogValues(logMaintenance)
    log.warn(
      { people },
      'people of a restored backup, who had been erased since, were erased again',
    )
  }
  await complete()
  started.push({ name: 'erased people', end: complete })
}

/** Restarts an embedded PostgreSQL that was killed. The first process that notices does it. */
function watch(embedded: Embedded, log: ReturnType<typeof makeLog>) {
  let reviving: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    reviving = reviving
      .then(async () => {
        if (stopping) return
        if (await embedded.revive()) log.warn('PostgreSQL had ended and was started again')
      })
      .catch((error) =>
        log.error({ error: String(error) }, 'PostgreSQL could not be started again'),
      )
  }, 1_000)
  return async () => {
    clearInterval(timer)
    await reviving
  }
}

/** The configured payment service; without one, the practice gateway where it is open. */
function paymentsOf(
  {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
    takesPracticeCards,
  }: Env,
  db: Services['db'],
) {
  if (secretKey !== undefined && webhookSecret !== undefined)
    return stripePayments({ secretKey, webhookSecret, apiBase })
  return takesPracticeCards ? sandboxPayments(db) : undefined
}

/** Returns undefined unless a client at the classroom service is configured. */
function classroomOf({
  CLASSROOM_CLIENT_ID: clientId,
  CLASSROOM_CLIENT_SECRET: clientSecret,
  ...env
}: Env) {
  if (clientId === undefined || clientSecret === undefined) return undefined
  return makeClassroom({
    ...{
      clientId,
      clientSecret,
      authUrl: env.CLASSROOM_AUTH_URL,
      tokenUrl: env.CLASSROOM_TOKEN_URL,
    },
    ...{
      revokeUrl: env.CLASSROOM_REVOKE_URL,
      apiUrl: env.CLASSROOM_API_URL.replace(/\/+$/, ''),
      returnUrl: `${env.PUBLIC_URL}/sync-data`,
    },
  })
}

/** The key in the data directory. If it is missing, the first process to start creates it. */
function ensureSecretsKey(dataDir: string) {
  const file = path.join(dataDir, 'secrets-key')
  ensureKeyFile(file)
  return readKeyFile(file)
}
