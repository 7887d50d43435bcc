import type { UploadLimit } from '@quartet/contract/route.ts'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Transaction } from '../db/db.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { type NetworkSize, networksOf } from './client-ip.ts'
import { digestOf } from './tokens.ts'

/**
 * All rate limits of the product: points per number of seconds. Tests read this table. The overall
 * limits stop attackers with many addresses and many accounts; they are far above what a large
 * installation needs. Where strangers may have spent a limit, a known device (`...Device`) and a
 * solved captcha (`...Captcha`) have their own budgets (method D31).
 */
export const limits = {
  /** Failed logins of an account; then every login to it gets 423. */
  loginAccount: { points: 10, seconds: 900 },
  /** Failed logins from an address, which a whole school may share. */
  loginAddress: { points: 1000, seconds: 900 },
  loginOverall: { points: 20_000, seconds: 900 },
  /** Failed logins from one known device to one account. */
  loginDevice: { points: 10, seconds: 900 },
  /** Failed logins with a solved captcha: per account, per account and network, and overall. */
  loginCaptcha: { points: 30, seconds: 3600 },
  loginCaptchaShare: { points: 5, seconds: 3600 },
  captchaLoginOverall: { points: 20_000, seconds: 900 },
  codeAccount: { points: 20, seconds: 900 },
  codeDevice: { points: 20, seconds: 900 },
  codeCaptcha: { points: 30, seconds: 3600 },
  codeCaptchaShare: { points: 10, seconds: 3600 },
  captchaCodeOverall: { points: 20_000, seconds: 900 },
  /** Codes mailed for an account in a day. With five tries each, guessing stays hopeless. */
  codeDay: { points: 10, seconds: 86_400 },
  codeDayCaptcha: { points: 20, seconds: 86_400 },
  codeDayCaptchaShare: { points: 5, seconds: 86_400 },
  /** A solved captcha bypasses a spent limit once. */
  captchaOnce: { points: 1, seconds: 600 },
  /**
   * Tries with one solved captcha: enough to correct a mistyped card, too few to test a list of
   * cards.
   */
  captcha: { points: 5, seconds: 600 },
  codeAddress: { points: 300, seconds: 900 },
  codeOverall: { points: 20_000, seconds: 900 },
  /** Mails that anyone can trigger. */
  mailAccount: { points: 5, seconds: 3600 },
  mailAddress: { points: 200, seconds: 3600 },
  mailDevice: { points: 3, seconds: 3600 },
  mailCaptcha: { points: 5, seconds: 3600 },
  mailCaptchaShare: { points: 2, seconds: 3600 },
  /**
   * People whom one administrator adds by hand, each notified by mail: enough for several classes.
   */
  addPerson: { points: 200, seconds: 3600 },
  /**
   * Addresses for which an institution administrator learns in a day that they have an account
   * elsewhere (method D31).
   */
  addressTaken: { points: 10, seconds: 86_400 },
  /**
   * Mails actually sent: for strangers, for callers with a solved captcha, and for people who are
   * signed in or know the password.
   */
  mailOverall: { points: 20_000, seconds: 3600 },
  captchaMailOverall: { points: 20_000, seconds: 3600 },
  peopleMailOverall: { points: 20_000, seconds: 3600 },
  /** Invitations to one address. */
  inviteRecipient: { points: 5, seconds: 3600 },
  registrationAddress: { points: 300, seconds: 3600 },
  registrationOverall: { points: 20_000, seconds: 3600 },
  /** Mails that request consent from one guardian, whoever triggers them. */
  guardianMail: { points: 5, seconds: 86_400 },
  /**
   * Mails that a waiting person has sent again, and changes of the guardian by a waiting person.
   */
  guardianAgain: { points: 3, seconds: 86_400 },
  guardianChange: { points: 3, seconds: 86_400 },
  /** Consent links opened or answered from one address, and answers to one link. */
  consentAddress: { points: 300, seconds: 900 },
  consentAnswer: { points: 3, seconds: 86_400 },
  /** Institution codes looked up from one address, which a whole class may share. */
  codeLookUp: { points: 300, seconds: 3600 },
  /** Unknown institution codes that one signed-in person enters. */
  joinCode: { points: 10, seconds: 3600 },
  /** Words fetched to try the decoder from one address; browsers cache them. */
  trialWords: { points: 600, seconds: 3600 },
  /** Searches of one person for colleagues by name, and for anybody by address: the latter tell who has an account. */
  contactName: { points: 100, seconds: 3600 },
  contactAddress: { points: 20, seconds: 86_400 },
  /** Requests that one person sends. */
  contactRequest: { points: 50, seconds: 86_400 },
  /** Codes of class sessions that did not open for one person. */
  classSessionCode: { points: 30, seconds: 3600 },
  /** Codes of families that one person tries, and minors that one adds. */
  familyCode: { points: 10, seconds: 3600 },
  familyMember: { points: 20, seconds: 86_400 },
  /** Tasks that one person adds to teams, each with a mail to the other members. */
  teamTask: { points: 30, seconds: 3600 },
  /**
   * Invitations that one person mails in a day, and that one mailbox gets from everyone; and those
   * that did not open from one address, which a whole school may share.
   */
  invitationDay: { points: 30, seconds: 86_400 },
  invitationRecipient: { points: 3, seconds: 86_400 },
  invitationAddress: { points: 1000, seconds: 900 },
  /**
   * Texts spoken for one person in a day, without cached ones: enough for several inventories and
   * profiles.
   */
  speechPerson: { points: 500, seconds: 86_400 },
  speechOverall: { points: 50_000, seconds: 86_400 },
  /** Files that one person uploads, whatever the result: checking a hostile one takes seconds. */
  uploadPerson: { points: 60, seconds: 3600 },
  /** Spreadsheets that one person uploads: a project has about fifteen, in thirteen languages. */
  sheetPerson: { points: 250, seconds: 3600 },
  /** Pictures read by OCR for one person in a day. */
  ocrPerson: { points: 100, seconds: 86_400 },
  /** Documents made for one person: a page shows one each time it is opened. */
  documentPerson: { points: 300, seconds: 3600 },
  /** Pictures for pages that one editor uploads in a day. */
  pagePictureDay: { points: 300, seconds: 86_400 },
  /**
   * Pages that one editor saves in a minute: cleaning the longest one blocks the event loop for a
   * tenth of a second.
   */
  pageSaveMinute: { points: 120, seconds: 60 },
  /** Cards that one person tries: enough for mistakes, too few to test a list of cards. */
  cardPerson: { points: 20, seconds: 3600 },
  /** Looks at the payment service for one person, who comes back from a page of it. */
  paymentCheckPerson: { points: 60, seconds: 3600 },
  /** Calls to a classroom service for one person in an hour. */
  classroomPerson: { points: 30, seconds: 3600 },
  /**
   * Addresses to which one person mails profiles in a day, and mails that one address gets from
   * everyone.
   */
  shareDay: { points: 20, seconds: 86_400 },
  shareRecipient: { points: 3, seconds: 86_400 },
  /** Mails that one editor sends as a test. */
  testMail: { points: 30, seconds: 3600 },
  /** Links that one person makes in a day; each makes a document. */
  linkDay: { points: 60, seconds: 86_400 },
  /** Shared links that did not open from one address, which a whole school may share. */
  sharedAddress: { points: 1000, seconds: 900 },
  resetAddress: { points: 100, seconds: 3600 },
  resetOverall: { points: 20_000, seconds: 3600 },
  /**
   * Wrong passwords of a signed-in person, so that an open session cannot be used to guess the
   * password.
   */
  ownPassword: { points: 10, seconds: 900 },
  /** Wrong second factors of an account after its right password, and from one known device. */
  secondFactorAccount: { points: 10, seconds: 900 },
  secondFactorDevice: { points: 10, seconds: 900 },
  /**
   * Wrong PINs of one class card, real or not, after which it waits; in a day a card is locked until
   * a teacher unlocks it.
   */
  classCard: { points: 5, seconds: 900 },
  classCardDay: { points: 20, seconds: 86_400 },
  /** Calls of one teacher that make class cards, up to 60 each: every PIN is hashed. */
  makeClassCards: { points: 30, seconds: 3600 },
  /** Wrong ones typed with one class code; QR codes work on. */
  classCode: { points: 40, seconds: 900 },
  classCodeDay: { points: 100, seconds: 86_400 },
  /** Wrong ones from an address, which a whole school may share. */
  classCardAddress: { points: 1000, seconds: 900 },
  classCardOverall: { points: 20_000, seconds: 900 },
  /** The same in a day; then only a recovery code opens the account. */
  secondFactorDay: { points: 50, seconds: 86_400 },
  secondFactorDeviceDay: { points: 50, seconds: 86_400 },
  /** Sign-ins at other providers begun or finished from one address, which a school may share. */
  providerAddress: { points: 1000, seconds: 900 },
  /** Changes of the address that one person asks for; each mails a stranger. */
  emailDay: { points: 5, seconds: 86_400 },
  /**
   * Successful password changes of one account. Each sends a mail, and the address may be another
   * person's, such as a guardian's.
   */
  passwordDay: { points: 10, seconds: 86_400 },
  /**
   * One-time passwords that one administrator sets for others in a day: enough for several classes.
   */
  oneTimeDay: { points: 100, seconds: 86_400 },
  erasureDay: { points: 5, seconds: 86_400 },
  /**
   * People whose erasure one administrator orders in a day, and whose order one cancels: as many as
   * one call can name. Each sends mails, to guardians as well.
   */
  eraseOrderDay: { points: 999, seconds: 86_400 },
  eraseUndoDay: { points: 999, seconds: 86_400 },
  /** Reminders to many people that one administrator begins. */
  remindDay: { points: 20, seconds: 86_400 },
  /** Exports of one person. */
  exportDay: { points: 3, seconds: 86_400 },
} as const satisfies Record<string, { points: number; seconds: number }> &
  Record<UploadLimit, unknown>

