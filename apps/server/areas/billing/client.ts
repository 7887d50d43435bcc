import type { Result } from '../../result.ts'

/** Card data as typed: used once to get the token, never stored. `exp_time` is yyyy-MM. */
export type Card = { card_name: string; card_number: string; exp_time: string; cvc_code: string }
/** What is stored of a card; without a token until the person has saved one. */
export type StoredCard = {
  gateway: 'sandbox' | 'stripe'
  customer?: string | null
  cardToken: string | null
  cardBrand: string | null
  cardLast4: string | null
  cardExpMonth: string | null
}

/** Why a gateway did not take the money. */
export const chargeFailures = [
  'card_declined',
  'card_expired',
  'confirmation_needed',
  'not_completed',
  'contradicted',
] as const
export type ChargeFailure = (typeof chargeFailures)[number]

/** Calls with the same key are one charge. `price` is in hundredths of the currency. */
export type Order = {
  key: string
  userId: number
  price: number
  currency: string
  customer: string | null
  cardToken: string | null
}
/** What the gateway knows of an order, as it is stored. */
export type Placed = Order & { reference: string | null }

/** `open`: it waits for the person, at `url` if that is known, who is `customer` at the gateway. */
export type Charge =
  | { state: 'paid'; reference: string; card?: SavedCard | undefined }
  | { state: 'failed'; reference: string | null; reason: ChargeFailure }
  | { state: 'open'; reference: string; url: string | null; customer?: string | undefined }

/** `fingerprint` is the same for every account that saves this card. */
export type SavedCard = { card: StoredCard; fingerprint?: string | undefined }
export type FinishedPage = SavedCard & { finishedAt: Date }

/** The gateway could not be reached, or answered nonsense: what happened is not known. */
export class GatewayDown extends Error {}
/** What the gateway has under a name of ours is not what was ordered. */
export class GatewayContradiction extends Error {}

type Gateway = {
  name: 'sandbox' | 'stripe'
  /** True when no money moves. */
  sandbox: boolean
  /** Charges the saved card while the person is there. */
  pay: (order: Order, returnUrl: string) => Promise<Charge>
  /** Charges the saved card without the person. */
  charge: (order: Order) => Promise<Charge>
  /** What became of an order; undefined when the gateway has never heard of it. */
  find: (order: Placed) => Promise<Charge | undefined>
  /** Ends an order that waits for the person. Returns what became of it. */
  cancel: (order: Placed) => Promise<Charge | undefined>
}

/** Takes cards as they are typed here. */
export type FormGateway = Gateway & {
  entry: 'form'
  /** `card_refused` when the card is declined. */
  store: (card: Card, now: Date) => Promise<Result<SavedCard>>
  /** The answer of the person to an order that has to be confirmed. */
  confirm: (reference: string, confirmed: boolean) => Promise<void>
}

/** The person types the card on a page of the gateway. */
export type PageGateway = Gateway & {
  entry: 'page'
  openCardPage: (person: {
    userId: number
    customer: string | null
    returnUrl: string
  }) => Promise<{ session: string; url: string; customer: string }>
  /** The card that this person saved on that page; undefined until then. */
  readCardPage: (session: string, userId: number) => Promise<FinishedPage | undefined>
  /** Detaches the cards of a customer and deletes it; one that is gone is fine. */
  deleteCustomer: (customer: string) => Promise<void>
  /** A message of the gateway; undefined when it is forged or too old. */
  readEvent: (body: string, signature: string, now: Date) => GatewayEvent | undefined
}
/** Says only where to look: the order with this key or reference, or the page with this session. */
export type GatewayEvent = { id: string; key?: string; reference?: string }

export type Payments = FormGateway | PageGateway
