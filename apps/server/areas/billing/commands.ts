import { trialEnd } from '@quartet/domain/subscription.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { StoredCard } from './client.ts'
import { subscriptions } from './tables.ts'

type Chosen = { plan: 'basic'; term: 'semester' | 'annual'; autoRenew: boolean }

export const openSubscription = (
  tx: Transaction,
  userId: number,
  chosen: Chosen,
  card: StoredCard,
) => tx.insert(subscriptions).values({ userId, ...chosen, ...card })

/**
 * Starts the trial when the address is confirmed (method 4.2); a second confirmation does not move
 * it.
 */
export const beginTrial = (tx: Transaction, userId: number, now: Date) =>
  tx
    .update(subscriptions)
    .set({ subscriptionEndsAt: trialEnd(now), trialEndsAt: trialEnd(now) })
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.subscriptionEndsAt)))
