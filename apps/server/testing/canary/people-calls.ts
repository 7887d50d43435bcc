import { shownOn } from '../consents.ts'
import { logIn } from '../guardians.ts'
import { sendRoster } from '../roster.ts'
import { password } from '../world.ts'
import { type Call, ofAda, root, type Scene } from './scene.ts'

/** Calls that begin a change of everybody whom a search finds. */
const changesOfMany = (
  call: string,
  more: (scene: Scene) => object | Promise<object>,
): Record<string, Call> => ({
  [call]: {
    passes: ['filters.search_text'],
    codes: ['filters.date_from', 'filters.date_to'],
    write: async (scene) =>
      scene.world.call(call, {
        token: (await root(scene)).token,
        body: {
          ...(await more(scene)),
          filters: { search_text: scene.say('filters.search_text') },
        },
      }),
  },
})

/** Saves a view of a list. */
const saveView = (scene: Scene, say: (field: string) => string) =>
  scene.world.call('PUT /users/views', {
    token: ofAda(scene).token,
    body: {
      list: 'people',
      name: say('name'),
      state: {
        ...{ search_text: say('state.search_text'), order_by: say('state.order_by') },
        ...{ order_direction: 'ASC', removed: 0, date_from: '', date_to: '' },
        filters: { lci: say('state.filters.*') },
      },
    },
  })

/** Orders the erasure of another person, with a note. */
const erasing = (
  call: string,
  of: (id: number) => { path: string; named: object },
): Record<string, Call> => ({
  [call]: {
    stored: ['note'],
    async write(scene) {
      const { path, named } = of((await scene.world.person()).id)
      const body = { ...named, reason: 'left', note: scene.say('note') }
      return scene.world.call(`POST /users/erase${path}`, {
        token: (await root(scene)).token,
        body,
      })
    },
  },
})

/** What administrators write about people. */
export const peopleCalls: Record<string, Call> = {
  'GET /imports/last/{sheet}': {
    passes: ['sheet'],
    write: (scene) =>
      scene.world.call(`GET /imports/last/${scene.say('sheet')}`, { token: ofAda(scene).token }),
  },
  'POST /users': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`POST /users?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
        body: {},
      }),
  },
  'POST /users/export': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`POST /users/export?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  ...changesOfMany('POST /users/changes', () => ({ kind: 'remind' })),
  ...changesOfMany('POST /users/change/organization', () => ({ organization_id: 1 })),
  ...changesOfMany('POST /users/changes/category', async (scene) => {
    const { token } = await root(scene)
    const body = { name: `Category ${Date.now()}` }
    const made = await scene.world.call('PUT /users/categories/save', { token, body })
    return { category_id: made.body.category.id }
  }),
  'PUT /users/views': {
    stored: ['name', 'state.search_text', 'state.order_by', 'state.filters.*'],
    codes: ['state.date_from', 'state.date_to'],
    write: (scene) => saveView(scene, scene.say),
  },
  'POST /users/views/{view_id}': {
    stored: ['name'],
    async write(scene) {
      const saved = await saveView(scene, () => 'plain')
      const id = saved.body.views[0].id
      return scene.world.call(`POST /users/views/${id}`, {
        token: ofAda(scene).token,
        body: { name: scene.say('name') },
      })
    },
  },
  'PUT /users/save': {
    stored: ['first_name', 'last_name', 'email'],
    codes: ['country', 'shown.digest'],
    async write(scene) {
      const { world, say, address, people } = scene
      const named = {
        first_name: say('first_name'),
        last_name: say('last_name'),
        email: address('email'),
      }
      const draft = { ...named, type: 'individual', age_group_id: 3 }
      await world.call('PUT /users/save', { token: (await root(scene)).token, body: draft })
      const token = (await world.mails(draft.email))
        .at(-1)
        ?.text.match(/reset-password\/([\w-]+)/)?.[1]
      await world.call('POST /user/reset/password', {
        body: { token, password, confirm_password: password },
      })
      people.mary = await logIn(world, draft.email)
    },
  },
  'PUT /users/personal/{user_id}': {
    stored: ['email', 'city', 'state'],
    codes: ['country', 'zip_code'],
    async write(scene) {
      const { world, address, people, say } = scene
      const eve = await world.person()
      await world.call(`PUT /users/personal/${eve.id}`, {
        token: (await root(scene)).token,
        body: { email: address('email'), city: say('city'), state: say('state') },
      })
      people.eve = await world.signIn(eve)
    },
  },
  'POST /users/import': {
    stored: ['file'],
    async write(scene) {
      const { id } = await scene.world.organization()
      const row = `${scene.say('file')},Else,${scene.address('row')},3`
      const csv = `first_name,last_name,email,age_group_id\n${row}`
      const upload = { organization: id }
      return sendRoster(scene.world, await root(scene), csv, upload)
    },
  },
  'POST /users/imports/{id}/apply': {
    codes: ['shown.digest'],
    write: async (scene) =>
      scene.world.call('POST /users/imports/1/apply', {
        token: (await root(scene)).token,
        body: { shown: await shownOn(scene.world, 'addition') },
      }),
  },
  ...erasing('POST /users/erase', (id) => ({ path: '', named: { ids: [id] } })),
  ...erasing('POST /users/erase/{user_id}', (id) => ({ path: `/${id}`, named: {} })),
}
