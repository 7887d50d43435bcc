import type { Transaction } from '../../db/db.ts'
import { writeLog } from '../logs/commands.ts'

type Row = { id: number }
type Change = {
  action: 'create' | 'update' | 'delete' | 'restore' | 'import'
  actorId: number | null
  before: readonly Row[]
  after: readonly Row[]
}

/**
 * Writes an entry for each row with its values before and after: content is not personal. The
 * history of a row is read from these entries.
 */
export async function logRows(
  tx: Transaction,
  now: Date,
  entity: string,
  { action, actorId, before, after }: Change,
) {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  const [old, fresh] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])))
  await writeLog(
    tx,
    now,
    ...ids.map((id) => ({
      action,
      entity,
      entityId: id,
      actorId,
      oldValue: old?.get(id),
      newValue: fresh?.get(id),
    })),
  )
}
