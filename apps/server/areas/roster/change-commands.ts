import type { Transaction } from '../../db/db.ts'
import { endResets } from '../auth/commands.ts'
import { changeMembers } from '../users/member-commands.ts'
import { valuesOf } from './change-queries.ts'
import { lockMembers, mayReaddress } from './people-queries.ts'
import type { StoredRow } from './queries.ts'
import { stoppedBy } from './stop-commands.ts'
import type { RosterValues } from './tables.ts'

type Change = { id: number; values: Omit<RosterValues, 'classes'> }

/** Locks the members of these rows; stops when one of them has changed since the check. */
export async function lockUnchanged(
  tx: Transaction,
  organizationId: number,
  rows: readonly StoredRow[],
) {
  const locked = await lockMembers(
    tx,
    rows.flatMap(({ targetId }) => targetId ?? []),
  )
  const byId = new Map(locked.map((member) => [member.id, member]))
  for (const { row, targetId, draft, before } of rows) {
    const member = byId.get(targetId ?? 0)
    const isHere = member?.organizationId === organizationId && member.removed === 0
    const mayChange = member && (!('email' in draft) || mayReaddress(member))
    if (!mayChange || !isHere || !isSame(before, valuesOf(member)))
      throw stoppedBy('row_changed', { row: Math.max(row, 0) })
  }
  return byId
}

const isSame = (before: RosterValues, now: RosterValues) =>
  Object.entries(before).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(now[name as keyof RosterValues]),
  )

/** Writes new values. The link that an old address was mailed ends. */
export async function changeValues(tx: Transaction, changes: readonly Change[]) {
  const readdressed = await changeMembers(tx, changes)
  if (readdressed.length > 0) await endResets(tx, readdressed)
}
