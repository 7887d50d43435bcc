import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { findUser } from '../users/queries.ts'
import { inviteAddresses, inviteChosen, withdrawFromTeam } from './commands.ts'

let world: World
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits; delete from jobs.job')
})
afterAll(() => world.close())

const address = () => `invited${++counter}@example.org`
const gone = apiError('invitation_gone')
const invite = ({ token }: Member, ...emails: string[]) =>
  world.call('POST /users/invite/contact', { token, body: { emails } })
const sent = async ({ token }: Member) =>
  (await world.call('GET /users/invitations', { token })).body.list as {
    id: number
    email: string
  }[]
const contactCount = async ({ token }: Member) =>
  (await world.call('POST /users/contacts', { token, body: {} })).body.my_contact_count

type Mailed = { id: number; token: string; code: string; text: string; subject: string }
/** What the newest mail to an address says. */
async function mailed(email: string): Promise<Mailed> {
  const { text = '', subject = '' } = (await world.mails(email)).at(-1) ?? {}
  const [, id, token] = /\/invitation\/(\d+)\/[^#\s]+#(\S+)/.exec(text) ?? []
  const [, code = ''] = /^([A-Z2-9]{8})$/m.exec(text) ?? []
  return { id: Number(id), token: token ?? '', code, text, subject }
}
/** Ada invites somebody who has an account. */
async function invited() {
  const [ada, bo] = [await world.person(), await world.person()]
  expect((await invite(ada, bo.email)).status).toBe(200)
  return { ada, bo, mail: await mailed(bo.email) }
}
const open = (id: number, secret = '', who?: Member) =>
  world.call(`POST /invitations/${id}`, { token: who?.token, body: { secret } })
const accept = (who: Member, id: number, body: object = {}) =>
  world.call(`POST /users/accept/invatation/${id}`, { token: who.token, body })
const decline = (id: number, secret = '', who?: Member) =>
  world.call(`POST /users/decline/invitation/${id}`, { token: who?.token, body: { secret } })

/** A team of Ada with places for an address and a person, and the invitations to it. */
async function team({ email, person }: { email?: string; person?: Member }) {
  const ada = await world.person()
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into teams (name, leader_id) values ('Ship <it>.com', $1) returning id`,
    [ada.id],
  )
  const [{ id: teamId } = { id: 0 }] = rows
  await world.pool.query(
    `insert into team_members (team_id, user_id, email, status) values ($1, $2, null, 'accepted')`,
    [teamId, ada.id],
  )
  const inviter = await findUser(world.db, ada.id)
  if (!inviter) throw new Error('no inviter')
  const context = { ...world.services, now: world.time.now }
  const named = { id: teamId, name: 'Ship <it>.com' }
  await withoutTenantScope(() =>
    world.db.transaction(async (tx) => {
      await world.pool.query(
        'insert into team_members (team_id, user_id, email) values ($1, $2, $3)',
        [teamId, person?.id ?? null, email ?? null],
      )
      if (email) await inviteAddresses(tx, context, { inviter, emails: [email], team: named })
      if (person) await inviteChosen(tx, context, { inviter, userIds: [person.id], team: named })
    }),
  )
  const { rows: written } = await world.pool.query<{ id: number }>(
    'select id from invitations where team_id = $1',
    [teamId],
  )
  return { ada, teamId, id: written[0]?.id ?? 0 }
}
const places = async (teamId: number) =>
  (
    await world.pool.query(
      'select user_id, email, status from team_members where team_id = $1 order by id offset 1',
      [teamId],
    )
  ).rows
const notified = async ({ token }: Member) =>
  (await world.call('GET /notifications', { token })).body.list

describe('inviting by mail', () => {
  test('looks the same whether or not an address has an account', async () => {
    const [ada, bo, stranger] = [await world.person(), await world.person(), address()]
    const answers = [await invite(ada, bo.email), await invite(ada, stranger)]
    expect(answers.map(statusAndBody)).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ])
    expect((await sent(ada)).map(({ email }) => email)).toEqual([stranger, bo.email])
    const [known, unknown] = [await mailed(bo.email), await mailed(stranger)]
    expect(known.text).toMatch(/\/invitation\/\d+\/ada-person\S*#\S{43}/)
    expect(known.code).toHaveLength(8)
    expect(unknown.text).toContain(`https://quartet.test/register-basic/${ada.id}/0/`)
    expect(unknown.code).toBe('')
    expect(unknown.subject).toBe(
      mails.contact_invitation_new.subject.replace(
        '{{sender}}',
        known.subject.split(' inv')[0] ?? '',
      ),
    )
  })

  test('stores no secret, and a new mail replaces the one before', async () => {
    const { ada, bo, mail } = await invited()
    const { rows } = await world.pool.query('select * from invitations')
    expect(JSON.stringify(rows)).not.toContain(mail.token)
    expect(JSON.stringify(rows)).not.toContain(mail.code)
    await invite(ada, bo.email.toUpperCase())
    const again = await mailed(bo.email)
    expect(again.id).toBe(mail.id)
    expect(await sent(ada)).toHaveLength(1)
    expect(statusAndBody(await open(mail.id, mail.token))).toEqual(gone)
    expect(statusAndBody(await open(mail.id, mail.code))).toEqual(gone)
    expect((await open(again.id, again.token)).status).toBe(200)
    expect((await open(again.id, ` ${again.code.toLowerCase()} `)).status).toBe(200)
  })

  test('is for adults with a confirmed address, and to others than oneself', async () => {
    const ada = await world.person()
    expect(statusAndBody(await invite(ada, ada.email))).toEqual(apiError('contact_unknown'))
    const fresh = await world.person({ verified: false })
    expect(statusAndBody(await invite(fresh, address()))).toEqual(apiError('invite_unverified'))
    for (const ageGroupId of [1, 2] as const) {
      const young = await world.person({ ageGroupId })
      expect(statusAndBody(await invite(young, address()))).toEqual(apiError('invite_adults'))
    }
    for (const [emails, code] of [
      [[], 'email_missing'],
      [['nobody'], 'email_wrong'],
      [Array.from({ length: 6 }, address), 'emails_many'],
    ] as const)
      expect((await invite(ada, ...emails)).body.fields[0].code).toBe(code)
    expect(await sent(ada)).toEqual([])
    expect(statusAndBody(await world.call('POST /users/invite/contact')).status).toBe(401)
  })

  test('mails nobody who has blocked the inviter, and no minor', async () => {
    const { ada, bo } = await invited()
    await world.pool.query(
      `insert into contacts (requester_id, addressee_id, status, blocked_by) values ($1, $2, 'blocked', $2)`,
      [ada.id, bo.id],
    )
    const young = await world.person({ ageGroupId: 2 })
    await world.pool.query('delete from jobs.job')
    expect((await invite(ada, bo.email, young.email)).status).toBe(200)
    expect([await world.mails(bo.email), await world.mails(young.email)]).toEqual([[], []])
    expect(await sent(ada)).toHaveLength(2)
  })

  test('goes to all addresses or to none when a limit is spent', async () => {
    const [ada, often] = [await world.person(), address()]
    for (let count = 0; count < 3; count++) expect((await invite(ada, often)).status).toBe(200)
    const other = address()
    expect((await invite(ada, other, often)).body.name).toBe('invite_full')
    expect(await world.mails(other)).toEqual([])
    expect((await invite(ada, other)).status).toBe(200)
  })
})

