import { addChild, addToFamily, childForm, joinFamily, makeFamily } from '../families.ts'
import type { World } from '../world.ts'
import { type Call, ofAda, root } from './scene.ts'

/** The calls of families, by an administrator with a family of their own. */
const callsOfFamilies = (): Record<string, Call> => {
  const searching = (call: string): Call => ({
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  })
  const leaves = (world: World, id: number) =>
    world.pool.query("update users set erase_from = '2026-01-01' where id = $1", [id])
  return {
    'POST /families': searching('POST /families'),
    'POST /users/family/members': searching('POST /users/family/members'),
    'POST /users/family/members/{member_id}/erasure': {
      passes: ['password'],
      async write({ world, say }) {
        const { admin } = await makeFamily(world)
        const mia = await addChild(world, admin)
        const body = { password: say('password') }
        await world.call(`POST /users/family/members/${mia.id}/erasure`, {
          token: admin.token,
          body,
        })
        await leaves(world, mia.id)
        await leaves(world, admin.id)
      },
    },
    'PUT /families/update/{family_id}': {
      stored: ['name'],
      async write({ world, say }) {
        const { admin, id } = await makeFamily(world)
        const body = { name: say('name') }
        await world.call(`PUT /families/update/${id}`, { token: admin.token, body })
        await leaves(world, admin.id)
      },
    },
    'POST /users/family/join': {
      passes: ['family_code'],
      write: (scene) => joinFamily(scene.world, ofAda(scene), scene.say('family_code')),
    },
    'POST /users/add/family/member': {
      stored: ['first_name', 'last_name', 'email'],
      codes: ['country', 'shown.digest'],
      async write({ world, say, address }) {
        const { admin } = await makeFamily(world)
        const { shown } = await childForm(world)
        const made = await addToFamily(world, admin, {
          ...{ age_group_id: 2, first_name: say('first_name'), last_name: say('last_name') },
          ...{ email: address('email'), turns_18_in: 2030, country: 'DE' },
          ...{ old_enough: false, shown },
        })
        await leaves(world, made.body.id)
      },
    },
  }
}

/** Families. */
export const familyCalls: Record<string, Call> = {
  ...callsOfFamilies(),
}
