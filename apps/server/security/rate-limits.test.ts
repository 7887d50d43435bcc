import { mailboxOf } from '@quartet/domain/email.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeClassroom } from '../areas/classroom/client.ts'
import { makeClass } from '../testing/class-cards.ts'
import { planAt } from '../testing/classroom-service.ts'
import { shownIn } from '../testing/consents.ts'
import { cookieOf } from '../testing/device.ts'
import { addToFamily, childForm, joinFamily, makeFamily } from '../testing/families.ts'
import { asFile, fileNamed, formOf, pictureTo } from '../testing/files.ts'
import { waiting } from '../testing/guardians.ts'
import { card, individual, register } from '../testing/registration.ts'
import { stepIn, turnOn } from '../testing/second-factor.ts'
import { topicId } from '../testing/tasks.ts'
import { team } from '../testing/teams.ts'
import { type Member, makeWorld, minutes, password, type World } from '../testing/world.ts'
import { type LimitName, limits } from './rate-limits.ts'
import { digestOf } from './tokens.ts'

let world: World
let counter = 0
beforeAll(async () => {
  world = await makeWorld({ trustedProxies: 1 })
  teen = await waiting(world)
  listener = await world.person()
  sharer = await world.person()
  signedIn = await world.person()
  const { id: organizationId } = await world.organization({ seats: 100 })
  school = await world.person({ role: 'institution_admin', type: 'institution', organizationId })
  known = await world.person().then(async ({ email }) => ({
    email,
    cookie: cookieOf(await world.call('POST /login', { body: { email, password } })),
  }))
  pupil = await world.person({ role: 'institution_member', type: 'institution', organizationId })
  editor = await world.person({ role: 'content_editor' })
  const somebody = await world.person()
  await turnOn(world, somebody)
  guarded = somebody
  world.services.classroom = makeClassroom(planAt('http://127.0.0.1:9'))
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

type Who = { email: string; address: string }
const post = (where: string, { address }: Who, body: unknown) =>
  world.call(where, { body, headers: { 'x-forwarded-for': address } })
const login: MakeCall = (who, more) =>
  post('POST /login', who, { email: who.email, password: 'wrong horse', ...more })
const verify: MakeCall = (who, more) =>
  post('POST /verifyCode', who, { email: who.email, verification_code: '000000', ...more })
const resend: MakeCall = (who, more) =>
  post('POST /verifyCode/resend', who, { email: who.email, ...more })
const forgot: MakeCall = (who, more) =>
  post('POST /users/forgot/password', who, { email: who.email, ...more })
const reset = (who: Who) =>
  post('POST /user/reset/password', who, {
    password: 'a new battery',
    confirm_password: 'a new battery',
    token: 'x',
  })
const signUp = async (who: Who) =>
  post('POST /registeration', who, await individual(world, { email: who.email, captcha: 'x' }))
let solved = ''
const tryCard = async (who: Who) =>
  post(
    'POST /registeration',
    who,
    await individual(world, {
      email: who.email,
      captcha: solved,
      ...card,
      card_number: '4000000000000002',
    }),
  )

const lookUp = (who: Who) => post('POST /registeration/code', who, { promo_code: 'NONE' })
const tryDecoder = ({ address }: Who) =>
  world.call('GET /words/trial/1', { headers: { 'x-forwarded-for': address } })
const openLink = ({ address }: Who) =>
  world.call('GET /consent/none', { headers: { 'x-forwarded-for': address } })
const answerLink = (who: Who) =>
  post('POST /consent/none/confirm', who, { consents: [], shown: shownIn(null) })
let listener: { token: string }
/** Requests unique texts, because a cached text costs no point. */
const listen = () =>
  world.call('POST /users/text/to/speech', {
    token: listener.token,
    body: { text: `Words ${++counter}.` },
  })
/** A person who waits for a guardian, more than a minute after the last mail. */
let teen: { token: string }
const again = async () => {
  world.passes(2 * minutes)
  return world.call('POST /users/guardian/send', { token: teen.token, body: {} })
}
const otherGuardian = async () => {
  world.passes(2 * minutes)
  return world.call('PUT /users/guardian', {
    token: teen.token,
    body: { guardian_email: `guardian${++counter}@example.org` },
  })
}
/** Teens who all name the same guardian. */
const mailGuardian = async ({ email }: Who) => {
  const { token } = await waiting(world)
  world.passes(2 * minutes)
  return world.call('PUT /users/guardian', { token, body: { guardian_email: email } })
}
/** A person with a confirmed address who mails their profile to an address. */
let sharer: { token: string }
const shareTo = (email: string) =>
  world.call('POST /users/share', { token: sharer.token, body: pictureTo(email) })

/** Of somebody without a result, so that no document is made. */
const makeLink = () =>
  world.call('POST /users/share_links', {
    token: sharer.token,
    body: { document: { kind: 'plp' }, days: 7 },
  })
const openShared = (who: Who) => post('POST /shared', who, { token: 'none' })

/** A person who is signed in and guesses their own password, and an editor. */
let signedIn: { id: number; token: string }
let editor: { token: string }
const guess = () =>
  world.call(`PUT /users/update/password/${signedIn.id}`, {
    token: signedIn.token,
    body: {
      old_password: 'wrong horse',
      password: 'a new battery',
      confirm_password: 'a new battery',
    },
  })
const tryToJoin = () =>
  world.call(`PUT /users/join_organization/${signedIn.id}?promo_code=NONE`, {
    token: signedIn.token,
  })
const change = () =>
  world.call(`PUT /users/update/password/${signedIn.id}`, {
    token: signedIn.token,
    body: { old_password: password, password, confirm_password: password },
  })
const otherAddress = () =>
  world.call('POST /users/email', {
    token: signedIn.token,
    body: { password, email: `other${++counter}@example.org` },
  })
const searchContact = (search_text: string) => () =>
  world.call('POST /users/search/contact', { token: signedIn.token, body: { search_text } })
const requestContact = async () => {
  const { id, email } = await world.person()
  return world.call(`POST /users/add/contact/${signedIn.id}/${id}`, {
    token: signedIn.token,
    body: { search_text: email },
  })
}
const tryFamilyCode = () => joinFamily(world, signedIn, 'AAAAAAAA')
let familyAdmin: Member | undefined
const addFamilyMember = async () => {
  familyAdmin ??= (await makeFamily(world)).admin
  await world.pool.query('delete from family_members')
  return addToFamily(world, familyAdmin, await childForm(world))
}
const addTeamTask = async () =>
  world.call(`POST /teams/add/task/${await team(world, { leader: signedIn })}`, {
    token: signedIn.token,
    body: { name: 'Essay', description: 'Write it.', topic_id: await topicId(world) },
  })
const invite = (email: string) =>
  world.call('POST /users/invite/contact', { token: signedIn.token, body: { emails: [email] } })
const openInvitation = (who: Who) => post('POST /invitations/1', who, { secret: 'none' })
/** An institution administrator sets a one-time password for a member. */
const giveOneTime = () =>
  world.call(`PUT /users/update/password/${pupil.id}`, {
    token: school.token,
    body: { password: 'a new battery', confirm_password: 'a new battery' },
  })
/** A person with an authenticator app who gives a wrong code, also on a known device. */
let guarded: { id: number; email: string }
const giveFactor = async (device = '') => {
  const login = await world.call('POST /login', { body: { email: guarded.email, password } })
  return world.call('POST /login/second-factor', {
    body: { code: '000000' },
    headers: { cookie: `${stepIn(login)}; ${device}` },
  })
}
const giveFactorOnKnown = async () => {
  const token = 'k'.repeat(43)
  await world.pool.query(
    'insert into known_devices (user_id, token_hash, last_used_at) values ($1, $2, $3) on conflict do nothing',
    [guarded.id, digestOf(token), world.time.now],
  )
  return giveFactor(`device=${token}`)
}
const tryClassCard =
  (at = 0) =>
  (who: Who) =>
    post('POST /class/sign-in', who, { class_code: `ABC${at}`, name: 'Nobody', pin: '4711' })
const joinSession = () =>
  world.call('POST /users/class-session', { token: signedIn.token, body: { code: 'AAAAA' } })
/** For a group where class cards are turned off. */
let klass: Awaited<ReturnType<typeof makeClass>> | undefined
const makeClassCards = async () => {
  klass ??= await makeClass(world, ['Ada'])
  return klass.make(klass.children.map(({ id }) => ({ id, card_id: null })))
}
const findProvider = (who: Who) =>
  post('POST /login/providers/find', who, { domain: 'school.example' })
const leave = () =>
  world.call('POST /users/deletion', { token: signedIn.token, body: { password } })
const showPhoto = () =>
  world.call(`POST /users/update_photo/${signedIn.id}`, {
    token: signedIn.token,
    body: formOf({ image: asFile(fileNamed('photo.png')) }),
  })
const readPicture = () =>
  world.call('POST /tasks/get/description', {
    token: signedIn.token,
    body: formOf({ photo: asFile(fileNamed('photo.png')) }),
  })
const makeDocument = () =>
  world.call('POST /documents/pdf', { token: signedIn.token, body: { kind: 'plp' } })
const sendSheet = () =>
  world.call('POST /topics/import', {
    token: editor.token,
    body: formOf({ file: asFile(fileNamed('photo.png')) }),
  })
const addPagePicture = () =>
  world.call('POST /cms/picture', {
    token: editor.token,
    body: formOf({ picture: asFile(fileNamed('photo.png')) }),
  })
const savePage = () =>
  world.call('POST /cms/add', {
    token: editor.token,
    body: { key: 'help', language_id: 1, title: 'Help', body_html: '<p> </p>' },
  })
const testMail = () => world.call('POST /emails/test/1/welcome', { token: editor.token, body: {} })
const saveCard = () =>
  world.call(`PUT /users/card/${signedIn.id}`, { token: signedIn.token, body: {} })
const checkPayment = () =>
  world.call(`POST /users/subscription/${signedIn.id}`, { token: signedIn.token, body: {} })
const beginLink = () =>
  world.call('POST /users/google/classroom/begin', { token: signedIn.token, body: {} })
const exportAgain = async () => {
  await world.pool.query("update exports set state = 'failed'")
  return world.call('POST /users/own_data/export', { token: signedIn.token, body: {} })
}

const remind = () =>
  world.call('POST /users/changes', {
    token: school.token,
    body: { kind: 'remind', users: [pupil.id] },
  })

/**
 * An institution administrator adds a new person, or someone who already has an account elsewhere.
 */
let school: { token: string }
let pupil: { id: number }
const add = (email: string) =>
  world.call('PUT /users/save', {
    token: school.token,
    body: { first_name: 'Ida', last_name: 'Added', type: 'student', age_group_id: 3, email },
  })
const addTo = () => add(`added${++counter}@example.org`)
const orderErasure = async () => {
  const ids = [(await addTo()).body.person.id]
  return world.call('POST /users/erase', { token: school.token, body: { ids, reason: 'left' } })
}
const undoErasure = async () => {
  const { ids } = (await orderErasure()).body
  return world.call('POST /users/keep', { token: school.token, body: { ids } })
}
const addKnown = async () => add((await world.person()).email)

/**
 * Spends the limit for strangers first and solves a captcha for each call, from any address or from
 * one network.
 */
const overall = { loginOverall: 'all', codeOverall: 'all' }
type MakeCall = (who: Who, more?: Record<string, unknown>) => ReturnType<World['call']>
const spentFirst =
  (name: LimitName, call: MakeCall, from?: string) =>
  async ({ email, address }: Who) => {
    await spend(name, name in overall ? 'all' : mailboxOf(email))
    return call({ email, address: from ?? address }, { captcha: await world.captcha() })
  }
const spend = (name: LimitName, key: string) =>
  world.pool.query(
    'insert into rate_limits values ($1, $2, $3) on conflict (key) do update set points = $2, expire = $3',
    [
      ...[
        `${name}:${key.includes('@') ? digestOf(key) : key}`,
        limits[name].points,
        Date.now() + 60_000,
      ],
    ],
  )
/** A person on a known device, after strangers have spent the limit of the account. */
let known: { email: string; cookie: string }
const onKnown = (where: string, name: LimitName, body: Record<string, unknown>) => async () => {
  await spend(name, mailboxOf(known.email))
  return world.call(where, {
    body: { email: known.email, ...body },
    headers: { cookie: known.cookie },
  })
}
const loginKnown = () => onKnown('POST /login', 'loginAccount', { password: 'wrong horse' })()
const verifyKnown = () =>
  onKnown('POST /verifyCode', 'codeAccount', { verification_code: '000000' })()
const forgotKnown = () => onKnown('POST /users/forgot/password', 'mailAccount', {})()
const sameCaptcha = async ({ address }: Who) => {
  const email = `somebody${++counter}@example.org`
  await spend('loginAccount', email)
  return login({ email, address }, { captcha: solved })
}
const forgotOwn = async ({ address }: Who) =>
  forgot({ email: (await world.person()).email, address })
const signUpWell = async ({ email, address }: Who) =>
  post('POST /registeration', { email, address }, await individual(world, { email }))

/**
 * For each limit: what it counts by, a call that takes a point, the status while it is allowed, and
 * the error afterwards.
 */
const spending: Record<
  LimitName,
  ['account' | 'address' | 'nothing', (who: Who) => ReturnType<World['call']>, number, string]
> = {
  loginAccount: ['account', login, 401, 'locked'],
  loginAddress: ['address', login, 401, 'too_many'],
  loginOverall: ['nothing', login, 401, 'too_many'],
  loginDevice: ['nothing', loginKnown, 401, 'locked'],
  loginCaptcha: ['account', spentFirst('loginAccount', login), 401, 'locked'],
  loginCaptchaShare: ['account', spentFirst('loginAccount', login, '203.0.113.7'), 401, 'locked'],
  captchaLoginOverall: ['nothing', spentFirst('loginOverall', login), 401, 'too_many'],
  codeAccount: ['account', verify, 400, 'too_many'],
  codeAddress: ['address', verify, 400, 'too_many'],
  codeOverall: ['nothing', verify, 400, 'too_many'],
  codeDevice: ['nothing', verifyKnown, 400, 'too_many'],
  codeCaptcha: ['account', spentFirst('codeAccount', verify), 400, 'too_many'],
  codeCaptchaShare: ['account', spentFirst('codeAccount', verify, '203.0.113.7'), 400, 'too_many'],
  captchaCodeOverall: ['nothing', spentFirst('codeOverall', verify), 400, 'too_many'],
  codeDayCaptcha: ['account', spentFirst('codeDay', resend), 200, 'too_many'],
  codeDayCaptchaShare: ['account', spentFirst('codeDay', resend, '203.0.113.7'), 200, 'too_many'],
  captchaOnce: ['nothing', sameCaptcha, 401, 'captcha_used'],
  codeDay: ['account', resend, 200, 'too_many'],
  mailAccount: ['account', forgot, 200, 'too_many'],
  mailAddress: ['address', forgot, 200, 'too_many'],
  addPerson: ['nothing', addTo, 200, 'too_many'],
  addressTaken: ['nothing', addKnown, 400, 'too_many'],
  mailDevice: ['nothing', forgotKnown, 200, 'too_many'],
  mailCaptcha: ['account', spentFirst('mailAccount', forgot), 200, 'too_many'],
  mailCaptchaShare: ['account', spentFirst('mailAccount', forgot, '203.0.113.7'), 200, 'too_many'],
  mailOverall: ['nothing', forgotOwn, 200, 'mail_paused'],
  captchaMailOverall: ['nothing', signUpWell, 200, 'mail_paused'],
  peopleMailOverall: ['nothing', addTo, 200, 'mail_paused'],
  inviteRecipient: [
    'account',
    ({ email }) => add(email.replace('@', `+${++counter}@`)),
    200,
    'too_many',
  ],
  registrationAddress: ['address', signUp, 400, 'too_many'],
  registrationOverall: ['nothing', signUpWell, 200, 'too_many'],
  resetAddress: ['address', reset, 400, 'too_many'],
  resetOverall: ['nothing', reset, 400, 'too_many'],
  captcha: ['nothing', tryCard, 402, 'captcha_used'],
  codeLookUp: ['address', lookUp, 200, 'too_many'],
  joinCode: ['nothing', tryToJoin, 200, 'too_many'],
  trialWords: ['address', tryDecoder, 200, 'too_many'],
  consentAddress: ['address', openLink, 404, 'too_many'],
  consentAnswer: ['nothing', answerLink, 404, 'too_many'],
  guardianAgain: ['nothing', again, 200, 'too_many'],
  guardianChange: ['nothing', otherGuardian, 200, 'too_many'],
  guardianMail: ['account', mailGuardian, 200, 'mail_paused'],
  speechPerson: ['nothing', listen, 200, 'too_many'],
  speechOverall: ['nothing', listen, 200, 'too_many'],
  shareDay: ['nothing', ({ email }) => shareTo(email), 200, 'share_day_full'],
  shareRecipient: ['account', ({ email }) => shareTo(email), 200, 'share_recipient_full'],
  linkDay: ['nothing', makeLink, 422, 'share_day_full'],
  testMail: ['nothing', testMail, 200, 'too_many'],
  sharedAddress: ['address', openShared, 404, 'too_many'],
  ownPassword: ['nothing', guess, 400, 'locked'],
  exportDay: ['nothing', exportAgain, 200, 'too_many'],
  remindDay: ['nothing', remind, 200, 'too_many'],
  secondFactorAccount: ['nothing', () => giveFactor(), 400, 'locked'],
  secondFactorDevice: ['nothing', giveFactorOnKnown, 400, 'locked'],
  classCard: ['nothing', tryClassCard(), 401, 'locked'],
  classCardDay: ['nothing', tryClassCard(), 401, 'class_card_locked'],
  makeClassCards: ['nothing', makeClassCards, 409, 'too_many'],
  classSessionCode: ['nothing', joinSession, 404, 'too_many'],
  classCode: ['nothing', tryClassCard(), 401, 'too_many'],
  classCodeDay: ['nothing', tryClassCard(), 401, 'too_many'],
  classCardAddress: ['address', (who) => tryClassCard(++counter)(who), 401, 'too_many'],
  classCardOverall: ['nothing', (who) => tryClassCard(++counter)(who), 401, 'too_many'],
  secondFactorDay: ['nothing', () => giveFactor(), 400, 'second_factor_locked'],
  secondFactorDeviceDay: ['nothing', giveFactorOnKnown, 400, 'second_factor_locked'],
  providerAddress: ['address', findProvider, 200, 'too_many'],
  emailDay: ['nothing', otherAddress, 200, 'too_many'],
  passwordDay: ['nothing', change, 200, 'too_many'],
  oneTimeDay: ['nothing', giveOneTime, 200, 'too_many'],
  erasureDay: ['nothing', leave, 200, 'too_many'],
  eraseOrderDay: ['nothing', orderErasure, 200, 'too_many'],
  eraseUndoDay: ['nothing', undoErasure, 200, 'too_many'],
  uploadPerson: ['nothing', showPhoto, 200, 'too_many'],
  sheetPerson: ['nothing', sendSheet, 422, 'too_many'],
  documentPerson: ['nothing', makeDocument, 422, 'too_many'],
  ocrPerson: ['nothing', readPicture, 200, 'too_many'],
  pagePictureDay: ['nothing', addPagePicture, 200, 'too_many'],
  classroomPerson: ['nothing', beginLink, 200, 'too_many'],
  cardPerson: ['nothing', saveCard, 409, 'too_many'],
  paymentCheckPerson: ['nothing', checkPayment, 200, 'too_many'],
  pageSaveMinute: ['nothing', savePage, 400, 'too_many'],
  contactName: ['nothing', searchContact('Ada'), 200, 'too_many'],
  contactAddress: ['nothing', searchContact('nobody@example.org'), 200, 'too_many'],
  contactRequest: ['nothing', requestContact, 200, 'too_many'],
  familyCode: ['nothing', tryFamilyCode, 422, 'too_many'],
  familyMember: ['nothing', addFamilyMember, 200, 'too_many'],
  teamTask: ['nothing', addTeamTask, 200, 'too_many'],
  invitationDay: ['nothing', ({ email }) => invite(email), 200, 'invite_full'],
  invitationRecipient: ['account', ({ email }) => invite(email), 200, 'invite_full'],
  invitationAddress: ['address', openInvitation, 404, 'too_many'],
}

/**
 * The same account with another spelling and address, another account from the same address, or
 * both new.
 */
function next(by: 'account' | 'address' | 'nothing', first: string): Who {
  const at = ++counter
  const spellings = [
    `${first}+${at}@example.org`,
    `${first.toUpperCase()}@EXAMPLE.org`,
    `${first[0]}.${first.slice(1)}@example.org`,
  ]
  const email = by === 'account' ? (spellings[at % 3] ?? '') : `somebody${at}@example.org`
  return { email, address: by === 'address' ? '203.0.113.7' : `198.51.100.${at % 250}` }
}
const expiry = async (name: string) =>
  Number(
    (await world.pool.query('select expire from rate_limits where key like $1', [`${name}:%`]))
      .rows[0].expire,
  )

describe('a limit', () => {
  test.each(Object.entries(spending))(
    '%s applies to every new spelling or address, and expires',
    async (name, [by, call, allowed, limitResponse]) => {
      const { points, seconds } = limits[name as LimitName]
      solved = await world.captcha()
      const first = `ada${++counter}`
      const makeCall = () => call(next(by, first))
      expect((await makeCall()).status).toBe(allowed)
      await world.pool.query('update rate_limits set points = $1 where key like $2', [
        points - 1,
        `${name}:%`,
      ])
      expect((await makeCall()).status).toBe(allowed)
      expect((await makeCall()).body.name).toBe(limitResponse)

      expect((await expiry(name)) - Date.now()).toBeLessThanOrEqual(seconds * 1000)
      await world.pool.query('update rate_limits set expire = expire - $1', [seconds * 1000])
      expect((await makeCall()).status).toBe(allowed)
    },
  )

  const narrow = Object.entries(spending).filter(([, [by]]) => by !== 'nothing')
  test.each(narrow)('%s does not affect others', async (name, [by, call, allowed, error]) => {
    const first = `ada${++counter}`
    expect((await call(next(by, first))).status).toBe(allowed)
    await world.pool.query('update rate_limits set points = $1 where key like $2', [
      limits[name as LimitName].points + 1,
      `${name}:%`,
    ])
    expect((await call(next(by, first))).body.name).toBe(error)
    expect(
      (await call({ email: `other${counter}@example.org`, address: '192.0.2.99' })).status,
    ).toBe(allowed)
  })
})

test('takes no points for server errors', async () => {
  const ada = await world.person()
  const points = async () =>
    (await world.pool.query('select sum(points)::int sum from rate_limits where points <> 0'))
      .rows[0].sum
  const form = async () => individual(world, { email: 'unlucky@example.org' })
  await world.pool.query('alter table users rename to elsewhere')
  const broken = [
    () => world.call('POST /login', { body: { email: ada.email, password } }),
    () => world.call('POST /users/forgot/password', { body: { email: ada.email } }),
    () =>
      world.call('POST /verifyCode', { body: { email: ada.email, verification_code: '000000' } }),
    async () => register(world, await form()),
  ]
  for (const call of broken) for (let at = 0; at < 11; at++) expect((await call()).status).toBe(500)
  expect(await points()).toBe(null)

  await world.pool.query('alter table elsewhere rename to users')
  expect((await world.call('POST /login', { body: { email: ada.email, password } })).status).toBe(
    200,
  )
  expect((await register(world, await form())).status).toBe(200)
  expect(await world.mails('unlucky@example.org')).toHaveLength(1)
})

test('covers every limit in this test', () => {
  expect(Object.keys(spending).sort()).toEqual(Object.keys(limits).sort())
})

test('ignores an address sent by the client when there is no trusted proxy', async () => {
  const open = await makeWorld()
  const from = (address: string) =>
    open.call('POST /verifyCode', {
      body: { email: `somebody${++counter}@example.org`, verification_code: '000000' },
      headers: { 'x-forwarded-for': address },
    })
  expect((await from('203.0.113.1')).status).toBe(400)
  await open.pool.query('update rate_limits set points = $1', [limits.codeAddress.points])
  expect((await from('203.0.113.2')).body.name).toBe('too_many')
  await open.close()
})
