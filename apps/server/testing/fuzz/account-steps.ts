import { practiceCards } from '@quartet/domain/card-number.ts'
import { makeClass, tokenOf } from '../class-cards.ts'
import { shownOn } from '../consents.ts'
import { chooseAt } from '../oidc-provider.ts'
import { makeSecurityKey } from '../passkey.ts'
import { card, individual, register } from '../registration.ts'
import { codeAt, stepIn, turnOn } from '../second-factor.ts'
import { type Member, password, type World } from '../world.ts'
import type { Json } from './places.ts'

type Step = (world: World, caller?: Member) => Promise<Record<string, Json>>

let counter = 0

/** A step that only a caller with an account can take. */
const ofCaller =
  (step: (world: World, caller: Member) => Promise<Record<string, Json>>): Step =>
  async (world, caller) =>
    caller ? step(world, caller) : {}

/** Calls of accounts, by path, with the values with which they succeed once; `cookie` is a header. */
export const accountSteps: Record<string, Step> = {
  '/login/provider/{provider}/callback': async (world) => {
    const { cookie, answer } = await away(world)
    const of = (name: string) => `/login/provider/{provider}/callback ${name}`
    return { cookie, ...answer, [of('iss')]: answer.iss ?? '' }
  },
  '/login/identity': async (world) => {
    const email = `linked-fuzz${++counter}@example.org`
    const { body } = await register(world, await individual(world, { email }))
    const { cookie, answer } = await away(world, email)
    const entered = await world.call('POST /login/provider/oidc/callback', {
      body: answer,
      headers: { cookie },
    })
    return { cookie: stepIn(entered), sign_up: body.sign_up }
  },
  '/login/second-factor': async (world) => {
    const somebody = await world.person()
    const { secret } = await turnOn(world, somebody)
    const begun = await world.call('POST /login', { body: { email: somebody.email, password } })
    return { cookie: stepIn(begun), code: codeAt(secret, world.time.now) }
  },
  '/users/second-factor/app': ofCaller(async (world, caller) => {
    const begun = await begin(world, caller, 'app')
    return { code: codeAt(begun.secret, world.time.now) }
  }),
  '/users/second-factor/passkeys': ofCaller(async (world, caller) => {
    const { options, token } = await begin(world, caller, 'passkeys')
    return { token, passkey: makeSecurityKey().create(options) as unknown as Json }
  }),
  '/users/second-factor/remove': ofCaller(switchedOn),
  '/users/second-factor/recovery-codes': ofCaller(switchedOn),
  '/users/second-factor/{user_id}': async (world) => {
    const somebody = await world.person()
    await turnOn(world, somebody)
    return { user_id: somebody.id }
  },
  '/users/confirm_payment/{user_id}': ofCaller(async (world, { id, token }) => {
    await world.pool.query("delete from payments where user_id = $1 and state = 'open'", [id])
    const { body } = await world.call(`PUT /users/renew/${id}`, {
      body: { ...card, exp_time: '2030-01', card_number: practiceCards.confirmed[0] },
      token,
    })
    return { payment: body.waiting?.id ?? 1 }
  }),
  '/user/institution_roles/{user_id}': async (world) => {
    const { id: organizationId } = await world.organization()
    const member = await world.person({
      ...{ role: 'institution_member', type: 'institution', organizationId },
    })
    return { user_id: member.id }
  },
  '/class/sign-in': async (world) => {
    const { code, card } = await classCard(world)
    return { class_code: code, name: card.card_name, pin: card.pin }
  },
  '/class/badge': async (world) => {
    const { card } = await classCard(world)
    return { token: tokenOf(card), pin: card.pin }
  },
  ...Object.fromEntries(
    ['', '/cards', '/cards/{card_id}', '/cards/{card_id}/unlock'].map((path): [string, Step] => [
      `/groups/class-cards/{group_id}${path}`,
      ofClass,
    ]),
  ),
  '/users/add/family/member': ofCaller(async (world, caller) => ({
    ...(await asHead(world, caller)),
    email: `aunt${++counter}@example.org`,
    shown: await shownOn(world, 'family'),
  })),
  '/users/family/members/{member_id}': ofCaller(asHead),
  '/users/family/members/{member_id}/password': ofCaller(asHead),
  '/users/family/join': ofCaller(async (world, caller) => {
    await leaveFamilies(world, caller)
    return { family_code: (await familyOf(world, await world.person())).code }
  }),
  '/users/family/leave': ofCaller(asMember),
  '/users/family/shares': ofCaller(asMember),
}

async function classCard(world: World) {
  const { makeAll } = await makeClass(world, ['Ada'])
  const { code, cards } = await makeAll()
  if (!cards[0]) throw new Error('no card')
  return { code, card: cards[0] }
}

async function ofClass(world: World) {
  const { makeAll, cardOf, children, groupId } = await makeClass(world, ['Ada'])
  await makeAll()
  const id = children[0]?.id ?? 1
  const card_id = await cardOf(id)
  return { group_id: groupId, card_id, people: [{ id, card_id }] }
}

/** Goes to the provider with a new account, and comes back to the page of the callback. */
async function away(world: World, account = `away-fuzz${++counter}@example.org`) {
  const begun = await world.call('POST /login/provider/oidc', { body: {} })
  const { code = '', state = '', iss = '' } = await chooseAt(begun.body.url, account)
  return { cookie: stepIn(begun), answer: { code, state, iss } }
}

const begin = async (world: World, { token }: Member, kind: 'app' | 'passkeys') =>
  (await world.call(`POST /users/second-factor/${kind}/begin`, { token, body: { password } })).body

/** Adds a passkey to the account of the caller. */
async function switchedOn(world: World, { id }: Member) {
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into passkeys (user_id, name, credential_id, public_key, counter) values ($1, 'Key ring', gen_random_uuid()::text, 'x', 0) returning id`,
    [id],
  )
  return { passkey_id: rows[0]?.id ?? 1 }
}

async function leaveFamilies(world: World, { id }: Member) {
  await world.pool.query('delete from families where admin_id = $1', [id])
  await world.pool.query('delete from family_members where user_id = $1', [id])
}

async function familyOf(world: World, { id }: Member) {
  const { rows } = await world.pool.query<{ id: number; code: string }>(
    `insert into families (name, code, admin_id) values ('Borg', upper(left(md5(random()::text), 8)), $1) returning id, code`,
    [id],
  )
  if (!rows[0]) throw new Error('no family')
  return rows[0]
}

const insertMember = (world: World, memberId: number, familyId: number, stage: string) =>
  world.pool.query(
    'insert into family_members (user_id, family_id, joined_at, noticed_stage, login_name) values ($1, $2, now(), $3, $4)',
    [memberId, familyId, stage, `fuzz-${memberId}`],
  )

/** Makes the caller the administrator of a family with a child without an address. */
async function asHead(world: World, caller: Member) {
  await leaveFamilies(world, caller)
  const { id } = await familyOf(world, caller)
  const child = await world.person({ ageGroupId: 1 })
  await world.pool.query('update users set email = null where id = $1', [child.id])
  await insertMember(world, child.id, id, 'child')
  return { member_id: child.id }
}

async function asMember(world: World, caller: Member) {
  await leaveFamilies(world, caller)
  const { id } = await familyOf(world, await world.person())
  await insertMember(world, caller.id, id, 'adult')
  return {}
}
