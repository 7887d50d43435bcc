import { addDays } from '@quartet/domain/dates.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { card, confirm, individual, register } from '../../testing/registration.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import {
  type StripeService,
  startStripeService,
  stripePlanAt,
} from '../../testing/stripe-service.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { runSubscriptions } from './jobs.ts'
import { stripePayments } from './stripe-client.ts'
import { payments, subscriptions } from './tables.ts'

let world: World
let service: StripeService
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  service = await startStripeService()
  world.services.payments = stripePayments(stripePlanAt(service.address))
})
afterEach(() => service.end())
afterAll(() => world.close())

const end = new Date('2026-12-01T08:00:00Z')
const renewed = '2027-12-01T08:00:00.000Z'
const run = () => withoutTenantScope(() => runSubscriptions(world.services))
const at = async (moment: Date, work: () => Promise<unknown>) => {
  const before = world.time.now
  world.time.now = moment
  await work()
  world.time.now = before
}
const rowOf = async ({ id }: { id: number }) =>
  (await world.db.select().from(subscriptions).where(eq(subscriptions.userId, id)))[0]
const paymentsOf = ({ id }: { id: number }) =>
  world.db.select().from(payments).where(eq(payments.userId, id)).orderBy(payments.id)
const call = (method: string, what: string, { id, token }: Member, body: object = {}) =>
  world.call(`${method} /users/${what}/${id}`, { token, ...(method === 'GET' ? {} : { body }) })
const sessionOf = (url: string) => url.split('/').at(-1) ?? ''

/** A person whose card is saved at the service. */
async function payer() {
  const ada = await world.person({ role: 'individual', endsAt: end, renews: true })
  await world.db
    .update(subscriptions)
    .set({ gateway: 'stripe', customer: `cus_${ada.id}`, cardToken: 'pm_1' })
    .where(eq(subscriptions.userId, ada.id))
  return ada
}

const chargesOf = ({ id }: Member) =>
  [...service.intents.values()].filter(({ customer }) => customer === `cus_${id}`)

const send = (payload: string, signature: string) =>
  world.app.request('/api/billing/webhook', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  })
const deliver = (payload: string) => send(payload, service.sign(payload, world.time.now))

describe('sign-up', () => {
  const signUp = async (email: string) => {
    const {
      card_name: _name,
      card_number: _number,
      exp_time: _expiry,
      cvc_code: _code,
      ...form
    } = await individual(world, { email })
    expect((await register(world, form)).status).toBe(200)
    const { body } = await confirm(world, email)
    return world.signIn({ id: body.user.id as number, email, token: '' })
  }
  const saveCard = async (who: Member, fingerprint: string) => {
    const { url } = (await call('PUT', 'card', who)).body
    service.complete(sessionOf(url), fingerprint)
    return (await call('POST', 'subscription', who)).body
  }

  test('never takes a card number, in any call', async () => {
    const ada = await payer()
    expect(statusAndBody(await register(world, await individual(world)))).toEqual(
      apiError('card_not_here'),
    )
    for (const what of ['renew', 'card'])
      expect(statusAndBody(await call('PUT', what, ada, { ...card }))).toEqual(
        apiError('card_not_here'),
      )
    expect(service.bodies.join()).not.toContain(card.card_number)
    expect((await world.call('GET /plans')).body).toMatchObject({
      payment_page: true,
      sandbox: false,
    })
  })

  test('begins the trial when the card is saved, and charges nothing', async () => {
    const ada = await signUp('ada@example.org')
    expect((await call('GET', 'subscription', ada)).body).toMatchObject({
      ...{ state: 'expired', trial_open: true, card: null, payment_page: true },
    })
    expect(await saveCard(ada, 'ada')).toMatchObject({
      ...{ state: 'trial', card: { brand: 'visa', last4: '4242', exp_month: '2031-03' } },
      ends_at: new Date(world.time.now.getTime() + 14 * days).toISOString(),
    })
    expect(service.charged()).toBe(0)
    const { ends_at } = (await saveCard(ada, 'another')) as { ends_at: string }
    expect(ends_at).toBe(new Date(world.time.now.getTime() + 14 * days).toISOString())
  })

  test('gives one trial to a card', async () => {
    await saveCard(await signUp('one@example.org'), 'shared')
    const other = await signUp('two@example.org')
    expect(await saveCard(other, 'shared')).toMatchObject({
      ...{ state: 'expired', ends_at: null, card: { last4: '4242' } },
    })
    const { rows } = await world.pool.query('select digest from trial_uses')
    expect(JSON.stringify(rows)).not.toContain('shared')
  })

  test('reads a page only for its own person', async () => {
    const [ada, eve] = [await signUp('a1@example.org'), await signUp('e1@example.org')]
    const { url } = (await call('PUT', 'card', ada)).body
    service.complete(sessionOf(url))
    await world.pool.query('update subscriptions set card_session = $1 where user_id = $2', [
      ...[sessionOf(url), eve.id],
    ])
    expect((await call('POST', 'subscription', eve)).body.card).toBeNull()
  })
})

