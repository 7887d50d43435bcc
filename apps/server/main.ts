import path from 'node:path'
import { eraseLogValues } from './areas/logs/commands.ts'
import { eraseListed, listErased } from './areas/privacy/jobs.ts'
import { createFirstAdministrator } from './areas/registration/commands.ts'
import { writeEvents } from './areas/security/commands.ts'
import { makeCaptcha } from './base/captcha.ts'
import { makeClassroom } from './base/classroom.ts'
import type { Ground } from './base/context.ts'
import { openDb } from './base/db.ts'
import { type Embedded, startEmbedded } from './base/embedded.ts'
import { makeErasedList } from './base/erased-people.ts'
import { watchEventLoop } from './base/event-loop.ts'
import { makeFiles } from './base/files.ts'
import { prepareFolder } from './base/folder.ts'
import { acrossInstitutions } from './base/institutions.ts'
import { ensureChainKey, type Keeper, openKeeper } from './base/keeper.ts'
import { makeLimits } from './base/limits.ts'
import { listen } from './base/listen.ts'
import { makeLog } from './base/log.ts'
import { excessOf } from './base/login.ts'
import { makeMailer } from './base/mailer.ts'
import { makeMetrics } from './base/metrics.ts'
import { makeReader } from './base/ocr.ts'
import { sandboxPayments } from './base/payments.ts'
import { prepareDb } from './base/prepare-db.ts'
import { openQueue } from './base/queue.ts'
import { sharedSecret } from './base/secrets.ts'
import { collectSecurityEvents, type EventRow } from './base/security-events.ts'
import { mountSite } from './base/site.ts'
import { makeSpeaker } from './base/speech.ts'
import { makeTraffic } from './base/traffic.ts'
import { type Env, help, readEnv, urlsOf } from './env.ts'
import { loadFirstContent } from './first-content.ts'
import { makeApp } from './http.ts'
import { sentence } from './sentence.ts'
import { startWork } from './work.ts'

/** What has been started, in that order; a stop ends it from the last to the first. */
const started: { name: string; end: () => Promise<unknown> }[] = []
let stopping = false
let ownDatabase = false
let starting: Promise<void> = Promise.resolve()

async function stop(code: number) {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(code || 1), 15_000).unref() // whatever hangs: the next start adopts what is left
  await starting.catch(() => {}) // what is half started is ended too
  for (const { end } of started.reverse()) await end().catch(() => {})
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0)) // the ipc channel of scripts/start.mjs: it was killed

if (process.argv.includes('--help')) {
  console.log(help())
  process.exit(0)
}

starting = start()
await starting.catch(async (error) => {
  if (!stopping) console.error(sentence(error, ownDatabase))
  await stop(1)
})

/** A start that was told to stop goes no further. */
function goOn() {
  if (stopping) throw new Error('stopped while starting')
}

