import { expect, test } from 'vitest'
import { help, readEnv, urlsOf } from '../env.ts'

test('requires no variable', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: undefined,
  })
})

test('uses the variables that are set', () => {
  const env = readEnv({
    PORT: '8080',
    PUBLIC_URL: 'https://learn.example.org/',
    DATABASE_URL: 'postgres://u:p@db/quartet',
  })
  expect(env).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: 'https://learn.example.org',
    DATABASE_URL: 'postgres://u:p@db/quartet',
  })
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'learn.example.org'],
  ['DATABASE_URL', 'mysql://db/quartet'],
  ['SMTP_URL', 'mail.example.org'],
  ['CONTACT_EMAIL', 'help'],
  ['ADMIN_PASSWORD', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', '-1'],
  ['DATABASE_OWNER_URL', 'mysql://db/quartet'],

  ['PAYMENTS', 'stripe'],
  ['CLASSROOM_CLIENT_ID', 'without its secret'],
  ['OIDC_GOOGLE_CLIENT_ID', 'without its secret'],
  ['OIDC_ISSUER', 'https://id.example.org'],
  ['SECRETS_KEY', 'short'],
  ['STRIPE_SECRET_KEY', 'without its webhook secret'],
  ['CLASSROOM_API_URL', 'classroom.example.org'],
])('rejects %s = %s by name without repeating its value', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name} .*must be `))
  expect(() => readEnv({ ADMIN_PASSWORD: 'secret!' })).not.toThrow(/secret!/)
})

test.each([
  [{}, null],
  [{ MAIL_FROM: 'Quartet <learn@example.org>' }, 'learn@example.org'],
  [{ MAIL_FROM: 'learn@example.org' }, 'learn@example.org'],
  [{ MAIL_FROM: 'Quartet <noreply@example.org>' }, null],
  [{ MAIL_FROM: 'Do-Not-Reply@example.org' }, null],
  [{ CONTACT_EMAIL: 'help@example.org' }, 'help@example.org'],
  [{ CONTACT_EMAIL: 'help@example.org', MAIL_FROM: 'no-reply@example.org' }, 'help@example.org'],
])('%o: people can write to %s', (source, contact) => {
  expect(readEnv(source).contact).toBe(contact)
})

test('requires DATABASE_URL with DATABASE_OWNER_URL', () => {
  const DATABASE_OWNER_URL = 'postgres://owner:p@db/quartet'
  expect(() => readEnv({ DATABASE_OWNER_URL })).toThrow(/DATABASE_URL must be given/)
  const DATABASE_URL = 'postgres://serving:p@db/quartet'
  expect(urlsOf(readEnv({ DATABASE_OWNER_URL, DATABASE_URL }))).toEqual({
    url: DATABASE_URL,
    ownerUrl: DATABASE_OWNER_URL,
  })
  expect(urlsOf(readEnv({ DATABASE_URL }))).toEqual({ url: DATABASE_URL, ownerUrl: DATABASE_URL })
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ PUBLIC_URL: 'http://quartet.localhost' }, true],
  [{ PUBLIC_URL: 'https://learn.example.org' }, false],
  [{ PUBLIC_URL: 'http://localhost.example.org' }, false],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, false],
  [{ PUBLIC_URL: 'https://learn.example.org', PAYMENTS: 'sandbox' }, true],
])('%j accepts practice cards: %s', (source, takesPracticeCards) =>
  expect(readEnv(source)).toMatchObject({ takesPracticeCards }),
)

test('names every invalid variable at once', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
    /PORT must be .*; LOG_LEVEL must be /,
  )
})

test('lists every variable in the help', () => {
  for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'PAYMENTS', 'ADMIN_PASSWORD'])
    expect(help()).toContain(name)
})
