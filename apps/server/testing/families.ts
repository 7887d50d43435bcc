import { createFamily } from '../areas/families/commands.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { shownOn } from './consents.ts'
import { days, type Member, password, type World } from './world.ts'

/** Somebody with a family and its code; its plan runs for a year, or has not begun. */
export async function makeFamily(
  world: World,
  { name = 'Borg', begins = true }: { name?: string; begins?: boolean } = {},
) {
  const inOneYear = new Date(world.time.now.getTime() + 365 * days)
  const admin = await world.person({ endsAt: begins ? inOneYear : null })
  await world.pool.query("update subscriptions set plan = 'family' where user_id = $1", [admin.id])
  const made = await withoutTenantScope(() =>
    world.services.db.transaction((tx) =>
      createFamily(tx, { adminId: admin.id, name, now: world.time.now }),
    ),
  )
  if (!made.ok) throw new Error(made.error)
  return { admin, id: made.family.id, code: made.family.code }
}

export const joinFamily = (world: World, { token }: { token: string }, family_code: string) =>
  world.call('POST /users/family/join', { token, body: { family_code } })

/** A person of an age who has joined a family. */
export async function memberOf(
  world: World,
  { code }: { code: string },
  { ageGroupId = 3, turns18In = null }: { ageGroupId?: 1 | 2 | 3; turns18In?: number | null } = {},
): Promise<Member> {
  const who = await world.person({ ageGroupId })
  await world.pool.query('update users set turns_18_in = $2 where id = $1', [who.id, turns18In])
  const joined = await joinFamily(world, who, code)
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
  return who
}

/** What the form sends to add a child of eight. */
export const childForm = async (world: World, more: object = {}) => ({
  ...{ age_group_id: 1, first_name: 'Mia', turns_18_in: 2036, country: 'DE' },
  shown: await shownOn(world, 'family'),
  ...more,
})

export const addToFamily = (world: World, { token }: { token: string }, body: object) =>
  world.call('POST /users/add/family/member', { token, body })

/** A child whom the administrator of a family added, signed in with a password of its own. */
export async function addChild(world: World, admin: Member): Promise<Member> {
  const { body } = await addToFamily(world, admin, await childForm(world))
  const { login, password: given } = body.one_time
  const first = await world.call('POST /login', { body: { email: login, password: given } })
  await world.call('POST /users/password', {
    token: first.body.access_token,
    body: { password, confirm_password: password },
  })
  return { id: body.id, email: login, token: first.body.access_token }
}
