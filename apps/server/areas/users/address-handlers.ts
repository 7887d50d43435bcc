import type { ErrorName } from '@quartet/contract/errors.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { apiError } from '../../api-error.ts'
import { type Context, getCaller } from '../../http/context.ts'
import type { Result } from '../../result.ts'
import { everybody } from '../../security/rate-limits.ts'
import { isAddressListed } from './list-queries.ts'

type Written<Value extends object> = Result<
  Value,
  { error: ErrorName; fields?: { code: string }[] }
>

/**
 * Writes an address that an administrator typed and that gets a mail. The limits are taken before
 * the result is known, so that callers who have tested too many addresses today learn nothing about
 * others; only an address outside the caller's list counts.
 */
export async function limitingAddresses<Value extends object>(
  context: Context,
  email: string,
  write: () => Promise<Written<Value>>,
): Promise<Written<Value>> {
  const { limits, db, now } = context
  const caller = getCaller(context)
  const own = String(caller.id)
  const paused = await limits.spent(['peopleMailOverall', everybody])
  if (paused > 0) throw apiError('mail_paused', { retry_after: paused })
  for (const [limit, key] of [
    ['addPerson', own],
    ['addressTaken', own],
    ['inviteRecipient', mailboxOf(email)],
  ] as const) {
    const seconds = await limits.take(limit, key)
    if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  }
  const written = await write()
  const isTaken = !written.ok && written.fields?.some(({ code }) => code === 'taken')
  if (!isTaken || (await isAddressListed(db, { caller, now }, email)))
    await limits.give('addressTaken', own)
  if (written.ok) await limits.take('peopleMailOverall', everybody)
  return written
}
