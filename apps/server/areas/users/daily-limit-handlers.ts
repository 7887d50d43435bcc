import { apiError } from '../../api-error.ts'
import { type Context, getCaller } from '../../http/context.ts'
import type { Result } from '../../result.ts'
import type { LimitName } from '../../security/rate-limits.ts'

type DailyLimit = Extract<LimitName, `${string}Day`>

/**
 * Limits how much one person does in a day of what sends mails; what fails takes no points. Throws
 * `too_many`, and does nothing, unless all points are left.
 */
export async function countingDone<Returned extends Result>(
  context: Context,
  name: DailyLimit,
  act: () => Promise<Returned>,
  points = 1,
) {
  const key = String(getCaller(context).id)
  const seconds = await context.limits.take(name, key, points)
  let isDone = false
  try {
    if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
    const result = await act()
    isDone = result.ok
    return result
  } finally {
    if (!isDone) await context.limits.give(name, key, points)
  }
}
