import { practiceCards } from '@quartet/domain/card-number.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { makeFamily } from '../../testing/families.ts'
import { card, confirm, individual, register } from '../../testing/registration.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { type FormGateway, GatewayDown } from './client.ts'
import { stopRenewal } from './commands.ts'
import { runSubscriptions } from './jobs.ts'
import { setRenewal } from './renewal-commands.ts'
import { payments, subscriptions } from './tables.ts'

let world: World
let gateway: FormGateway
beforeAll(async () => {
  world = await makeWorld()
  if (world.services.payments?.entry !== 'form') throw new Error('no practice gateway')
  gateway = world.services.payments
})
afterEach(() => {
  world.services.payments = gateway
})
afterAll(() => world.close())

const end = new Date('2026-12-01T08:00:00Z')
const payer = (endsAt: Date = end) => world.person({ role: 'individual', endsAt, renews: true })
const rowOf = async ({ id }: Member) =>
  (await world.db.select().from(subscriptions).where(eq(subscriptions.userId, id)))[0]
const paymentsOf = ({ id }: Member) =>
  world.db.select().from(payments).where(eq(payments.userId, id)).orderBy(payments.id)
const show = (who: Member) => world.call(`GET /users/subscription/${who.id}`, { token: who.token })
const renew = (who: Member, body: object = { ...card, exp_time: '2030-01' }) =>
  world.call(`PUT /users/renew/${who.id}`, { body, token: who.token })
const good = { ...card, exp_time: '2030-01' }
const cardOf = (group: keyof typeof practiceCards) => ({
  ...good,
  card_number: practiceCards[group][0],
})
const run = () => withoutTenantScope(() => runSubscriptions(world.services))
const at = async (moment: Date, work: () => Promise<unknown>) => {
  const before = world.time.now
  world.time.now = moment
  await work()
  world.time.now = before
}
/** Loses the answer of each call, also before the call was made. Returns the keys of the charges. */
function loseAnswers({ made }: { made: boolean }) {
  const keys: string[] = []
  const lost = () => Promise.reject(new GatewayDown('lost'))
  const charge: FormGateway['charge'] = async (order) => {
    keys.push(order.key)
    if (made) await gateway.charge(order)
    return lost()
  }
  world.services.payments = { ...gateway, charge, find: lost, cancel: lost }
  return keys
}
const change = ({ id, token }: Member, body: object) =>
  world.call(`PUT /users/subscription/${id}`, { body, token })
const inTransaction = (work: Parameters<typeof world.db.transaction>[0]) =>
  withoutTenantScope(() => world.db.transaction(work))
const cancellations: [string, (who: Member) => Promise<unknown>][] = [
  ['cancelled', (who) => change(who, { auto_renew: false })],
  ['joined a family', ({ id }) => inTransaction((tx) => stopRenewal(tx, id))],
  ['joined a school', ({ id }) => inTransaction((tx) => setRenewal(tx, id, false))],
]
const subjects = async (who: Member) => (await world.mails(who.email)).map(({ subject }) => subject)

