import { shownIn } from '../consents.ts'
import { answer, linkTo } from '../guardians.ts'
import { days } from '../world.ts'
import { type Call, confirmed, ofAda, passwordsOf, root } from './scene.ts'

/** Consents, by the person, a school or a guardian. */
export const consentCalls: Record<string, Call> = {
  'GET /consent/{token}': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}`),
  },
  'POST /consent/{token}/refuse': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/refuse`),
  },
  'POST /consent/{token}/withdraw': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/withdraw`),
  },
  'POST /consent/{token}/link': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/link`),
  },
  'GET /consent/{token}/child': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/child`),
  },
  'POST /consent/{token}/export': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/export`),
  },
  'GET /consent/{token}/exports': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/exports`),
  },
  'GET /consent/{token}/exports/{export_id}/file': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/exports/1/file`),
  },
  'POST /users/consents/{purpose}': {
    codes: ['shown.digest'],
    write: (scene) =>
      scene.world.call('POST /users/consents/email_reminders', {
        token: ofAda(scene).token,
        body: { shown: shownIn(null) },
      }),
  },
  'POST /users/admissions': {
    codes: ['shown.digest'],
    write: async (scene) =>
      scene.world.call('POST /users/admissions', {
        token: (await root(scene)).token,
        body: { ids: [1], shown: shownIn(null) },
      }),
  },
  'GET /consent/{token}/words/{consent_id}': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/words/1`),
  },
  'POST /consent/{token}/confirm': {
    stored: ['email'],
    passes: ['token', 'password', 'confirm_password'],
    codes: ['shown.digest'],
    async write(scene) {
      const { world, people, say, address, shared } = scene
      await world.call(`POST /consent/${say('token')}/confirm`, { body: { shown: shownIn(null) } })
      const body = { email: address('email'), ...passwordsOf(scene) }
      await answer(world, await linkTo(world, shared.guardian), 'confirm', body)
      people.mia = await confirmed(world, body.email, say('password'))
    },
  },
  'PUT /users/guardian': {
    stored: ['guardian_email'],
    async write({ world, people, address }) {
      world.passes(days / 24)
      await world.call('PUT /users/guardian', {
        token: people.teen?.token,
        body: { guardian_email: address('guardian_email') },
      })
    },
  },
}
