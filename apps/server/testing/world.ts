import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { consentPurposes } from '@quartet/domain/consent.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import { createApp, type Options } from '../app.ts'
import { openSession } from '../areas/auth/commands.ts'
import { openSubscription } from '../areas/billing/commands.ts'
import { sandboxPayments } from '../areas/billing/sandbox-commands.ts'
import { makeProviderClient } from '../areas/identities/client.ts'
import { organizations } from '../areas/institutions/tables.ts'
import { giveConsents } from '../areas/privacy/commands.ts'
import { readConsentWords } from '../areas/privacy/queries.ts'
import { giveRole } from '../areas/roles/commands.ts'
import { writeEvents } from '../areas/security/commands.ts'
import { createUser } from '../areas/users/commands.ts'
import { makeErasedList } from '../backup/erased-people.ts'
import { type DatabaseUrls, openDb, timeouts } from '../db/db.ts'
import { openLogMaintenance } from '../db/maintenance.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { makeTypesetter } from '../documents/typesetter.ts'
import { makeFiles } from '../files/files.ts'
import { isOverloaded } from '../http/admission.ts'
import { makeReader } from '../media/ocr.ts'
import { makeSpeaker } from '../media/speech.ts'
import { makeLog } from '../monitoring/log.ts'
import { type Jobs, openQueue } from '../queue/queue.ts'
import { makeCaptcha } from '../security/captcha.ts'
import { createEncryption } from '../security/encryption.ts'
import { hashPassword } from '../security/passwords.ts'
import { makeLimits } from '../security/rate-limits.ts'
import { collectSecurityEvents } from '../security/security-events.ts'
import { makeTraffic } from '../security/traffic.ts'
import type { Services } from '../services.ts'
import { solve } from './captcha.ts'
import { databaseOn } from './database.ts'
import { checkDocumented } from './documented.ts'

export const password = 'correct horse'
export const minutes = 60_000
export const hours = 60 * minutes
export const days = 24 * hours
let passwordHash: Promise<string> | undefined
let counter = 0

export type Member = { id: number; email: string; token: string }
type PersonDraft = {
  role?: string
  type?: 'individual' | 'institution' | 'student' | 'coaching'
  ageGroupId?: 1 | 2 | 3
  organizationId?: number
  verified?: boolean
  languageId?: number
  sharesScores?: boolean
  /** 14 years old by the world's clock, waiting for a guardian's consent. */
  awaitsConsent?: boolean
  /** When the person's own subscription ends; null if its trial has not begun. */
  endsAt?: Date | null
  /** Whether it renews itself: then it is charged at its end. */
  renews?: boolean
}

