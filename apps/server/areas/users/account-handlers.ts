import type { ErrorName } from '@quartet/contract/errors.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import type { Result } from '../../result.ts'
import { livingSessions } from '../auth/queries.ts'
import {
  changeOwnPassword,
  choosePassword,
  requestErasure,
  setPasswordOf,
  signOut,
  undoErasure,
} from './account-commands.ts'

type FieldsResult = Result<object, { error: ErrorName; fields?: { code: string }[] }>

/**
 * Limits wrong passwords: takes a point before the check and returns it unless the password was
 * wrong.
 */
async function countingFailures<Returned extends FieldsResult>(
  context: Context,
  check: () => Promise<Returned>,
) {
  const key = String(getCaller(context).id)
  const seconds = await context.limits.take('ownPassword', key)
  if (seconds > 0) throw apiError('locked', { retry_after: seconds })
  const result = await check()
  const isWrong = !result.ok && result.fields?.some(({ code }) => code === 'old_password_wrong')
  if (!isWrong) await context.limits.give('ownPassword', key)
  return result
}

/** Limits how often a day an action that sends a mail may succeed; failed attempts do not count. */
async function countingDone<Returned extends Result>(
  context: Context,
  name: 'passwordDay' | 'erasureDay' | 'oneTimeDay',
  act: () => Promise<Returned>,
) {
  const key = String(getCaller(context).id)
  const seconds = await context.limits.take(name, key)
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  let isDone = false
  try {
    const result = await act()
    isDone = result.ok
    return result
  } finally {
    if (!isDone) await context.limits.give(name, key)
  }
}

async function showDevices(context: Context) {
  const { id, sessionHash } = getCaller(context)
  const rows = await livingSessions(context.db, id, context.now)
  return {
    devices: rows.map((session) => ({
      id: session.id,
      browser: session.browser,
      system: session.system,
      remembered: session.remembered,
      signed_in_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      current: session.tokenHash === sessionHash,
    })),
  }
}

export const account = api.account.router({
  changePassword: api.account.changePassword.handler(async ({ context, input: { body } }) => {
    const [caller, personId] = [getCaller(context), getPersonId(context)]
    if (personId === caller.id)
      return unwrap(
        await countingDone(context, 'passwordDay', () =>
          countingFailures(context, () => changeOwnPassword(signedIn(context), body)),
        ),
      )
    const { password } = body
    unwrap(
      await countingDone(context, 'oneTimeDay', () =>
        setPasswordOf(signedIn(context), { personId, password }),
      ),
    )
    context.events.record('password_set', context.address, { id: personId })
    return {}
  }),
  choosePassword: api.account.choosePassword.handler(async ({ context, input: { body } }) =>
    unwrap(await choosePassword(signedIn(context), body.password)),
  ),

  devices: api.account.devices.handler(({ context }) => showDevices(context)),
  signOut: api.account.signOut.handler(async ({ context, input: { params } }) => {
    if ((await signOut(signedIn(context), params.device_id)) === 0) throw notFound()
    return showDevices(context)
  }),
  signOutOthers: api.account.signOutOthers.handler(async ({ context }) => {
    await signOut(signedIn(context), 'others')
    return showDevices(context)
  }),

  askErasure: api.account.askErasure.handler(async ({ context, input: { body } }) =>
    unwrap(
      await countingDone(context, 'erasureDay', () =>
        countingFailures(context, () => requestErasure(signedIn(context), body.password)),
      ),
    ),
  ),
  undoErasure: api.account.undoErasure.handler(async ({ context }) =>
    unwrap(await undoErasure(signedIn(context))),
  ),
})
