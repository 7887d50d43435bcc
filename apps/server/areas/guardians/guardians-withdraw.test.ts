import { mails } from '@quartet/content/mails/en.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  account,
  answer,
  logIn,
  open,
  parentSchool,
  requestChild,
  waiting,
} from '../../testing/guardians.ts'
import { take } from '../../testing/inventory.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, makeWorld, type World } from '../../testing/world.ts'
import { eraseAsked } from '../privacy/jobs.ts'
import { consents } from '../privacy/tables.ts'
import { users } from '../users/tables.ts'
import { forgetUnanswered } from './jobs.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = start
  await world.pool.query('delete from rate_limits')
})
afterAll(() => world.close())

const done = { status: 200, body: {} }
const ledger = (userId: number) =>
  world.db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.id))
const show = ({ id, token }: { id: number; token: string }, reader = token) =>
  world.call(`GET /users/show/${id}`, { token: reader })

/** A child of a school whose guardian agreed and shares the scores, with a finished inventory. */
async function agreedChild() {
  const school = await parentSchool(world)
  const { guardian, token: link } = await requestChild(world, school)
  const email = `kid${Math.random().toString(36).slice(2)}@example.org`
  await answer(
    world,
    link,
    'confirm',
    account(email, { consents: ['facilitator_scores', 'email_reminders'] }),
  )
  const child = await logIn(world, email)
  await take(world, child, { assisted: true })
  const admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: school.id,
  })
  return { ...child, guardian, link, admin }
}

