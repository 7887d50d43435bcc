import { addDays } from '@quartet/domain/dates.ts'
import { factorSkipDays } from '@quartet/domain/sign-in.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import type { LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import { answerEntry } from '../auth/entry-handlers.ts'
import { isDeviceOf } from '../security/queries.ts'
import { countingFailures } from '../users/own-password-handlers.ts'
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  removeFactor,
  renewCodes,
  resetFactor,
} from './commands.ts'
import { enterWithFactor, findDueAccount, showDue } from './enter-commands.ts'
import { showSecondFactor } from './queries.ts'

/**
 * Only who knows the password can spend these limits. A known device has its own, so that a thief of
 * the password does not keep the owner out.
 */
async function limitOf({ db, deviceToken, now }: Context, userId: number) {
  const isKnown = deviceToken && (await isDeviceOf(db, userId, deviceToken, now))
  return isKnown
    ? (['secondFactorDevice', `${userId} ${digestOf(deviceToken)}`] as [LimitName, string])
    : (['secondFactorAccount', String(userId)] as [LimitName, string])
}

/** Takes a point before the check and gives it back unless the factor was wrong. */
async function limited<Returned extends { ok: boolean; error?: string }>(
  context: Context,
  limit: [LimitName, string],
  check: () => Promise<Returned>,
) {
  const seconds = await context.limits.take(...limit)
  if (seconds > 0) throw apiError('locked', { retry_after: seconds })
  const result = await check()
  const isWrong = result.error === 'second_factor_wrong' || result.error === 'passkey_wrong'
  if (!isWrong) await context.limits.give(...limit)
  return result
}

export const secondFactor = api.secondFactor.router({
  due: api.secondFactor.due.handler(async ({ context }) => {
    const { app, recovery, passkey } = unwrap(await showDue(context))
    return { app, recovery, passkey: passkey ? { ...passkey } : null }
  }),
  enter: api.secondFactor.enter.handler(async ({ context, input: { body } }) => {
    const userId = await findDueAccount(context)
    if (!userId) throw apiError('sign_in_over')
    context.attempt.id = userId
    const entry = await limited(context, await limitOf(context, userId), () =>
      enterWithFactor(context, body),
    )
    const until = body.remember_device ? addDays(context.now, factorSkipDays) : undefined
    return answerEntry(context, unwrap(entry), until)
  }),

  state: api.secondFactor.state.handler(({ context }) =>
    showSecondFactor(context.db, getCaller(context).id),
  ),
  beginApp: api.secondFactor.beginApp.handler(async ({ context, input: { body } }) =>
    unwrap(await countingFailures(context, () => beginApp(signedIn(context), body.password))),
  ),
  confirmApp: api.secondFactor.confirmApp.handler(async ({ context, input: { body } }) => {
    const limit: [LimitName, string] = ['secondFactorAccount', String(getCaller(context).id)]
    return unwrap(await limited(context, limit, () => confirmApp(signedIn(context), body.code)))
  }),
  beginPasskey: api.secondFactor.beginPasskey.handler(async ({ context, input: { body } }) =>
    unwrap(await countingFailures(context, () => beginPasskey(signedIn(context), body.password))),
  ),
  addPasskey: api.secondFactor.addPasskey.handler(async ({ context, input: { body } }) =>
    unwrap(await addPasskey(signedIn(context), body)),
  ),
  remove: api.secondFactor.remove.handler(async ({ context, input: { body } }) => {
    const removed = await countingFailures(context, () => removeFactor(signedIn(context), body))
    if (!unwrap(removed).found) throw notFound()
    return showSecondFactor(context.db, getCaller(context).id)
  }),
  renewCodes: api.secondFactor.renewCodes.handler(async ({ context, input: { body } }) =>
    unwrap(await countingFailures(context, () => renewCodes(signedIn(context), body.password))),
  ),
  reset: api.secondFactor.reset.handler(async ({ context }) =>
    unwrap(await resetFactor(signedIn(context), getPersonId(context))),
  ),
})
