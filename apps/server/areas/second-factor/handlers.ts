import { addDays } from '@quartet/domain/dates.ts'
import { factorSkipDays } from '@quartet/domain/sign-in.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { answerEntry } from '../auth/entry-handlers.ts'
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
import { budgetsOf, limited, warnOwner } from './guess-handlers.ts'
import { showSecondFactor } from './queries.ts'

export const secondFactor = api.secondFactor.router({
  due: api.secondFactor.due.handler(async ({ context }) => {
    const { app, recovery, passkey } = unwrap(await showDue(context))
    return { app, recovery, passkey: passkey ? { ...passkey } : null }
  }),
  enter: api.secondFactor.enter.handler(async ({ context, input: { body } }) => {
    const userId = await findDueAccount(context)
    if (!userId) throw apiError('sign_in_over')
    context.attempt.id = userId
    const budgets = await budgetsOf(context, userId, body.recovery_code !== undefined)
    const { result: entry, wrong } = await limited(context, budgets, () =>
      enterWithFactor(context, body),
    )
    await warnOwner(context, userId, body.recovery_code === undefined ? wrong : 0)
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
    const id = String(getCaller(context).id)
    const { result } = await limited(context, [['secondFactorAccount', id]], () =>
      confirmApp(signedIn(context), body.code),
    )
    return unwrap(result)
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
