import { shownIn } from '../consents.ts'
import { type Call, ofAda } from './scene.ts'

/** Joining and leaving an institution. */
export const membershipCalls: Record<string, Call> = {
  'PUT /users/join_organization/{user_id}': {
    passes: ['promo_code', 'shown.digest'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      const call = `PUT /users/join_organization/${id}`
      const shown = { digest: scene.say('shown.digest'), language_id: 1 }
      const body = { promo_code: scene.say('promo_code'), facilitator_scores: true, shown }
      await scene.world.call(call, { token, body })
      await scene.world.call(`${call}?promo_code=${scene.say('promo_code')}`, { token })
    },
  },
  'GET /joining/{token}': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /joining/${say('token')}`),
  },
  'POST /joining/{token}/confirm': {
    passes: ['token'],
    codes: ['shown.digest'],
    write: ({ world, say }) =>
      world.call(`POST /joining/${say('token')}/confirm`, { body: { shown: shownIn(null) } }),
  },
  'POST /joining/{token}/refuse': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /joining/${say('token')}/refuse`),
  },
  'POST /joining/{token}/withdraw': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /joining/${say('token')}/withdraw`),
  },
  'POST /users/wait_organization/{user_id}': {
    passes: ['promo_code'],
    write: (scene) =>
      scene.world.call(`POST /users/wait_organization/${ofAda(scene).id}`, {
        token: ofAda(scene).token,
        body: { promo_code: scene.say('promo_code') },
      }),
  },
  // only the account of a teenager needs one
  'PUT /users/leave_organization/{user_id}': {
    passes: ['guardian_email'],
    write: (scene) =>
      scene.world.call(`PUT /users/leave_organization/${ofAda(scene).id}`, {
        token: ofAda(scene).token,
        body: { guardian_email: scene.address('guardian_email') },
      }),
  },
  'GET /users/facilitators': {
    passes: ['search_text'],
    async write(scene) {
      const { token } = await scene.world.person({ role: 'super_admin' })
      await scene.world.call(`GET /users/facilitators?search_text=${scene.say('search_text')}`, {
        token,
      })
    },
  },
}