/**
 * Calls and bytes per minute that one process serves, counted in its memory (traffic.ts);
 * TRAFFIC_FACTOR multiplies them. A school of 500 behind one address may begin its lesson in the
 * same minute. Strangers behind that address have a separate budget.
 */
export const traffic = {
  person: { calls: 1200, received: 60_000_000, sent: 150_000_000 },
  address: { calls: 60_000, received: 1_000_000_000, sent: 4_000_000_000 },
  stranger: { calls: 20_000, received: 100_000_000, sent: 1_000_000_000 },
} as const
export type LimitName = keyof typeof limits

/**
 * Limits whose key is the client's address. Its wider networks are counted as well, with a multiple
 * of the points.
 */
const byAddress: readonly LimitName[] = [
  ...([
    'loginAddress',
    'codeAddress',
    'mailAddress',
    'registrationAddress',
    'consentAddress',
    'sharedAddress',
    'invitationAddress',
    'codeLookUp',
    'trialWords',
    'resetAddress',
    'providerAddress',
    'classCardAddress',
  ] as const),
]
const widths = { '/24': 8, '/56': 4, '/48': 16 } as const satisfies Record<NetworkSize, number>
type Counter = LimitName | `${LimitName}${NetworkSize}`

const counters = Object.fromEntries(
  Object.entries(limits).flatMap(([name, { points, seconds }]) => [
    [name, { points, seconds }],
    ...(byAddress.includes(name as LimitName)
      ? Object.entries(widths).map(([size, times]) => [
          `${name}${size}`,
          { points: points * times, seconds },
        ])
      : []),
  ]),
) as Record<Counter, { points: number; seconds: number }>

