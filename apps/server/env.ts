import path from 'node:path'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '../..')
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `an address that begins with ${protocols.join(' or ')}//`,
    )
const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `a whole number from ${from} to ${to}`)

/** Every environment variable of the application: its rule, its default, and its line in --help. */
const variables = {
  PORT: { rule: whole(1, 65535), otherwise: 3000, help: 'port to listen on' },
  HOST: {
    rule: z.string().min(1),
    otherwise: '127.0.0.1',
    help: 'address to listen on; 0.0.0.0 for every network',
  },
  PUBLIC_URL: {
    rule: url('http:', 'https:'),
    otherwise: undefined,
    help: 'address under which people reach it, for links in mails (http://localhost:PORT)',
  },
  DATA_DIR: {
    rule: z.string().min(1),
    otherwise: path.join(root, 'data'),
    help: 'folder for the embedded database, files and unsent mails (./data)',
  },
  DATABASE_URL: {
    rule: url('postgres:', 'postgresql:'),
    otherwise: undefined,
    help: 'a PostgreSQL of your own instead of the embedded one: the user that serves, which owns nothing',
  },
  DATABASE_OWNER_URL: {
    rule: url('postgres:', 'postgresql:'),
    otherwise: undefined,
    help: 'the same database, as the user that owns it and migrates (DATABASE_URL)',
  },
  LOG_CHAIN_KEY: {
    rule: z.string().min(32, '32 characters or more'),
    otherwise: undefined,
    help: 'key of the chain of the log, the same for every process (DATA_DIR/log-chain-key, made at the first start)',
  },
  ERASED_PEOPLE_FILE: {
    rule: z.string().min(1),
    otherwise: undefined,
    help: 'list of erased people, by which a restore erases them again (DATA_DIR/erased-people.txt)',
  },
  BACKUP_RECIPIENT: {
    rule: z.string().regex(/^age1[a-z\d]+$/, 'a public key of age, age1...'),
    otherwise: undefined,
    help: 'public key of age to which npm run backup encrypts',
  },
  SMTP_URL: {
    rule: url('smtp:', 'smtps:'),
    otherwise: undefined,
    help: 'mail server; without it mails are written to DATA_DIR/mail',
  },
  MAIL_FROM: {
    rule: z.string().regex(/^[^\r\n]+@[^\r\n]+$/, 'a mail address'),
    otherwise: 'Quartet <quartet@localhost>',
    help: 'sender of the mails',
  },
  CONTACT_EMAIL: {
    rule: z.email('a mail address'),
    otherwise: undefined,
    help: 'mailbox shown to people who want to write to you (the address in MAIL_FROM, unless nobody reads its mail: noreply@...)',
  },
  ADMIN_EMAIL: {
    rule: z.email('a mail address').or(z.literal('admin@localhost')),
    otherwise: 'admin@localhost',
    help: 'the first administrator',
  },
  ADMIN_PASSWORD: {
    rule: z.string().min(8, '8 characters or more'),
    otherwise: undefined,
    help: 'its password; without it one is made and printed once',
  },
  PAYMENTS: {
    rule: z.literal('sandbox', 'sandbox'),
    otherwise: undefined,
    help: 'sandbox: opens sign-up with practice card numbers, on a public address too (only on this machine)',
  },
  STRIPE_SECRET_KEY: {
    rule: z.string().min(8, '8 characters or more'),
    otherwise: undefined,
    help: 'secret key of a Stripe account, with STRIPE_WEBHOOK_SECRET: people pay with real cards, on its page',
  },
  STRIPE_WEBHOOK_SECRET: {
    rule: z.string().min(8, '8 characters or more'),
    otherwise: undefined,
    help: 'signing secret of its messages to PUBLIC_URL/api/billing/webhook',
  },
  STRIPE_API_BASE: {
    rule: url('http:', 'https:'),
    otherwise: undefined,
    help: 'another address of its interface, for tests (https://api.stripe.com)',
  },
  TRUSTED_PROXIES: {
    rule: whole(0, 10),
    otherwise: 0,
    help: 'number of proxies before it whose X-Forwarded-For is believed (0)',
  },
  TRAFFIC_FACTOR: {
    rule: whole(1, 1000),
    otherwise: 1,
    help: 'multiplies the calls and bytes a minute that a person and an address may have: several schools behind one address (1)',
  },
  METRICS_TOKEN: {
    rule: z.string().min(16, '16 characters or more'),
    otherwise: undefined,
    help: 'bearer token for /metrics from elsewhere than this machine',
  },
  CLASSROOM_CLIENT_ID: {
    rule: z.string().min(1),
    otherwise: undefined,
    help: 'client of a classroom service, with its secret: pupils link it and get its coursework as tasks',
  },
  CLASSROOM_CLIENT_SECRET: {
    rule: z.string().min(8, '8 characters or more'),
    otherwise: undefined,
    help: 'its secret; the tokens in the database are sealed with it',
  },
  CLASSROOM_AUTH_URL: {
    rule: url('http:', 'https:'),
    otherwise: 'https://accounts.google.com/o/oauth2/v2/auth',
    help: 'where its people consent (Google)',
  },
  CLASSROOM_TOKEN_URL: {
    rule: url('http:', 'https:'),
    otherwise: 'https://oauth2.googleapis.com/token',
    help: 'its token endpoint (Google)',
  },
  CLASSROOM_REVOKE_URL: {
    rule: url('http:', 'https:'),
    otherwise: 'https://oauth2.googleapis.com/revoke',
    help: 'where tokens are given back (Google)',
  },
  CLASSROOM_API_URL: {
    rule: url('http:', 'https:'),
    otherwise: 'https://classroom.googleapis.com',
    help: 'its interface, without /v1 (Google)',
  },
  SECRETS_KEY: {
    rule: z.string().min(32, '32 characters or more'),
    otherwise: undefined,
    help: 'key that encrypts authenticator secrets and client secrets of institutions, the same for every process (DATA_DIR/secrets-key, made at the first start)',
  },
  OIDC_GOOGLE_CLIENT_ID: {
    rule: z.string().min(1),
    otherwise: undefined,
    help: 'client at Google, with its secret: people sign in with their Google account',
  },
  OIDC_GOOGLE_CLIENT_SECRET: {
    rule: z.string().min(8, '8 characters or more'),
    otherwise: undefined,
    help: 'its secret',
  },
  OIDC_ISSUER: {
    rule: url('http:', 'https:'),
    otherwise: undefined,
    help: 'issuer of another provider of OpenID Connect, with its client: people sign in there',
  },
  OIDC_CLIENT_ID: {
    rule: z.string().min(1),
    otherwise: undefined,
    help: 'client at that provider',
  },
  OIDC_CLIENT_SECRET: {
    rule: z.string().min(8, '8 characters or more'),
    otherwise: undefined,
    help: 'its secret',
  },
  OIDC_LABEL: {
    rule: z.string().min(1).max(60, '60 characters or fewer'),
    otherwise: undefined,
    help: 'name of that provider on the login page (the host of the issuer)',
  },
  OIDC_PRIVATE_ISSUERS: {
    rule: z.literal('allow', 'allow'),
    otherwise: undefined,
    help: 'allow: providers of institutions may have addresses inside this network (only public ones)',
  },
  LOG_LEVEL: {
    rule: z.enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'debug, info, warn, error or silent',
    ),
    otherwise: 'info',
    help: 'debug, info, warn, error or silent',
  },
} as const

