import type { UploadLimit } from '@quartet/contract/route.ts'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Transaction } from '../db/db.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { type NetworkSize, networksOf } from './client-ip.ts'
import { digestOf } from './tokens.ts'

/**
 * Every limit of the product: so many points in so many seconds. Tests read this table. What is counted overall stops those who come from many
 * addresses with many names; it lies far above what a large installation needs. Where strangers may have spent a limit, a device that signed in
 * before (`...Device`) and a solved captcha (`...Captcha`) have budgets of their own (method D31).
 */
export const limits = {
  /** Failed logins an account: then 423 for everybody who tries it. */
  loginAccount: { points: 10, seconds: 900 },
  /** Failed logins from one address: a school may be behind it. */
  loginAddress: { points: 1000, seconds: 900 },
  loginOverall: { points: 20_000, seconds: 900 },
  /** Failed logins of one known device for one account. */
  loginDevice: { points: 10, seconds: 900 },
  /** Failed logins with a solved captcha: an account, one network's share of them, and overall. */
  loginCaptcha: { points: 30, seconds: 3600 },
  loginCaptchaShare: { points: 5, seconds: 3600 },
  captchaLoginOverall: { points: 20_000, seconds: 900 },
  codeAccount: { points: 20, seconds: 900 },
  codeDevice: { points: 20, seconds: 900 },
  codeCaptcha: { points: 30, seconds: 3600 },
  codeCaptchaShare: { points: 10, seconds: 3600 },
  captchaCodeOverall: { points: 20_000, seconds: 900 },
  /** Codes mailed for one account in a day: with five tries each, a guess stays hopeless. */
  codeDay: { points: 10, seconds: 86_400 },
  codeDayCaptcha: { points: 20, seconds: 86_400 },
  codeDayCaptchaShare: { points: 5, seconds: 86_400 },
  /** A solved captcha lifts one refusal. */
  captchaOnce: { points: 1, seconds: 600 },
  /** Tries with one solved captcha: a mistyped card may be mended, a list of cards not tested. */
  captcha: { points: 5, seconds: 600 },
  codeAddress: { points: 300, seconds: 900 },
  codeOverall: { points: 20_000, seconds: 900 },
  /** Mails that anybody can cause to be sent. */
  mailAccount: { points: 5, seconds: 3600 },
  mailAddress: { points: 200, seconds: 3600 },
  mailDevice: { points: 3, seconds: 3600 },
  mailCaptcha: { points: 5, seconds: 3600 },
  mailCaptchaShare: { points: 2, seconds: 3600 },
  /** People whom one administrator adds by hand, each told by mail: several classes. */
  addPerson: { points: 200, seconds: 3600 },
  /** Addresses of which who administers one institution learns in a day that they have an account elsewhere (method D31). */
  addressTaken: { points: 10, seconds: 86_400 },
  /** Mails that were really sent: for strangers, for who solved a captcha, and for who is signed in or knows the password. */
  mailOverall: { points: 20_000, seconds: 3600 },
  captchaMailOverall: { points: 20_000, seconds: 3600 },
  peopleMailOverall: { points: 20_000, seconds: 3600 },
  /** Invitations to one address. */
  inviteRecipient: { points: 5, seconds: 3600 },
  registrationAddress: { points: 300, seconds: 3600 },
  registrationOverall: { points: 20_000, seconds: 3600 },
  /** Mails that ask one guardian for consent, whoever causes them. */
  guardianMail: { points: 5, seconds: 86_400 },
  /** Mails that one who waits has sent again, and guardians that one who waits names anew. */
  guardianAgain: { points: 3, seconds: 86_400 },
  guardianChange: { points: 3, seconds: 86_400 },
  /** Consent links opened or answered from one address, and answers to one link. */
  consentAddress: { points: 300, seconds: 900 },
  consentAnswer: { points: 3, seconds: 86_400 },
  /** Codes of institutions looked up from one address: a class may be behind it. */
  codeLookUp: { points: 300, seconds: 3600 },
  /** Texts spoken for one person in a day that were not kept from before: several inventories and profiles. */
  speechPerson: { points: 500, seconds: 86_400 },
  speechOverall: { points: 50_000, seconds: 86_400 },
  /** Files that one person hands in, whatever becomes of them: looking into a hostile one takes seconds. */
  uploadPerson: { points: 60, seconds: 3600 },
  /** Spreadsheets that one person hands in: a project has some fifteen, in thirteen languages. */
  sheetPerson: { points: 250, seconds: 3600 },
  /** Pictures that are read for one person in a day. */
  ocrPerson: { points: 100, seconds: 86_400 },
  /** Pictures for pages that one editor hands in in a day. */
  pagePictureDay: { points: 300, seconds: 86_400 },
  /** Pages that one editor saves in a minute: cleaning the longest takes a tenth of a second of everybody's. */
  pageSaveMinute: { points: 120, seconds: 60 },
  /** How often one person has a classroom service asked in an hour. */
  classroomPerson: { points: 30, seconds: 3600 },
  /** Addresses to which one person mails profiles in a day, and what one address gets from all of them. */
  shareDay: { points: 20, seconds: 86_400 },
  shareRecipient: { points: 3, seconds: 86_400 },
  resetAddress: { points: 100, seconds: 3600 },
  resetOverall: { points: 20_000, seconds: 3600 },
  /** Wrong passwords of somebody who is signed in: an open session must not find the password out. */
  ownPassword: { points: 10, seconds: 900 },
  /** Changes of one account that are told by mail each time: the address may be somebody else's, and a guardian's is. */
  passwordDay: { points: 10, seconds: 86_400 },
  /** One-time passwords that one administrator sets for others in a day: several classes. */
  oneTimeDay: { points: 100, seconds: 86_400 },
  erasureDay: { points: 5, seconds: 86_400 },
  /** Orders of one administrator to erase people, each told by mail, also to guardians. */
  eraseOrderDay: { points: 300, seconds: 86_400 },
  /** Exports of one person. */
  exportDay: { points: 3, seconds: 86_400 },
} as const satisfies Record<string, { points: number; seconds: number }> & Record<UploadLimit, unknown>

