import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { logs, logValues } from '../logs/tables.ts'

let world: World
let home: number
let admin: Member
let superAdmin: Member
beforeAll(async () => {
  world = await makeWorld()
  home = (await world.organization()).id
  admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: home,
  })
  superAdmin = await world.person({ role: 'super_admin', type: 'institution' })
})
afterAll(() => world.close())

const save = (caller: Member, body: unknown, id = caller.id) =>
  world.call(`PUT /users/save/${id}`, { token: caller.token, body })
const speak = (caller: Member, language: number | string) =>
  world.call(`POST /languages/switch/${language}`, { token: caller.token })
const show = async (person: Member) =>
  (await world.call(`GET /users/show/${person.id}`, { token: person.token })).body.user
const member = (organizationId = home) =>
  world.person({ role: 'institution_member', type: 'institution', organizationId })
const aliasOf = async (id: number) =>
  (await world.pool.query('select log_alias from users where id = $1', [id])).rows[0].log_alias
const newestLog = async () => {
  const [row] = await world.db
    .select()
    .from(logs)
    .innerJoin(logValues, eq(logValues.logId, logs.id))
    .orderBy(desc(logs.id))
    .limit(1)
  return {
    action: row?.logs.action,
    subject: row?.logs.subject,
    old: row?.log_values.oldValue,
    now: row?.log_values.newValue,
  }
}
/** Makes the call and expects that no row of the database has changed afterwards. */
async function withoutTrace(make: () => ReturnType<World['call']>) {
  const before = await everyRow(world.pool)
  const answer = statusAndBody(await make())
  expect(await rowsSince(world.pool, before)).toEqual([])
  return answer
}

