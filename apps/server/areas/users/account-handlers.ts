import type { FieldCode } from '@quartet/contract/fields.ts'
import { apiError, fieldErrors, notFound } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId } from '../../http/context.ts'
import { livingSessions } from '../auth/queries.ts'
import {
  changeOwnPassword,
  choosePassword,
  requestErasure,
  setPasswordOf,
  signOut,
  undoErasure,
} from './account-commands.ts'

/**
 * Limits wrong passwords: takes a point before the check and returns it unless the password was
 * wrong.
 */
async function countingFailures<Result>(context: Context, check: () => Promise<Result>) {
  const key = String(getCaller(context).id)
  const seconds = await context.limits.take('ownPassword', key)
  if (seconds > 0) throw apiError('locked', { retry_after: seconds })
  const result = await check()
  if (typeof result !== 'string' || !result.endsWith('_wrong'))
    await context.limits.give('ownPassword', key)
  return result
}

/** Limits how often a day an action that sends a mail may succeed; failed attempts do not count. */
async function countingDone<Result>(
  context: Context,
  name: 'passwordDay' | 'erasureDay' | 'oneTimeDay',
  act: () => Promise<Result>,
) {
  const key = String(getCaller(context).id)
  const seconds = await context.limits.take(name, key)
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  let isDone = false
  try {
    const result = await act()
    isDone = typeof result !== 'string'
    return result
  } finally {
    if (!isDone) await context.limits.give(name, key)
  }
}

const wrongPassword = (field: string, code: FieldCode) => fieldErrors({ [field]: code })

function toPasswordError(error: NonNullable<Awaited<ReturnType<typeof choosePassword>>>) {
  if (error === 'old_password_missing' || error === 'old_password_wrong')
    return wrongPassword('old_password', error)
  if (error === 'password_common' || error === 'password_personal' || error === 'password_given')
    return wrongPassword('password', error)
  return apiError(error)
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
    const error =
      personId === caller.id
        ? await countingDone(context, 'passwordDay', () =>
            countingFailures(context, () => changeOwnPassword(context, caller, body, context.now)),
          )
        : await countingDone(context, 'oneTimeDay', () =>
            setPasswordOf(context, caller, personId, body.password, context.now),
          )
    if (error) throw toPasswordError(error)
    if (personId !== caller.id)
      context.events.record('password_set', context.address, { id: personId })
    return {}
  }),
  choosePassword: api.account.choosePassword.handler(async ({ context, input: { body } }) => {
    const error = await choosePassword(context, getCaller(context), body.password, context.now)
    if (error) throw toPasswordError(error)
    return {}
  }),

  devices: api.account.devices.handler(({ context }) => showDevices(context)),
  signOut: api.account.signOut.handler(async ({ context, input: { params } }) => {
    if ((await signOut(context.db, getCaller(context), params.device_id, context.now)) === 0)
      throw notFound()
    return showDevices(context)
  }),
  signOutOthers: api.account.signOutOthers.handler(async ({ context }) => {
    await signOut(context.db, getCaller(context), 'others', context.now)
    return showDevices(context)
  }),

  askErasure: api.account.askErasure.handler(async ({ context, input: { body } }) => {
    const result = await countingDone(context, 'erasureDay', () =>
      countingFailures(context, () =>
        requestErasure(context, getCaller(context), body.password, context.now),
      ),
    )
    if (result === 'password_missing') throw wrongPassword('password', 'password_missing')
    if (result === 'password_wrong') throw wrongPassword('password', 'old_password_wrong')
    if (typeof result === 'string') throw apiError(result)
    return { erase_from: result.eraseFrom.toISOString() }
  }),
  undoErasure: api.account.undoErasure.handler(async ({ context }) => {
    const result = await undoErasure(context, getCaller(context), context.now)
    if (typeof result === 'string') throw apiError(result)
    return { erase_from: result.eraseFrom?.toISOString() ?? null }
  }),
})
