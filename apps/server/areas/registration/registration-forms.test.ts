import { fieldMessages } from '@quartet/contract/fields.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shownOn } from '../../testing/consents.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  coaching,
  confirm,
  familyAdmin,
  familyMember,
  individual,
  professional,
  register,
} from '../../testing/registration.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { subscriptions } from '../billing/tables.ts'
import { families, familyMembers } from '../families/tables.ts'
import { rolesOf } from '../roles/queries.ts'
import { configuration, settings } from '../settings/tables.ts'
import { findUserByEmail } from '../users/queries.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits')
})
afterAll(() => world.close())

const waits = (type = 'individual') => ({
  status: 200,
  body: { status: 'verify', type, sign_up: expect.any(String) },
})
const accountOf = async (email: string) => {
  const account = await findUserByEmail(world.db, email)
  if (!account) throw new Error(`no account of ${email}`)
  return account
}
const rolesOfAccount = async ({ id }: { id: number }) =>
  (await rolesOf(world.db, id)).map(({ name }) => name)
const planOf = async (userId: number) =>
  (await world.db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0]
const familyOf = async (adminId: number) => {
  const [family] = await world.db.select().from(families).where(eq(families.adminId, adminId))
  if (!family) throw new Error('no family')
  return family
}
const membersOf = async (familyId: number) =>
  (await world.db.select().from(familyMembers).where(eq(familyMembers.familyId, familyId))).map(
    ({ userId }) => userId,
  )

/** A family whose administrator has confirmed the address. */
async function makeFamily() {
  const body = await familyAdmin(world)
  expect(statusAndBody(await register(world, body))).toEqual(waits())
  expect((await confirm(world, body.email)).status).toBe(200)
  return familyOf((await accountOf(body.email)).id)
}

const forms = { professional, family: familyAdmin, coaching }

describe('a professional', () => {
  test('buys the professional plan for a year', async () => {
    const body = await professional(world, { auto_renew: false })
    expect(statusAndBody(await register(world, body))).toEqual(waits())
    const account = await accountOf(body.email)
    expect(account).toMatchObject({ type: 'individual', city: '', state: '', zipCode: '' })
    expect(await rolesOfAccount(account)).toEqual(['Professional'])
    expect(await planOf(account.id)).toMatchObject({
      ...{ plan: 'professional', term: 'annual', autoRenew: false },
    })
    expect((await confirm(world, body.email)).body.user).toMatchObject({ access_state: 'trial' })
  })

  test('is not offered a semester', async () => {
    const body = await professional(world, { term: 'semester', captcha: 'x' })
    expect(statusAndBody(await register(world, body))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'term' }] },
    })
  })
})

describe('a coaching client', () => {
  test('has the chosen language and the place, pays like an individual, and confirms the address', async () => {
    const body = await coaching(world, { language: 3, zip_code: ' 02108 ', term: 'semester' })
    expect(statusAndBody(await register(world, body, '?language=2'))).toEqual(waits('coaching'))
    const account = await accountOf(body.email)
    expect(account).toMatchObject({
      ...{ type: 'coaching', languageId: 3, emailVerifiedAt: null },
      ...{ city: 'Boston', state: 'Massachusetts', zipCode: '02108' },
    })
    expect(await rolesOfAccount(account)).toEqual(['Coaching Client'])
    expect(await planOf(account.id)).toMatchObject({ plan: 'basic', term: 'semester' })
    expect((await confirm(world, body.email)).body.user).toMatchObject({
      ...{ access_state: 'trial', type: 'coaching' },
    })
  })

  test('needs language, city and state, and no ZIP code', async () => {
    const { language: _, ...body } = await coaching(world, { city: ' ', state: '', captcha: 'x' })
    expect(statusAndBody(await register(world, body))).toEqual(
      wrong({ language: 'language_missing', city: 'city_missing', state: 'state_missing' }),
    )
  })

  test('is answered the same when the address is known, whose owner gets a mail', async () => {
    const owner = await world.person()
    const body = await coaching(world, { email: owner.email })
    expect(statusAndBody(await register(world, body))).toEqual(waits('coaching'))
    expect(await accountOf(owner.email)).toMatchObject({ city: '', type: 'individual' })
    expect(await world.mails(owner.email)).toHaveLength(1)
  })

  test.each([
    ['a city of 121 characters', { city: 'a'.repeat(121) }, 'too_long'],
    ['a state in two lines', { state: 'a\nb' }, 'name_characters'],
    ['a ZIP code of 21 characters', { zip_code: '1'.repeat(21) }, 'too_long'],
    ['a card number for a city', { city: '4539578763621486' }, 'card_in_text'],
    ['half a language', { language: 1.5 }, 'language_missing'],
  ] as const)('reports %s', async (_, wrongly, code) => {
    const body = await coaching(world, { ...wrongly, captcha: 'x' })
    expect(statusAndBody(await register(world, body)).body.fields).toContainEqual({
      path: Object.keys(wrongly)[0],
      code,
      message: fieldMessages[code],
    })
  })
})