/** The counters and keys of a limit, narrowest network first. */
const countersOf = (name: LimitName, key: string): [Counter, string][] => [
  [name, fitting(key)],
  ...(byAddress.includes(name)
    ? networksOf(key).map(({ size, network }): [Counter, string] => [`${name}${size}`, network])
    : []),
]

/** The only key of overall limits. */
export const everybody = 'all'

/** Seconds between two codes for one account (method 4.2). */
export const resendSeconds = 60

/** Counters in PostgreSQL, shared by all processes and preserved over a restart. */
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

  /**
   * Takes points. Returns the seconds to wait if so many are not left, otherwise 0, and how many are
   * taken. They are taken in both cases.
   */
  async function takeCounted(name: LimitName, key: string, points = 1) {
    const taken: number[] = []
    try {
      for (const [counter, of] of countersOf(name, key))
        taken.push((await limiters[counter].consume(of, points)).consumedPoints)
      return { seconds: 0, taken: taken[0] ?? 0 }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.max(1, Math.ceil((error.msBeforeNext ?? 1000) / 1000))
      return { seconds, taken: error.consumedPoints }
    }
  }

  return {
    takeCounted,
    take: async (name: LimitName, key: string, points = 1): Promise<number> =>
      (await takeCounted(name, key, points)).seconds,
    /**
     * Seconds to wait if one of the budgets is spent, otherwise 0. Takes no point. A single query
     * for all budgets, because every login runs it.
     */
    async spent(...budgets: [LimitName, string][]): Promise<number> {
      const { rows }: pg.QueryResult<{ name: Counter; points: number; expire: string }> =
        await store.query({
          name: 'limits_spent',
          text: "select split_part(key, ':', 1) as name, points, expire from rate_limits where key = any($1) and expire > $2",
          values: [
            budgets.flatMap(([name, key]) => countersOf(name, key).map((one) => one.join(':'))),
            Date.now(),
          ],
        })
      const waits = rows
        .filter(({ name, points }) => points >= counters[name].points)
        .map(({ expire }) => Math.ceil((Number(expire) - Date.now()) / 1000))
      return waits.length === 0 ? 0 : Math.max(1, ...waits)
    },
    /** Gives back points that were taken before the outcome was known. */
    async give(name: LimitName, key: string, points = 1): Promise<void> {
      for (const [counter, of] of countersOf(name, key)) await limiters[counter].reward(of, points)
    },
    clearExpired: async () =>
      void (await store.query({
        text: 'delete from rate_limits where expire < $1',
        values: [Date.now() - 3_600_000],
      })),
  }
}
export type Limits = ReturnType<typeof makeLimits>

