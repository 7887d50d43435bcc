import { isPracticeCard, practiceCards } from '@quartet/domain/card-number.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { fail, failFields, ok } from '../../result.ts'
import { newToken } from '../../security/tokens.ts'
import type { Card, Charge, ChargeFailure, FormGateway, Order, StoredCard } from './client.ts'
import { sandboxCharges } from './tables.ts'

const brands = [
  { brand: 'visa', begins: /^4/ },
  { brand: 'mastercard', begins: /^(5[1-5]|2[2-7])/ },
  { brand: 'discover', begins: /^6/ },
]
const groupOf = (number: string) =>
  (Object.keys(practiceCards) as (keyof typeof practiceCards)[]).find((group) =>
    (practiceCards[group] as readonly string[]).includes(number),
  )

/**
 * The built-in gateway: behaves like a real one, but charges nobody and accepts no number that a
 * bank could have issued. The token of a card says how it behaves.
 */
export function sandboxPayments(db: Db): FormGateway {
  const found = async (key: string): Promise<Charge | undefined> => {
    const [row] = await withoutTenantScope(() =>
      db.select().from(sandboxCharges).where(eq(sandboxCharges.key, key)),
    )
    return row && chargeOf(row)
  }
  /** The first charge with a key counts; a second one gets its result. */
  async function place({ key }: Order, result: { state: Charge['state']; reason?: ChargeFailure }) {
    await withoutTenantScope(() =>
      db
        .insert(sandboxCharges)
        .values({ key, ...result })
        .onConflictDoNothing(),
    )
    const charge = await found(key)
    if (!charge) throw new Error('a charge of the sandbox is gone')
    return charge
  }
  const settle = (key: string, state: 'paid' | 'failed') =>
    withoutTenantScope(() =>
      db
        .update(sandboxCharges)
        .set({ state, reason: state === 'failed' ? 'not_completed' : null })
        .where(and(eq(sandboxCharges.key, key), eq(sandboxCharges.state, 'open'))),
    )

  return {
    name: 'sandbox',
    sandbox: true,
    entry: 'form',
    store: async (card, now) => readPracticeCard(card, now),
    pay: (order) =>
      place(order, behaviourOf(order) === 'confirmed' ? { state: 'open' } : resultOf(order)),
    charge: (order) => place(order, resultOf(order)),
    find: ({ key }) => found(key),
    cancel: async ({ key }) => {
      await settle(key, 'failed')
      return found(key)
    },
    confirm: async (reference, confirmed) =>
      void (await settle(reference, confirmed ? 'paid' : 'failed')),
  }
}

export function readPracticeCard(card: Card, now: Date) {
  const group = groupOf(card.card_number)
  if (!isPracticeCard(card.card_number) || !group)
    return failFields({ card_number: 'card_not_practice' })
  if (card.exp_time < now.toISOString().slice(0, 7) || group === 'expired')
    return failFields({ exp_time: 'card_expired' })
  if (group === 'declined') return fail('card_refused')
  const stored: StoredCard = {
    gateway: 'sandbox',
    cardToken: `sandbox_${group}_${newToken()}`,
    cardBrand: brands.find(({ begins }) => begins.test(card.card_number))?.brand ?? 'card',
    cardLast4: card.card_number.slice(-4),
    cardExpMonth: card.exp_time,
  }
  return ok({ card: stored })
}

const behaviourOf = ({ cardToken }: Order) => cardToken?.split('_')[1]

function resultOf(order: Order): { state: 'paid' | 'failed'; reason?: ChargeFailure } {
  const behaviour = behaviourOf(order)
  if (behaviour === 'confirmed') return { state: 'failed', reason: 'confirmation_needed' }
  if (behaviour === 'declinedLater') return { state: 'failed', reason: 'card_declined' }
  return { state: 'paid' }
}

function chargeOf({ key, state, reason }: typeof sandboxCharges.$inferSelect): Charge {
  if (state === 'failed')
    return { state, reference: key, reason: (reason ?? 'card_declined') as ChargeFailure }
  return state === 'open' ? { state, reference: key, url: null } : { state, reference: key }
}