describe("changes to the caller's own profile", () => {
  test('save texts and flags, and later reads return them', async () => {
    const ada = await world.person()
    const words = {
      first_name: 'Augusta',
      last_name: 'King',
      about_me: 'I count.',
      job_title: 'Countess',
      topics: ['engines'],
      skills: ['sums', 'maps'],
    }
    const { status, body } = await save(ada, {
      ...words,
      first_name: ' Augusta ',
      flow_instructions: true,
      task_instructions: true,
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      ...words,
      name: 'Augusta King',
      flow_instructions: true,
      task_instructions: true,
    })
    expect(await show(ada)).toEqual(body.user)
    expect((await save(ada, { about_me: '' })).body.user).toMatchObject({ ...words, about_me: '' })
  })

  test('log the names of the changed fields but not their values', async () => {
    const ada = await world.person()
    await save(ada, { first_name: 'Secretname', about_me: 'a confession', topics: ['a passion'] })
    const log = await newestLog()
    expect(log).toMatchObject({
      action: 'update',
      subject: await aliasOf(ada.id),
      now: { fields: ['first_name', 'about_me', 'topics'] },
    })
    expect(JSON.stringify(log)).not.toMatch(/Secretname|confession|passion/)
  })

  test('write nothing without fields', async () => {
    const ada = await world.person()
    expect(await withoutTrace(() => save(ada, {}))).toMatchObject({
      status: 200,
      body: { user: { id: ada.id } },
    })
  })

  test.each([
    ['a blank first name', { first_name: ' ' }, { first_name: 'first_name_missing' }],
    ['a blank last name', { last_name: '' }, { last_name: 'last_name_missing' }],
    ['a name of 81 characters', { first_name: 'A'.repeat(81) }, { first_name: 'too_long' }],
    ['too many words', { about_me: 'x'.repeat(2001) }, { about_me: 'too_long' }],
    ['too long a job', { job_title: 'x'.repeat(121) }, { job_title: 'too_long' }],
    [
      'a card number among the names',
      { first_name: '4539 5787 6362 1486' },
      { first_name: 'card_in_text' },
    ],
    [
      'a card number in a text about oneself',
      { about_me: 'Pay with 4539578763621486 (12/30).' },
      { about_me: 'card_in_text' },
    ],
    ['a card number as a job', { job_title: '4539-5787-6362-1486' }, { job_title: 'card_in_text' }],
    [
      'card numbers in the lists',
      { topics: ['a', '4539578763621486'], skills: ['4539578763621486'] },
      { skills: 'card_in_text', topics: 'card_in_text' },
    ],
    ['a blank topic', { topics: ['sums', ' '] }, { 'topics.1': 'required' }],
    ['a NUL', { about_me: 'a\0b' }, { about_me: 'control_characters' }],
    [
      'two wrong fields',
      { first_name: '', job_title: 'x'.repeat(121) },
      { first_name: 'first_name_missing', job_title: 'too_long' },
    ],
  ] as const)('reject %s by field and save no other field', async (_, body, codes) => {
    const ada = await world.person()
    expect(await withoutTrace(() => save(ada, { skills: ['sums'], ...body }))).toEqual(
      wrong({ ...codes }),
    )
  })

  test.each([
    { topics: 'sums' },
    { topics: Array.from({ length: 21 }, () => 'x') },
    { flow_instructions: 'yes' },
    { first_name: null },
  ])('reject %j', async (body) => {
    const ada = await world.person()
    expect(await withoutTrace(() => save(ada, body))).toMatchObject({
      status: 400,
      body: { name: 'invalid', fields: [{ path: Object.keys(body)[0] }] },
    })
  })

  const notTheirs = {
    email: 'x@example.org',
    type: 'institution',
    role: 'super_admin',
    roles: [1],
    organization_id: 1,
    age_group_id: 1,
  }
  const nobodys = {
    email_verified: true,
    exp_time: '2099-01-01',
    password: 'a new battery',
    id: 1,
    user_status: 0,
    language_id: 2,
  }
  test.each(Object.entries({ ...notTheirs, ...nobodys }))(
    'reject the field %s by name',
    async (name, value) => {
      const ada = await world.person()
      const answer = await withoutTrace(() => save(ada, { first_name: 'Augusta', [name]: value }))
      expect(answer).toMatchObject({ status: 400, body: { name: 'invalid' } })
      expect(answer.body.fields?.map(({ message }) => message).join()).toContain(`"${name}"`)
      expect(await withoutTrace(() => save(superAdmin, { [name]: value }, ada.id))).toMatchObject({
        status: 400,
      })
    },
  )

  test('cannot remove the caller, not even an administrator', async () => {
    for (const person of [await world.person(), admin, superAdmin])
      for (const removed of [0, 1])
        expect(await withoutTrace(() => save(person, { first_name: 'Gone', removed }))).toEqual(
          apiError('forbidden'),
        )
  })
})

describe('the profile of a child', () => {
  const words = [
    { about_me: 'I like foxes.' },
    { job_title: 'fox' },
    { topics: ['foxes'] },
    { skills: ['running'] },
  ]
  const pupil = (organizationId: number, ageGroupId: 1 | 2) =>
    world.person({ ageGroupId, role: 'student', type: 'student', organizationId })

  test('accepts no free text from the child or staff, while the profile of a teenager does', async () => {
    const school = (await world.organization()).id
    const staff = [
      await world.person({
        role: 'institution_admin',
        type: 'institution',
        organizationId: school,
      }),
      superAdmin,
    ]
    const [child, teen] = [await pupil(school, 1), await pupil(school, 2)]
    for (const word of words) {
      const before = await everyRow(world.pool)
      for (const caller of [child, ...staff])
        for (const body of [word, { first_name: 'Kit', ...word }])
          expect(statusAndBody(await save(caller, body, child.id))).toEqual(
            apiError('not_for_children'),
          )
      expect(await rowsSince(world.pool, before)).toEqual([])
      for (const caller of [teen, ...staff])
        expect((await save(caller, word, teen.id)).status).toBe(200)
      expect(await show(teen)).toMatchObject(word)
    }
  })

  test('accepts a new name and the instruction flags', async () => {
    const child = await pupil((await world.organization()).id, 1)
    const fields = {
      first_name: 'Kit',
      last_name: 'Fox',
      flow_instructions: true,
      task_instructions: true,
    }
    expect((await save(child, fields)).body.user).toMatchObject(fields)
    for (const field of ['image', 'email'])
      expect((await save(child, { [field]: 'x@example.org' })).status).toBe(400)
  })
})

