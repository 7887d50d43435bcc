import type { ChangeProblem } from '@quartet/domain/user-changes.ts'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { remindOfInventory } from '../inventory/remind-commands.ts'
import { moveMember } from '../memberships/move-commands.ts'
import { addPeople } from '../user-categories/people-commands.ts'
import { moveToBin } from '../users/admin-commands.ts'
import type { StoredChange } from './queries.ts'

/** Does with one person what the change says; returns why not, null when it is done. */
export async function changePerson(
  tx: Transaction,
  context: CallerContext,
  { kind, targetId, categoryId }: StoredChange,
  personId: number,
): Promise<ChangeProblem | null> {
  if (kind === 'move') return moveMember(tx, context, { personId, organizationId: targetId ?? 0 })
  if (kind === 'add_to_category')
    return addPerson(tx, context, { id: categoryId ?? 0, userIds: [personId] })
  if (kind === 'remind') return remindOfInventory(tx, context, personId)
  const moved = await moveToBin(tx, context, [personId], kind === 'remove' ? 1 : 0)
  if (moved.ok) return null
  return moved.error === 'row_unknown' ? 'gone' : moved.error
}

async function addPerson(...[tx, context, addition]: Parameters<typeof addPeople>) {
  const added = await addPeople(tx, context, addition)
  if (!added) return 'category_gone'
  if (added.ok) return null
  return added.error === 'category_full' ? added.error : 'category_unfit'
}
