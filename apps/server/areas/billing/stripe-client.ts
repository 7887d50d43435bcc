import Stripe from 'stripe'
import {
  type Charge,
  type ChargeFailure,
  GatewayDown,
  type Order,
  type PageGateway,
  type Placed,
} from './client.ts'
import { eventOf, failureOf, readIntent, readSession, readSetup } from './stripe-read-client.ts'

export type StripePlan = { secretKey: string; webhookSecret: string; apiBase?: string | undefined }

/** Milliseconds for one answer. */
const answerTime = 20_000
/** Seconds for which a message is taken. */
const eventAge = 300

/** The person types the card on a page of Stripe; the number never comes here. */
export function stripePayments({ secretKey, webhookSecret, apiBase }: StripePlan): PageGateway {
  const stripe = new Stripe(secretKey, { ...addressOf(apiBase), ...calmly })
  const orderOptions = ({ key }: Order) => ({ idempotencyKey: key })

  const makeCustomer = async (userId: number, options: Stripe.RequestOptions = {}) =>
    (await stripe.customers.create({ metadata: { account: String(userId) } }, options)).id

  const findSession = async (order: Placed, id: string) =>
    readSession(
      await stripe.checkout.sessions.retrieve(id, {
        expand: ['payment_intent.payment_method', 'payment_intent.latest_charge'],
      }),
      order,
    )

  const findIntentOf = async (customer: string, key: string) =>
    (
      await stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] })
    ).data.find(({ metadata }) => metadata.key === key)

  /** By its name, or by the key that it carries. */
  async function findIntent(order: Placed) {
    const intent = order.reference
      ? await stripe.paymentIntents.retrieve(order.reference, { expand: ['latest_charge'] })
      : order.customer
        ? await findIntentOf(order.customer, order.key)
        : undefined
    return intent && readIntent(intent, order)
  }
  async function deleteCustomer(customer: string) {
    const methods = await stripe.customers
      .listPaymentMethods(customer, { limit: 100 })
      .autoPagingToArray({ limit: 1000 })
      .catch(unlessMissing)
    for (const { id } of methods ?? []) await stripe.paymentMethods.detach(id).catch(unlessOver)
    await stripe.customers.del(customer).catch(unlessMissing)
  }
  const find = (order: Placed) =>
    (order.reference?.startsWith('cs_')
      ? findSession(order, order.reference)
      : findIntent(order)
    ).catch(unlessMissing)

  return {
    ...{
      name: 'stripe',
      sandbox: false,
      entry: 'page',
      find: (order) => reached(() => find(order)),
    },
    pay: (order, returnUrl) =>
      reached(async () => {
        const urls = { success_url: returnUrl, cancel_url: returnUrl }
        const { page, customer } = await withCustomer(
          order.customer,
          () => makeCustomer(order.userId, { idempotencyKey: `${order.key}-customer` }),
          (customer) =>
            stripe.checkout.sessions.create(
              { ...paymentPage(order), customer, ...urls },
              // another customer is another request
              { idempotencyKey: customer === order.customer ? order.key : `${order.key}-page` },
            ),
        )
        return { state: 'open', reference: page.id, url: page.url, customer }
      }),
    charge: (order) =>
      reached(async () => {
        try {
          const intent = await stripe.paymentIntents.create(chargeOf(order), orderOptions(order))
          return readIntent(intent, { ...order, reference: intent.id })
        } catch (error) {
          return refusedCharge(error)
        }
      }),
    cancel: (order) =>
      reached(async () => {
        const reference = order.reference
        if (reference?.startsWith('cs_'))
          await stripe.checkout.sessions.expire(reference).catch(unlessOver)
        return find(order)
      }),
    openCardPage: ({ userId, customer: known, returnUrl }) =>
      reached(async () => {
        const { page, customer } = await withCustomer(
          known,
          () => makeCustomer(userId),
          (customer) =>
            stripe.checkout.sessions.create({
              ...{ mode: 'setup', currency: 'usd', customer },
              ...{ client_reference_id: String(userId), payment_method_types: ['card'] },
              ...{ success_url: returnUrl, cancel_url: returnUrl },
            }),
        )
        if (!page.url) throw new GatewayDown('a page without an address')
        return { session: page.id, url: page.url, customer }
      }),
    readCardPage: (id, userId) =>
      reached(async () => {
        const session = await stripe.checkout.sessions
          .retrieve(id, { expand: ['setup_intent.payment_method', 'setup_intent.latest_attempt'] })
          .catch(unlessMissing)
        return session && readSetup(session, userId)
      }),
    deleteCustomer: (customer) => reached(() => deleteCustomer(customer)),
    readEvent: (body, signature, now) => {
      const at = now.getTime()
      try {
        return eventOf(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, eventAge, undefined, at),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
  }
}

const calmly = { maxNetworkRetries: 1, timeout: answerTime, telemetry: false } as const

/** A service on another address, such as the one of the tests. */
function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port && { port }),
  }
}

const paymentPage = ({ key, userId, price, currency }: Order) => ({
  mode: 'payment' as const,
  client_reference_id: String(userId),
  payment_method_types: ['card' as const],
  metadata: { key },
  payment_intent_data: { setup_future_usage: 'off_session' as const, metadata: { key } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: price,
        product_data: { name: 'Quartet' },
      },
    },
  ],
})

const chargeOf = ({ key, price, currency, customer, cardToken }: Order) => ({
  ...{ amount: price, currency: currency.toLowerCase(), metadata: { key } },
  ...(customer && { customer }),
  ...(cardToken && { payment_method: cardToken }),
  ...{ confirm: true, off_session: true, payment_method_types: ['card'] },
})

/** Opens a page for the known customer, or for a new one when that is gone at the service. */
async function withCustomer<Page>(
  known: string | null,
  make: () => Promise<string>,
  open: (customer: string) => Promise<Page>,
) {
  if (known !== null)
    try {
      return { page: await open(known), customer: known }
    } catch (error) {
      if (!isGone(error, 'customer')) throw error
    }
  const customer = await make()
  return { page: await open(customer), customer }
}

const isGone = (error: unknown, param: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === param

/** A card that the bank refuses, or that was taken away at the gateway, alone or with its customer. */
function refusedCharge(error: unknown): Charge {
  const failed = (reason: ChargeFailure, reference: string | null): Charge => ({
    ...{ state: 'failed', reference, reason },
  })
  if (error instanceof Stripe.errors.StripeCardError)
    return failed(failureOf(error.code), error.payment_intent?.id ?? null)
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method')
    return failed('card_declined', null)
  if (isGone(error, 'customer')) return failed('card_declined', null)
  throw error
}

/** Turns what the network or the service lacks into `GatewayDown`. */
async function reached<Found>(work: () => Promise<Found>): Promise<Found> {
  try {
    return await work()
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
    const isDown = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    )
    throw isDown ? new GatewayDown(String((error as Error).message)) : error
  }
}

/** An object that this account does not have. */
function unlessMissing(error: unknown) {
  const isMissing =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  if (!isMissing) throw error
  return undefined
}

/** A page that is paid or over cannot be closed, nor a card detached that belongs to nobody. */
function unlessOver(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}