describe('a renewal', () => {
  test('is paid on the page of the service, which the browser cannot claim', async () => {
    const ada = await payer()
    const { url, ends_at } = (await call('PUT', 'renew', ada)).body
    expect(ends_at).toBe(end.toISOString())
    expect((await call('POST', 'subscription', ada)).body.ends_at).toBe(end.toISOString())
    service.refuse(sessionOf(url))
    expect((await call('POST', 'subscription', ada)).body.waiting).not.toBeNull()
    service.complete(sessionOf(url))
    for (let times = 0; times < 2; times++)
      expect((await call('POST', 'subscription', ada)).body).toMatchObject({
        ...{ ends_at: renewed, waiting: null, card: { last4: '4242', exp_month: '2031-03' } },
      })
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
  })

  test('begun again closes the first page, unless it was paid meanwhile', async () => {
    const ada = await payer()
    const first = sessionOf((await call('PUT', 'renew', ada)).body.url)
    const second = sessionOf((await call('PUT', 'renew', ada)).body.url)
    expect(service.sessions.get(first)?.status).toBe('expired')
    service.complete(second)
    const { body } = await call('PUT', 'renew', ada)
    expect([body.url, body.ends_at, service.charged()]).toEqual([null, renewed, 1])
  })

  test('with another amount or of somebody else is not believed', async () => {
    const ada = await payer()
    const session = service.sessions.get(sessionOf((await call('PUT', 'renew', ada)).body.url))
    if (!session) throw new Error('no page')
    service.complete(session.id)
    session.amount_total = 1
    expect((await call('POST', 'subscription', ada)).status).toBe(500)
    Object.assign(session, { amount_total: 3999, metadata: { key: 'of somebody else' } })
    expect((await call('POST', 'subscription', ada)).status).toBe(500)
    expect((await rowOf(ada))?.subscriptionEndsAt).toEqual(end)
    expect(statusAndBody(await call('PUT', 'renew', ada))).toEqual(apiError('payment_pending'))
    await at(addDays(world.time.now, 1), run)
    expect((await paymentsOf(ada)).map(({ reason }) => reason)).toEqual(['contradicted'])
    expect((await call('PUT', 'renew', ada)).body.url).toContain('/pay/cs_test_')
  })

  test('of an account that was erased meanwhile is written down', async () => {
    const ada = await payer()
    const reference = sessionOf((await call('PUT', 'renew', ada)).body.url)
    service.complete(reference)
    await world.pool.query('delete from users where id = $1', [ada.id])
    await at(addDays(world.time.now, 0.1), run)
    const [row] = await world.db.select().from(payments).where(eq(payments.reference, reference))
    expect(row).toMatchObject({ state: 'paid', userId: null })
  })

  test('of a customer who was deleted at the service is paid by a new one', async () => {
    const ada = await payer()
    service.gone.add(`cus_${ada.id}`)
    service.loses = 1
    expect((await call('PUT', 'card', ada)).body.url).toContain('/pay/cs_test_')
    const { url } = (await call('PUT', 'renew', ada)).body
    service.complete(sessionOf(url))
    expect((await call('POST', 'subscription', ada)).body.ends_at).toBe(renewed)
    expect((await rowOf(ada))?.customer).toBe(service.customers.at(-1))
  })

  test('of somebody without a subscription opens it once it is paid', async () => {
    const ada = await world.person({ role: 'individual' })
    service.loses = 2
    const { url } = (await call('PUT', 'renew', ada)).body
    expect(service.customers).toHaveLength(1)
    expect(await rowOf(ada)).toBeUndefined()
    expect((await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body.user).toEqual(
      expect.objectContaining({ access_state: 'covered' }),
    )
    service.complete(sessionOf(url))
    expect((await call('POST', 'subscription', ada)).body).toMatchObject({
      ...{ state: 'active', plan: 'basic', card: { last4: '4242' } },
    })
    expect((await rowOf(ada))?.customer).toBe(service.customers[0])
  })

  test('while the service is down says so and charges nothing', async () => {
    const ada = await payer()
    service.fails = true
    expect(statusAndBody(await call('PUT', 'renew', ada))).toEqual(apiError('payment_unclear'))
    expect(statusAndBody(await call('PUT', 'card', ada))).toEqual(apiError('payment_down'))
    service.fails = false
    expect(statusAndBody(await call('PUT', 'renew', ada))).toEqual(apiError('payment_pending'))
    await at(new Date(world.time.now.getTime() + 180_000), run)
    expect((await call('PUT', 'renew', ada)).body.url).toContain('/pay/cs_test_')
  })
})

describe('a charge at the end', () => {
  test.each([
    ['card_declined', 'card_declined'],
    ['expired_card', 'card_expired'],
    ['authentication_required', 'confirmation_needed'],
  ] as const)('that fails with %s is past due with a mail', async (error, reason) => {
    const ada = await payer()
    service.refuses = error
    await at(end, run)
    expect((await paymentsOf(ada)).map((row) => [row.state, row.reason])).toEqual([
      ['failed', reason],
    ])
    expect(await rowOf(ada)).toMatchObject({ failures: 1, pastDueSince: end })
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe('Your payment didn’t go through')
  })

  test.each([1, 2, 4])(
    'of which %i answers are lost is made once and written down',
    async (lost) => {
      const ada = await payer()
      service.loses = lost
      await at(end, run)
      await at(addDays(end, 0.01), run)
      await at(addDays(end, 0.02), run)
      expect(chargesOf(ada)).toHaveLength(1)
      expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
      expect((await rowOf(ada))?.subscriptionEndsAt?.toISOString()).toBe(renewed)
    },
  )

  test('that was lost is found by its key days later, and not repeated', async () => {
    const ada = await payer()
    service.loses = 4
    await at(end, run)
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['open'])
    await at(addDays(end, 3), run)
    expect(chargesOf(ada)).toHaveLength(1)
    expect((await rowOf(ada))?.subscriptionEndsAt?.toISOString()).toBe(renewed)
  })

  test('of a customer who was deleted at the service is refused', async () => {
    const ada = await payer()
    service.gone.add(`cus_${ada.id}`)
    await at(end, run)
    expect((await paymentsOf(ada)).map(({ reason }) => reason)).toEqual(['card_declined'])
  })

  test('of a card that only another gateway knows is not tried', async () => {
    const ada = await world.person({ role: 'individual', endsAt: end, renews: true })
    await at(end, run)
    expect(await paymentsOf(ada)).toEqual([])
  })
})