describe('an invitation', () => {
  test('shows who invites to its owner and to who has the mail, and to nobody else', async () => {
    const { ada, bo, mail } = await invited()
    const eve = await world.person()
    const seen = (await open(mail.id, mail.token)).body
    expect(seen).toEqual({
      inviter: expect.stringMatching(/^Ada /),
      inviter_id: ada.id,
      team: null,
      email: bo.email,
      expires_at: new Date(world.time.now.getTime() + 14 * days).toISOString(),
      reader: 'signed_out',
    })
    expect((await open(mail.id, '', bo)).body.reader).toBe('invited')
    expect((await open(mail.id, mail.code, eve)).body.reader).toBe('other')
    for (const [secret, who] of [
      ['', undefined],
      ['', eve],
      ['', ada],
      [`${mail.token}x`, bo],
      ['AAAAAAAA', undefined],
    ] as const)
      expect(statusAndBody(await open(mail.id, secret, who))).toEqual(gone)
    expect(statusAndBody(await open(999_999, mail.token))).toEqual(gone)
  })

  test('makes two people contacts once its owner accepts', async () => {
    const { ada, bo, mail } = await invited()
    const eve = await world.person()
    expect(statusAndBody(await accept(eve, mail.id))).toEqual(gone)
    expect(statusAndBody(await accept(eve, mail.id, { secret: mail.token }))).toEqual(
      apiError('invitation_address'),
    )
    expect(statusAndBody(await accept(bo, mail.id, { secret: 'altered' }))).toEqual(gone)
    expect(await contactCount(bo)).toBe(0)
    expect(statusAndBody(await accept(bo, mail.id, { secret: mail.token }))).toEqual({
      status: 200,
      body: { team_id: null },
    })
    expect([await contactCount(ada), await contactCount(bo), await sent(ada)]).toEqual([1, 1, []])
    expect((await notified(ada))[0]).toMatchObject({ kind: 'contact_accepted' })
    expect((await world.mails(ada.email)).at(-1)?.subject).toMatch(/is now your contact/)
    for (const answer of [await accept(bo, mail.id), await open(mail.id, mail.token, bo)])
      expect(statusAndBody(answer)).toEqual(gone)
  })

  test('has one winner when it is accepted, declined and withdrawn at once', async () => {
    for (let round = 0; round < 3; round++) {
      const { ada, bo, mail } = await invited()
      const withdraw = () =>
        world.call(`DELETE /users/invitations/${mail.id}`, { token: ada.token })
      const calls = [() => accept(bo, mail.id), () => decline(mail.id, mail.token), withdraw]
      const lock = `select from invitations where id = ${mail.id}`
      const answers = await atOnce(world.pool, lock, calls)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const { rows } = await world.pool.query('select "end" from invitations where id = $1', [
        mail.id,
      ])
      expect(await contactCount(bo)).toBe(rows[0].end === 'accepted' ? 1 : 0)
    }
  })

  test('is declined without a word to the inviter, also by somebody without an account', async () => {
    const { ada, bo, mail } = await invited()
    expect(statusAndBody(await decline(mail.id))).toEqual(gone)
    expect(statusAndBody(await decline(mail.id, '', ada))).toEqual(gone)
    expect((await decline(mail.id, mail.code)).status).toBe(200)
    expect(statusAndBody(await accept(bo, mail.id))).toEqual(gone)
    expect([await notified(ada), await sent(ada)]).toEqual([[], []])
  })

  test('ends after 14 days, when it is withdrawn, and with the account of the inviter', async () => {
    const { ada, bo, mail } = await invited()
    const eve = await world.person()
    const withdraw = ({ token }: Member) =>
      world.call(`DELETE /users/invitations/${mail.id}`, { token })
    expect(statusAndBody(await withdraw(eve))).toEqual(notFound)
    expect((await withdraw(ada)).status).toBe(200)
    expect(statusAndBody(await withdraw(ada))).toEqual(notFound)
    expect(statusAndBody(await accept(bo, mail.id))).toEqual(gone)

    const late = await invited()
    world.passes(14 * days)
    expect(statusAndBody(await accept(await world.signIn(late.bo), late.mail.id))).toEqual(gone)
    const closed = await invited()
    await world.pool.query('update users set removed = 1 where id = $1', [closed.ada.id])
    expect(statusAndBody(await open(closed.mail.id, closed.mail.token))).toEqual(gone)
  })

  test('is no way around a later block', async () => {
    const { ada, bo, mail } = await invited()
    world.passes(1000)
    await world.pool.query(
      `insert into contacts (requester_id, addressee_id, status, blocked_by, changed_at) values ($1, $2, 'blocked', $1, $3)`,
      [ada.id, bo.id, world.time.now],
    )
    expect(statusAndBody(await accept(bo, mail.id))).toEqual(gone)
  })

  test('is deleted 30 days after it has ended or expired', async () => {
    const { ada, mail } = await invited()
    await decline(mail.id, mail.code)
    const kept = async () =>
      Number(
        (await world.pool.query('select count(*) from invitations where inviter_id = $1', [ada.id]))
          .rows[0].count,
      )
    world.passes(30 * days - 1000)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await kept()).toBe(1)
    world.passes(2000)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await kept()).toBe(0)
  })
})

