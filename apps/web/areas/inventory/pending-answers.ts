/**
 * An unsent answer: a statement's value with its time on screen, or the text of an open question.
 */
type PendingAnswer = { question_id: number; value?: number; text?: string; ms?: number }
/** By the number of the question. */
export type PendingAnswers = Record<string, PendingAnswer>

/** Storage key prefix of an attempt's unsent answers. */
export const keyOf = (userId: number, attemptId: number) => `inventory.${userId}.${attemptId}`

/**
 * Deletes a user's unsent answers from the device, except those of the attempt `open`, which still
 * accepts answers. Returns whether any were deleted.
 */
export function dropLateAnswers(userId: number, open: number | undefined): boolean {
  const openPrefix = open === undefined ? undefined : `${keyOf(userId, open)}.`
  const late = Object.keys(localStorage).filter(
    (key) =>
      key.startsWith(`inventory.${userId}.`) &&
      (openPrefix === undefined || !key.startsWith(openPrefix)),
  )
  for (const key of late) localStorage.removeItem(key)
  return late.length > 0
}
