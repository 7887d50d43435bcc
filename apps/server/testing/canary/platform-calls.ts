import { type Call, root, type Scene } from './scene.ts'

const roleSaying = ({ say }: Scene) => ({
  name: say('name'),
  grants: [{ permission: 'access_words', scope: 'all' }],
})

const links = ['link_facebook', 'link_instagram', 'link_linkedin', 'link_youtube']

export const configurationTexts = ['instrument_name', ...links]

const configurationSaying = ({ say }: Scene, part: string) => ({
  instrument_name: say(`${part}.instrument_name`),
  ...Object.fromEntries(
    links.map((name) => [name, `https://links.example/${say(`${part}.${name}`)}`]),
  ),
})

/** Roles, settings, logs and figures. */
export const platformCalls: Record<string, Call> = {
  ...Object.fromEntries(
    ['POST /logs', 'POST /logs/export'].map((call): [string, Call] => [
      call,
      {
        passes: ['search_text'],
        codes: ['date_from', 'date_to', 'entity'],
        write: async (scene) =>
          scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
            token: (await root(scene)).token,
          }),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['GET /dashboard/task_count', 'GET /dashboard/logs_count'].map((call): [string, Call] => [
      call,
      {
        codes: ['date_from', 'date_to'],
        write: async (scene) => scene.world.call(call, { token: (await root(scene)).token }),
      },
    ]),
  ),
  'POST /users/dashboard': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`POST /users/dashboard?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  'POST /logs/security': {
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call('POST /logs/security', { token: (await root(scene)).token }),
  },
  'PUT /roles': {
    stored: ['name'],
    write: async (scene) => {
      const body = roleSaying(scene)
      const { token } = await root(scene)
      scene.shared.roleId = (await scene.world.call('PUT /roles', { token, body })).body.role.id
    },
  },
  'PUT /roles/{role_id}': {
    stored: ['name'],
    codes: ['edited_at'],
    write: async (scene) =>
      scene.world.call(`PUT /roles/${scene.shared.roleId}`, {
        token: (await root(scene)).token,
        body: roleSaying(scene),
      }),
  },
  'PUT /setting/configuration': {
    stored: configurationTexts.map((name) => `values.${name}`),
    passes: configurationTexts.map((name) => `before.${name}`),
    async write(scene) {
      const { token } = await root(scene)
      const values = configurationSaying(scene, 'values')
      // the values of an outdated screen only lead to an error
      const before = configurationSaying(scene, 'before')
      for (const body of [{ values, before }, { values }])
        await scene.world.call('PUT /setting/configuration', { token, body })
    },
  },
}