describe('renewing', () => {
  test.each([
    ['semester', '2027-04-01T08:00:00.000Z', 1499],
    ['annual', '2027-12-01T08:00:00.000Z', 3999],
  ])('early by a %s adds to the end, with a receipt', async (term, ends_at, price) => {
    const ada = await payer()
    const { status, body } = await renew(ada, { ...good, term })
    expect([status, body.url, body.ends_at, body.term]).toEqual([200, null, ends_at, term])
    expect(body.payments).toEqual([
      expect.objectContaining({ price, currency: 'USD', card_last4: '4242', paid_until: ends_at }),
    ])
    expect((await world.mails(ada.email)).at(-1)?.text).toContain(String(body.payments[0].id))
    const profile = await world.call(`GET /users/show/${ada.id}`, { token: ada.token })
    expect(profile.body.user.exp_time).toBe(ends_at.slice(0, 10))
  })

  test('late counts from now, and opens what was closed', async () => {
    const ada = await payer(new Date('2026-10-01T00:00:00Z'))
    expect((await show(ada)).body.state).toBe('expired')
    expect((await renew(ada, { ...good, term: 'semester' })).body).toMatchObject({
      ends_at: '2027-03-21T10:00:00.000Z',
      state: 'active',
    })
    expect((await show(ada)).body.state).toBe('active')
  })

  test.each(['declined', 'declinedLater'] as const)(
    'with a card that is %s changes nothing',
    async (group) => {
      const ada = await payer()
      const before = await rowOf(ada)
      expect(statusAndBody(await renew(ada, cardOf(group)))).toEqual(apiError('card_refused'))
      expect(await rowOf(ada)).toEqual(before)
      expect((await show(ada)).body.payments).toEqual([])
      expect(await subjects(ada)).toEqual([])
    },
  )

  test('names what is wrong with a card or a plan', async () => {
    const ada = await payer()
    expect(statusAndBody(await renew(ada, cardOf('expired')))).toEqual(
      wrong({ exp_time: 'card_expired' }),
    )
    expect(statusAndBody(await renew(ada, { card_number: '4242424242424242' }))).toEqual(
      wrong({
        ...{ card_name: 'card_name_missing', exp_time: 'card_expiry_missing' },
        cvc_code: 'cvc_wrong',
      }),
    )
    expect(statusAndBody(await renew(ada, { ...good, plan: 'family' }))).toEqual(
      wrong({ plan: 'choice_unknown' }),
    )
    expect(statusAndBody(await renew(ada, { ...good, term: 'weekly' }))).toEqual(
      wrong({ term: 'choice_unknown' }),
    )
    expect(await paymentsOf(ada)).toEqual([])
  })

  test('twice at once charges once', async () => {
    const ada = await payer()
    const seen = (await show(ada)).body.ends_at
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => renew(ada, { ...good, ends_at: seen })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(['payment_pending', 'subscription_changed']).toContain(body.name)
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
    expect(statusAndBody(await renew(ada, { ...good, ends_at: seen }))).toEqual(
      apiError('subscription_changed'),
    )
  })

  test('is only possible for oneself, and not where somebody else pays', async () => {
    const [ada, other] = [await payer(), await payer()]
    for (const call of ['PUT /users/renew', 'PUT /users/card', 'POST /users/subscription'])
      expect(
        statusAndBody(await world.call(`${call}/${other.id}`, { body: good, token: ada.token })),
      ).toEqual(notFound)
    const admin = await world.person({ role: 'super_admin' })
    expect(
      statusAndBody(await world.call(`GET /users/subscription/${ada.id}`, { token: admin.token })),
    ).toEqual(notFound)
    const { id } = await world.organization()
    const member = await world.person({ type: 'institution', organizationId: id })
    expect(statusAndBody(await renew(member))).toEqual(apiError('renewal_covered'))
    expect((await show(member)).body).toMatchObject({ plan: null, renewable: false, payments: [] })
  })

  test('of a family is possible for its administrator also from an institution', async () => {
    const { admin } = await makeFamily(world)
    const { id } = await world.organization()
    await world.pool.query(
      "update users set type = 'institution', organization_id = $1 where id = $2",
      [id, admin.id],
    )
    const before = (await show(admin)).body
    expect(before).toMatchObject({ plan: 'family', renewable: true })
    const { status, body } = await renew(admin, { ...good, ends_at: before.ends_at })
    expect([status, body.payments[0].price]).toEqual([200, 7999])
    expect(body.ends_at > before.ends_at).toBe(true)
  })

  test('with the saved card needs no card fields', async () => {
    const ada = await payer()
    expect((await renew(ada, {})).body.ends_at).toBe('2027-12-01T08:00:00.000Z')
  })
})