describe('changes to the profile of somebody else', () => {
  test('let an institution admin change, remove and restore a member', async () => {
    const ada = await member()
    expect((await save(admin, { first_name: 'Augusta' }, ada.id)).body.user.first_name).toBe(
      'Augusta',
    )
    expect((await save(admin, { removed: 1 }, ada.id)).body.user).toMatchObject({
      removed: 1,
      user_status: 0,
    })
    expect(await newestLog()).toMatchObject({
      action: 'delete',
      subject: await aliasOf(ada.id),
      old: { removed: 0 },
      now: { removed: 1 },
    })
    expect((await save(admin, { removed: 0 }, ada.id)).body.user).toMatchObject({
      removed: 0,
      user_status: 1,
    })
    expect(await newestLog()).toMatchObject({
      action: 'restore',
      old: { removed: 1 },
      now: { removed: 0 },
    })
  })

  test('restore a member only while the institution has a free seat, even for two restores at once', async () => {
    const school = await world.organization({ seats: 2 })
    const [ada, bob, eve] = [
      await member(school.id),
      await member(school.id),
      await member(school.id),
    ]
    for (const { id } of [ada, bob, eve]) await save(superAdmin, { removed: 1 }, id)
    expect((await save(superAdmin, { removed: 0 }, ada.id)).body.user.removed).toBe(0)
    const restores = [bob, eve].map((person) => () => save(superAdmin, { removed: 0 }, person.id))
    const answers = await atOnce(
      world.pool,
      `select * from users where id in (${bob.id}, ${eve.id})`,
      restores,
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const late = [bob, eve][answers.findIndex(({ status }) => status === 422)]?.id
    expect(
      await withoutTrace(() => save(superAdmin, { first_name: 'Late', removed: 0 }, late)),
    ).toEqual(apiError('organization_full'))
    expect((await save(superAdmin, { removed: 0 }, ada.id)).status).toBe(200)
    expect((await save(superAdmin, { removed: 0 }, (await world.person()).id)).status).toBe(200)
  })

  test('answer 404 to an institution admin for people elsewhere, without an institution or unknown', async () => {
    const [stranger, alone] = [await member((await world.organization()).id), await world.person()]
    for (const id of [stranger.id, alone.id, superAdmin.id, 2_000_000_000])
      for (const body of [{ first_name: 'Mallory' }, { removed: 1 }])
        expect(await withoutTrace(() => save(admin, body, id))).toEqual(notFound)
    expect(
      (await save(superAdmin, { first_name: 'Augusta' }, stranger.id)).body.user.first_name,
    ).toBe('Augusta')
  })

  test('answer 404 to a facilitator, a fellow member and a stranger', async () => {
    const ada = await member()
    const callers = [
      await world.person({ role: 'facilitator', type: 'institution', organizationId: home }),
      await member(),
      await world.person(),
    ]
    for (const caller of callers) {
      expect(await withoutTrace(() => save(caller, { first_name: 'Mallory' }, ada.id))).toEqual(
        notFound,
      )
      expect((await save(caller, { first_name: 'Myself' })).status).toBe(200)
    }
    const nobody = () =>
      world.call(`PUT /users/save/${ada.id}`, { body: { first_name: 'Mallory' } })
    expect(await withoutTrace(nobody)).toEqual(apiError('unauthenticated'))
  })

  test('need a grant that is not read-only, beyond access_users', async () => {
    const ada = await member()
    const grant = (text: string) =>
      world.pool.query(
        `${text} and role_id in (select id from roles where key in ('institution_admin', 'facilitator'))`,
      )
    const facilitator = await world.person({
      role: 'facilitator',
      type: 'institution',
      organizationId: home,
    })
    const reads = async (caller: Member) =>
      (await world.call(`GET /users/show/${ada.id}`, { token: caller.token })).status
    await grant("update role_grants set scope = 'organization' where permission = 'access_users'")
    await grant(
      "update role_grants set read_only = true where permission in ('admin_users', 'edit_users')",
    )
    for (const caller of [facilitator, admin]) {
      expect(await reads(caller)).toBe(200)
      expect(await withoutTrace(() => save(caller, { first_name: 'Mallory' }, ada.id))).toEqual(
        notFound,
      )
    }
    await grant(
      "update role_grants set read_only = false where permission in ('admin_users', 'edit_users')",
    )
    expect((await save(admin, { first_name: 'Augusta' }, ada.id)).status).toBe(200)
    expect(await withoutTrace(() => save(facilitator, { removed: 1 }, ada.id))).toEqual(notFound)
  })

  test('return no scores that staff may not see', async () => {
    const ada = await member()
    expect((await save(admin, { job_title: 'Clerk' }, ada.id)).body.user).toMatchObject({
      job_title: '',
      attributes: [],
    })
    expect((await save(ada, { job_title: 'Countess' })).body.user.attributes).toHaveLength(112)
  })
})

describe('removing a super admin', () => {
  test('is only possible for another super admin, whatever the institution', async () => {
    const other = await world.person({
      role: 'super_admin',
      type: 'institution',
      organizationId: home,
    })
    expect(await withoutTrace(() => save(admin, { first_name: 'Grace' }, other.id))).toEqual(
      apiError('forbidden'),
    )
    expect(
      await withoutTrace(() => save(admin, { first_name: 'Gone', removed: 1 }, other.id)),
    ).toEqual(apiError('forbidden'))
    expect((await save(superAdmin, { removed: 1 }, other.id)).body.user.removed).toBe(1)
  })

  test('fails for one of two who remove each other at once', async () => {
    const [one, two] = [
      superAdmin,
      await world.person({ role: 'super_admin', type: 'institution' }),
    ]
    const calls = [() => save(one, { removed: 1 }, two.id), () => save(two, { removed: 1 }, one.id)]
    const answers = await atOnce(
      world.pool,
      `select * from users where id in (${one.id}, ${two.id})`,
      calls,
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await world.pool.query('update users set removed = 0')
    superAdmin = await world.signIn(one)
  })
})

describe('switching the language', () => {
  test('selects a published language and logs the old and new one', async () => {
    const ada = await world.person()
    const { status, body } = await speak(ada, 2)
    expect([status, body.language]).toEqual([
      200,
      { id: 2, title: 'German', locale: 'ge', tag: 'de', rtl: 0, published: true },
    ])
    expect((await show(ada)).language_id).toBe(2)
    expect(await newestLog()).toMatchObject({
      action: 'update',
      subject: await aliasOf(ada.id),
      old: { language_id: 1 },
      now: { language_id: 2 },
    })
  })

  test('returns the text direction', async () => {
    const { rows } = await world.pool.query(
      "update languages set published = true where locale = 'ar' returning id",
    )
    const ada = await world.person()
    expect((await speak(ada, rows[0].id)).body.language.rtl).toBe(1)
    expect((await show(ada)).rtl).toBe(1)
  })

  test('is rejected for an unpublished or unknown language', async () => {
    const ada = await world.person()
    await world.pool.query('update languages set published = false where id = 8')
    for (const id of [8, 999])
      expect(await withoutTrace(() => speak(ada, id))).toEqual(apiError('language_unknown'))
    for (const id of ['abc', 0, 99_999_999_999])
      expect(await withoutTrace(() => speak(ada, id))).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'language_id' }] },
      })
    expect(statusAndBody(await world.call('POST /languages/switch/2'))).toEqual(
      apiError('unauthenticated'),
    )
  })
})
