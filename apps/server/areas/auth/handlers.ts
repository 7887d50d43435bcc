import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf } from '@quartet/domain/email.ts'
import { type Context, callerOf, os } from '../../base/context.ts'
import { everybody, type LimitName } from '../../base/limits.ts'
import { refusal, wrongFields } from '../../base/refusal.ts'
import { showUser } from '../profile/queries.ts'
import { login, logout, requestReset, resendCode, resetPassword, verifyCode } from './commands.ts'

/** Answers that must not tell whether an address is known are given no sooner than this many milliseconds after the question. */
const evenAfter = 250

async function take(context: Context, name: LimitName, key: string, refused: 'too_many' | 'locked' = 'too_many') {
  const seconds = await context.limits.take(name, key)
  if (seconds > 0) throw refusal(refused, { retry_after: seconds })
}

/** A school is behind one address: only failures count there, and overall. */
async function refuseAfterFailures({ limits, address }: Context) {
  const seconds = await limits.spent(['loginAddress', address], ['loginOverall', everybody])
  if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
}

const countFailure = ({ limits, address }: Context) =>
  Promise.all([limits.take('loginAddress', address), limits.take('loginOverall', everybody)])

/** Nothing of the person for who has to choose a password first. */
const toChoose = ({ token, userId, languageId }: { token: string; userId: number; languageId: number }) => ({
  access_token: token,
  choose_password: { user_id: userId, language_id: languageId },
})

async function signedIn(context: Context, { token, userId }: { token: string; userId: number }) {
  return { access_token: token, user: await showUser(context.db, userId, context.now) }
}

export const auth = os.auth.router({
  login: os.auth.login.handler(async ({ context, input: { body } }) => {
    const mailbox = mailboxOf(body.email)
    await refuseAfterFailures(context)
    // taken before the password is checked, so that a race cannot try more often; whoever knew it gets this one point back
    await take(context, 'loginAccount', mailbox, 'locked')

    const result = await login(context, body, context.now)
    if ('refused' in result) {
      await (result.refused === 'credentials_wrong' ? countFailure(context) : context.limits.give('loginAccount', mailbox))
      if (result.refused === 'unverified') throw refusal('unverified', { show_verify: true, sign_up: result.signUp })
      const { refused, ...more } = result
      throw refusal(refused, more)
    }
    await context.limits.give('loginAccount', mailbox)
    return result.choosesPassword ? toChoose(result) : signedIn(context, result)
  }),

  verifyCode: os.auth.verifyCode.handler(async ({ context, input: { body } }) => {
    await take(context, 'codeAddress', context.address)
    await take(context, 'codeAccount', mailboxOf(body.email))
    await take(context, 'codeOverall', everybody)

    const result = await verifyCode(context, body, context.now)
    if (typeof result === 'string') throw refusal(result)
    return signedIn(context, result)
  }),

  resendCode: os.auth.resendCode.handler(async ({ context, input: { body } }) => {
    await take(context, 'mailAddress', context.address)
    await take(context, 'mailAccount', mailboxOf(body.email))
    await take(context, 'codeDay', mailboxOf(body.email))
    await take(context, 'mailOverall', everybody)
    await Promise.all([resendCode(context, body.email, context.now), wait(evenAfter)])
    return {}
  }),

  forgot: os.auth.forgot.handler(async ({ context, input: { body } }) => {
    await take(context, 'mailAddress', context.address)
    await take(context, 'mailAccount', mailboxOf(body.email))
    await take(context, 'mailOverall', everybody)
    await Promise.all([requestReset(context, body.email, context.now), wait(evenAfter)])
    return {}
  }),

  reset: os.auth.reset.handler(async ({ context, input: { body } }) => {
    await take(context, 'resetAddress', context.address)
    await take(context, 'resetOverall', everybody)
    const result = await resetPassword(context, body.token, body.password, context.now)
    if (result === 'password_common' || result === 'password_personal') throw wrongFields({ password: result })
    if (result !== 'done') throw refusal(result)
    return {}
  }),

  logout: os.auth.logout.handler(async ({ context }) => {
    await logout(context.db, callerOf(context), context.now)
    return {}
  }),
})