describe('a payment that has to be confirmed', () => {
  const confirmed = () => cardOf('confirmed')
  const answer = (who: Member, payment: number, yes: boolean) =>
    world.call(`PUT /users/confirm_payment/${who.id}`, {
      body: { payment, confirmed: yes },
      token: who.token,
    })

  test('waits on a page, and is paid once its owner confirms', async () => {
    const ada = await payer()
    const { body } = await renew(ada, confirmed())
    expect(body).toMatchObject({
      url: 'https://quartet.test/confirm-payment',
      ends_at: end.toISOString(),
      waiting: { price: 3999 },
    })
    expect((await answer(await payer(), body.waiting.id, true)).body.name).toBe('payment_gone')
    const done = await answer(ada, body.waiting.id, true)
    expect(done.body).toMatchObject({ ends_at: '2027-12-01T08:00:00.000Z', waiting: null })
    expect(statusAndBody(await answer(ada, body.waiting.id, true))).toEqual(
      apiError('payment_gone'),
    )
  })

  test('changes nothing when its owner declines, or begins another one', async () => {
    const ada = await payer()
    const first = (await renew(ada, confirmed())).body.waiting.id
    expect(statusAndBody(await answer(ada, first, false))).toEqual(apiError('card_refused'))
    await renew(ada, confirmed())
    expect((await renew(ada)).body.ends_at).toBe('2027-12-01T08:00:00.000Z')
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['failed', 'failed', 'paid'])
  })

  test.each(cancellations)('does not renew for somebody who %s meanwhile', async (_, cancel) => {
    const ada = await payer()
    const { waiting } = (await renew(ada, { ...confirmed(), auto_renew: true })).body
    await cancel(ada)
    expect((await answer(ada, waiting.id, true)).body).toMatchObject({
      ...{ ends_at: '2027-12-01T08:00:00.000Z', auto_renew: false },
    })
  })

  test('decides the length: it cannot be chosen anew meanwhile, but the renewal can be cancelled', async () => {
    const ada = await payer()
    const { waiting } = (await renew(ada, { ...confirmed(), term: 'semester' })).body
    expect(statusAndBody(await change(ada, { auto_renew: true, term: 'annual' }))).toEqual(
      apiError('payment_pending'),
    )
    expect(await rowOf(ada)).toMatchObject({ term: 'annual', autoRenew: true })
    expect((await change(ada, { auto_renew: true, term: 'semester' })).body.term).toBe('semester')
    expect((await change(ada, { auto_renew: false })).body.auto_renew).toBe(false)
    expect((await answer(ada, waiting.id, true)).body).toMatchObject({
      ...{ term: 'semester', auto_renew: false, ends_at: '2027-04-01T08:00:00.000Z' },
    })
    expect((await change(ada, { auto_renew: true, term: 'annual' })).body.term).toBe('annual')
  })

  test('opens the subscription of somebody without one only once it is paid', async () => {
    const ada = await world.person({ role: 'individual' })
    const accessOf = async () =>
      (await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body.user.access_state
    for (const number of [confirmed(), cardOf('declinedLater')]) await renew(ada, number)
    expect([await rowOf(ada), await accessOf()]).toEqual([undefined, 'covered'])
    const { waiting } = (await renew(ada, { ...confirmed(), term: 'semester' })).body
    expect(await rowOf(ada)).toBeUndefined()
    expect((await answer(ada, waiting.id, true)).body).toMatchObject({
      ...{ state: 'active', plan: 'basic', term: 'semester', auto_renew: true },
      card: { last4: confirmed().card_number.slice(-4) },
    })
    expect(await accessOf()).toBe('active')
  })

  test('is closed after a day', async () => {
    const ada = await payer()
    await renew(ada, confirmed())
    await at(addDays(world.time.now, 1), run)
    expect((await paymentsOf(ada)).map(({ reason }) => reason)).toEqual(['not_completed'])
  })
})