describe('messages', () => {
  test('that are forged, late or unsigned are refused and change nothing', async () => {
    const ada = await payer()
    const session = sessionOf((await call('PUT', 'renew', ada)).body.url)
    service.complete(session)
    const payload = service.event('checkout.session.completed', { id: session })
    const { now } = world.time
    const signatures = [
      ...['', 'nonsense', service.sign(payload, now, 'whsec_of_somebody')],
      service.sign(payload, new Date(now.getTime() - 301_000)),
      service.sign(`${payload} `, now),
    ]
    for (const signature of signatures) expect((await send(payload, signature)).status).toBe(400)
    expect((await rowOf(ada))?.subscriptionEndsAt).toEqual(end)
    for (let times = 0; times < 3; times++) expect((await deliver(payload)).status).toBe(200)
    expect((await rowOf(ada))?.subscriptionEndsAt?.toISOString()).toBe(renewed)
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
  })

  test('about nothing of ours are taken; without a service there is no such call', async () => {
    expect((await deliver(service.event('customer.created', { id: 'cus_1' }))).status).toBe(200)
    const gateway = world.services.payments
    world.services.payments = undefined
    expect((await deliver(service.event('customer.created', {}))).status).toBe(404)
    world.services.payments = gateway
  })

  test('save the card of a page that the person closed', async () => {
    const ada = await payer()
    const session = sessionOf((await call('PUT', 'card', ada)).body.url)
    service.complete(session)
    await deliver(service.event('checkout.session.completed', { id: session }))
    expect(await rowOf(ada)).toMatchObject({ cardExpMonth: '2031-03', cardSession: null })
  })

  const orders = permutations([0, 1, 2, 3])
  test(`in all ${orders.length} orders, also with each of the four doubled, end in the same state`, async () => {
    for (const order of orders)
      for (const doubled of [undefined, 0, 1, 2, 3]) {
        const ada = await payer()
        const session = sessionOf((await call('PUT', 'renew', ada)).body.url)
        service.refuse(session)
        const [row] = await paymentsOf(ada)
        const intent = { id: 'pi', metadata: { key: row?.key } }
        const events = [
          service.event('payment_intent.created', intent),
          service.event('payment_intent.payment_failed', intent),
          service.event('payment_intent.succeeded', intent),
          service.event('checkout.session.completed', { id: session }),
        ]
        const sent = order.flatMap((one) => (one === doubled ? [one, one] : [one]))
        for (const [place, one] of sent.entries()) {
          if (place === 1) service.complete(session)
          expect((await deliver(events[one] as string)).status).toBe(200)
        }
        const { subscriptionEndsAt, pastDueSince, failures } = (await rowOf(ada)) ?? {}
        expect([subscriptionEndsAt?.toISOString(), pastDueSince, failures]).toEqual([
          ...[renewed, null, 0],
        ])
        expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
        expect(await world.mails(ada.email)).toHaveLength(1)
      }
  }, 120_000)
})

function permutations(items: number[]): number[][] {
  if (items.length <= 1) return [items]
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  )
}