describe('the administrator of a family', () => {
  test('pays for a year and has a family with a code', async () => {
    const body = await familyAdmin(world, { last_name: 'Hopper' })
    expect(statusAndBody(await register(world, body))).toEqual(waits())
    const account = await accountOf(body.email)
    expect(account).toMatchObject({ type: 'individual', city: 'Boston', zipCode: '02108' })
    expect(await rolesOfAccount(account)).toEqual(['Family Admin'])
    expect(await planOf(account.id)).toMatchObject({ plan: 'family', term: 'annual' })
    expect(await familyOf(account.id)).toMatchObject({ name: 'Hopper' })
  })

  test('may leave out where they live', async () => {
    const { city: _, state: __, zip_code: ___, ...body } = await familyAdmin(world)
    expect(statusAndBody(await register(world, body))).toEqual(waits())
  })

  test.each([
    ['a child', { age_group_id: 1 }],
    ['a teenager', { age_group_id: 2, old_enough: true, turns_18_in: 2030 }],
    ['somebody who turns 18 this year', { age_group_id: 2, old_enough: true, turns_18_in: 2026 }],
  ])('is not %s', async (_, age) => {
    const before = await everyRow(world.pool)
    const body = await familyAdmin(world, age)
    expect(statusAndBody(await register(world, body))).toEqual(
      wrong({ age_group_id: 'family_admin_adult' }),
    )
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('can be 19', async () => {
    const age = { age_group_id: 2, old_enough: true, turns_18_in: 2025 }
    expect(statusAndBody(await register(world, await familyAdmin(world, age)))).toEqual(waits())
  })

  test('says which of the two they are', async () => {
    const body = await familyAdmin(world, { captcha: 'x', family_type: undefined })
    const missing = wrong({ family_type: 'family_type_missing' })
    expect(statusAndBody(await register(world, body))).toEqual(missing)
    expect(statusAndBody(await register(world, { ...body, family_type: 3 }))).toEqual(missing)
  })

  test('gets no second family for a known address', async () => {
    const owner = await world.person()
    const body = await familyAdmin(world, { email: owner.email })
    expect(statusAndBody(await register(world, body))).toEqual(waits())
    expect(await world.db.$count(families, eq(families.adminId, owner.id))).toBe(0)
  })
})

describe('a member of a family', () => {
  test('joins with the code, however it is typed, without a card', async () => {
    const family = await makeFamily()
    const typed = ` ${family.code.slice(0, 4).toLowerCase()}-${family.code.slice(4)} `
    const body = await familyMember(world, typed)
    expect(statusAndBody(await register(world, body))).toEqual(waits())
    const account = await accountOf(body.email)
    expect(await rolesOfAccount(account)).toEqual(['Family Member'])
    expect(await membersOf(family.id)).toEqual([account.id])
    expect(await planOf(account.id)).toBeUndefined()
    expect((await confirm(world, body.email)).status).toBe(200)
  })

  test('needs a code', async () => {
    for (const family_code of ['', '  '])
      expect(
        statusAndBody(
          await register(world, await familyMember(world, family_code, { captcha: 'x' })),
        ),
      ).toEqual(wrong({ family_code: 'family_code_missing' }))
  })

  test('with a wrong code gets no account, and nothing is mailed', async () => {
    const before = await everyRow(world.pool)
    const body = await familyMember(world, 'NOSUCHCODE')
    expect(statusAndBody(await register(world, body))).toEqual(apiError('family_code_unknown'))
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(await world.mails(body.email)).toEqual([])
  })

  test('younger than 13 is added by the family, not by themselves', async () => {
    const { code } = await makeFamily()
    const body = await familyMember(world, code, { age_group_id: 1 })
    expect(statusAndBody(await register(world, body))).toEqual(apiError('guardian_needed'))
  })

  test('under the age of consent waits for a guardian', async () => {
    const { code, id } = await makeFamily()
    const teen = { age_group_id: 2, country: 'DE', old_enough: false, turns_18_in: 2030 }
    const body = await familyMember(world, code, teen)
    expect(statusAndBody(await register(world, body))).toEqual(
      wrong({ guardian_email: 'guardian_email_missing' }),
    )
    const withGuardian = { ...body, guardian_email: 'parent.of.a.teen@example.org' }
    expect(statusAndBody(await register(world, withGuardian))).toEqual(waits())
    const account = await accountOf(body.email)
    expect(account.awaitingConsentSince).not.toBeNull()
    expect(await membersOf(id)).toEqual([account.id])
    expect(await world.mails('parent.of.a.teen@example.org')).toHaveLength(1)
  })

  test('of a known address changes no family and is answered the same', async () => {
    const [owner, family] = [await world.person(), await makeFamily()]
    const body = await familyMember(world, family.code, { email: owner.email })
    expect(statusAndBody(await register(world, body))).toEqual(waits())
    expect(await membersOf(family.id)).toEqual([])
    expect(await rolesOfAccount(owner)).toEqual(['Individual'])
  })

  test('of two for the last place one gets it', async () => {
    await world.db.insert(configuration).values({ key: 'family_max', value: 2 })
    const family = await makeFamily()
    const bodies = [await familyMember(world, family.code), await familyMember(world, family.code)]
    const answers = await Promise.all(bodies.map((body) => register(world, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.map(({ body }) => body.name)).toContain('family_full')
    expect(await membersOf(family.id)).toHaveLength(1)
    await world.db.delete(configuration)
  })
})

describe('consents', () => {
  test.each([
    ['registration', professional],
    ['registration_place', familyAdmin],
    ['registration_place', coaching],
  ] as const)('are given on the texts of the screen %s', async (screen, form) => {
    const consents = ['email_reminders']
    const body = await form(world, { consents, shown: await shownOn(world, screen) })
    expect((await register(world, body)).status).toBe(200)
    const other = await shownOn(world, 'registration_code')
    expect(
      statusAndBody(await register(world, await form(world, { consents, shown: other }))),
    ).toEqual(apiError('consent_text_changed'))
  })

  test('of a member of a family are given on the screen that says who sees what', async () => {
    const { code } = await makeFamily()
    const shown = await shownOn(world, 'registration_family')
    const body = await familyMember(world, code, { consents: ['email_reminders'], shown })
    expect(statusAndBody(await register(world, body))).toEqual(waits())
  })
})

describe('a closed form', () => {
  test.each([
    ['professional', professional],
    ['family', familyAdmin],
    ['coaching', coaching],
  ] as const)('%s refuses, is not offered, and leaves the others open', async (name, form) => {
    const before = await everyRow(world.pool)
    await world.db.insert(settings).values({ key: `${name}_signup`, value: false })
    const body = await form(world)
    expect(statusAndBody(await register(world, body))).toEqual(apiError('registration_closed'))
    const { sign_ups } = (await world.call('GET /plans')).body
    expect(sign_ups).toEqual({
      ...{ basic: true, professional: true, family: true, coaching: true },
      [name]: false,
    })
    expect((await register(world, await individual(world, { captcha: 'x' }))).body.name).toBe(
      'captcha_wrong',
    )
    await world.db.delete(settings)
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('of families still takes members with a code', async () => {
    const { code } = await makeFamily()
    await world.db.insert(settings).values({ key: 'family_signup', value: false })
    expect(statusAndBody(await register(world, await familyMember(world, code)))).toEqual(waits())
    await world.db.delete(settings)
  })

  test('is one whose plan has no price', async () => {
    await world.db.insert(configuration).values({ key: 'price_professional', value: 0 })
    expect((await world.call('GET /plans')).body.sign_ups.professional).toBe(false)
    expect(statusAndBody(await register(world, await professional(world)))).toEqual(
      apiError('registration_closed'),
    )
    await world.db.delete(configuration)
  })

  test.each(Object.entries(forms))('%s takes no card where none is taken', async (_, form) => {
    const { payments } = world.services
    try {
      world.services.payments = undefined
      expect(statusAndBody(await register(world, await form(world)))).toEqual(
        apiError('card_signup_closed'),
      )
    } finally {
      world.services.payments = payments
    }
  })
})