/**
 * Calls and bytes a minute that one process serves, counted in its memory (traffic.ts); TRAFFIC_FACTOR multiplies them. Behind one address a school
 * of 500 may begin its lesson in the same minute; what strangers spend there is none of theirs.
 */
export const traffic = {
  person: { calls: 1200, received: 60_000_000, sent: 150_000_000 },
  address: { calls: 60_000, received: 1_000_000_000, sent: 4_000_000_000 },
  stranger: { calls: 20_000, received: 100_000_000, sent: 1_000_000_000 },
} as const
export type LimitName = keyof typeof limits

/** Limits whose key is the caller's address. They count its wider networks as well, with so many times the points. */
const byAddress: readonly LimitName[] = [
  ...(['loginAddress', 'codeAddress', 'mailAddress', 'registrationAddress', 'consentAddress', 'codeLookUp', 'resetAddress'] as const),
]
const widths = { '/24': 8, '/56': 4, '/48': 16 } as const satisfies Record<NetworkSize, number>
type Counter = LimitName | `${LimitName}${NetworkSize}`

const counters = Object.fromEntries(
  Object.entries(limits).flatMap(([name, { points, seconds }]) => [
    [name, { points, seconds }],
    ...(byAddress.includes(name as LimitName)
      ? Object.entries(widths).map(([size, times]) => [`${name}${size}`, { points: points * times, seconds }])
      : []),
  ]),
) as Record<Counter, { points: number; seconds: number }>

/** What a key counts for, narrowest first. */
const countersOf = (name: LimitName, key: string): [Counter, string][] => [
  [name, fitting(key)],
  ...(byAddress.includes(name) ? networksOf(key).map(({ size, network }): [Counter, string] => [`${name}${size}`, network]) : []),
]

/** The one key of what is counted overall. */
export const everybody = 'all'

/** Fixed seconds between two codes for one account (method 4.2). */
export const resendSeconds = 60

/** Counters in PostgreSQL: they hold for every process and over a restart. */
export function makeLimits(pool: pg.Pool) {
  const store = { query: (query: pg.QueryConfig) => withoutTenantScope(() => pool.query(query)) }
  const limiters = Object.fromEntries(
    Object.entries(counters).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: store,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
      }),
    ]),
  ) as Record<Counter, RateLimiterPostgres>

  return {
    /** Takes one point; answers the seconds to wait when none is left, else 0. */
    async take(name: LimitName, key: string): Promise<number> {
      try {
        for (const [counter, of] of countersOf(name, key)) await limiters[counter].consume(of)
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil((error.msBeforeNext ?? 1000) / 1000))
        throw error
      }
    },
    /** Seconds to wait when no point of one of them is left, else 0; takes none. One question for all: every login asks it. */
    async spent(...budgets: [LimitName, string][]): Promise<number> {
      const { rows }: pg.QueryResult<{ name: Counter; points: number; expire: string }> = await store.query({
        name: 'limits_spent',
        text: "select split_part(key, ':', 1) as name, points, expire from rate_limits where key = any($1) and expire > $2",
        values: [budgets.flatMap(([name, key]) => countersOf(name, key).map((one) => one.join(':'))), Date.now()],
      })
      const waits = rows
        .filter(({ name, points }) => points >= counters[name].points)
        .map(({ expire }) => Math.ceil((Number(expire) - Date.now()) / 1000))
      return waits.length === 0 ? 0 : Math.max(1, ...waits)
    },
    /** Gives a point back that was taken before the outcome was known. */
    async give(name: LimitName, key: string): Promise<void> {
      for (const [counter, of] of countersOf(name, key)) await limiters[counter].reward(of)
    },
    clearExpired: async () =>
      void (await store.query({ text: 'delete from rate_limits where expire < $1', values: [Date.now() - 3_600_000] })),
  }
}
export type Limits = ReturnType<typeof makeLimits>

/** The limits as one call spends them. What broke on our side was no try of anybody: `giveAllBack` undoes what the call took. */
export function limitsOfCall(limits: Limits) {
  const taken: [LimitName, string][] = []
  return {
    ...limits,
    async take(name: LimitName, key: string) {
      const seconds = await limits.take(name, key)
      taken.push([name, key])
      return seconds
    },
    async give(name: LimitName, key: string) {
      const at = taken.findIndex((one) => one[0] === name && one[1] === key)
      if (at >= 0) taken.splice(at, 1)
      await limits.give(name, key)
    },
    giveAllBack: async () => void (await Promise.allSettled(taken.splice(0).map(([name, key]) => limits.give(name, key)))),
  }
}

/** The table takes keys of 255 characters, and what is counted by an address outlives its account: such a key says nothing to who reads it. */
const fitting = (key: string) => (key.length > 200 || key.includes('@') ? digestOf(key) : key)

/** Takes away what is counted under a key, whatever the limit. */
export const forgetCounters = (tx: Transaction, key: string) =>
  tx.execute(sql`delete from rate_limits where key = any(${sql.param(Object.keys(limits).map((name) => `${name}:${fitting(key)}`))})`)