export const help = () =>
  [
    'npm start: serves Quartet, on an embedded PostgreSQL unless DATABASE_URL names another. Environment (every one optional):',
    ...Object.entries(variables).map(([name, { help: line }]) => `  ${name.padEnd(28)}${line}`),
  ].join('\n')

type Variables = typeof variables
type Read = {
  [Name in keyof Variables]: z.output<Variables[Name]['rule']> | Variables[Name]['otherwise']
}

/**
 * The only code that reads the environment. Throws an error that names each invalid variable, never
 * its value.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const read: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, { rule, otherwise }] of Object.entries(variables)) {
    const value = source[name]
    const result =
      value === undefined || value === ''
        ? { success: true as const, data: otherwise }
        : rule.safeParse(value)
    if (result.success) read[name] = result.data
    else wrong.push(`${name} must be ${result.error.issues[0]?.message ?? 'something else'}`)
  }
  if ((read.CLASSROOM_CLIENT_ID === undefined) !== (read.CLASSROOM_CLIENT_SECRET === undefined))
    wrong.push('CLASSROOM_CLIENT_ID and CLASSROOM_CLIENT_SECRET must be given together')
  const google = [read.OIDC_GOOGLE_CLIENT_ID, read.OIDC_GOOGLE_CLIENT_SECRET]
  if (isPartial(google))
    wrong.push('OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_CLIENT_SECRET must be given together')
  if (isPartial([read.OIDC_ISSUER, read.OIDC_CLIENT_ID, read.OIDC_CLIENT_SECRET]))
    wrong.push('OIDC_ISSUER must be given together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET')
  if ((read.STRIPE_SECRET_KEY === undefined) !== (read.STRIPE_WEBHOOK_SECRET === undefined))
    wrong.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given together')
  if (read.STRIPE_SECRET_KEY !== undefined && read.PAYMENTS !== undefined)
    wrong.push('PAYMENTS and STRIPE_SECRET_KEY must not be given together')
  if (read.DATABASE_OWNER_URL !== undefined && read.DATABASE_URL === undefined)
    wrong.push('DATABASE_URL must be given with DATABASE_OWNER_URL')
  if (wrong.length > 0)
    throw new Error(
      `The environment is wrong: ${wrong.join('; ')}. npm start -- --help lists every variable.`,
    )

  const env = read as Read
  const PUBLIC_URL = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    ERASED_PEOPLE_FILE: path.resolve(
      env.ERASED_PEOPLE_FILE ?? path.join(env.DATA_DIR, 'erased-people.txt'),
    ),
    PUBLIC_URL,
    contact: env.CONTACT_EMAIL ?? (source.MAIL_FROM ? readMailboxIn(env.MAIL_FROM) : null),
    takesPracticeCards: env.PAYMENTS === 'sandbox' || isLoopback(PUBLIC_URL),
    webDir: path.join(root, 'apps/web/dist'),
  }
}
export type Env = ReturnType<typeof readEnv>

const isPartial = (values: unknown[]) =>
  new Set(values.map((value) => value === undefined)).size > 1

/** The address in a sender: "Quartet <learn@example.org>" or the address alone. */
const mailboxIn = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()

/** The same address, or null for one like noreply@, whose mail nobody reads. */
function readMailboxIn(sender: string) {
  const mailbox = mailboxIn(sender)
  return /^(no|do[-._]?not)[-._]?reply/i.test(mailbox) ? null : mailbox
}

/** The URLs of an external PostgreSQL: for the serving user and for the owner. */
export const urlsOf = ({ DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = url }: Env) => ({
  url,
  ownerUrl,
})

/** Whether an address can be reached only from this machine. */
const isLoopback = (address: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
