import { factorWarnTries } from '@quartet/domain/sign-in.ts'
import { apiError } from '../../api-error.ts'
import type { Context } from '../../http/context.ts'
import type { LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import type { Budget } from '../security/commands.ts'
import { isDeviceOf } from '../security/queries.ts'
import { noticeGuesses } from './guess-commands.ts'

/**
 * Only who knows the password can spend these limits. A known device has its own, so that a thief of
 * the password does not keep the owner out. The limits of a day leave recovery codes, which nobody
 * can guess.
 */
export async function budgetsOf(
  { db, deviceToken, now }: Context,
  userId: number,
  isRecovery: boolean,
): Promise<Budget[]> {
  const isKnown = deviceToken && (await isDeviceOf(db, userId, deviceToken, now))
  const key = isKnown ? `${userId} ${digestOf(deviceToken)}` : String(userId)
  const short: Budget = [isKnown ? 'secondFactorDevice' : 'secondFactorAccount', key]
  const day: Budget = [isKnown ? 'secondFactorDeviceDay' : 'secondFactorDay', key]
  return isRecovery ? [short] : [day, short]
}

const ofDay: readonly LimitName[] = ['secondFactorDay', 'secondFactorDeviceDay']

/**
 * Takes a point of each before the check and gives them back unless the factor was wrong. `wrong`:
 * how many were in the longest of these times, if this one was.
 */
export async function limited<Returned extends { ok: boolean; error?: string }>(
  context: Context,
  budgets: readonly Budget[],
  check: () => Promise<Returned>,
) {
  const counts: number[] = []
  for (const budget of budgets) {
    const { seconds, taken } = await context.limits.takeCounted(...budget)
    if (seconds > 0) {
      await give(context, budgets.slice(0, counts.length))
      throw apiError(ofDay.includes(budget[0]) ? 'second_factor_locked' : 'locked', {
        retry_after: seconds,
      })
    }
    counts.push(taken)
  }
  const result = await check()
  const isWrong = result.error === 'second_factor_wrong' || result.error === 'passkey_wrong'
  if (!isWrong) await give(context, budgets)
  return { result, wrong: isWrong ? (counts[0] ?? 0) : 0 }
}

async function give({ limits }: Context, budgets: readonly Budget[]) {
  for (const budget of budgets) await limits.give(...budget)
}

/** Notifies the owner once a day of many wrong ones: whoever enters them knows the password. */
export async function warnOwner(context: Context, userId: number, wrong: number) {
  if (wrong !== factorWarnTries) return
  context.events.record('second_factor_guessed', context.address, { id: userId })
  await noticeGuesses(context, userId)
}
