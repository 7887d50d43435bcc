import type { FieldCode } from '@quartet/contract/fields.ts'
import { missing, refusal, wrongFields } from '../../api-error.ts'
import { type Context, callerOf, os, personOf } from '../../http/context.ts'
import { livingSessions } from '../auth/queries.ts'
import { askErasure, changeOwnPassword, choosePassword, setPasswordOf, signOut, undoErasure } from './account-commands.ts'

/** A wrong password counts, a right one does not: the point is taken before it is checked and given back. */
async function countingFailures<Result>(context: Context, check: () => Promise<Result>) {
  const key = String(callerOf(context).id)
  const seconds = await context.limits.take('ownPassword', key)
  if (seconds > 0) throw refusal('locked', { retry_after: seconds })
  const result = await check()
  if (typeof result !== 'string' || !result.endsWith('_wrong')) await context.limits.give('ownPassword', key)
  return result
}

/** What is told by mail each time is done only so often a day; what was refused does not count. */
async function countingDone<Result>(context: Context, name: 'passwordDay' | 'erasureDay' | 'oneTimeDay', act: () => Promise<Result>) {
  const key = String(callerOf(context).id)
  const seconds = await context.limits.take(name, key)
  if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
  let isDone = false
  try {
    const result = await act()
    isDone = typeof result !== 'string'
    return result
  } finally {
    if (!isDone) await context.limits.give(name, key)
  }
}

const wrongPassword = (field: string, code: FieldCode) => wrongFields({ [field]: code })

function refusedPassword(refused: NonNullable<Awaited<ReturnType<typeof choosePassword>>>) {
  if (refused === 'old_password_missing' || refused === 'old_password_wrong') return wrongPassword('old_password', refused)
  if (refused === 'password_common' || refused === 'password_personal' || refused === 'password_given')
    return wrongPassword('password', refused)
  return refusal(refused)
}

async function showDevices(context: Context) {
  const { id, sessionHash } = callerOf(context)
  const found = await livingSessions(context.db, id, context.now)
  return {
    devices: found.map((session) => ({
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

export const account = os.account.router({
  changePassword: os.account.changePassword.handler(async ({ context, input: { body } }) => {
    const [caller, personId] = [callerOf(context), personOf(context)]
    const refused =
      personId === caller.id
        ? await countingDone(context, 'passwordDay', () =>
            countingFailures(context, () => changeOwnPassword(context, caller, body, context.now)),
          )
        : await countingDone(context, 'oneTimeDay', () => setPasswordOf(context, caller, personId, body.password, context.now))
    if (refused) throw refusedPassword(refused)
    if (personId !== caller.id) context.events.record('password_set', context.address, { id: personId })
    return {}
  }),
  choosePassword: os.account.choosePassword.handler(async ({ context, input: { body } }) => {
    const refused = await choosePassword(context, callerOf(context), body.password, context.now)
    if (refused) throw refusedPassword(refused)
    return {}
  }),

  devices: os.account.devices.handler(({ context }) => showDevices(context)),
  signOut: os.account.signOut.handler(async ({ context, input: { params } }) => {
    if ((await signOut(context.db, callerOf(context), params.device_id, context.now)) === 0) throw missing()
    return showDevices(context)
  }),
  signOutOthers: os.account.signOutOthers.handler(async ({ context }) => {
    await signOut(context.db, callerOf(context), 'others', context.now)
    return showDevices(context)
  }),

  askErasure: os.account.askErasure.handler(async ({ context, input: { body } }) => {
    const result = await countingDone(context, 'erasureDay', () =>
      countingFailures(context, () => askErasure(context, callerOf(context), body.password, context.now)),
    )
    if (result === 'password_missing') throw wrongPassword('password', 'password_missing')
    if (result === 'password_wrong') throw wrongPassword('password', 'old_password_wrong')
    if (typeof result === 'string') throw refusal(result)
    return { erase_from: result.eraseFrom.toISOString() }
  }),
  undoErasure: os.account.undoErasure.handler(async ({ context }) => {
    const result = await undoErasure(context, callerOf(context), context.now)
    if (typeof result === 'string') throw refusal(result)
    return { erase_from: result.eraseFrom?.toISOString() ?? null }
  }),
})
