import { addDays } from '@quartet/domain/dates.ts'
import { type ChangeProblem, reminderDays } from '@quartet/domain/user-changes.ts'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { hasNotificationSince } from '../notifications/queries.ts'
import { findRights } from '../roles/rights-queries.ts'
import { lockPeopleInScope, lockScores } from '../users/queries.ts'
import { inventoryOpenMail } from './mails.ts'

/**
 * Reminds a person in the caller's scope who has no result of the inventory, at most once in some
 * days. Returns why not, null when it is done.
 */
export async function remindOfInventory(
  tx: Transaction,
  { caller, now, queue, publicUrl }: CallerContext,
  personId: number,
): Promise<ChangeProblem | null> {
  const [person] = await lockPeopleInScope(tx, caller, [personId], ['admin_users'])
  if (!person || person.removed === 1) return 'gone'
  if (await lockScores(tx, personId)) return 'result_there'
  const rights = await findRights(tx, personId, now)
  // without access there is no inventory to take
  if (!rights.some(({ permission }) => permission === 'access_lci')) return 'closed'
  const since = addDays(now, -reminderDays)
  if (await hasNotificationSince(tx, personId, 'inventory_open', since)) return 'reminded'
  const drafts = [{ userId: personId, actorId: caller.id, data: {} }]
  const readers = await notify(tx, now, 'inventory_open', drafts)
  for (const { id, ...to } of await listAddressees(tx, readers))
    await queue.send(tx, 'mail', { ...inventoryOpenMail(to, publicUrl), of: [id] })
  await writeLog(tx, now, {
    ...{ action: 'update', entity: 'users', actorId: caller.id, subjectId: personId },
    newValue: { reminded: 'inventory' },
  })
  return null
}
