import type { ChangeProblem } from '@quartet/domain/user-changes.ts'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { remindOfInventory } from '../inventory/remind-commands.ts'
import { moveMember } from '../memberships/move-commands.ts'
import { moveToBin } from '../users/admin-commands.ts'
import type { StoredChange } from './queries.ts'

/** Does with one person what the change says; returns why not, null when it is done. */
export async function changePerson(
  tx: Transaction,
  context: CallerContext,
  { kind, targetId }: StoredChange,
  personId: number,
): Promise<ChangeProblem | null> {
  if (kind === 'move') return moveMember(tx, context, { personId, organizationId: targetId ?? 0 })
  if (kind === 'remind') return remindOfInventory(tx, context, personId)
  const moved = await moveToBin(tx, context, [personId], kind === 'remove' ? 1 : 0)
  if (moved.ok) return null
  return moved.error === 'row_unknown' ? 'gone' : moved.error
}
