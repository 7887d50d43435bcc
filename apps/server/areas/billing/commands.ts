import type { Plan } from '@quartet/domain/plans.ts'
import { type Term, trialEnd } from '@quartet/domain/subscription.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { findUser } from '../users/queries.ts'
import type { Card, Payments, SavedCard, StoredCard } from './client.ts'
import { chooseRenewal } from './renewal-commands.ts'
import { subscriptions } from './tables.ts'
import { takeTrial } from './trial-commands.ts'

type Chosen = { plan: Plan; term: Term; autoRenew: boolean }

export const openSubscription = (
  tx: Transaction,
  userId: number,
  chosen: Chosen,
  card: StoredCard,
) => tx.insert(subscriptions).values({ userId, ...chosen, ...card })

/**
 * Starts the trial when the address is confirmed and a card saved (method 4.2), unless the mailbox
 * or the card had one; a second confirmation does not move it.
 */
export async function beginTrial(tx: Transaction, userId: number, now: Date, fingerprint?: string) {
  const [waiting] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.subscriptionEndsAt),
        isNotNull(subscriptions.cardToken),
      ),
    )
    .for('update')
  const person = waiting && (await findUser(tx, userId))
  if (!person || !(await takeTrial(tx, { email: person.email, fingerprint }, now))) return
  await tx
    .update(subscriptions)
    .set({ subscriptionEndsAt: trialEnd(now), trialEndsAt: trialEnd(now) })
    .where(eq(subscriptions.userId, userId))
}

/** Nothing is charged any more for a person whom somebody else pays for. */
export const stopRenewal = (tx: Transaction, userId: number) =>
  chooseRenewal(tx, userId, { autoRenew: false })

export type CardFields = { [Field in keyof Card]?: Card[Field] | undefined }
const missing = {
  card_name: 'card_name_missing',
  card_number: 'card_number_wrong',
  exp_time: 'card_expiry_missing',
  cvc_code: 'cvc_wrong',
} as const satisfies Record<keyof Card, string>
const cardFields = Object.keys(missing) as (keyof Card)[]

export const hasCardFields = (fields: CardFields) =>
  cardFields.some((name) => fields[name] !== undefined)

/**
 * The card of a form, stored at the gateway. Where the gateway has a page of its own, no form may
 * carry a card, and the account has none until the person has been there.
 */
export async function takeCard(payments: Payments, fields: CardFields, now: Date) {
  if (payments.entry === 'page')
    return hasCardFields(fields) ? fail('card_not_here') : ok<SavedCard>({ card: noCard(payments) })
  const lacking = cardFields.filter((name) => fields[name] === undefined)
  if (lacking.length > 0)
    return failFields(Object.fromEntries(lacking.map((name) => [name, missing[name]])))
  return payments.store(fields as Card, now)
}

const noCard = ({ name }: Payments): StoredCard => ({
  gateway: name,
  ...{ cardToken: null, cardBrand: null, cardLast4: null, cardExpMonth: null },
})
