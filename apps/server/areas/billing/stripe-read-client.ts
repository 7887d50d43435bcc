import type Stripe from 'stripe'
import {
  type Charge,
  type ChargeFailure,
  type FinishedPage,
  GatewayContradiction,
  type GatewayEvent,
  type Placed,
  type SavedCard,
} from './client.ts'

export const failureOf = (code: string | undefined): ChargeFailure => {
  if (code === 'expired_card') return 'card_expired'
  return code === 'authentication_required' ? 'confirmation_needed' : 'card_declined'
}

type Named = { amount: number | null; currency: string | null; metadata: Stripe.Metadata | null }

/** Throws unless it is this order with its amount; the account can be gone by now. */
function checkOrder({ amount, currency, metadata }: Named, order: Placed) {
  if (amount !== order.price || currency !== order.currency.toLowerCase())
    throw new GatewayContradiction('the gateway names another amount')
  if (metadata?.key !== order.key) throw new GatewayContradiction('the gateway names another order')
}

export function readIntent(intent: Stripe.PaymentIntent, order: Placed): Charge {
  checkOrder(intent, order)
  const { id: reference, status } = intent
  if (isRefunded(intent)) return { state: 'failed', reference, reason: 'not_completed' }
  if (status === 'succeeded') return { state: 'paid', reference }
  if (status === 'processing') return { state: 'open', reference, url: null }
  if (status === 'requires_action')
    return { state: 'failed', reference, reason: 'confirmation_needed' }
  if (status === 'canceled') return { state: 'failed', reference, reason: 'not_completed' }
  return { state: 'failed', reference, reason: failureOf(intent.last_payment_error?.code) }
}

/** Whether the whole amount was given back, on the pages of the gateway. */
const isRefunded = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  charge !== null && typeof charge === 'object' && charge.refunded

/** A page stays open after a refused card: the person may try another. */
export function readSession(session: Stripe.Checkout.Session, order: Placed): Charge {
  checkOrder({ ...session, amount: session.amount_total }, order)
  const { id: reference, payment_intent: intent, customer } = session
  if (session.payment_status === 'paid') {
    if (intent && typeof intent !== 'string' && isRefunded(intent))
      return { state: 'failed', reference, reason: 'not_completed' }
    const method = intent && typeof intent !== 'string' ? intent.payment_method : null
    return { state: 'paid', reference, card: savedCardOf(method, customer) }
  }
  return session.status === 'expired'
    ? { state: 'failed', reference, reason: 'not_completed' }
    : { state: 'open', reference, url: session.url }
}

/** The card that this person saved, when the attempt of that succeeded. */
export function readSetup(
  { client_reference_id, setup_intent: intent, customer }: Stripe.Checkout.Session,
  userId: number,
): FinishedPage | undefined {
  if (client_reference_id !== String(userId)) return undefined
  if (!intent || typeof intent === 'string' || intent.status !== 'succeeded') return undefined
  const saved = savedCardOf(intent.payment_method, customer)
  const { latest_attempt: attempt } = intent
  const { created } = attempt && typeof attempt !== 'string' ? attempt : intent
  return saved && { ...saved, finishedAt: new Date(created * 1000) }
}

type Method = string | Stripe.PaymentMethod | null
type Customer = string | Stripe.Customer | Stripe.DeletedCustomer | null

function savedCardOf(method: Method, customer: Customer): SavedCard | undefined {
  if (!method || typeof method === 'string' || !method.card) return undefined
  const { brand, last4, exp_year, exp_month, fingerprint } = method.card
  return {
    card: {
      ...{ gateway: 'stripe', cardToken: method.id, cardBrand: brand, cardLast4: last4 },
      customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
      cardExpMonth: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
    },
    fingerprint: fingerprint ?? undefined,
  }
}

/** Where a message points to. */
export function eventOf({ id, type, data }: Stripe.Event): GatewayEvent {
  const object = data.object as { id?: string; metadata?: Record<string, string> | null }
  const key = object.metadata?.key
  const isPage = type.startsWith('checkout.session.')
  return {
    id,
    ...(isPage && object.id ? { reference: object.id } : {}),
    ...(key && { key }),
  }
}
