import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGroup, makeInstitution } from '../../testing/groups.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { openSubscription } from '../billing/commands.ts'

let world: World
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => world.pool.query('delete from rate_limits'))
afterAll(() => world.close())

const school = (more: object = {}) =>
  world.organization({ promoCode: `JOINS${++counter}`, seats: 3, ...more })
const join = ({ id, token }: Member, promo_code: string, more: object = {}) =>
  world.call(`PUT /users/join_organization/${id}`, { token, body: { promo_code, ...more } })
const leave = ({ id, token }: Member, body: object = {}, whom = id) =>
  world.call(`PUT /users/leave_organization/${whom}`, { token, body })
const own = async ({ token }: Member) =>
  (await world.call('GET /users/organization', { token })).body
const rowOf = async ({ id }: { id: number }) =>
  (await world.pool.query('select * from users where id = $1', [id])).rows[0]
const rolesOf = async ({ id }: { id: number }) =>
  (
    await world.pool.query(
      'select r.key from user_roles u join roles r on r.id = u.role_id where u.user_id = $1 order by 1',
      [id],
    )
  ).rows.map(({ key }) => key)
const roleId = async (key: string) =>
  (await world.pool.query('select id from roles where key = $1', [key])).rows[0].id
const stateOf = async ({ id, token }: Member) =>
  (await world.call(`GET /users/show/${id}`, { token })).body.user.access_state
const answer = async (call: ReturnType<World['call']>) => statusAndBody(await call)
const none = {
  error_message: '',
  error: null,
  may_wait: false,
  renewal_paused: false,
  awaits_guardian: false,
}
const refused = (error: string, error_message: string, may_wait = false) => ({
  ...none,
  ...{ error, error_message, may_wait },
})
const sentences = {
  organization_unknown: 'No institution has this code. Please check it.',
  organization_ended: 'This institution’s access has ended. Please ask its administrator.',
  organization_domain: 'This institution only accepts its own email addresses.',
  organization_age: 'You’re too young for this institution.',
  organization_member:
    'You already belong to an institution. Leave it before you join another one.',
  guardian_only: 'Only a parent or guardian can do this.',
  guardian_needed: 'Please ask a grown-up to sign you up.',
}

