import { addDays } from './dates.ts'

/** Days from one attempt to the next (D7). */
export const retakeDays = 90
const freeAfterFlag = 2

type FinishedAttempt = { finishedAt: Date; flagged: boolean }
type Retakes = {
  /**
   * All finished attempts of the person, in any order; `flagged` when the attempt has any quality
   * flag.
   */
  attempts: readonly FinishedAttempt[]
  /** When staff last allowed an extra attempt. */
  resetAt: Date | null
  now: Date
}

/**
 * Whether another attempt may begin, and if not, from when on (D7): 90 days after the newest
 * attempt. The two attempts after the first flagged one are allowed at any time, and a reset by
 * staff after the newest attempt allows one immediately.
 */
export function nextRetake({ attempts, resetAt, now }: Retakes): {
  allowed: boolean
  from: Date | null
} {
  const inOrder = attempts.toSorted(
    (one, other) => one.finishedAt.getTime() - other.finishedAt.getTime(),
  )
  const newest = inOrder.at(-1)
  if (newest === undefined || hasFreeRetake(inOrder)) return { allowed: true, from: null }
  const from = addDays(newest.finishedAt, retakeDays)
  const reset = resetAt !== null && resetAt > newest.finishedAt
  return reset || now >= from ? { allowed: true, from: null } : { allowed: false, from }
}

function hasFreeRetake(inOrder: readonly FinishedAttempt[]) {
  const firstFlagged = inOrder.findIndex((attempt) => attempt.flagged)
  return firstFlagged !== -1 && inOrder.length - (firstFlagged + 1) < freeAfterFlag
}