async function start() {
  const env = readEnv()
  ownDatabase = env.DATABASE_URL !== undefined
  const log = makeLog(env.LOG_LEVEL)
  prepareFolder(env.DATA_DIR)

  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR)
  if (embedded) started.push({ name: 'postgres', end: embedded.leave })
  goOn()
  const urls = embedded ?? urlsOf(env)
  await prepareDb(urls, log)
  goOn()
  const onError = (error: Error) => log.warn({ error: error.message }, 'database')
  const { db, pool } = openDb(urls.url, onError, 'calls')
  started.push({ name: 'pool', end: () => pool.end() })
  const jobs = openDb(urls.url, onError, 'jobs')
  started.push({ name: 'pool of the jobs', end: () => jobs.pool.end() })
  const keeper = openKeeper(urls.ownerUrl, env.LOG_CHAIN_KEY ?? ensureChainKey(env.DATA_DIR), onError)
  started.push({ name: 'keeper', end: keeper.end })
  const excess = await excessOf(pool)
  if (excess) log.warn({ excess }, 'the user of DATABASE_URL may do more than serve: see "Database" in docs/operations.md')
  if (embedded) started.push({ name: 'watch', end: watch(embedded, log) })

  await loadFirstContent(jobs.db)
  const tell = (password: string) => console.log(`First administrator: ${env.ADMIN_EMAIL} with the password ${password} (told once)`)
  await acrossInstitutions(() => createFirstAdministrator(db, env.ADMIN_EMAIL, env.ADMIN_PASSWORD, tell, new Date()))
  goOn()
  const queue = await openQueue(urls.url, log, true)
  started.push({ name: 'queue', end: queue.stop })
  const limits = makeLimits(pool)
  const clock = () => new Date()
  const captcha = makeCaptcha(await sharedSecret(pool, 'captcha'))
  const files = makeFiles(path.join(env.DATA_DIR, 'files'))
  const speaker = makeSpeaker(log)
  started.push({ name: 'speech', end: speaker.end })
  const pictureReader = makeReader(log)
  started.push({ name: 'ocr', end: pictureReader.end })
  const metrics = makeMetrics(pool)
  const writeEvent = (rows: EventRow[]) =>
    acrossInstitutions(() => writeEvents(db, rows, clock())).catch((error) => log.warn({ error: String(error) }, 'security events'))
  const events = collectSecurityEvents(writeEvent, metrics.securityEvent)
  started.push({ name: 'security events', end: events.end })
  const ground: Ground = {
    erasedList: makeErasedList(env.ERASED_PEOPLE_FILE),
    traffic: makeTraffic(env.TRAFFIC_FACTOR),
    ...{ db, queue, files, speaker, pictureReader, limits, captcha, log, events },
    payments: env.takesPracticeCards ? sandboxPayments : undefined,
    classroom: classroomOf(env),
    ...{ publicUrl: env.PUBLIC_URL, clock },
  }
  await keepErased({ ...ground, db: jobs.db }, keeper)
  const mailer = makeMailer(env.MAIL_FROM, env.SMTP_URL, path.join(env.DATA_DIR, 'mail'), files)
  await startWork({ ...ground, db: jobs.db }, mailer, keeper)

  const eventLoop = watchEventLoop(log)
  started.push({ name: 'event loop', end: eventLoop.end })
  const app = makeApp(ground, { trustedProxies: env.TRUSTED_PROXIES, onAnswer: metrics.answered, onBegin: eventLoop.began })
  mountSite(app, { webDir: env.webDir, pool, metrics, metricsToken: env.METRICS_TOKEN })
  started.push({ name: 'http', ...(await listen(app.fetch, env.PORT, env.HOST)) })

  console.log(`Quartet is at ${env.PUBLIC_URL} after ${(performance.now() / 1000).toFixed(1)} s`)
}

/** Whoever was erased stays so, whatever was restored, before anybody is served; and the list is complete whenever the process starts or ends. */
async function keepErased({ db, queue, files, erasedList, log, clock }: Ground, keeper: Keeper) {
  const complete = () => acrossInstitutions(() => listErased(db, erasedList, clock(), true))
  const people = await acrossInstitutions(() => eraseListed({ db, queue, files }, erasedList, clock()))
  if (people > 0) {
    await eraseLogValues(keeper)
    log.warn({ people }, 'people of a restored backup, who had been erased since, were erased again')
  }
  await complete()
  started.push({ name: 'erased people', end: complete })
}

/** An embedded PostgreSQL that was killed is started again by the first process that sees it. */
function watch(embedded: Embedded, log: ReturnType<typeof makeLog>) {
  let reviving: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    reviving = reviving
      .then(async () => {
        if (stopping) return
        if (await embedded.revive()) log.warn('PostgreSQL had ended and was started again')
      })
      .catch((error) => log.error({ error: String(error) }, 'PostgreSQL could not be started again'))
  }, 1_000)
  return async () => {
    clearInterval(timer)
    await reviving
  }
}

/** None without a client at the service. */
function classroomOf({ CLASSROOM_CLIENT_ID: clientId, CLASSROOM_CLIENT_SECRET: clientSecret, ...env }: Env) {
  if (clientId === undefined || clientSecret === undefined) return undefined
  return makeClassroom({
    ...{ clientId, clientSecret, authUrl: env.CLASSROOM_AUTH_URL, tokenUrl: env.CLASSROOM_TOKEN_URL },
    ...{ revokeUrl: env.CLASSROOM_REVOKE_URL, apiUrl: env.CLASSROOM_API_URL.replace(/\/+$/, ''), returnUrl: `${env.PUBLIC_URL}/sync-data` },
  })
}