describe('joining', () => {
  test('makes an individual a member: type, role, cover and place in the list', async () => {
    const { id, promoCode } = await school({ codeMemberType: 'student', name: 'North School' })
    const ada = await world.person()
    expect(await answer(join(ada, promoCode.toLowerCase()))).toEqual({ status: 200, body: none })
    expect(await rowOf(ada)).toMatchObject({ type: 'student', organization_id: id })
    expect(await rolesOf(ada)).toEqual(['student'])
    expect(await stateOf(ada)).toBe('covered')
    expect((await own(ada)).institution).toMatchObject({
      id,
      name: 'North School',
      sees_scores: false,
    })
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: id,
    })
    const { body } = await world.call(`POST /users?organization_id=${id}`, {
      token: admin.token,
      body: {},
    })
    expect(body.list.map((one: { id: number }) => one.id)).toContain(ada.id)
  })

  test('takes the code from the query, too', async () => {
    const { promoCode } = await school()
    const ada = await world.person()
    const given = await world.call(
      `PUT /users/join_organization/${ada.id}?promo_code=${promoCode}`,
      { token: ada.token },
    )
    expect({ status: given.status, body: given.body }).toEqual({ status: 200, body: none })
  })

  const cases: [keyof typeof sentences, object, object][] = [
    ['organization_ended', { status: 'ended' }, {}],
    ['organization_ended', { endsAt: new Date('2026-01-01') }, {}],
    ['organization_domain', { emailDomains: ['elsewhere.example'] }, {}],
    ['organization_domain', { emailDomains: ['example.org'] }, { verified: false }],
    [
      'organization_age',
      { consent: { mode: 'school', dpa_signed_at: '2026-01-01', min_age: 16 } },
      { ageGroupId: 1 },
    ],
    ['guardian_needed', {}, { ageGroupId: 1, consentBy: 'school' }],
    ['guardian_only', {}, { ageGroupId: 2, consentBy: 'guardian' }],
  ]
  test.each(cases)(
    'is refused with 200 and %s in %o for %o',
    async (error, place, { consentBy, ...who }: { consentBy?: string }) => {
      const { promoCode } = await school(place)
      const ada = await world.person(who)
      if (consentBy)
        await world.pool.query(
          'update users set consent_by = $2, turns_18_in = 2030 where id = $1',
          [ada.id, consentBy],
        )
      expect(await answer(join(ada, promoCode))).toEqual({
        status: 200,
        body: refused(error, sentences[error]),
      })
      expect((await rowOf(ada)).organization_id).toBeNull()
    },
  )

  test('is refused when the code is unknown, empty, or the person is a member already', async () => {
    const { promoCode } = await school()
    const ada = await world.person()
    const unknown = refused('organization_unknown', sentences.organization_unknown)
    expect(await answer(join(ada, 'NOSUCH'))).toEqual({ status: 200, body: unknown })
    expect(await answer(join(ada, '  '))).toEqual({ status: 200, body: unknown })
    await join(ada, promoCode)
    const member = refused('organization_member', sentences.organization_member)
    expect(await answer(join(ada, promoCode))).toEqual({ status: 200, body: member })
  })

  test('answers in the language of the caller', async () => {
    const ada = await world.person({ languageId: 2 })
    expect((await join(ada, 'NOSUCH')).body.error_message).toBe(
      'Zu diesem Code gibt es keine Einrichtung.',
    )
  })

  test('stops guessing after ten unknown codes, not after known ones', async () => {
    const { promoCode } = await school({ status: 'ended' })
    const ada = await world.person()
    for (let tries = 0; tries < 10; tries++) {
      expect((await join(ada, promoCode)).status).toBe(200)
      expect((await join(ada, 'NOSUCH')).status).toBe(200)
    }
    expect(await answer(join(ada, promoCode))).toEqual(apiError('too_many'))
  })

  test('is only for the person themselves', async () => {
    const { promoCode } = await school()
    const [ada, ben] = [await world.person(), await world.person()]
    const call = `PUT /users/join_organization/${ben.id}?promo_code=${promoCode}`
    expect(await answer(world.call(call, { token: ada.token }))).toEqual(notFound)
    const boss = await world.person({ role: 'super_admin' })
    expect(await answer(world.call(call, { token: boss.token }))).toEqual(notFound)
    expect((await world.call(call)).status).toBe(401)
  })

  test('pauses the renewal of the own plan, and leaving resumes it when wanted', async () => {
    const { promoCode } = await school()
    const renews = async ({ id }: Member) =>
      (await world.pool.query('select auto_renew from subscriptions where user_id = $1', [id]))
        .rows[0].auto_renew
    for (const resume_renewal of [true, false]) {
      const ada = await world.person({
        endsAt: new Date(world.time.now.getTime() + 60 * days),
        renews: true,
      })
      expect((await join(ada, promoCode)).body.renewal_paused).toBe(true)
      expect(await renews(ada)).toBe(false)
      expect((await own(ada)).institution).toMatchObject({
        renewal_paused: true,
        after_leaving: 'own_plan',
      })
      expect((await leave(ada, { resume_renewal })).status).toBe(200)
      expect(await renews(ada)).toBe(resume_renewal)
      expect(await stateOf(ada)).toBe(resume_renewal ? 'active' : 'cancelled')
    }
  })

  test('does not resume a renewal that the person had switched off', async () => {
    const { promoCode } = await school()
    const ada = await world.person()
    const card = {
      gateway: 'sandbox' as const,
      cardToken: 't',
      cardBrand: 'visa',
      cardLast4: '4242',
      cardExpMonth: '2030-01',
    }
    await world.db.transaction((tx) =>
      openSubscription(tx, ada.id, { plan: 'basic', term: 'annual', autoRenew: false }, card),
    )
    expect((await join(ada, promoCode)).body.renewal_paused).toBe(false)
    await leave(ada, { resume_renewal: true })
    const { rows } = await world.pool.query(
      'select auto_renew from subscriptions where user_id = $1',
      [ada.id],
    )
    expect(rows).toEqual([{ auto_renew: false }])
  })

  test('shares scores with the facilitators only with the words that were shown', async () => {
    const { promoCode } = await school()
    const [ada, ben] = [await world.person(), await world.person()]
    const shown = (await world.call('GET /consent_texts/joining?language=1')).body
    const words = { digest: shown.digest, language_id: 1 }
    const old = { ...words, digest: 'a'.repeat(64) }
    expect((await join(ada, promoCode, { facilitator_scores: true, shown: old })).status).toBe(409)
    expect((await rowOf(ada)).organization_id).toBeNull()
    await join(ada, promoCode, { facilitator_scores: true, shown: words })
    await join(ben, promoCode)
    expect((await own(ada)).institution.sees_scores).toBe(true)
    expect((await own(ben)).institution.sees_scores).toBe(false)
    await leave(ada)
    const { rows } = await world.pool.query(
      'select withdrawn_at is null as open from consents where user_id = $1',
      [ada.id],
    )
    expect(rows).toEqual([{ open: false }])
  })

  test('is noted in the log, in a notification and by mail', async () => {
    const { id, promoCode } = await school({ name: 'South School' })
    const ada = await world.person()
    await join(ada, promoCode)
    const { rows } = await world.pool.query(
      'select v.new_value from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject where u.id = $1 order by l.id desc limit 1',
      [ada.id],
    )
    expect(rows[0].new_value).toMatchObject({ organization_id: id, type: 'institution' })
    const { body } = await world.call('GET /notifications', { token: ada.token })
    expect(body.list[0]).toMatchObject({
      kind: 'membership',
      event: 'joined',
      name: 'South School',
    })
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe('You’ve joined “South School”')
  })
})

