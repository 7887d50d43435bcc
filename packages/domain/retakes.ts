import { addDays } from './dates.ts'

const daysBetween = 90
const freeAfterFlag = 2

type FinishedAttempt = { finishedAt: Date; flagged: boolean }
type Retakes = {
  /** Every finished attempt of the person, in any order; `flagged` when it carries any quality flag. */
  attempts: readonly FinishedAttempt[]
  /** When staff last allowed an attempt out of turn. */
  resetAt: Date | null
  now: Date
}

/**
 * Whether another attempt may begin, and if not, from when on (D7). One is free 90 days after the newest; two after the first
 * flagged one wait for nothing, whenever they are taken; a reset by staff after the newest allows one at once.
 */
export function nextRetake({ attempts, resetAt, now }: Retakes): { allowed: boolean; from: Date | null } {
  const inOrder = attempts.toSorted((one, other) => one.finishedAt.getTime() - other.finishedAt.getTime())
  const newest = inOrder.at(-1)
  if (newest === undefined || hasFreeRetake(inOrder)) return { allowed: true, from: null }
  const from = addDays(newest.finishedAt, daysBetween)
  const reset = resetAt !== null && resetAt > newest.finishedAt
  return reset || now >= from ? { allowed: true, from: null } : { allowed: false, from }
}

function hasFreeRetake(inOrder: readonly FinishedAttempt[]) {
  const firstFlagged = inOrder.findIndex((attempt) => attempt.flagged)
  return firstFlagged !== -1 && inOrder.length - (firstFlagged + 1) < freeAfterFlag
}
