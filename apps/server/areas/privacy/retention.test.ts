import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { answer, linkTo } from '../../testing/guardians.ts'
import { confirm, individual, member, register, tooYoung } from '../../testing/registration.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { logs } from '../logs/tables.ts'
import { readRetention } from '../settings/queries.ts'
import { configuration } from '../settings/tables.ts'
import { users } from '../users/tables.ts'
import { eraseIf } from './jobs.ts'
import { idsOf, unusedTooLong } from './queries.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query(
    'delete from rate_limits; delete from jobs.job; delete from users; delete from configuration',
  )
})
afterAll(() => world.close())

const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
const exists = async ({ id }: { id: number }) =>
  (await world.db.select().from(users).where(eq(users.id, id))).length === 1
const rowOf = async (email: string) =>
  (await world.db.select().from(users).where(eq(users.email, email)))[0]
const at = (moment: string) => {
  world.time.now = new Date(moment)
}
/** Logs in as this person, which counts as activity. */
const drops = async (who: Member) => {
  expect((await world.call('POST /login', { body: { email: who.email, password } })).status).toBe(
    200,
  )
}

describe('an unconfirmed account', () => {
  test('is erased after seven days, not earlier, and its address is free again', async () => {
    const body = await individual(world)
    await register(world, body)
    world.passes(7 * days)
    await clean()
    expect(await rowOf(body.email)).toBeDefined()
    world.passes(1)
    await clean()
    expect(await rowOf(body.email)).toBeUndefined()
    await register(world, { ...body, captcha: await world.captcha() })
    expect(await rowOf(body.email)).toBeDefined()
  })

  test('is erased after a sign-up with card or code, but not when confirmed or created by somebody else', async () => {
    const [confirmed, home] = [await individual(world), await world.organization()]
    const added = await world.person({
      verified: false,
      type: 'institution',
      role: 'institution_member',
      organizationId: home.id,
    })
    await register(world, confirmed)
    await confirm(world, confirmed.email)
    const joined = await member(world, home.promoCode)
    await register(world, joined)
    const changedLater = await world.person({ verified: false, endsAt: new Date('2027-01-01') })
    world.passes(40 * days)
    await clean()
    expect(await rowOf(confirmed.email)).toBeDefined()
    expect(await rowOf(joined.email)).toBeUndefined()
    expect(await exists(added)).toBe(true)
    expect(await exists(changedLater)).toBe(true)
  })
})

describe('an account waiting for a guardian', () => {
  test('stays while the guardian may answer, and has seven days after consent to confirm its own address', async () => {
    const young = tooYoung()
    const body = await individual(world, young)
    await register(world, body)
    world.passes(13 * days)
    await clean()
    expect(await rowOf(body.email)).toBeDefined()
    expect((await answer(world, await linkTo(world, young.guardian_email), 'confirm')).status).toBe(
      200,
    )
    world.passes(6 * days)
    await clean()
    expect(await rowOf(body.email)).toBeDefined()
    world.passes(2 * days)
    await clean()
    expect(await rowOf(body.email)).toBeUndefined()
  })
})