describe('leaving', () => {
  test('frees the seat at once, hides the person, and restores what the account was', async () => {
    const { id, promoCode } = await school({ seats: 1 })
    const ada = await world.person({ role: 'professional' })
    await join(ada, promoCode)
    await world.pool.query(
      "insert into tasks (user_id, area, name, description, topic_id) values ($1, 'school', 'Essay', 'x', 1)",
      [ada.id],
    )
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: id,
    })
    const seen = () => answer(world.call(`GET /users/show/${ada.id}`, { token: admin.token }))
    expect((await seen()).status).toBe(200)
    expect((await leave(ada)).body).toEqual({ user: { id: ada.id, organization: null } })
    expect(await seen()).toEqual(notFound)
    expect(await rowOf(ada)).toMatchObject({ type: 'individual', organization_id: null })
    expect(await rolesOf(ada)).toEqual(['professional'])
    const { rows } = await world.pool.query('select name from tasks where user_id = $1', [ada.id])
    expect(rows).toEqual([{ name: 'Essay' }])
    expect(await own(ada)).toMatchObject({ institution: null })
  })

  test('gives 14 days of grace, then access ends', async () => {
    const { id } = await school()
    const eve = await world.person({ role: 'student', type: 'student', organizationId: id })
    await leave(eve)
    expect(await stateOf(eve)).toBe('trial')
    const before = world.time.now
    world.passes(14 * days)
    expect(await stateOf(await world.signIn(eve))).toBe('expired')
    world.time.now = before
    expect(await rolesOf(eve)).toEqual(['individual'])
  })

  test('twice, or without an institution, is a conflict', async () => {
    const ada = await world.person()
    expect(await answer(leave(ada))).toEqual(apiError('organization_none'))
  })

  test('by staff in scope only, and not of who may do more', async () => {
    const [home, elsewhere] = [await school(), await school()]
    const of = (organizationId: number, role: string) =>
      world.person({ role, type: 'institution', organizationId })
    const [member, admin, stranger, teacher] = [
      await of(home.id, 'institution_member'),
      await of(home.id, 'institution_admin'),
      await of(elsewhere.id, 'institution_admin'),
      await of(home.id, 'facilitator'),
    ]
    expect(await answer(leave(stranger, {}, member.id))).toEqual(notFound)
    expect(await answer(leave(teacher, {}, member.id))).toEqual(notFound)
    const boss = await of(home.id, 'super_admin')
    expect(await answer(leave(admin, {}, boss.id))).toEqual(apiError('forbidden'))
    expect((await leave(admin, {}, member.id)).status).toBe(200)
    expect((await rowOf(member)).organization_id).toBeNull()
    const { body } = await world.call('GET /notifications', { token: member.token })
    expect(body.list[0]).toMatchObject({ event: 'left', actor: expect.any(String) })
  })

  test('keeps the last administrator, and lets the first of two go', async () => {
    const { school: place, admin, staff } = await makeInstitution(world)
    expect(await answer(leave(admin))).toEqual(apiError('last_administrator'))
    expect((await own(admin)).institution.is_last_administrator).toBe(true)
    const second = await staff('institution_admin')
    const answers = await Promise.all([leave(admin), leave(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await world.pool.query(
      "select count(*)::int from users u join user_roles r on r.user_id = u.id join roles k on k.id = r.role_id where k.key = 'institution_admin' and u.organization_id = $1",
      [place.id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('ends the roles in the institution, with an entry in the log for whoever had one', async () => {
    const { facilitator, pupil } = await makeInstitution(world)
    const ada = await pupil('Ada')
    for (const who of [facilitator, ada]) expect((await leave(who)).status).toBe(200)
    const { rows } = await world.pool.query(
      `select u.id, a.id as actor, v.old_value, v.new_value from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject
        join users a on a.log_alias = l.actor where l.entity = 'user_roles' and u.id = any($1)`,
      [[facilitator.id, ada.id]],
    )
    const none = { granted: [], denied: [] }
    expect(rows).toEqual([
      {
        ...{ id: facilitator.id, actor: facilitator.id },
        old_value: { roles: [await roleId('facilitator')], ...none },
        new_value: { roles: [await roleId('individual')], ...none },
      },
    ])
  })

  test('drops out of groups; an owner loses them', async () => {
    const { facilitator, pupil, school: place } = await makeInstitution(world)
    const ada = await pupil('Ada')
    const group = await addGroup(world, facilitator, { people: [ada] })
    await leave(ada)
    await leave(facilitator)
    const { rows } = await world.pool.query(
      'select owner_id, (select count(*)::int from group_members where group_id = g.id) as members from groups g where id = $1',
      [group.id],
    )
    expect(rows).toEqual([{ owner_id: null, members: 0 }])
    const { body } = await join(ada, place.promoCode)
    expect(body.error).toBeNull()
  })

  test('takes a minor out of teams with others of the institution', async () => {
    const { pupil } = await makeInstitution(world)
    const [lee, mia, tim] = [await pupil('Lee'), await pupil('Mia'), await pupil('Tim')]
    await world.pool.query('update users set age_group_id = 2, turns_18_in = 2030 where id = $1', [
      mia.id,
    ])
    const { rows } = await world.pool.query(
      "insert into teams (name, leader_id) values ('Mixed', $1), ('Adults', $2) returning id",
      [mia.id, lee.id],
    )
    const [mixed, adults] = rows.map(({ id }) => id)
    for (const [team, who] of [
      [mixed, lee],
      [mixed, mia],
      [adults, lee],
      [adults, tim],
    ] as [number, Member][])
      await world.pool.query(
        "insert into team_members (team_id, user_id, status, accepted_at) values ($1, $2, 'accepted', now())",
        [team, who.id],
      )
    await leave(mia)
    await leave(lee)
    const places = await world.pool.query(
      'select t.name, m.user_id, m.status, t.leader_id from team_members m join teams t on t.id = m.team_id where t.id in ($1, $2) order by m.id',
      [mixed, adults],
    )
    expect(places.rows.map(({ name, status }) => [name, status])).toEqual([
      ['Mixed', 'accepted'],
      ['Mixed', 'left'],
      ['Adults', 'accepted'],
      ['Adults', 'accepted'],
    ])
    expect(places.rows[0].leader_id).toBe(lee.id)
  })
})

describe('people for whom a school consents', () => {
  const signed = { mode: 'school', dpa_signed_at: '2026-01-01', min_age: null } as const
  async function pupil(ageGroupId: 1 | 2, organizationId: number) {
    const one = await world.person({ role: 'student', type: 'student', ageGroupId, organizationId })
    await world.pool.query(
      "update users set consent_by = 'school', turns_18_in = $2, country = 'DE' where id = $1",
      [one.id, ageGroupId === 2 ? 2030 : null],
    )
    return one
  }

  test('leave a closed account behind, which another school can admit', async () => {
    const { id } = await school({ consent: signed })
    const child = await pupil(1, id)
    expect((await own(child)).institution).toMatchObject({
      after_leaving: 'consent',
      may_name_guardian: false,
    })
    await leave(child)
    expect(await rowOf(child)).toMatchObject({ consent_by: 'school', organization_id: null })
    const again = await world.signIn(child)
    expect((await world.call('GET /users/guardian', { token: again.token })).body).toMatchObject({
      waits: true,
      institution: null,
    })
    const next = await school({ consent: signed })
    expect((await join(again, next.promoCode)).body.error).toBeNull()
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: next.id,
    })
    const shown = (await world.call('GET /consent_texts/admission?language=1')).body
    const admitted = await world.call('POST /users/admissions', {
      token: admin.token,
      body: { ids: [child.id], consents: [], shown: { digest: shown.digest, language_id: 1 } },
    })
    expect(admitted.status).toBe(200)
    expect((await rowOf(child)).awaiting_consent_since).toBeNull()
  })

  test('a teenager can name a guardian, who gets a mail', async () => {
    const { id } = await school({ consent: signed })
    const teen = await pupil(2, id)
    expect((await own(teen)).institution.may_name_guardian).toBe(true)
    const same = await leave(teen, { guardian_email: teen.email })
    expect([same.status, same.body.fields[0].code]).toEqual([400, 'guardian_email_same'])
    await leave(teen, { guardian_email: 'parent@example.com' })
    expect(await rowOf(teen)).toMatchObject({ consent_by: 'guardian', organization_id: null })
    expect(await world.mails('parent@example.com')).toHaveLength(1)
  })
})
