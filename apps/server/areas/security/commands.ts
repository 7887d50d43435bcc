import { addDays } from '@quartet/domain/dates.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { knownDeviceDays, maxKnownDevices, securityEventDays } from '@quartet/domain/security.ts'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { coarseAddress } from '../../security/client-ip.ts'
import { everybody, type LimitName } from '../../security/rate-limits.ts'
import type { EventRow } from '../../security/security-events.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import type { CommandContext } from '../../services.ts'
import { isKnownDevice } from './queries.ts'
import { knownDevices, securityEvents } from './tables.ts'

/** The proof that lets a caller continue after strangers have used up a limit. */
export type Proof = 'none' | 'device' | 'captcha'
export type Purpose = 'login' | 'code' | 'mail' | 'codeMail'
export type Budget = [limit: LimitName, key: string]
type Request = { email: string; captcha?: string | undefined }

/**
 * The limits that a known device takes from for one account, and those for a solved captcha: the
 * share of one network, the account, and overall.
 */
const budgets = {
  login: {
    device: 'loginDevice',
    captcha: [['loginCaptchaShare', 'loginCaptcha']],
    overall: 'captchaLoginOverall',
  },
  code: {
    device: 'codeDevice',
    captcha: [['codeCaptchaShare', 'codeCaptcha']],
    overall: 'captchaCodeOverall',
  },
  mail: {
    device: 'mailDevice',
    captcha: [['mailCaptchaShare', 'mailCaptcha']],
    overall: 'captchaMailOverall',
  },
  codeMail: {
    device: 'mailDevice',
    captcha: [
      ['mailCaptchaShare', 'mailCaptcha'],
      ['codeDayCaptchaShare', 'codeDayCaptcha'],
    ],
    overall: 'captchaMailOverall',
  },
} as const satisfies Record<
  Purpose,
  { device: LimitName; captcha: readonly (readonly [LimitName, LimitName])[]; overall: LimitName }
>

/** The limits, with their keys, that a solved captcha takes from for an account. */
export function captchaBudgets(purpose: Purpose, email: string, address: string): Budget[] {
  const mailbox = mailboxOf(email)
  return budgets[purpose].captcha.flatMap(([share, total]): Budget[] => [
    [share, `${mailbox} ${coarseAddress(address)}`],
    [total, mailbox],
  ])
}

/** The overall limit for solved captchas. */
export const overallOf = (purpose: Purpose): LimitName => budgets[purpose].overall

/** The context of a request, with its origin. */
type RequestContext = CommandContext & { address: string; deviceToken: string | undefined }

export type LimitError = { name: 'locked' | 'too_many' | 'mail_paused'; seconds: number }

/**
 * Lets a caller continue after a limit that strangers can use up was reached: with a device that
 * signed in to this account before or with a solved captcha, each with a budget of its own.
 * Otherwise fails with the error of the limit, with `captcha` set if a solved one would help. The
 * result is the same for an address without an account. Returns what the attempt took from the
 * limits.
 */
export async function passWithProof(
  { db, now, deviceToken, limits, address, events, captcha: challenges }: RequestContext,
  { purpose, error, email, captcha }: Request & { purpose: Purpose; error: LimitError },
) {
  if (deviceToken && (await isKnownDevice(db, email, deviceToken, now))) {
    const budget: Budget = [budgets[purpose].device, `${mailboxOf(email)} ${digestOf(deviceToken)}`]
    if ((await limits.take(...budget)) === 0) {
      events.record('device_passed', address, { email })
      return ok({ proof: 'device' as const, taken: [budget] })
    }
  }
  const needed = captchaBudgets(purpose, email, address)
  const overall: Budget = [overallOf(purpose), everybody]
  if (captcha === undefined) {
    const isSpent = (await limits.spent(...needed, overall)) > 0
    return fail(error.name, { retry_after: error.seconds, ...(!isSpent && { captcha: true }) })
  }
  const signature = await challenges.solved(captcha)
  if (!signature) return fail('captcha_wrong', { captcha: true })
  if ((await limits.take('captchaOnce', signature)) > 0)
    return fail('captcha_used', { captcha: true })
  const paused = await limits.spent(overall)
  if (paused > 0) return fail(error.name, { retry_after: paused })
  for (const budget of needed) {
    const seconds = await limits.take(...budget)
    if (seconds > 0) return fail(error.name, { retry_after: seconds })
  }
  events.record('captcha_passed', address, { email })
  return ok({ proof: 'captcha' as const, taken: needed })
}

/**
 * Remembers the browser of a person who signed in. A shared computer has one token for all
 * accounts; each account keeps only its latest devices. `skipsFactorUntil`: needs no second factor
 * until then.
 */
export async function rememberDevice(
  { db, now, deviceToken, sendDevice }: RequestContext & { sendDevice: (token: string) => void },
  userId: number,
  skipsFactorUntil?: Date,
) {
  const token = deviceToken ?? newToken()
  const used = { lastUsedAt: now, ...(skipsFactorUntil && { skipsFactorUntil }) }
  const row = { userId, tokenHash: digestOf(token), createdAt: now, ...used }
  await db
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: used,
    })
  await db.execute(sql`
    delete from ${knownDevices} where user_id = ${userId} and token_hash in (
      select token_hash from ${knownDevices} where user_id = ${userId} order by last_used_at desc, token_hash offset ${maxKnownDevices})`)
  sendDevice(token)
}

/** Every device of the account needs its second factor again. */
export const endSkips = (tx: Transaction, userId: number) =>
  tx
    .update(knownDevices)
    .set({ skipsFactorUntil: null })
    .where(and(eq(knownDevices.userId, userId), isNotNull(knownDevices.skipsFactorUntil)))

/** Returns the text only if it has the format of a device token. */
export const deviceTokenOf = (text: string | undefined) =>
  text && /^[\w-]{43}$/.test(text) ? text : undefined

type WriteContext = Pick<CommandContext, 'db' | 'now'>

/** Maximum number of rows per write; the remaining events are summed up as network `other`. */
const maxRowsWritten = 200

/**
 * Stores the events counted in this minute. A typed address is replaced by the log alias of its
 * account, or dropped.
 */
export const writeEvents = ({ db, now }: WriteContext, rows: EventRow[]) =>
  db.execute(sql`
    with resolved as (
      select kind, network, account, sum(count)::int as count
      from json_to_recordset(${JSON.stringify(rows)}) as e (kind text, network text, id int, email text, count int)
      cross join lateral (select coalesce((select log_alias from users where users.id = e.id),
        (select log_alias from users where lower(users.email) = e.email)) as account) as known
      group by 1, 2, 3
    ), ranked as (
      select *, row_number() over (order by count desc) > ${maxRowsWritten} as is_more from resolved
    )
    insert into ${securityEvents} (at, kind, network, account, count)
    select date_trunc('minute', ${now.toISOString()}::timestamptz), kind, case when is_more then 'other' else network end,
      case when not is_more then account end, sum(count)
    from ranked group by 2, 3, 4`)

export const forgetEvents = ({ db, now }: WriteContext) =>
  db.delete(securityEvents).where(lt(securityEvents.at, addDays(now, -securityEventDays)))

export const forgetDevices = ({ db, now }: WriteContext) =>
  db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, addDays(now, -knownDeviceDays)))
