import type { ErasureReason } from '@quartet/domain/own-data.ts'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { cancelErasureOrders } from '../privacy/commands.ts'
import { findContractErasure } from '../privacy/queries.ts'
import {
  erasureOrderedGuardianMail,
  erasureOrderedMail,
  erasureUndoneGuardianMail,
  erasureUndoneMail,
} from './admin-mails.ts'
import { addresseesOf } from './list-queries.ts'

type UndoContext = Pick<CommandContext, 'queue' | 'publicUrl' | 'now'> & { actorId: number | null }

/** Cancels orders of staff, or of the administrator of a family, and notifies the people. */
export async function undoOrders(
  tx: Transaction,
  { queue, publicUrl, actorId, now }: UndoContext,
  ids: readonly number[],
) {
  const undone = await cancelErasureOrders(tx, ids)
  const entry = {
    action: 'update' as const,
    entity: 'users',
    actorId,
    newValue: { erasure: 'undone' },
  }
  await writeLog(tx, now, ...undone.map((id) => ({ ...entry, subjectId: id })))
  for (const id of undone) {
    if (await findContractErasure(tx, id)) continue // it is still erased with its institution
    const { person, guardian, firstName } = await addresseesOf(tx, id, now)
    if (person) await queue.send(tx, 'mail', erasureUndoneMail(person, publicUrl))
    if (guardian)
      await queue.send(tx, 'mail', {
        ...erasureUndoneGuardianMail(guardian, firstName),
        of: [id],
      })
  }
}

/** Notifies the person and the guardian of a minor, with day, reason and contact. */
export async function mailErasure(
  tx: Transaction,
  { queue, now }: Pick<CommandContext, 'queue' | 'now'>,
  id: number,
  about: { reason: ErasureReason; eraseFrom: Date; contact: string },
) {
  const { person, guardian, firstName } = await addresseesOf(tx, id, now)
  if (person) await queue.sendNotice(tx, erasureOrderedMail(person, about))
  if (guardian)
    await queue.sendNotice(tx, {
      ...erasureOrderedGuardianMail(guardian, { ...about, name: firstName }),
      of: [id],
    })
}
