import type { Member } from '../world.ts'
import { type Call, root, type Scene } from './scene.ts'

/** A new group of an administrator. */
async function groupOf({ world }: Scene, { token }: Member) {
  const { body } = await world.call('POST /users/add/group', { token, body: { name: 'Class' } })
  return body.group.id as number
}

/** Calls that write the name of a group. */
const groupNames = (call: string): Record<string, Call> => ({
  [call]: {
    stored: ['name'],
    async write(scene) {
      const { world, say } = scene
      const admin = await root(scene)
      const where = call.replace('{group_id}', String(await groupOf(scene, admin)))
      return world.call(where, { token: admin.token, body: { name: say('name') } })
    },
  },
})

const groupSearches = (call: string): Record<string, Call> => ({
  [call]: {
    passes: ['search_text'],
    async write(scene) {
      const { world, say } = scene
      const admin = await root(scene)
      return world.call(`${call}?search_text=${say('search_text')}`, {
        token: admin.token,
        ...(call.endsWith('members') && { body: { group_id: await groupOf(scene, admin) } }),
      })
    },
  },
})

/** The calls of categories of people that write or search a text. */
const callsOfUserCategories = (): Record<string, Call> => {
  const path = '/users/categories'
  const categoryOf = async (scene: Scene) =>
    (
      await scene.world.call(`PUT ${path}/save`, {
        token: (await root(scene)).token,
        body: { name: `Cohort ${crypto.randomUUID()}` },
      })
    ).body.category.id as number
  const named = (call: string): Call => ({
    stored: ['name'],
    async write(scene) {
      const where = call.replace('{category_id}', String(await categoryOf(scene)))
      const { token } = await root(scene)
      return scene.world.call(where, { token, body: { name: scene.say('name') } })
    },
  })
  const searching = (call: string, codes: string[] = []): Call => ({
    ...{ passes: ['search_text'], codes },
    async write(scene) {
      const where = call.replace('{category_id}', String(await categoryOf(scene)))
      const { token } = await root(scene)
      return scene.world.call(`${where}?search_text=${scene.say('search_text')}`, { token })
    },
  })
  return {
    ...Object.fromEntries(
      [`PUT ${path}/save`, `PUT ${path}/save/{category_id}`].map((call) => [call, named(call)]),
    ),
    [`POST ${path}`]: searching(`POST ${path}`, ['date_from', 'date_to']),
    ...Object.fromEntries(
      [`GET ${path}/pick/{category_id}`, 'GET /categories/users/{category_id}'].map((call) => [
        call,
        searching(call),
      ]),
    ),
  }
}

/** Groups, and categories of people. */
export const groupCalls: Record<string, Call> = {
  ...groupNames('POST /users/add/group'),
  ...groupNames('POST /users/edit/group/{group_id}'),
  ...groupNames('POST /groups/add_group'),
  ...groupNames('PUT /groups/save'),
  ...groupNames('PUT /groups/save/{group_id}'),
  ...groupNames('PUT /groups/update/{group_id}'),
  ...callsOfUserCategories(),
  ...groupSearches('POST /users/groups'),
  ...groupSearches('POST /groups'),
  ...groupSearches('POST /groups/mygroups/members'),
  ...groupSearches('GET /groups/institution/users'),
}
