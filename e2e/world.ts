import { spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import pg from 'pg'

// what the application under test keeps: playwright.config.ts starts it on this folder
const folder = process.env.E2E_DATA ?? ''
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()

let pool: pg.Pool | undefined
/** Straight to the database, for what no screen of these journeys can make. */
export async function sql<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= new pg.Pool({
    connectionString: `postgres://quartet:${read('pg-password')}@127.0.0.1:${read('pg-port')}/postgres`,
    max: 2,
    allowExitOnIdle: true,
  })
  return (await pool.query<Row>(text, values)).rows
}

export const newAddress = () => `${randomUUID().slice(0, 13)}@example.org`
export const password = 'correct horse'

/** The same for everybody: hashing is work that takes a while. */
const passwordHash = hash(password)

type Draft = { role?: string; type?: string; ageGroupId?: 1 | 2 | 3; organizationId?: number; firstName?: string; languageId?: number }
export type Person = { id: number; email: string; name: string }

/** A confirmed account with the password of this file, covered without a card. */
export async function person({
  role = 'institution_member',
  type = 'institution',
  ageGroupId = 3,
  organizationId,
  firstName = 'Ada',
  languageId = 1,
}: Draft = {}): Promise<Person> {
  const email = newAddress()
  const [user] = await sql<{ id: number }>(
    `insert into users (first_name, last_name, email, email_verified_at, password_hash, age_group_id, type, organization_id, language_id)
     values ($1, 'Lovelace', $2, now(), $3, $4, $5, $6, $7) returning id`,
    [firstName, email, await passwordHash, ageGroupId, type, organizationId ?? null, languageId],
  )
  if (!user) throw new Error('no account was made')
  await sql('insert into user_roles (user_id, role_id) select $1, id from roles where key = $2', [user.id, role])
  return { id: user.id, email, name: `${firstName} Lovelace` }
}

/** A session as the login opens it, in the shape in which the browser keeps it. */
export async function openSession(email: string) {
  const token = randomBytes(32).toString('base64url')
  const [session] = await sql<{ user_id: number }>(
    `insert into sessions (token_hash, user_id, remembered, last_used_at, expires_at)
     select $1, id, false, now(), now() + interval '12 hours' from users where lower(email) = lower($2) and removed = 0 returning user_id`,
    [createHash('sha256').update(token).digest('base64url'), email],
  )
  if (!session) throw new Error(`${email} has no account`)
  return { access_token: token, user_id: session.user_id, remembered: false }
}

type Consent = { mode: 'school' | 'parent' | 'none'; dpa_signed_at: string | null }

/** An institution with a code of its own. With a way of consent it is a school, whose code makes students. */
export async function organization({ seats = 20, consent, ...draft }: { seats?: number; name?: string; consent?: Consent } = {}) {
  const code = randomUUID().slice(0, 8).toUpperCase()
  const name = draft.name ?? `School ${code}`
  const [row] = await sql<{ id: number }>(
    'insert into organizations (name, promo_code, seats, code_member_type, consent) values ($1, $2, $3, $4, $5) returning id',
    [name, code, seats, consent ? 'student' : 'institution', { mode: 'none', dpa_signed_at: null, ...consent, min_age: null }],
  )
  if (!row) throw new Error('no institution was made')
  return { id: row.id, name, code }
}

/** A result without taking the inventory: the four scores in the order S, P, T, C. */
export async function giveScores(userId: number, [s, p, t, c]: readonly [number, number, number, number]) {
  await sql(
    `insert into scores (user_id, sequence, precision, technical_reasoning, confluence, source, scored_at) values ($1, $2, $3, $4, $5, 'manual', now())`,
    [userId, s, p, t, c],
  )
}

/** A finished inventory of an adult in English, with an answer to each statement and question. */
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

/** The newest mail to an address, once it is there: its text with the line wrapping of mail undone. */
export const mailTo = async (address: string, containing = ''): Promise<string> => unwrapped(await rawMailTo(address, containing))

/** The same as it was sent. */
export async function rawMailTo(address: string, containing = ''): Promise<string> {
  for (;;) {
    const mails = mailFiles().map((file) => readFileSync(file, 'utf8'))
    const newest = mails.findLast((mail) => mail.includes(`To: ${address}`) && unwrapped(mail).includes(containing))
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

/** The guardian's page that a mail leads to, as the path of an address. */
export const linkIn = (mail: string) => /\/consent\/[\w-]+\?lang=\d+/.exec(mail)?.[0] ?? 'no link'

export const codeIn = (mail: string) => /\b(\d{6})\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[1] ?? ''

/** A second process on the same database and files, for people who reach it at a public address. */
export async function startPublicServer(port: number) {
  const child = spawn(path.resolve('node_modules/node/bin/node'), ['apps/server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: 'https://learn.example.org', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // ipc: it ends when the test is killed
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