describe('an invitation to a team', () => {
  test('joins it only with the consent to share scores', async () => {
    const bo = await world.person()
    const { ada, teamId, id } = await team({ email: bo.email })
    const mail = await mailed(bo.email)
    expect(mail.subject).toMatch(/invites you to the team “Ship it com”/)
    expect((await notified(bo))[0]).toMatchObject({ kind: 'team_invited', invitation_id: id })
    expect((await open(id, mail.token)).body.team).toEqual({ id: teamId, name: 'Ship <it>.com' })
    expect((await accept(bo, id)).body).toEqual({ team_id: null })
    expect(await places(teamId)).toEqual([{ user_id: null, email: bo.email, status: 'invited' }])
    expect(await contactCount(ada)).toBe(1)
    expect((await accept(bo, id, { share_scores: true })).body).toEqual({ team_id: teamId })
    expect(await places(teamId)).toEqual([{ user_id: bo.id, email: bo.email, status: 'accepted' }])
    expect(statusAndBody(await accept(bo, id, { share_scores: true }))).toEqual(gone)
  })

  test('of people who were chosen needs no address: it is in their notifications', async () => {
    const bo = await world.person()
    const { teamId, id } = await team({ person: bo })
    expect((await notified(bo))[0]).toMatchObject({
      kind: 'team_invited',
      team: 'Ship <it>.com',
      invitation_id: id,
    })
    expect((await mailed(bo.email)).id).toBe(id)
    const eve = await world.person()
    expect(statusAndBody(await accept(eve, id, { share_scores: true }))).toEqual(gone)
    expect((await accept(bo, id, { share_scores: true })).status).toBe(200)
    expect((await places(teamId))[0]).toMatchObject({ user_id: bo.id, status: 'accepted' })
  })

  test('of a child of the same school makes no contact', async () => {
    const child = await world.person({ ageGroupId: 1 })
    const { ada, teamId, id } = await team({ person: child })
    expect((await accept(child, id, { share_scores: true })).body).toEqual({ team_id: teamId })
    expect(await contactCount(ada)).toBe(0)
  })

  test('is declined, and its place with it', async () => {
    const bo = await world.person()
    const { teamId, id } = await team({ person: bo })
    expect((await decline(id, '', bo)).status).toBe(200)
    expect((await places(teamId))[0]).toMatchObject({ status: 'declined' })
    expect(await notified(bo)).toEqual([])
  })

  test('ends when the leader withdraws it, and while the team is archived', async () => {
    const bo = await world.person()
    const { teamId, id } = await team({ email: bo.email })
    await world.pool.query('update teams set removed = 1 where id = $1', [teamId])
    expect(statusAndBody(await accept(bo, id, { share_scores: true }))).toEqual(gone)
    await world.pool.query('update teams set removed = 0 where id = $1', [teamId])
    await withoutTenantScope(() =>
      world.db.transaction((tx) =>
        withdrawFromTeam(tx, { teamId, email: bo.email, userId: null }, world.time.now),
      ),
    )
    expect(statusAndBody(await accept(bo, id, { share_scores: true }))).toEqual(gone)
  })

  test('follows the choice not to get mails', async () => {
    const bo = await world.person()
    const body = { kind: 'team_invited', mail: false }
    await world.call('PUT /notifications/settings', { token: bo.token, body })
    await team({ person: bo })
    expect(await world.mails(bo.email)).toEqual([])
  })
})
