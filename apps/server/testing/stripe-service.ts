import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { StripePlan } from '../areas/billing/stripe-client.ts'

type Json = Record<string, unknown>
type Intent = Json & { id: string; status: string; amount: number; metadata: Json }
type Session = Json & { id: string; mode: string; status: string }

export const stripePlanAt = (address: string): StripePlan => ({
  secretKey: 'sk_test_of_the_tests',
  webhookSecret: 'whsec_of_the_tests',
  apiBase: address,
})

const cardErrors = {
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  authentication_required: 'The card needs authentication.',
} as const
export type CardError = keyof typeof cardErrors

/**
 * A payment service that speaks the Stripe API as far as the application uses it: customers and their
 * cards, pages to save a card and to pay, charges under an idempotency key, errors of cards, signed messages.
 */
export async function startStripeService() {
  const service = {
    address: '',
    requests: [] as string[],
    /** Bodies of all requests: none may have a card number. */
    bodies: [] as string[],
    /** The error that each charge without the person gets. */
    refuses: undefined as CardError | undefined,
    /** The status of each answer, after the work was done: the connection is lost then. */
    loses: 0,
    fails: false,
    /** Objects at which the service fails. */
    broken: new Set<string>(),
    customers: [] as string[],
    /** Customers that were deleted. */
    gone: new Set<unknown>(),
    /** The cards that a customer has. */
    cardsOf: (customer: string) =>
      [...methods.values()].filter((method) => method.customer === customer),
    intents: new Map<string, Intent>(),
    sessions: new Map<string, Session>(),
    /** How many charges took money. */
    charged: () =>
      [...service.intents.values()].filter(({ status }) => status === 'succeeded').length,
    /** The person pays, or saves a card, on the page. */
    complete: (id: string, fingerprint = 'print-1') => complete(id, fingerprint),
    /** A card that the page refuses; the page stays open. */
    refuse: (id: string) => {
      const session = service.sessions.get(id) as Session
      const intent = intentOf(session, 'requires_payment_method')
      intent.last_payment_error = { code: 'card_declined' }
    },
    event: (type: string, object: Json, id = `evt_${token()}`) =>
      JSON.stringify({ id, object: 'event', type, data: { object } }),
    sign: (payload: string, at: Date, secret = 'whsec_of_the_tests') =>
      new Stripe('sk_test').webhooks.generateTestHeaderString({
        ...{ payload, secret, timestamp: Math.floor(at.getTime() / 1000) },
      }),
    end: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const remembered = new Map<string, { parameters: string; status: number; body: Json }>()
  const methods = new Map<string, Json>()
  const token = () => randomBytes(9).toString('hex')
  let clock = 1_800_000_000
  /** Later than everything before, in seconds. */
  const created = () => ++clock

  function newMethod(customer: unknown, fingerprint: string) {
    const card = { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031, fingerprint }
    const method = { id: `pm_${token()}`, object: 'payment_method', type: 'card', customer, card }
    methods.set(method.id, method)
    return method
  }
  function intentOf(session: Session, status: string): Intent {
    const known = service.intents.get(String(session.payment_intent))
    const intent: Intent = known ?? {
      ...{ id: `pi_${token()}`, object: 'payment_intent', status, customer: session.customer },
      ...{ amount: session.amount_total as number, currency: session.currency },
      metadata: session.metadata as Json,
    }
    intent.status = status
    session.payment_intent = intent.id
    service.intents.set(intent.id, intent)
    return intent
  }
  function complete(id: string, fingerprint: string) {
    const session = service.sessions.get(id) as Session
    const method = newMethod(session.customer, fingerprint)
    session.status = 'complete'
    if (session.mode === 'setup') {
      Object.assign(session.setup_intent as Json, {
        ...{ status: 'succeeded', payment_method: method },
        latest_attempt: { object: 'setup_attempt', created: created() },
      })
      return
    }
    session.payment_status = 'paid'
    intentOf(session, 'succeeded').payment_method = method.id
  }

  const routes: [RegExp, (form: Json, id: string) => { status: number; body: Json }][] = [
    [
      /^POST \/v1\/customers$/,
      () => {
        const id = `cus_${token()}`
        service.customers.push(id)
        return ok({ id, object: 'customer' })
      },
    ],
    [
      /^GET \/v1\/customers\/(\w+)\/payment_methods$/,
      (_, id) => {
        if (service.gone.has(id)) return missing
        return ok({ object: 'list', has_more: false, data: service.cardsOf(id) })
      },
    ],
    [
      /^DELETE \/v1\/customers\/(\w+)$/,
      (_, id) => {
        if (service.gone.has(id)) return missing
        service.gone.add(id)
        return ok({ id, object: 'customer', deleted: true })
      },
    ],
    [
      /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
      (_, id) => {
        const method = methods.get(id)
        if (!method?.customer) return invalid('This card belongs to nobody.')
        method.customer = null
        return ok(method)
      },
    ],
    [
      /^POST \/v1\/checkout\/sessions$/,
      (form) => (service.gone.has(form.customer) ? noCustomer : ok(openSession(form))),
    ],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => {
        const session = service.sessions.get(id)
        if (session?.status !== 'open') return invalid('This session is not open.')
        session.status = 'expired'
        return ok(session)
      },
    ],
    [
      /^GET \/v1\/checkout\/sessions\/(\w+)$/,
      (_, id) => {
        const session = service.sessions.get(id)
        if (!session) return missing
        const intent = service.intents.get(String(session.payment_intent))
        return ok(intent ? { ...session, payment_intent: withMethod(intent) } : session)
      },
    ],
    [
      /^POST \/v1\/payment_intents$/,
      (form) => (service.gone.has(form.customer) ? noCustomer : charge(form)),
    ],
    [
      /^GET \/v1\/payment_intents$/,
      ({ customer }) =>
        ok({
          ...{ object: 'list', has_more: false },
          data: [...service.intents.values()].filter((intent) => intent.customer === customer),
        }),
    ],
    [
      /^GET \/v1\/payment_intents\/(\w+)$/,
      (_, id) => {
        const intent = service.intents.get(id)
        return intent ? ok(intent) : missing
      },
    ],
  ]
  const ok = (body: Json) => ({ status: 200, body })
  const invalid = (message: string) => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', message } },
  })
  const missing = {
    status: 404,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such object.',
      },
    },
  }
  const noCustomer = {
    status: 400,
    body: { error: { ...missing.body.error, param: 'customer' } },
  }
  const withMethod = (intent: Intent) => ({
    ...intent,
    payment_method: methods.get(String(intent.payment_method)) ?? null,
  })

  function openSession(form: Json): Session {
    const id = `cs_test_${token()}`
    const session: Session = {
      ...{ id, object: 'checkout.session', mode: String(form.mode), status: 'open' },
      ...{ url: `${service.address}/pay/${id}`, customer: form.customer },
      ...{ client_reference_id: form.client_reference_id, payment_status: 'unpaid' },
      ...{ metadata: { key: form['metadata[key]'] }, setup_intent: null, payment_intent: null },
      amount_total: Number(form['line_items[0][price_data][unit_amount]'] ?? 0),
      currency: form['line_items[0][price_data][currency]'] ?? form.currency,
      success_url: form.success_url,
    }
    if (session.mode === 'setup')
      session.setup_intent = {
        ...{ id: `seti_${token()}`, object: 'setup_intent', created: created() },
        ...{ status: 'requires_payment_method', payment_method: null, latest_attempt: null },
      }
    service.sessions.set(id, session)
    return session
  }

  function charge(form: Json) {
    const id = `pi_${token()}`
    const intent: Intent = {
      ...{ id, object: 'payment_intent', status: 'succeeded', amount: Number(form.amount) },
      ...{ currency: form.currency, customer: form.customer, payment_method: form.payment_method },
      metadata: { key: form['metadata[key]'] },
    }
    service.intents.set(id, intent)
    if (!service.refuses) return ok(intent)
    const code = service.refuses
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { code }
    return {
      status: 402,
      body: {
        error: { type: 'card_error', code, message: cardErrors[code], payment_intent: intent },
      },
    }
  }

  /** Repeats the first answer for a known key; the same key with other parameters is an error. */
  function answerOnce(key: string, parameters: string, work: () => { status: number; body: Json }) {
    const known = remembered.get(key)
    if (known && known.parameters !== parameters)
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Other parameters.' } },
      }
    const answer = known ?? { ...work(), parameters }
    if (key) remembered.set(key, structuredClone(answer))
    return answer
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', service.address)
    const line = `${request.method} ${url.pathname}`
    service.requests.push(line)
    const body = await bodyOf(request)
    service.bodies.push(body)
    if (service.fails || service.broken.has(url.pathname.split('/').at(-1) ?? ''))
      return send(response, 500, { error: { type: 'api_error', message: 'no' } })
    if (request.headers.authorization !== 'Bearer sk_test_of_the_tests')
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'no key' } })
    const form = Object.fromEntries([...new URLSearchParams(body), ...url.searchParams])
    for (const [pattern, work] of routes) {
      const match = pattern.exec(line)
      if (!match) continue
      const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : ''
      const answer = answerOnce(key, body, () => work(form, match[1] ?? ''))
      if (service.loses > 0 && request.method !== 'GET') {
        service.loses--
        return void response.destroy()
      }
      return send(response, answer.status, answer.body)
    }
    return send(response, 404, { error: { type: 'invalid_request_error', message: line } })
  }

  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
export type StripeService = Awaited<ReturnType<typeof startStripeService>>

function send(response: ServerResponse, status: number, body: Json) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
