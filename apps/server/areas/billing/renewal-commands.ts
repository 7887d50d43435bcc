import type { Term } from '@quartet/domain/subscription.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { payments, subscriptions } from './tables.ts'

/**
 * Switches off the renewal of a person whom somebody else pays for now, except of the plan of a
 * family: others depend on it. Returns whether that changed anything.
 */
export async function pauseRenewal(tx: Transaction, userId: number) {
  const [family] = await tx
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.plan, 'family')))
  return family ? false : setRenewal(tx, userId, false)
}

/** Switches the renewal of a person's plan on or off; returns whether that changed anything. */
export async function setRenewal(tx: Transaction, userId: number, autoRenew: boolean) {
  const changes = await tx.$count(
    subscriptions,
    and(eq(subscriptions.userId, userId), eq(subscriptions.autoRenew, !autoRenew)),
  )
  await chooseRenewal(tx, userId, { autoRenew })
  return changes > 0
}

/** Writes the choice also to an open payment, which would undo it when it settles. */
export async function chooseRenewal(
  tx: Transaction,
  userId: number,
  choice: { autoRenew: boolean; term?: Term },
) {
  await tx.update(subscriptions).set(choice).where(eq(subscriptions.userId, userId))
  await tx
    .update(payments)
    .set({ autoRenew: choice.autoRenew })
    .where(and(eq(payments.userId, userId), eq(payments.state, 'open')))
}
