import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { confirm, individual, member, rememberSignUp } from '../../testing/registration.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { findUser } from '../users/queries.ts'
import { inviteAddresses } from './commands.ts'

let world: World
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits')
})
afterAll(() => world.close())

const gone = apiError('invitation_gone')
const address = () => `newcomer.invited${++counter}@example.org`
const linkIn = async (email: string) =>
  /\/register-basic\/(\d+)\/(\d+)\/(\S+)/
    .exec((await world.mails(email)).at(-1)?.text ?? '')
    ?.slice(1) ?? []
async function invited(email = address()) {
  const ada = await world.person()
  await world.call('POST /users/invite/contact', { token: ada.token, body: { emails: [email] } })
  const [contact, team, token] = await linkIn(email)
  return { ada, email, path: `${contact}/${team}`, token }
}
/** An address that is invited to a team. */
async function invitedToTeam() {
  const [ada, email] = [await world.person(), address()]
  const inviter = await findUser(world.db, ada.id)
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into teams (name, leader_id) values ('Ship', $1) returning id`,
    [ada.id],
  )
  const teamId = rows[0]?.id ?? 0
  await world.pool.query('insert into team_members (team_id, email) values ($1, $2)', [
    teamId,
    email,
  ])
  const context = { ...world.services, now: world.time.now }
  if (inviter)
    await withoutTenantScope(() =>
      world.db.transaction((tx) =>
        inviteAddresses(tx, context, {
          ...{ inviter, emails: [email] },
          team: { id: teamId, name: 'Ship' },
        }),
      ),
    )
  const [contact, team, token] = await linkIn(email)
  return { ada, email, teamId, path: `${contact}/${team}`, token }
}
type Invited = { path: string; token: string | undefined }
const read = ({ path, token }: Invited) =>
  world.call(`POST /register/${path}/invitation`, { body: { token } })
const register = async ({ path, token }: Invited, more: Record<string, unknown>) => {
  const body = { ...(await individual(world, more)), token }
  const answer = await world.call(`POST /register/${path}`, { body })
  rememberSignUp(body, answer)
  return answer
}
const contactCount = async ({ token }: { token: string }) =>
  (await world.call('POST /users/contacts', { token, body: {} })).body.my_contact_count
const session = async (email: string) => ({
  token: (await confirm(world, email)).body.access_token,
})

describe('a sign-up by invitation', () => {
  test('is bound to the address, and makes a contact once it is confirmed', async () => {
    const one = await invited()
    expect((await read(one)).body).toEqual({ first_name: 'Ada', team: null, email: one.email })
    expect(statusAndBody(await register(one, { email: address() }))).toEqual(
      apiError('invitation_address'),
    )
    expect((await register(one, { email: one.email.toUpperCase() })).body.status).toBe('verify')
    expect(await contactCount(one.ada)).toBe(0)
    const bo = await session(one.email)
    expect([await contactCount(one.ada), await contactCount(bo)]).toEqual([1, 1])
    expect(statusAndBody(await read(one))).toEqual(gone)
    expect(statusAndBody(await register(one, { email: one.email }))).toEqual(gone)
  })

  test.each([
    ['a professional', { plan: 'professional' }],
    ['a family', { plan: 'family', family_type: 1 }],
    [
      'a coaching client',
      { type: 'coaching', language: 1, city: 'Boston', state: 'Massachusetts' },
    ],
  ])('of %s makes a contact, too', async (_, more) => {
    const one = await invited()
    expect((await register(one, { ...more, email: one.email })).body.status).toBe('verify')
    await session(one.email)
    expect(await contactCount(one.ada)).toBe(1)
  })

  test('shows the person in the team, which sees nothing before they agree', async () => {
    const one = await invitedToTeam()
    expect((await read(one)).body).toMatchObject({ team: 'Ship' })
    await register(one, { email: one.email })
    const bo = await session(one.email)
    const { rows } = await world.pool.query(
      'select u.email, m.status, m.accepted_at from team_members m join users u on u.id = m.user_id where team_id = $1',
      [one.teamId],
    )
    expect(rows).toEqual([{ email: one.email, status: 'invited', accepted_at: null }])
    const [{ kind, invitation_id } = { kind: '', invitation_id: 0 }] = (
      await world.call('GET /notifications', { token: bo.token })
    ).body.list
    expect(kind).toBe('team_invited')
    const joined = await world.call(`POST /users/accept/invatation/${invitation_id}`, {
      token: bo.token,
      body: { share_scores: true },
    })
    expect(joined.body).toEqual({ team_id: one.teamId })
  })

  test('fails alike for a used, altered, expired or withdrawn link, and for other ids', async () => {
    const [one, other] = [await invited(), await invited()]
    for (const wrong of [
      { ...one, token: `${one.token}x` },
      { ...one, token: other.token },
      { ...one, path: other.path },
      { ...one, path: one.path.replace(/0$/, '1') },
    ]) {
      expect(statusAndBody(await read(wrong))).toEqual(gone)
      expect(statusAndBody(await register(wrong, { email: one.email }))).toEqual(gone)
    }
    const [sent] = (await world.call('GET /users/invitations', { token: one.ada.token })).body.list
    await world.call(`DELETE /users/invitations/${sent.id}`, { token: one.ada.token })
    expect(statusAndBody(await read(one))).toEqual(gone)
    world.passes(14 * days)
    expect(statusAndBody(await read(other))).toEqual(gone)
    expect(statusAndBody(await register(other, { email: other.email }))).toEqual(gone)
  })

  test('tells nobody that an address has an account; its owner gets the usual mail', async () => {
    const one = await invited()
    const known: Member = await world.person()
    await world.pool.query('update users set email = $1 where id = $2', [one.email, known.id])
    expect((await register(one, { email: one.email })).body.status).toBe('verify')
    expect((await world.mails(one.email)).at(-1)?.subject).toBe(mails.already_registered.subject)
    expect(await contactCount(one.ada)).toBe(0)
  })

  test('of another sign-up with the same address makes no contact', async () => {
    const one = await invited()
    const body = await individual(world, { email: one.email })
    rememberSignUp(body, await world.call('POST /registeration', { body }))
    await session(one.email)
    expect(await contactCount(one.ada)).toBe(0)
    expect((await read(one)).status).toBe(200)
  })

  test('is possible again after an unconfirmed sign-up, and with the code of a school', async () => {
    const one = await invited()
    await register(one, { email: one.email })
    const school = await world.organization({ seats: 9, promoCode: 'INVITED1' })
    const body = {
      ...(await member(world, school.promoCode, { email: one.email })),
      token: one.token,
    }
    const answer = await world.call(`POST /register/${one.path}`, { body })
    expect(answer.body).toMatchObject({ status: 'verify', type: 'institution' })
    rememberSignUp(body, answer)
    await session(one.email)
    expect(await contactCount(one.ada)).toBe(1)
  })

  test('of a teenager elsewhere makes no contact', async () => {
    const one = await invited()
    const young = { age_group_id: 2, old_enough: true, turns_18_in: 2028 }
    expect((await register(one, { email: one.email, ...young })).status).toBe(200)
    await session(one.email)
    expect(await contactCount(one.ada)).toBe(0)
  })
})