/**
 * The limits as used by one call. `giveAllBack` returns all points of the call, because a server
 * error is not the caller's attempt.
 */
export function limitsOfCall(limits: Limits) {
  const taken: [LimitName, string, number][] = []
  async function takeCounted(name: LimitName, key: string, points = 1) {
    const result = await limits.takeCounted(name, key, points)
    taken.push([name, key, points])
    return result
  }
  return {
    ...limits,
    takeCounted,
    take: async (name: LimitName, key: string, points = 1) =>
      (await takeCounted(name, key, points)).seconds,
    async give(name: LimitName, key: string, points = 1) {
      const at = taken.findIndex((one) => one[0] === name && one[1] === key && one[2] === points)
      if (at >= 0) taken.splice(at, 1)
      await limits.give(name, key, points)
    },
    giveAllBack: async () =>
      void (await Promise.allSettled(taken.splice(0).map((one) => limits.give(...one)))),
  }
}

/**
 * The table takes keys of 255 characters. Addresses are hashed, because counters outlive accounts
 * and must not reveal an address.
 */
const fitting = (key: string) => (key.length > 200 || key.includes('@') ? digestOf(key) : key)

/** Deletes the counters of a key for all limits. */
export const forgetCounters = (tx: Transaction, key: string) =>
  tx.execute(
    sql`delete from rate_limits where key = any(${sql.param(Object.keys(limits).map((name) => `${name}:${fitting(key)}`))})`,
  )
