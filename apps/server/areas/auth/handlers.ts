import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf } from '@quartet/domain/email.ts'
import { apiError, unwrap } from '../../api-error.ts'
import { api, type Context, signedIn } from '../../http/context.ts'
import { everybody, type LimitName } from '../../security/rate-limits.ts'
import {
  type LimitError,
  overallOf,
  type Proof,
  type Purpose,
  passWithProof,
} from '../security/commands.ts'
import { logout, requestReset, resendCode, resetPassword, verifyCode } from './commands.ts'
import { answerConfirmed, answerEntry } from './entry-handlers.ts'
import { login } from './login-commands.ts'

type Point = [limit: LimitName, key: string]

/** Takes one of each point in turn and stops at the first limit that is exhausted. */
async function takeAll({ limits }: Context, ...points: Point[]): Promise<LimitError | undefined> {
  for (const point of points) {
    const seconds = await limits.take(...point)
    if (seconds > 0) return { name: 'too_many', seconds }
  }
  return undefined
}

/**
 * Per network and overall only failures count, because a whole school shares one address. The point
 * of the account is taken before the password is checked.
 */
async function checkLoginLimits(
  { limits, address }: Context,
  mailbox: string,
): Promise<LimitError | undefined> {
  const paused = await limits.spent(['loginAddress', address], ['loginOverall', everybody])
  if (paused > 0) return { name: 'too_many', seconds: paused }
  const seconds = await limits.take('loginAccount', mailbox)
  return seconds > 0 ? { name: 'locked', seconds } : undefined
}

async function checkCodeLimits(context: Context, mailbox: string): Promise<LimitError | undefined> {
  const paused = await context.limits.spent(['codeOverall', everybody])
  if (paused > 0) return { name: 'too_many', seconds: paused }
  return takeAll(context, ['codeAddress', context.address], ['codeAccount', mailbox])
}

/**
 * The overall limit on mails is only checked here, alike for every address; mails that are sent are
 * counted afterwards.
 */
async function checkMailLimits(
  context: Context,
  ...points: Point[]
): Promise<LimitError | undefined> {
  const paused = await context.limits.spent(['mailOverall', everybody])
  return paused > 0 ? { name: 'mail_paused', seconds: paused } : takeAll(context, ...points)
}

/**
 * Without an error returns the points taken. With one the caller needs a proof, because strangers
 * can exhaust these limits; throws the error when it is missing.
 */
async function admit(
  context: Context,
  purpose: Purpose,
  { email, captcha }: { email: string; captcha?: string | undefined },
  { error, taken = [] }: { error: LimitError | undefined; taken?: Point[] },
) {
  context.attempt.email = email
  return error
    ? unwrap(await passWithProof(context, { purpose, error, email, captcha }))
    : { proof: 'none' as const, taken }
}

const giveBack = ({ limits }: Context, taken: readonly Point[]) =>
  Promise.all(taken.map((point) => limits.give(...point)))

/**
 * Counts a wrong password or code. Without a proof it counts for the network (login only) and
 * overall, with a captcha in a separate overall limit, from a known device not at all.
 */
async function countFailure({ limits, address }: Context, proof: Proof, purpose: 'login' | 'code') {
  if (proof === 'captcha') await limits.take(overallOf(purpose), everybody)
  if (proof !== 'none') return
  if (purpose === 'code') return limits.take('codeOverall', everybody)
  return Promise.all([limits.take('loginAddress', address), limits.take('loginOverall', everybody)])
}

/** Counts a queued mail. A known device has its own budget. */
const countMail = async ({ limits }: Context, proof: Proof) =>
  proof === 'device'
    ? undefined
    : limits.take(proof === 'captcha' ? 'captchaMailOverall' : 'mailOverall', everybody)

export const auth = api.auth.router({
  login: api.auth.login.handler(async ({ context, input: { body } }) => {
    const mailbox = mailboxOf(body.email)
    const { proof, taken } = await admit(context, 'login', body, {
      error: await checkLoginLimits(context, mailbox),
      taken: [['loginAccount', mailbox]],
    })

    const result = await login(context, body)
    await (!result.ok && result.error === 'credentials_wrong'
      ? countFailure(context, proof, 'login')
      : giveBack(context, taken))
    return answerEntry(context, unwrap(result))
  }),

  verifyCode: api.auth.verifyCode.handler(async ({ context, input: { body } }) => {
    const mailbox = mailboxOf(body.email)
    const error = await checkCodeLimits(context, mailbox)
    const { proof } = await admit(context, 'code', body, { error })

    const result = await verifyCode(context, body)
    if (!result.ok && result.error === 'code_wrong') await countFailure(context, proof, 'code')
    const entry = unwrap(result)
    return answerConfirmed(context, 'step' in entry ? { step: entry.step } : entry)
  }),

  resendCode: api.auth.resendCode.handler(async ({ context, input: { body } }) => {
    const mailbox = mailboxOf(body.email)
    const error = await checkMailLimits(
      context,
      ['mailAddress', context.address],
      ['mailAccount', mailbox],
      ['codeDay', mailbox],
    )
    const { proof } = await admit(context, 'codeMail', body, { error })
    await Promise.all([
      mailed(context, proof, () => resendCode(context, body.email)),
      wait(context.minimumDuration),
    ])
    return {}
  }),

  forgot: api.auth.forgot.handler(async ({ context, input: { body } }) => {
    const error = await checkMailLimits(
      context,
      ['mailAddress', context.address],
      ['mailAccount', mailboxOf(body.email)],
    )
    const { proof } = await admit(context, 'mail', body, { error })
    context.events.record('reset_requested', context.address, body)
    await Promise.all([
      mailed(context, proof, () => requestReset(context, body.email)),
      wait(context.minimumDuration),
    ])
    return {}
  }),

  reset: api.auth.reset.handler(async ({ context, input: { body } }) => {
    const result = await resetPassword(context, body)
    // a link that was mailed works whatever strangers do; only invalid tokens are counted
    const limitError =
      !result.ok &&
      result.error === 'reset_token_used' &&
      (await takeAll(context, ['resetAddress', context.address], ['resetOverall', everybody]))
    if (limitError) throw apiError(limitError.name, { retry_after: limitError.seconds })
    const { userId } = unwrap(result)
    context.events.record('reset_used', context.address, { id: userId })
    return {}
  }),

  logout: api.auth.logout.handler(async ({ context }) => {
    await logout(signedIn(context))
    return {}
  }),
})

async function mailed(context: Context, proof: Proof, send: () => Promise<boolean>) {
  if (await send()) await countMail(context, proof)
}