describe('withdrawal of consent by a guardian', () => {
  test('closes the consents, ends every session and hides the scores from the institution', async () => {
    const child = await agreedChild()
    const second = await logIn(world, child.email)
    expect((await show(child, child.admin.token)).body.user.sequence).toBe(28)
    world.passes(days)
    expect(statusAndBody(await answer(world, child.link, 'withdraw'))).toEqual(done)

    for (const session of [child, second])
      expect(statusAndBody(await show(session))).toEqual(apiError('unauthenticated'))
    expect((await show(child, (await world.signIn(child.admin)).token)).body.user).toMatchObject({
      sequence: null,
      access_state: 'awaiting_consent',
    })
    const rows = await ledger(child.id)
    expect(
      rows.map(({ purpose, givenAt, withdrawnAt }) => [purpose, givenAt, withdrawnAt]),
    ).toEqual([
      ['account', start, world.time.now],
      ['facilitator_scores', start, world.time.now],
      ['email_reminders', start, world.time.now],
    ])
    const again = await logIn(world, child.email)
    expect(
      statusAndBody(await world.call('GET /users/get/profile/cards', { token: again.token })),
    ).toEqual(apiError('consent_awaited'))
    expect((await world.mails(child.guardian)).at(-1)?.subject).toBe(
      mails.consent_withdrawn.subject,
    )
  })

  test('can be reversed by the same link within 14 days, except for purposes that are not ticked again', async () => {
    const child = await agreedChild()
    await answer(world, child.link, 'withdraw')
    expect((await open(world, child.link)).body).toMatchObject({
      state: 'withdrawn',
      makes_account: false,
      agreed: [],
    })
    world.passes(14 * days - 1)
    expect(
      statusAndBody(await answer(world, child.link, 'confirm', { consents: ['email_reminders'] })),
    ).toEqual(done)
    const again = await logIn(world, child.email)
    expect((await show(again)).body.user).toMatchObject({ sequence: 28, access_state: 'covered' })
    expect(
      (await show(child, (await world.signIn(child.admin)).token)).body.user.sequence,
    ).toBeNull()
    const open_ = (await ledger(child.id)).filter(({ withdrawnAt }) => withdrawnAt === null)
    expect(open_.map(({ purpose }) => purpose)).toEqual(['account', 'email_reminders'])
    expect((await ledger(child.id)).length).toBe(5)
  })

  test('erases the account and all its data after 14 days without an answer', async () => {
    const child = await agreedChild()
    await answer(world, child.link, 'withdraw')
    world.passes(14 * days)
    expect(statusAndBody(await open(world, child.link))).toEqual(apiError('consent_late'))
    expect(statusAndBody(await answer(world, child.link, 'confirm', {}))).toEqual(
      apiError('consent_late'),
    )
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    expect(await world.db.$count(users, eq(users.id, child.id))).toBe(0)
    const left = (await everyRow(world.pool)).filter(
      (row) =>
        row.startsWith('public.') && (row.includes(child.email) || row.includes(child.guardian)),
    )
    expect(left).toEqual([])
    const orphans = await world.pool.query(
      'select attempt_id from answers where attempt_id not in (select id from attempts)',
    )
    expect(orphans.rows).toEqual([])
  })

  test('is rejected a second time and before an agreement, and changes nothing', async () => {
    const child = await agreedChild()
    await answer(world, child.link, 'withdraw')
    const teen = await waiting(world)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await answer(world, child.link, 'withdraw'))).toEqual(
      apiError('consent_withdrawn'),
    )
    expect(statusAndBody(await answer(world, child.link, 'refuse'))).toEqual(
      apiError('consent_withdrawn'),
    )
    expect(statusAndBody(await answer(world, teen.link, 'withdraw'))).toEqual(
      apiError('consent_awaited'),
    )
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('closes the consents once when two guardians withdraw at once', async () => {
    const child = await agreedChild()
    const calls = [1, 2].map(() => () => answer(world, child.link, 'withdraw'))
    const answers = await atOnce(
      world.pool,
      `select * from consent_requests where user_id = ${child.id}`,
      calls,
    )
    expect(answers.map(({ status, body }) => body.name ?? status).sort()).toEqual([
      200,
      'consent_withdrawn',
    ])
    expect(
      (await world.mails(child.guardian)).filter(
        ({ subject }) => subject === mails.consent_withdrawn.subject,
      ),
    ).toHaveLength(1)
  })

  test('cannot be bypassed by asking another guardian, or by asking again', async () => {
    const teen = await waiting(world)
    await answer(world, teen.link, 'confirm', {})
    const change = (token: string) =>
      world.call('PUT /users/guardian', { token, body: { guardian_email: 'friend@example.org' } })
    expect(statusAndBody(await change(teen.token))).toEqual(apiError('consent_given'))
    expect(
      statusAndBody(await world.call('POST /users/guardian/send', { token: teen.token })),
    ).toEqual(apiError('consent_given'))
    await answer(world, teen.link, 'withdraw')
    const { token } = await logIn(world, teen.email)
    expect(statusAndBody(await change(token))).toEqual(apiError('consent_withdrawn'))
    expect(statusAndBody(await world.call('POST /users/guardian/send', { token }))).toEqual(
      apiError('consent_withdrawn'),
    )
    expect(await world.mails('friend@example.org')).toEqual([])
  })

  test('does not move the end of the trial of a teenager when the guardian agrees again', async () => {
    const teen = await waiting(world)
    await answer(world, teen.link, 'confirm', {})
    const ends = (await show(teen)).body.user.exp_time
    await answer(world, teen.link, 'withdraw')
    world.passes(5 * days)
    await answer(world, teen.link, 'confirm', {})
    expect((await show(await logIn(world, teen.email))).body.user).toMatchObject({
      exp_time: ends,
      access_state: 'trial',
    })
  })

  test('is rejected when the person decides alone, in the year after reaching the age of the country', async () => {
    const teen = await waiting(world)
    await answer(world, teen.link, 'confirm', {})
    world.time.now = new Date('2028-12-31T23:59:59Z')
    // a fresh link
    await world.pool.query('update consent_requests set sent_at = $2 where user_id = $1', [
      teen.id,
      world.time.now,
    ])
    expect((await open(world, teen.link)).body.state).toBe('given')
    world.time.now = new Date('2029-01-01T00:00:00Z')
    expect((await open(world, teen.link)).body.state).toBe('outgrown')
    expect(statusAndBody(await answer(world, teen.link, 'withdraw'))).toEqual(
      apiError('consent_outgrown'),
    )
    expect((await ledger(teen.id)).every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true)
  })
})

test('a withdrawal and an erasure of the same child do not block each other', async () => {
  const school = await parentSchool(world, { seats: 100 })
  for (let at = 0; at < 8; at++) {
    const email = `erased${at}@example.org`
    const { token } = await requestChild(world, school, { nick_name: `Mia${at}` })
    await answer(world, token, 'confirm', account(email))
    await world.pool.query('update users set erase_from = $2 where email = $1', [email, start])
    const [taken] = await Promise.all([
      answer(world, token, 'withdraw'),
      withoutTenantScope(() => eraseAsked({ ...world.services, now: world.time.now })),
    ])
    expect([200, 404]).toContain(taken.status)
    await world.pool.query('delete from rate_limits')
  }
})