async function runAsOwner({ ownerUrl }: DatabaseUrls, statement: string) {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * A new database with the first content and the whole application on it. Its clock only moves when
 * a test moves it.
 */
export async function makeWorld(options: Partial<Options> = {}) {
  const server = inject('pg')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await runAsOwner(server, `create database ${name} template template_app strategy file_copy`)

  const urls = databaseOn(server, name)
  const log = makeLog('silent')
  // the owner of the tables, whom no policy restricts
  const pool = new pg.Pool({ connectionString: urls.ownerUrl })
  pool.on('error', () => {})
  const db = drizzle({ client: pool })
  // calls that wait for a lock on a busy machine must not fail a test
  const own = openDb(urls.url, () => {}, 'calls', timeouts.jobs)
  const queue = await openQueue(urls.url, log, false)
  const logMaintenance = openLogMaintenance(
    urls.ownerUrl,
    'the key of the chain in the tests',
    () => {},
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'quartet-world-'))
  const time = { now: new Date('2026-11-21T10:00:00Z') }
  const captcha = makeCaptcha('a secret of the tests', 10) // the same work as for real, less of it
  const services: Services = {
    ...{
      db: own.db,
      queue,
      files: makeFiles(folder),
      erasedList: makeErasedList(path.join(folder, 'erased-people.txt')),
      log,
      payments: sandboxPayments(own.db),
      publicUrl: 'https://quartet.test',
      contact: null,
      minimumDuration: 0,
    },
    classroom: undefined,
    providers: [],
    providerClient: makeProviderClient({
      publicUrl: 'https://quartet.test',
      privateIssuers: false,
    }),
    secrets: createEncryption('a secret of the tests', 'quartet secrets'),
    events: collectSecurityEvents(
      (rows) => withoutTenantScope(() => writeEvents({ db: own.db, now: time.now }, rows)),
      undefined,
      hours,
    ),
    // a busy machine must not fail a test
    speaker: makeSpeaker(log, { task: 60_000, line: 60_000, idle: 60_000 }),
    pictureReader: makeReader(log, { task: 60_000, line: 60_000, idle: 60_000 }),
    typesetter: makeTypesetter(log, { task: 60_000, line: 60_000, idle: 60_000 }),
    limits: makeLimits(own.pool),
    traffic: makeTraffic(1000), // a test makes more calls per minute than a person
    // ALTCHA itself uses the clock of the machine
    captcha: { ...captcha, challenge: () => captcha.challenge(new Date()) },
    clock: () => time.now,
  }
  const app = createApp(services, { isOverloaded: () => isOverloaded(own.pool), ...options })

  /**
   * Makes a call through HTTP, such as `call('POST /login', { body })`, and returns the response.
   */
  async function call(
    where: string,
    {
      body,
      token,
      headers,
    }: { body?: unknown; token?: string | undefined; headers?: Record<string, string> } = {},
  ) {
    const [method, path] = where.split(' ') as [string, string]
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : {
            body:
              typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
          }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    const { status } = response
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what came over the wire
    const answer = (text.startsWith('{') ? JSON.parse(text) : text) as any
    await checkDocumented(method, path, { status, headers: response.headers, body: answer })
    return { status, headers: response.headers, bytes, body: answer }
  }

  async function person(draft: PersonDraft = {}): Promise<Member> {
    const email = `person${++counter}@example.org`
    passwordHash ??= hashPassword(password)
    const made = await db.transaction(async (tx) => {
      const id = await createUser(tx, {
        ...{
          firstName: 'Ada',
          lastName: `Person${counter}`,
          email,
          passwordHash: await passwordHash,
          languageId: draft.languageId ?? 1,
        },
        type: draft.type ?? 'individual',
        ageGroupId: draft.ageGroupId ?? (draft.awaitsConsent ? 2 : 3),
        ...(draft.awaitsConsent && {
          consentBy: 'guardian',
          awaitingConsentSince: time.now,
          turns18In: 2030,
          country: 'DE',
        }),
        organizationId: draft.organizationId,
        emailVerifiedAt: draft.verified === false ? null : time.now,
        createdAt: time.now,
      })
      if (id === undefined) throw new Error('the builder made an address twice')
      await giveRole(tx, id, draft.role ?? 'individual')
      if (draft.sharesScores) {
        const words = await readConsentWords(tx, {
          screen: 'registration_code',
          purposes: consentPurposes,
          languageId: draft.languageId ?? 1,
        })
        const giver = { by: 'self', how: 'registration' } as const
        await giveConsents(tx, id, { purposes: ['facilitator_scores'], giver, words }, time.now)
      }
      if (draft.endsAt !== undefined) {
        const card = {
          gateway: 'sandbox' as const,
          cardToken: 't',
          cardBrand: 'visa',
          cardLast4: '4242',
          cardExpMonth: '2030-01',
        }
        const autoRenew = draft.renews ?? false
        await openSubscription(tx, id, { plan: 'basic', term: 'annual', autoRenew }, card)
        await tx.execute(
          sql`update subscriptions set subscription_ends_at = ${draft.endsAt?.toISOString() ?? null} where user_id = ${id}`,
        )
      }
      return openSession(tx, id, time.now)
    })
    return { id: made.userId, email, token: made.token }
  }

  /** The same person with a new session, because the clock may have ended the first one. */
  async function signIn(who: Member): Promise<Member> {
    const { token } = await db.transaction((tx) => openSession(tx, who.id, time.now))
    return { ...who, token }
  }

  async function organization(draft: Partial<typeof organizations.$inferInsert> = {}) {
    const [made] = await db
      .insert(organizations)
      .values({ name: `School ${++counter}`, promoCode: `CODE${counter}`, seats: 10, ...draft })
      .returning()
    if (!made) throw new Error('no organization')
    return made
  }

  /** Mails sent in committed transactions, oldest first. */
  async function mails(to?: string): Promise<Jobs['mail'][]> {
    const { rows } = await pool.query(
      "select data from jobs.job where name = 'mail' order by created_on, id",
    )
    return rows
      .map(({ data }) => data as Jobs['mail'])
      .filter((mail) => to === undefined || mail.to === to)
  }

  return {
    ...{
      urls,
      logMaintenance: logMaintenance,
      db,
      pool,
      app,
      folder,
      services: services,
      time,
      call,
      person,
      signIn,
      organization,
      mails,
    },
    /** Moves the clock forward. */
    passes(ms: number) {
      time.now = new Date(time.now.getTime() + ms)
    },
    captcha: async () => solve((await call('GET /captcha')).body),
    /** The newest code mailed to an address. */
    code: async (to: string) =>
      (await mails(to)).map(({ text }) => text.match(/\b\d{6}\b/)?.[0]).findLast(Boolean) ?? '',
    async close() {
      rmSync(folder, { recursive: true, force: true })
      await services.events.end()
      await services.speaker.end()
      await services.pictureReader.end()
      await services.typesetter.end()
      await queue.stop()
      await own.pool.end()
      await logMaintenance.end()
      await pool.end()
      await runAsOwner(server, `drop database if exists ${name} with (force)`)
    },
  }
}
export type World = Awaited<ReturnType<typeof makeWorld>>
