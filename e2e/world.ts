import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openSession as openSessionOf } from '../apps/server/areas/auth/commands.ts'
import { organizations } from '../apps/server/areas/institutions/tables.ts'
import { giveRole } from '../apps/server/areas/roles/commands.ts'
import { createUser, type NewUser, storeScores } from '../apps/server/areas/users/commands.ts'
import { openDb, type Transaction } from '../apps/server/db/db.ts'
import { withoutTenantScope } from '../apps/server/db/tenant.ts'
import { hashPassword } from '../apps/server/security/passwords.ts'

// The data folder of the application under test, which playwright.config.ts starts.
const folder = process.env.E2E_DATA ?? ''
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()

const url = () => `postgres://quartet:${read('pg-password')}@127.0.0.1:${read('pg-port')}/postgres`

let pool: pg.Pool | undefined
/** Accesses the database directly, for data that no command of the server creates. */
export async function sql<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: url(), max: 2, allowExitOnIdle: true })
  return (await pool.query<Row>(text, values)).rows
}

/** Closes the connections of `sql`, before the database ends. */
export const endSql = () => pool?.end()

let server: ReturnType<typeof openDb> | undefined
/** Runs commands of the server as the database user who owns its tables. */
function command<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  server ??= openDb(url(), () => undefined, 'jobs')
  const { db } = server
  return withoutTenantScope(() => db.transaction(work))
}

export const newAddress = () => `${randomUUID().slice(0, 13)}@example.org`
export const password = 'correct horse'

/** Shared by all users, because hashing is slow. */
let passwordHash: Promise<string> | undefined

type PersonDraft = Partial<
  Pick<NewUser, 'type' | 'ageGroupId' | 'organizationId' | 'firstName' | 'languageId'>
> & {
  role?: Parameters<typeof giveRole>[2]
}
export type Person = { id: number; email: string; name: string }

/** Creates a verified account with the password of this file, covered without a card. */
export async function person({
  role = 'institution_member',
  firstName = 'Ada',
  ...draft
}: PersonDraft = {}): Promise<Person> {
  passwordHash ??= hashPassword(password)
  const [email, now, hash] = [newAddress(), new Date(), await passwordHash]
  const id = await command(async (tx) => {
    const user = {
      type: 'institution',
      ageGroupId: 3,
      languageId: 1,
      lastName: 'Lovelace',
      ...draft,
    } as const
    const userId = await createUser(tx, {
      ...user,
      firstName,
      email,
      passwordHash: hash,
      emailVerifiedAt: now,
      createdAt: now,
    })
    if (userId === undefined) throw new Error('no account was made')
    await giveRole(tx, userId, role)
    return userId
  })
  return { id, email, name: `${firstName} Lovelace` }
}

/** Opens a session like the login, in the format stored by the browser. */
export async function openSession(email: string) {
  const [user] = await sql<{ id: number }>(
    'select id from users where lower(email) = lower($1) and removed = 0',
    [email],
  )
  if (!user) throw new Error(`${email} has no account`)
  const { token, userId } = await command((tx) => openSessionOf(tx, user.id, new Date()))
  return { access_token: token, user_id: userId, remembered: false }
}

type Consent = { mode: 'school' | 'parent' | 'none'; dpa_signed_at: string | null }

/**
 * Creates an institution with a unique code. With `consent`, it is a school whose code creates
 * students.
 */
export async function organization({
  seats = 20,
  consent,
  ...draft
}: {
  seats?: number
  name?: string
  consent?: Consent
} = {}) {
  const code = randomUUID().slice(0, 8).toUpperCase()
  const name = draft.name ?? `School ${code}`
  const wayOfConsent = { mode: 'none' as const, dpa_signed_at: null, ...consent, min_age: null }
  const row = {
    name,
    promoCode: code,
    seats,
    codeMemberType: consent ? ('student' as const) : ('institution' as const),
    consent: wayOfConsent,
  }
  const [{ id = 0 } = {}] = await command((tx) =>
    tx.insert(organizations).values(row).returning({ id: organizations.id }),
  )
  return { id, name, code }
}

/** Gives a person a result without the inventory: the four scores in the order S, P, T, C. */
export async function giveScores(
  userId: number,
  [s, p, t, c]: readonly [number, number, number, number],
) {
  const four = { sequence: s, precision: p, technicalReasoning: t, confluence: c }
  await command((tx) =>
    storeScores(tx, userId, { ...four, source: 'manual', scoredAt: new Date() }),
  )
}

/**
 * Creates a finished inventory of an adult in English, with an answer to each statement and
 * question.
 */
export async function answerAll(userId: number) {
  const [attempt] = await sql<{ id: number }>(
    `insert into attempts (user_id, form_id, created_at, finished_at, sequence, precision, technical_reasoning, confluence)
     select $1, id, now(), now(), 28, 18, 15, 25 from forms where age_group_id = 3 and language_id = 1 returning id`,
    [userId],
  )
  await sql(
    `insert into answers (attempt_id, number, question_id, value, text)
     select $1, number, id, case when number <= 28 then 1 + number % 5 end, case when number > 28 then 'In my own words.' end
     from questions where form_id = (select form_id from attempts where id = $1)`,
    [attempt?.id],
  )
}

/** Waits for the newest mail to an address and returns it with the line wrapping undone. */
export const mailTo = async (address: string, containing = ''): Promise<string> =>
  unwrapped(await rawMailTo(address, containing))

/** Like `mailTo`, but returns the mail as sent. */
export async function rawMailTo(address: string, containing = ''): Promise<string> {
  for (;;) {
    const mails = mailFiles().map((file) => readFileSync(file, 'utf8'))
    const newest = mails.findLast(
      (mail) => mail.includes(`To: ${address}`) && unwrapped(mail).includes(containing),
    )
    if (newest) return newest
    await wait(200)
  }
}

function mailFiles() {
  const mails = path.join(folder, 'mail')
  const names = readdirSync(mails).filter((name) => name.endsWith('.eml'))
  return names.sort().map((name) => path.join(mails, name))
}

/** Quoted-printable: `=` at the end of a line joins it to the next, `=3D` is an equals sign. */
const unwrapped = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

/** The path of the guardian's page in a mail. */
export const linkIn = (mail: string) =>
  /\/(?:consent|joining)\/[\w-]+\?lang=\d+/.exec(mail)?.[0] ?? 'no link'

export const codeIn = (mail: string) =>
  /\b(\d{6})\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[1] ?? ''

/** Starts a second process on the same database and files, with a public address. */
export async function startPublicServer(port: number) {
  const child = spawn(path.resolve('node_modules/node/bin/node'), ['apps/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: 'https://learn.example.org',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // ipc: the process ends when the test is killed
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part) => String(part).includes('Quartet is at') && resolve())
    void ended.then(() => reject(new Error('the second process ended')))
  })
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
