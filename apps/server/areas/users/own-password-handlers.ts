import type { ErrorName } from '@quartet/contract/errors.ts'
import { apiError } from '../../api-error.ts'
import { type Context, getCaller } from '../../http/context.ts'
import type { Result } from '../../result.ts'

type FieldsResult = Result<object, { error: ErrorName; fields?: { code: string }[] }>

/**
 * Limits wrong passwords: takes a point before the check and returns it unless the password was
 * wrong.
 */
export async function countingFailures<Returned extends FieldsResult>(
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