describe('the end of a term', () => {
  test('charges the saved card once and adds the term', async () => {
    const ada = await payer()
    await at(new Date(end.getTime() - 1), run)
    expect(await paymentsOf(ada)).toEqual([])
    await at(end, () => Promise.all([run(), run()]))
    await at(addDays(end, 1), run)
    expect((await paymentsOf(ada)).map(({ state, by }) => [state, by])).toEqual([
      ['paid', 'renewal'],
    ])
    expect((await rowOf(ada))?.subscriptionEndsAt).toEqual(new Date('2027-12-01T08:00:00Z'))
  })

  test('charges a card that fails three times in seven days, keeps access, then ends it', async () => {
    const ada = await payer()
    await world.db
      .update(subscriptions)
      .set({ cardToken: 'sandbox_declinedLater_x' })
      .where(eq(subscriptions.userId, ada.id))
    const stateAfter = async (after: number) => {
      let state = ''
      await at(addDays(end, after), async () => {
        await run()
        await run()
        const token = (await world.signIn(ada)).token
        state = (await world.call(`GET /users/subscription/${ada.id}`, { token })).body.state
      })
      return state
    }
    const states: string[] = []
    for (const after of [0, 1, 3, 5, 6, 6.99, 7, 8]) states.push(await stateAfter(after))
    expect(states).toEqual([...Array(6).fill('past_due'), 'expired', 'expired'])
    expect((await paymentsOf(ada)).map(({ createdAt }) => createdAt)).toEqual(
      [0, 3, 6].map((after) => addDays(end, after)),
    )
    expect(await subjects(ada)).toEqual([
      ...Array(3).fill('Your payment didn’t go through'),
      'Your access has ended',
    ])
  })

  test('a new card pays for a renewal that failed, from the end on', async () => {
    const ada = await payer()
    await world.db
      .update(subscriptions)
      .set({ cardToken: 'sandbox_confirmed_x' })
      .where(eq(subscriptions.userId, ada.id))
    await at(addDays(end, 1), async () => {
      await run()
      const again = await world.signIn(ada)
      expect((await show(again)).body.state).toBe('past_due')
      expect((await renew(again)).body).toMatchObject({
        ends_at: '2027-12-01T08:00:00.000Z',
        state: 'active',
      })
      await run()
    })
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['failed', 'paid'])
  })

  test('charges nobody who cancelled, left or is about to be erased', async () => {
    const [cancelled, left, leaving] = [await payer(), await payer(), await payer()]
    const body = { auto_renew: false }
    const { token } = cancelled
    const changed = await world.call(`PUT /users/subscription/${cancelled.id}`, { body, token })
    expect(changed.body).toMatchObject({ auto_renew: false, ends_at: end.toISOString() })
    await world.pool.query('update users set removed = 1 where id = $1', [left.id])
    await world.pool.query("update users set erase_from = '2026-12-20' where id = $1", [leaving.id])
    await at(end, run)
    for (const who of [cancelled, left, leaving]) expect(await paymentsOf(who)).toEqual([])
    const resumed = await world.call(`PUT /users/subscription/${cancelled.id}`, {
      body: { auto_renew: true, term: 'semester' },
      token,
    })
    expect(resumed.body).toMatchObject({ auto_renew: true, term: 'semester' })
  })

  test('is announced 7 days and 1 day before, each once', async () => {
    const ada = await payer()
    for (const before of [8, 7, 6.5, 1, 0.5]) await at(addDays(end, -before), run)
    expect(await subjects(ada)).toEqual(
      Array(2).fill('Your subscription renews on December 1, 2026'),
    )
    const bob = await payer()
    await world.pool.query('update subscriptions set auto_renew = false where user_id = $1', [
      bob.id,
    ])
    await at(addDays(end, -1), run)
    expect(await subjects(bob)).toEqual(['Your access ends on December 1, 2026'])
  })

  test.each(cancellations)(
    'a charge that was made does not renew for somebody who %s meanwhile',
    async (_, cancel) => {
      await at(end, run) // whom earlier tests left
      const ada = await payer()
      loseAnswers({ made: true })
      await at(end, run)
      await change(ada, { auto_renew: true, term: 'semester' })
      await cancel(ada)
      world.services.payments = gateway
      await at(addDays(end, 0.01), run)
      expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
      expect(await rowOf(ada)).toMatchObject({
        ...{ autoRenew: false, term: 'semester' },
        subscriptionEndsAt: new Date('2027-12-01T08:00:00Z'),
      })
    },
  )

  test.each<[string, (who: Member) => Promise<unknown>]>([
    ...cancellations,
    [
      'wants to be erased',
      ({ id }) => world.pool.query(`update users set erase_from = now() where id = ${id}`),
    ],
    [
      'belongs to a school',
      ({ id }) => world.pool.query(`update users set type = 'student' where id = ${id}`),
    ],
    ['was erased', ({ id }) => world.pool.query(`delete from users where id = ${id}`)],
  ])('a charge that was never made is not made for somebody who %s', async (_, leave) => {
    await at(end, run) // whom earlier tests left
    const ada = await payer()
    loseAnswers({ made: false })
    await at(end, run)
    const [open] = await paymentsOf(ada)
    await leave(ada)
    const charged: string[] = []
    const charge: FormGateway['charge'] = (order) => {
      charged.push(order.key)
      return gateway.charge(order)
    }
    world.services.payments = { ...gateway, charge }
    await at(addDays(end, 0.01), run)
    const [row] = await world.db
      .select()
      .from(payments)
      .where(eq(payments.id, open?.id ?? 0))
    expect([row?.state, row?.reason]).toEqual(['failed', 'not_completed'])
    expect(charged).not.toContain(open?.key)
    expect(await subjects(ada)).not.toContain('Your payment didn’t go through')
    expect((await rowOf(ada))?.pastDueSince ?? null).toBeNull()
  })

  test('a gateway that is down is called once in a run, and mails still go out', async () => {
    await at(end, run) // whom earlier tests left
    const [ada, ben] = [await payer(), await payer()]
    const soon = await payer(addDays(end, 1))
    const keys = loseAnswers({ made: false })
    await at(end, run)
    expect(new Set(keys).size).toBe(1)
    expect([...(await paymentsOf(ada)), ...(await paymentsOf(ben))]).toHaveLength(1)
    expect(await subjects(soon)).toEqual(['Your subscription renews on December 2, 2026'])
    world.services.payments = gateway
    await at(addDays(end, 0.01), run)
    for (const who of [ada, ben])
      expect((await paymentsOf(who)).map(({ state }) => state)).toEqual(['paid'])
  })

  test('a charge that was recorded and never made is made under the same key', async () => {
    const ada = await payer()
    const { services } = world
    const broken = async () => {
      throw new Error('the process ended')
    }
    services.payments = { ...gateway, charge: broken }
    await at(end, () => expect(run()).rejects.toThrow('the process ended'))
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['open'])
    services.payments = gateway
    await at(addDays(end, 0.01), run)
    expect((await paymentsOf(ada)).map(({ state }) => state)).toEqual(['paid'])
  })
})

