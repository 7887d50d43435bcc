import type { Reader, Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { checkPassword } from '../../security/passwords.ts'
import { newToken } from '../../security/tokens.ts'
import { linkIdentity } from '../identities/commands.ts'
import { findPublishedLanguage } from '../languages/queries.ts'
import { orderOf } from '../privacy/queries.ts'
import { needsSecondFactor } from '../second-factor/queries.ts'
import { changeUser, touchActivity } from '../users/commands.ts'
import { holdPassword } from '../users/queries.ts'
import {
  type Account,
  type AddressContext,
  bindSignUp,
  type DeviceContext,
  findAccount,
  mustVerify,
  openCheckedSession,
  sendCode,
  takeCodeMail,
} from './commands.ts'
import { findStep, openStep, takeStep } from './step-commands.ts'
import type { ProvenIdentity } from './tables.ts'

/** The context of a sign-in, with the cookies of the browser. */
export type LoginContext = DeviceContext &
  AddressContext & { deviceToken: string | undefined; stepToken: string | undefined }
type Wishes = { rememberMe: boolean; lang_id?: number | undefined }
type Login = Wishes & { email: string; password: string; link?: boolean }

/**
 * Does the same work for known and unknown addresses. The state of the account is returned only
 * after the right password.
 */
export async function login(context: LoginContext, { email, password, link, ...wishes }: Login) {
  const { db, now, stepToken } = context
  const account = await findAccount(db, email)
  const right = await checkPassword(password, account?.passwordHash ?? null)
  if (right === 'full') return fail('unavailable')
  if (!right || !account) return fail('credentials_wrong')
  const step = link ? await findStep(db, now, { token: stepToken, kind: 'identity' }) : undefined
  const identity = step?.data.identity
  const isOwn = identity?.email.toLowerCase() === account.email?.toLowerCase()
  const entered = await enter(context, account, {
    ...wishes,
    identity: isOwn ? identity : undefined,
  })
  if (entered.ok && step) await takeStep(db, now, { token: stepToken, kind: 'identity' })
  return entered
}

/** Says whom to ask: the family when it had the account closed, else staff. */
async function failClosed(db: Reader, { id, eraseFrom }: Account) {
  if (!eraseFrom) return fail('inactive')
  const isFamily = (await orderOf(db, id))?.by === 'family'
  const data = { erase_from: eraseFrom.toISOString() }
  return fail(isFamily ? 'account_closing_family' : 'account_closing', data)
}

/**
 * Signs in somebody who has proven the account. `unverified` has the seconds until a code can be
 * mailed as `mail_after`, undefined when one was sent. With a one-time password the person has to
 * choose a new one, in the language returned. `step`: the second factor is due.
 */
export async function enter(
  context: LoginContext,
  account: Account,
  { rememberMe, lang_id, identity }: Wishes & { identity?: ProvenIdentity | undefined },
) {
  const { db, now, deviceToken } = context
  if (account.removed) return failClosed(db, account)
  if (mustVerify(account)) return failUnverified(context, account)
  if (account.mustChoosePassword && account.oneTimeUntil && account.oneTimeUntil <= now)
    return fail('one_time_expired')

  const language = lang_id === undefined ? undefined : await findPublishedLanguage(db, lang_id)
  const languageId = language?.id ?? account.languageId
  if (await needsSecondFactor(db, account.id, { deviceToken, now })) {
    const data = { rememberMe, languageId, ...(identity && { identity }) }
    const step = await db.transaction(async (tx) =>
      (await holdPassword(tx, account.id, account.passwordHash))
        ? openStep(tx, now, { kind: 'second_factor', userId: account.id, data })
        : undefined,
    )
    return step ? ok({ step }) : fail('credentials_wrong')
  }
  const session = await openCheckedSession(context, account, rememberMe)
  if (!session) return fail('credentials_wrong')
  if (identity || languageId !== account.languageId)
    await db.transaction((tx) => settleEntry(tx, context, account, { languageId, identity }))
  else await touchActivity(db, account, now)
  return ok({ ...session, choosesPassword: account.mustChoosePassword, languageId })
}

/** What follows every sign-in: the language chosen with it, the identity to link, the last use. */
export async function settleEntry(
  tx: Transaction,
  context: DeviceContext,
  account: Account,
  { languageId, identity }: { languageId: number; identity?: ProvenIdentity | undefined },
) {
  if (languageId !== account.languageId) await changeUser(tx, account.id, { languageId })
  if (identity) await linkIdentity(tx, context, account, identity)
  await touchActivity(tx, account, context.now)
}

async function failUnverified(context: LoginContext, account: Account) {
  const signUp = newToken()
  const seconds = account.email
    ? await takeCodeMail(context, { email: account.email, proof: 'person' })
    : 0
  await context.db.transaction(async (tx) => {
    await bindSignUp(tx, account, signUp)
    if (seconds === 0) await sendCode(context, tx, account)
  })
  return fail('unverified', {
    show_verify: true,
    sign_up: signUp,
    mail_after: seconds || undefined,
  })
}
