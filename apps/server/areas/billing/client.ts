import { isPracticeCard, practiceCards } from '@quartet/domain/card-number.ts'
import { fail, failFields, ok, type Result } from '../../result.ts'
import { newToken } from '../../security/tokens.ts'

/** Card data as typed: used once to get the token, never stored. `exp_time` is yyyy-MM. */
export type Card = { card_name: string; card_number: string; exp_time: string; cvc_code: string }
export type StoredCard = {
  gateway: string
  cardToken: string
  cardBrand: string
  cardLast4: string
  cardExpMonth: string
}

export type Payments = {
  /** True when no money moves. */
  sandbox: boolean
  /** Exchanges a card for the gateway's token; `card_refused` when the gateway declines it. */
  store: (card: Card, now: Date) => Promise<Result<{ card: StoredCard }>>
}

const brands = [
  { brand: 'visa', begins: /^4/ },
  { brand: 'mastercard', begins: /^(5[1-5]|2[2-7])/ },
  { brand: 'discover', begins: /^6/ },
]
const declinedNumbers: ReadonlySet<string> = new Set(practiceCards.declined)

/**
 * The built-in gateway: behaves like a real one, but charges nobody and accepts no number that a
 * bank could have issued.
 */
export const sandboxPayments: Payments = {
  sandbox: true,
  async store(card, now) {
    if (!isPracticeCard(card.card_number)) return failFields({ card_number: 'card_not_practice' })
    if (card.exp_time < now.toISOString().slice(0, 7))
      return failFields({ exp_time: 'card_expired' })
    if (declinedNumbers.has(card.card_number)) return fail('card_refused')
    return ok({
      card: {
        gateway: 'sandbox',
        cardToken: `sandbox_${newToken()}`,
        cardBrand: brands.find(({ begins }) => begins.test(card.card_number))?.brand ?? 'card',
        cardLast4: card.card_number.slice(-4),
        cardExpMonth: card.exp_time,
      },
    })
  },
}
