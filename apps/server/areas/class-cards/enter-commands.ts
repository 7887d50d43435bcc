import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { checkPassword } from '../../security/passwords.ts'
import type { CommandContext } from '../../services.ts'
import { type DeviceContext, openSession } from '../auth/commands.ts'
import { touchActivity } from '../users/commands.ts'
import { lockUser } from '../users/queries.ts'
import { type FoundCard, findCard } from './queries.ts'
import { classCards } from './tables.ts'

/** Signs a child in; does the same work for cards that are unknown or cannot be used. */
export async function enterWithCard(
  context: Pick<DeviceContext, 'db' | 'now' | 'device'>,
  card: FoundCard | undefined,
  pin: string,
) {
  const { db, now, device } = context
  const right = await checkPassword(pin, card?.isUsable ? card.pinHash : null)
  if (right === 'full') return fail('unavailable')
  if (!right || !card) return fail('class_card_wrong')
  return db.transaction(async (tx) => {
    const account = await lockUser(tx, card.userId)
    // ended, replaced or locked in the meantime
    if (!account || !(await isUsable(tx, card, now))) return fail('class_card_wrong')
    await tx
      .update(classCards)
      .set({ lastUsedOn: now.toISOString().slice(0, 10) })
      .where(eq(classCards.id, card.id))
    const session = await openSession(tx, card.userId, now, { ...device, cardId: card.id })
    await touchActivity(tx, account, now)
    return ok(session)
  })
}

/** Whether a card still opens its account with the same PIN; holds it until the end of the transaction. */
async function isUsable(tx: Transaction, { id, pinHash }: FoundCard, now: Date) {
  const locked = tx.select().from(classCards).where(eq(classCards.id, id)).for('update')
  if ((await locked)[0]?.pinHash !== pinHash) return false
  return (await findCard(tx, { id }, now))?.isUsable
}

/** Locks a card until a teacher unlocks it. */
export const lockCard = ({ db, now }: Pick<CommandContext, 'db' | 'now'>, id: number) =>
  db.update(classCards).set({ lockedAt: now }).where(eq(classCards.id, id))