describe('an inactive account', () => {
  test('of an adult gets one notice after 35 months and is erased after 36', async () => {
    const ada = await world.person()
    at('2029-10-22T09:59:59Z')
    await clean()
    expect(await world.mails(ada.email)).toEqual([])
    at('2029-10-22T10:00:01Z')
    await clean()
    await clean()
    const [notice, ...more] = await world.mails(ada.email)
    expect(more).toEqual([])
    expect(notice?.subject).toBe('Your Quartet account will be deleted on November 21, 2029')
    expect(notice?.text).toContain('https://quartet.test/login')

    at('2029-11-21T10:00:00Z')
    await clean()
    expect(await exists(ada)).toBe(true)
    at('2029-11-21T10:00:02Z')
    await clean()
    expect(await exists(ada)).toBe(false)
    expect(await world.mails(ada.email)).toEqual([])
  })

  test('gets the notice in the language of the account', async () => {
    const [jonas, chiara] = [
      await world.person({ languageId: 2 }),
      await world.person({ languageId: 3 }),
    ]
    at('2029-11-01T00:00:00Z')
    await clean()
    expect((await world.mails(jonas.email))[0]?.subject).toBe(
      'Dein Konto bei Quartet wird am 1. Dezember 2029 gelöscht',
    )
    expect((await world.mails(chiara.email))[0]?.subject).toBe(
      'Eliminazione del tuo account Quartet: 1 dicembre 2029',
    )
  })

  test.each([
    ['a child', { ageGroupId: 1 as const }, null, 12],
    ['a teenager', { ageGroupId: 2 as const }, 2030, 12],
    ['a teenager whose year is not known', { ageGroupId: 2 as const }, null, 12],
    ['somebody of age group 2 who is grown up', { ageGroupId: 2 as const }, 2025, 36],
  ])(
    'of %s is erased after its own period, with a notice 30 days before',
    async (_, draft, turns18In, months) => {
      const person = await world.person(draft)
      await world.db.update(users).set({ turns18In }).where(eq(users.id, person.id))
      const end = new Date(Date.UTC(2026, 10 + months, 21, 10))
      world.time.now = new Date(end.getTime() - 30 * days + 1)
      await clean()
      expect(await world.mails(person.email)).toHaveLength(1)
      world.time.now = new Date(end.getTime() - 1)
      await clean()
      expect(await exists(person)).toBe(true)
      world.time.now = new Date(end.getTime() + 2)
      await clean()
      expect(await exists(person)).toBe(false)
    },
  )

  test('stays when its owner returns after the notice, and gets a new notice the next time', async () => {
    const ada = await world.person()
    at('2029-11-01T10:00:00Z')
    await clean()
    await drops(ada)
    at('2029-12-24T10:00:00Z')
    await clean()
    expect(await exists(ada)).toBe(true)
    expect(await world.mails(ada.email)).toHaveLength(1)
    at('2032-10-15T10:00:00Z')
    await clean()
    expect(await world.mails(ada.email)).toHaveLength(2)
  })

  test('is never erased without a notice 30 days before, however late the job runs', async () => {
    const ada = await world.person()
    at('2036-01-01T00:00:00Z')
    await clean()
    expect([await exists(ada), (await world.mails(ada.email)).length]).toEqual([true, 1])
    world.passes(29 * days)
    await clean()
    expect(await exists(ada)).toBe(true)
    world.passes(2 * days)
    await clean()
    expect(await exists(ada)).toBe(false)
  })

  test('stays active through a remembered session', async () => {
    const ada = await world.person()
    const body = { email: ada.email, password, rememberMe: true }
    const { access_token: token } = (await world.call('POST /login', { body })).body
    world.passes(20 * days)
    await world.call(`GET /users/show/${ada.id}`, { token })
    expect((await rowOf(ada.email))?.lastActiveAt).toEqual(world.time.now)
  })

  test('stays when its owner is a super admin or has a paid subscription', async () => {
    const [admin, paying, expired] = [
      await world.person({ role: 'super_admin', type: 'institution' }),
      await world.person({ endsAt: new Date('2040-01-01') }),
      await world.person({ endsAt: new Date('2027-01-01') }),
    ]
    at('2031-01-01T00:00:00Z')
    await clean()
    world.passes(31 * days)
    await clean()
    expect([await exists(admin), await exists(paying), await exists(expired)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('is erased without a mail when staff removed it or it has no address', async () => {
    const [removed, nameless] = [await world.person(), await world.person({ ageGroupId: 1 })]
    await world.db.update(users).set({ removed: 1 }).where(eq(users.id, removed.id))
    await world.db.update(users).set({ email: null }).where(eq(users.id, nameless.id))
    at('2031-01-01T00:00:00Z')
    await clean()
    expect(await world.mails()).toEqual([])
    world.passes(31 * days)
    await clean()
    expect([await exists(removed), await exists(nameless)]).toEqual([false, false])
  })

  test('gets one notice and is erased once when several processes run at the same time', async () => {
    const ada = await world.person()
    const { rows } = await world.pool.query('select id from logs order by id desc limit 1')
    at('2031-01-01T00:00:00Z')
    await Promise.all([clean(), clean(), clean()])
    expect(await world.mails(ada.email)).toHaveLength(1)
    world.passes(31 * days)
    await Promise.all([clean(), clean(), clean()])
    const written = await world.db.select().from(logs)
    expect(
      written
        .filter(({ id }) => id > rows[0].id)
        .map(({ action, entity, actor }) => ({ action, entity, actor })),
    ).toEqual([
      { action: 'update', entity: 'users', actor: null },
      { action: 'delete', entity: 'users', actor: null },
    ])
  })

  test('stays when its owner returns after the job selected it', async () => {
    const ada = await world.person()
    at('2031-01-01T00:00:00Z')
    await clean()
    world.passes(31 * days)
    const condition = unusedTooLong(world.db, await readRetention(world.db), world.time.now)
    expect(await idsOf(world.db, condition, 0, 10)).toEqual([ada.id])
    await drops(ada)
    expect(
      await eraseIf(
        { ...world.services, now: world.time.now },
        { id: ada.id, condition, reason: 'inactive' },
      ),
    ).toBe(false)
    expect(await exists(ada)).toBe(true)
  })
})

describe('retention periods', () => {
  test('are taken from the configuration', async () => {
    await world.db.insert(configuration).values([
      { key: 'retention_adult_months', value: 6 },
      { key: 'retention_notice_days', value: 10 },
    ])
    const ada = await world.person()
    at('2027-05-12T00:00:00Z')
    await clean()
    expect((await world.mails(ada.email))[0]?.subject).toContain('May 22, 2027')
    at('2027-05-22T10:00:01Z')
    await clean()
    expect(await exists(ada)).toBe(false)
  })

  test.each([[0], [-1], [1.5], ['6'], [null]])(
    'ignore invalid configuration values: %j',
    async (value) => {
      await world.pool.query('insert into configuration values ($1, $2), ($3, $2)', [
        'retention_adult_months',
        JSON.stringify(value),
        'retention_unverified_days',
      ])
      const [ada, waiting] = [await world.person(), await individual(world)]
      await register(world, waiting)
      world.passes(6 * days)
      await clean()
      expect(await exists(ada)).toBe(true)
      expect(await world.mails(ada.email)).toEqual([])
      expect(await rowOf(waiting.email)).toBeDefined()
    },
  )
})