describe('a free trial', () => {
  const signUp = async (email: string) => {
    await register(world, await individual(world, { email }))
    const { body } = await confirm(world, email)
    return world.db.select().from(subscriptions).where(eq(subscriptions.userId, body.user.id))
  }
  const eraseTaker = (email: string) =>
    world.pool.query('delete from users where email = $1', [email])

  test('is charged at its end and becomes a term', async () => {
    const [row] = await signUp('trial@example.org')
    expect(row?.trialEndsAt).toEqual(new Date(world.time.now.getTime() + 14 * days))
    const trialEnd = row?.trialEndsAt as Date
    await at(addDays(trialEnd, -7), run)
    await at(trialEnd, run)
    const [paid] = await world.db
      .select()
      .from(payments)
      .where(eq(payments.userId, row?.userId ?? 0))
    expect(paid).toMatchObject({ state: 'paid', price: 3999, paidFrom: trialEnd })
    const got = (await world.mails('trial@example.org')).map(({ subject }) => subject)
    expect(got.slice(-2)).toEqual([
      'Your free trial ends on December 5, 2026',
      'Receipt for your payment',
    ])
  })

  test('is given once to a mailbox, also after the account was erased', async () => {
    await signUp('Once.More+a@gmail.com')
    await eraseTaker('once.more+a@gmail.com')
    const [row] = await signUp('oncemore@gmail.com')
    expect(row?.subscriptionEndsAt).toBeNull()
    const token = (await world.signIn({ id: row?.userId ?? 0, email: '', token: '' })).token
    const shown = await world.call(`GET /users/subscription/${row?.userId}`, { token })
    expect(shown.body).toMatchObject({ trial_open: false, state: 'expired', renewable: true })
    const { rows } = await world.pool.query('select digest from trial_uses')
    expect(JSON.stringify(rows)).not.toMatch(/gmail|once/i)
  })
})

test('payments outlive the account without the person, for ten years', async () => {
  const ada = await payer()
  await renew(ada)
  const [paid] = await paymentsOf(ada)
  await world.pool.query('delete from users where id = $1', [ada.id])
  const { rows } = await world.pool.query('select user_id, price from payments where id = $1', [
    paid?.id,
  ])
  expect(rows).toEqual([{ user_id: null, price: 3999 }])
})
