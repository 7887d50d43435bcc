/** An answer on its way, by item number: a statement's value with its time on screen, or what was written to an open question. */
export type WaitingAnswer = { question_id: number; value?: number; text?: string; ms?: number }

/** Where the device keeps the answers of an attempt that could not be sent. */
export const keyOf = (userId: number, attemptId: number) => `inventory.${userId}.${attemptId}`

/** Forgets what a person's device kept for attempts that take no answers any more; `open` is the one that does. True when there was something. */
export function dropWaiting(userId: number, open: number | undefined): boolean {
  const openPrefix = open === undefined ? undefined : `${keyOf(userId, open)}.`
  const late = Object.keys(localStorage).filter(
    (key) => key.startsWith(`inventory.${userId}.`) && (openPrefix === undefined || !key.startsWith(openPrefix)),
  )
  for (const key of late) localStorage.removeItem(key)
  return late.length > 0
}
