import { makeSecurityKey } from '../passkey.ts'
import { type Call, ofAda, root, type Scene, wordOf } from './scene.ts'

/** Calls with a second factor and other services: secrets are compared, or stored encrypted. */
function ofServices(): Record<string, Call> {
  const someone = ({ world }: Scene) => world.person()
  const own = (where: string, ...fields: string[]): Record<string, Call> => ({
    [where]: {
      passes: fields,
      async write(scene) {
        const { token } = await someone(scene)
        const body = Object.fromEntries(fields.map((field) => [field, scene.say(field)]))
        const more = where.endsWith('remove') ? { passkey_id: null } : {}
        await scene.world.call(where, { token, body: { ...body, ...more } })
      },
    },
  })
  const strange = (where: string, ...fields: string[]): Record<string, Call> => ({
    [where]: {
      passes: fields,
      async write({ world, say }) {
        const inPath = /\{(\w+)\}/.exec(where)?.[1] ?? ''
        const path = where.replace(`{${inPath}}`, say(inPath))
        const named = fields.filter((field) => field !== inPath)
        await world.call(path, {
          body: Object.fromEntries(named.map((field) => [field, say(field)])),
        })
      },
    },
  })
  return {
    ...strange('POST /login/providers/find', 'domain'),
    ...strange('POST /login/provider/{provider}', 'provider'),
    ...strange(
      'POST /login/provider/{provider}/callback',
      'provider',
      'code',
      'state',
      'iss',
      'error',
    ),
    ...strange('POST /login/identity', 'sign_up'),
    ...strange('POST /class/sign-in', 'class_code', 'name', 'pin'),
    ...strange('POST /class/badge', 'token', 'pin'),
    'POST /login/second-factor': {
      passes: ['code', 'recovery_code', 'passkey.id', 'passkey.*'],
      async write({ world, say }) {
        for (const body of [
          { code: say('code') },
          { recovery_code: say('recovery_code') },
          { passkey: { id: say('passkey.id'), more: say('passkey.*') } },
        ])
          await world.call('POST /login/second-factor', { body })
      },
    },
    ...own('POST /users/second-factor/app/begin', 'password'),
    ...own('POST /users/second-factor/app', 'code'),
    ...own('POST /users/second-factor/passkeys/begin', 'password'),
    ...own('POST /users/second-factor/remove', 'password'),
    ...own('POST /users/second-factor/recovery-codes', 'password'),
    'POST /users/second-factor/passkeys': {
      stored: ['name'],
      passes: ['token', 'passkey.id', 'passkey.*'],
      async write(scene) {
        const { world, say } = scene
        const { token } = ofAda(scene)
        const add = (body: object) =>
          world.call('POST /users/second-factor/passkeys', { token, body })
        const { body } = await world.call('POST /users/second-factor/passkeys/begin', {
          token,
          body: { password: wordOf('PUT /users/update/password/{user_id} password') },
        })
        const given = { id: say('passkey.id'), more: say('passkey.*') }
        await add({ token: say('token'), name: 'x', passkey: given })
        const passkey = makeSecurityKey().create(body.options)
        await add({ token: body.token, name: say('name'), passkey })
      },
    },
    'POST /users/identities/begin/{provider}': {
      passes: ['provider', 'password'],
      async write(scene) {
        const { token } = await someone(scene)
        await scene.world.call(`POST /users/identities/begin/${scene.say('provider')}`, {
          token,
          body: { password: scene.say('password') },
        })
      },
    },
    'PUT /organizations/provider/{organization_id}': {
      stored: ['issuer', 'client_id'],
      passes: ['client_secret'],
      async write(scene) {
        const { world, say } = scene
        const { id } = await world.organization()
        await world.call(`PUT /organizations/provider/${id}`, {
          token: (await root(scene)).token,
          body: {
            issuer: `https://${say('issuer')}.example`,
            client_id: say('client_id'),
            client_secret: say('client_secret'),
          },
        })
      },
    },
  }
}

/** Other ways to log in, and another address. */
export const signInCalls: Record<string, Call> = {
  'POST /users/email': {
    stored: ['email'],
    passes: ['password'],
    async write(scene) {
      const email = scene.address('email')
      const call = (typed: string) =>
        scene.world.call('POST /users/email', {
          token: ofAda(scene).token,
          body: { email, password: typed },
        })
      await call(scene.say('password'))
      await call(wordOf('PUT /users/update/password/{user_id} password'))
    },
  },
  'POST /users/email/confirm': {
    codes: ['code'],
    write: (scene) =>
      scene.world.call('POST /users/email/confirm', {
        token: ofAda(scene).token,
        body: { code: '000000' },
      }),
  },
  ...ofServices(),
}
