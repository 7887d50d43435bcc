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
import { erasePerson } from '../privacy/commands.ts'
import { runSubscriptions } from './jobs.ts'
import { stripePayments } from './stripe-client.ts'
import { cardPages, paymentCustomers, payments, subscriptions } from './tables.ts'

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
const pagesOf = ({ id }: Member) => world.db.$count(cardPages, eq(cardPages.userId, id))
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
    await world.pool.query('update card_pages set user_id = $2 where session = $1', [
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

describe('a payment that failed here and was paid at the service', () => {
  const days = (after: number, work: () => Promise<unknown>) => at(addDays(end, after), work)
  /** A renewal whose charge is found failed, although the bank takes the money later. */
  async function failed() {
    const ada = await payer()
    service.refuses = 'authentication_required'
    await days(0, run)
    service.refuses = undefined
    const [intent] = chargesOf(ada)
    if (!intent) throw new Error('no charge')
    return { ada, intent }
  }

  test('gives its time from the end on while access continues, and is not charged again', async () => {
    const { ada, intent } = await failed()
    intent.status = 'succeeded'
    await days(3, run)
    await days(4, run)
    expect(chargesOf(ada)).toHaveLength(1)
    expect((await paymentsOf(ada)).map(({ state, reason }) => [state, reason])).toEqual([
      ['paid', null],
    ])
    expect(await rowOf(ada)).toMatchObject({
      ...{ subscriptionEndsAt: new Date(renewed), pastDueSince: null, failures: 0 },
    })
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe('Receipt for your payment')
  })

  test('is known from a message, however often it comes, also beside the job', async () => {
    const { ada, intent } = await failed()
    intent.status = 'succeeded'
    const message = () => service.event('payment_intent.succeeded', intent)
    await days(1, async () => {
      const sent = [message(), message(), message()].map(deliver)
      const answers = await Promise.all([...sent, run()])
      expect(answers.slice(0, 3).map((answer) => answer?.status)).toEqual([200, 200, 200])
    })
    expect((await rowOf(ada))?.subscriptionEndsAt?.toISOString()).toBe(renewed)
  })

  test('counts from the moment it is found when access had ended', async () => {
    const { ada, intent } = await failed()
    await world.pool.query('update subscriptions set auto_renew = false where user_id = $1', [
      ada.id,
    ])
    intent.status = 'succeeded'
    await days(8, async () => deliver(service.event('payment_intent.succeeded', intent)))
    expect((await rowOf(ada))?.subscriptionEndsAt?.toISOString()).toBe('2027-12-09T08:00:00.000Z')
  })

  test('is added to what was paid since, and the newer choice stays', async () => {
    const ada = await payer()
    const first = sessionOf((await call('PUT', 'renew', ada, { term: 'semester' })).body.url)
    const second = (await call('PUT', 'renew', ada, { term: 'annual' })).body.url
    service.complete(first, 'first')
    service.complete(sessionOf(second), 'second')
    await call('POST', 'subscription', ada)
    await deliver(service.event('checkout.session.completed', { id: first }))
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(await rowOf(ada)).toMatchObject({
      ...{ term: 'annual', subscriptionEndsAt: new Date('2028-04-01T08:00:00Z') },
    })
  })

  test('and given back there gives nothing', async () => {
    const { ada, intent } = await failed()
    Object.assign(intent, { status: 'succeeded', latest_charge: { refunded: true } })
    await days(1, run)
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['failed'])
  })

  test('while the service is down is sent again', async () => {
    const { ada, intent } = await failed()
    intent.status = 'succeeded'
    const message = service.event('payment_intent.succeeded', intent)
    service.fails = true
    expect((await deliver(message)).status).toBe(500)
    service.fails = false
    expect((await deliver(message)).status).toBe(200)
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
  })
})

describe('two pages to save a card', () => {
  const open = async (who: Member) => sessionOf((await call('PUT', 'card', who)).body.url)
  const finish = async (session: string) => {
    service.complete(session, session)
    expect(
      (await deliver(service.event('checkout.session.completed', { id: session }))).status,
    ).toBe(200)
  }
  const tokenOf = async (who: Member) => (await rowOf(who))?.cardToken
  const savedBy = (session: string) => {
    const intent = service.sessions.get(session)?.setup_intent as {
      payment_method?: { id: string }
    }
    return intent.payment_method?.id
  }

  test('the older one counts when it is finished alone, or after the other', async () => {
    const ada = await payer()
    const [older, newer] = [await open(ada), await open(ada)]
    await finish(older)
    expect(await tokenOf(ada)).toBe(savedBy(older))
    await finish(newer)
    expect(await tokenOf(ada)).toBe(savedBy(newer))
    const [third, fourth] = [await open(ada), await open(ada)]
    await finish(fourth)
    await finish(third)
    expect(await tokenOf(ada)).toBe(savedBy(third))
    await deliver(service.event('checkout.session.completed', { id: fourth }))
    expect(await tokenOf(ada)).toBe(savedBy(third))
    expect([await pagesOf(ada), service.charged()]).toEqual([0, 0])
  })

  test('the one finished last counts, whichever was opened or reported first', async () => {
    const ada = await payer()
    const [older, newer] = [await open(ada), await open(ada)]
    for (const session of [newer, older]) service.complete(session, session)
    await call('POST', 'subscription', ada)
    expect(await tokenOf(ada)).toBe(savedBy(older))
    const [third, fourth] = [await open(ada), await open(ada)]
    for (const session of [third, fourth]) service.complete(session, session)
    for (const id of [fourth, third])
      await deliver(service.event('checkout.session.completed', { id }))
    expect([await tokenOf(ada), await pagesOf(ada)]).toEqual([savedBy(fourth), 0])
  })

  test('a check asks for the newest five of a day', async () => {
    const ada = await payer()
    const pagesRead = () => service.requests.filter((line) => line.startsWith('GET /v1/checkout'))
    const sessions: string[] = []
    for (let times = 0; times < 7; times++)
      await at(addDays(world.time.now, times / 100), async () => sessions.push(await open(ada)))
    await call('POST', 'subscription', ada)
    expect(
      pagesRead()
        .map((line) => line.split('/').at(-1))
        .sort(),
    ).toEqual(sessions.slice(2).sort())
    await at(addDays(world.time.now, 1.1), async () => {
      await call('POST', 'subscription', await world.signIn(ada))
      expect(pagesRead()).toHaveLength(5)
      await finish(sessions[0] as string)
    })
    expect(await tokenOf(ada)).toBe(savedBy(sessions[0] as string))
  })

  test('one that cannot be read does not hide the other, and its message comes again', async () => {
    const ada = await payer()
    const [gone, broken, other] = [await open(ada), await open(ada), await open(ada)]
    service.sessions.delete(gone)
    service.broken.add(broken)
    service.complete(other)
    expect((await call('POST', 'subscription', ada)).status).toBe(200)
    expect(await tokenOf(ada)).toBe(savedBy(other))
    service.complete(broken)
    const message = service.event('checkout.session.completed', { id: broken })
    expect((await deliver(message)).status).toBe(500)
    service.broken.clear()
    expect((await deliver(message)).status).toBe(200)
    expect(await tokenOf(ada)).toBe(savedBy(broken))
  })

  test('both finished at once count once each, in one check', async () => {
    const ada = await payer()
    for (const session of [await open(ada), await open(ada)]) service.complete(session, session)
    await Promise.all([call('POST', 'subscription', ada), call('POST', 'subscription', ada)])
    const { rows } = await world.pool.query(
      "select count(*)::int as n from log_values join logs on logs.id = log_id join users on log_alias = subject where new_value ? 'card' and users.id = $1",
      [ada.id],
    )
    expect([rows[0].n, await pagesOf(ada)]).toEqual([2, 0])
  })
})

describe('the customer at the service', () => {
  const erase = ({ id }: Member) =>
    withoutTenantScope(() =>
      world.services.db.transaction((tx) =>
        erasePerson(tx, { ...world.services, now: world.time.now }, id, 'asked'),
      ),
    )
  const remembered = async () => {
    const rows = await world.db.select().from(paymentCustomers).orderBy(paymentCustomers.createdAt)
    return rows.map(({ customer }) => customer).filter((one) => service.customers.includes(one))
  }
  /** Somebody who has saved a card on a page of the service. */
  async function saver() {
    const ada = await world.person({ role: 'individual', endsAt: end })
    const { url } = (await call('PUT', 'card', ada)).body
    service.complete(sessionOf(url))
    await call('POST', 'subscription', ada)
    return { ada, customer: service.customers.at(-1) ?? '' }
  }

  test('goes with its cards when the person is erased, and not before', async () => {
    const { ada, customer } = await saver()
    const { customer: other } = await saver()
    await run()
    expect([service.gone.size, service.cardsOf(customer)]).toEqual([0, [expect.anything()]])
    await erase(ada)
    expect(await remembered()).toEqual([customer, other])
    await run()
    expect([[...service.gone], service.cardsOf(customer)]).toEqual([[customer], []])
    expect(service.cardsOf(other)).toHaveLength(1)
    expect(await remembered()).toEqual([other])
  })

  test('is deleted later when the service is down, the answer is lost or it is gone', async () => {
    const { ada, customer } = await saver()
    await erase(ada)
    service.fails = true
    await run()
    expect(await remembered()).toEqual([customer])
    service.fails = false
    service.loses = 3
    await run()
    await run()
    expect([[...service.gone], await remembered()]).toEqual([[customer], []])
    const { ada: ben, customer: deleted } = await saver()
    service.gone.add(deleted)
    await erase(ben)
    await run()
    expect(await remembered()).toEqual([])
  })

  test('stays while money could be found of a payment that failed without a name', async () => {
    const { ada, customer } = await saver()
    service.fails = true
    await call('PUT', 'renew', ada)
    service.fails = false
    await at(addDays(world.time.now, 0.01), run)
    const [failed] = await paymentsOf(ada)
    expect(failed).toMatchObject({ state: 'failed', reference: null, customer })
    await erase(ada)
    await run()
    const found = { customer, amount: failed?.price ?? 0, currency: 'usd', status: 'succeeded' }
    service.intents.set('pi_late', { id: 'pi_late', ...found, metadata: { key: failed?.key } })
    await at(addDays(world.time.now, 2), run)
    const rows = await world.db.select().from(payments).where(eq(payments.reference, 'pi_late'))
    expect(rows).toMatchObject([{ state: 'paid', userId: null }])
    expect([...service.gone]).toEqual([customer])
  })

  test('goes a week after a payment that failed without a name', async () => {
    const { ada, customer } = await saver()
    service.fails = true
    await call('PUT', 'renew', ada)
    service.fails = false
    await at(addDays(world.time.now, 0.01), run)
    await erase(ada)
    await at(addDays(world.time.now, 6.9), run)
    expect(service.gone.size).toBe(0)
    await at(addDays(world.time.now, 7.1), run)
    expect([...service.gone]).toEqual([customer])
  })

  test('that was opened for a page on which nobody paid is deleted too', async () => {
    const ada = await world.person({ role: 'individual' })
    const session = sessionOf((await call('PUT', 'renew', ada)).body.url)
    const [customer = ''] = service.customers
    await erase(ada)
    await run()
    expect(service.gone.size).toBe(0) // the page could be paid until now
    await at(addDays(world.time.now, 0.01), run)
    expect(service.sessions.get(session)?.status).toBe('expired')
    expect([...service.gone]).toEqual([customer])
    const rows = await world.db.select().from(payments).where(eq(payments.customer, customer))
    expect(rows).toEqual([])
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
    expect(await rowOf(ada)).toMatchObject({ cardExpMonth: '2031-03' })
    expect(await pagesOf(ada)).toBe(0)
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
