import { digestOf, newToken } from '../../security/tokens.ts'
import {
  card,
  child,
  coaching,
  familyMember,
  individual,
  register,
  rememberSignUp,
  tooYoung,
} from '../registration.ts'
import type { World } from '../world.ts'
import { type Call, confirmed, ofAda } from './scene.ts'

/** The path and the secret of an invitation to an address. */
async function invitedTo(world: World, email: string): Promise<[string, string]> {
  const { id } = await world.person()
  const token = newToken()
  await world.pool.query(
    `insert into invitations (inviter_id, email, token_hash, code_hash, expires_at) values ($1, $2, $3, '', '2030-01-01')`,
    [id, email.toLowerCase(), digestOf(token)],
  )
  return [`${id}/0`, token]
}

/**
 * Every call that takes text, in an order in which they work. A new call, or a new field of a call,
 * needs a line only here. `stored`: the written text is found in the database or the file store.
 * `passes`: it was accepted and nothing of it is stored. `codes`: only values of a list or digits,
 * so no word fits.
 */
const signUpCodes = ['promo_code', 'family_code']

const familyType = { type: 'individual', plan: 'family', family_type: 2 }

/** Signing up, with and without an invitation. */
export const signUpCalls: Record<string, Call> = {
  'POST /registeration': {
    stored: ['first_name', 'last_name', 'email', 'guardian_email', 'city', 'state'],
    passes: ['password', 'confirm_password', 'captcha', 'card_name', ...signUpCodes],
    codes: ['country', 'card_number', 'exp_time', 'cvc_code', 'shown.digest', 'zip_code'],
    async write(scene) {
      const { world, people, say, address } = scene
      const named = { first_name: say('first_name'), last_name: say('last_name') }
      await register(world, await individual(world, { captcha: say('captcha') }))
      await register(
        world,
        await individual(world, { type: 'institution', promo_code: say('promo_code') }),
      )
      const body = await individual(world, {
        ...named,
        email: address('email'),
        card_name: say('card_name'),
      })
      await register(world, {
        ...body,
        password: say('password'),
        confirm_password: say('password'),
      })
      people.ada = await confirmed(world, body.email, say('password'))

      const teen = await individual(world, {
        ...tooYoung(),
        guardian_email: address('guardian_email'),
      })
      await register(world, teen)
      people.teen = await confirmed(world, teen.email)
      await register(world, await familyMember(world, say('family_code')))
      const client = await coaching(world, { city: say('city'), state: say('state') })
      await register(world, client)
      people.client = await confirmed(world, client.email)
    },
  },
  'PUT /users/renew/{user_id}': {
    passes: ['card_name'],
    codes: ['card_number', 'exp_time', 'cvc_code', 'ends_at'],
    write: (scene) =>
      scene.world.call(`PUT /users/renew/${ofAda(scene).id}`, {
        body: { ...card, exp_time: '2030-01', card_name: scene.say('card_name') },
        token: ofAda(scene).token,
      }),
  },
  'PUT /users/card/{user_id}': {
    passes: ['card_name'],
    codes: ['card_number', 'exp_time', 'cvc_code'],
    write: (scene) =>
      scene.world.call(`PUT /users/card/${ofAda(scene).id}`, {
        body: { ...card, exp_time: '2030-01', card_name: scene.say('card_name') },
        token: ofAda(scene).token,
      }),
  },
  'POST /register/{contact}/{team}/invitation': {
    passes: ['token'],
    write: ({ world, say }) =>
      world.call('POST /register/1/0/invitation', { body: { token: say('token') } }),
  },
  'POST /register/{contact}/{team}': {
    stored: ['first_name', 'last_name', 'email', 'guardian_email', 'city', 'state'],
    passes: ['password', 'confirm_password', 'captcha', 'card_name', ...signUpCodes, 'token'],
    codes: ['country', 'card_number', 'exp_time', 'cvc_code', 'shown.digest', 'zip_code'],
    async write(scene) {
      const { world, people, say, address } = scene
      const sign = async (email: string, more: Record<string, unknown>, token?: string) => {
        const [path, right] = await invitedTo(world, email)
        const body = { ...(await individual(world, { email, ...more })), token: token ?? right }
        rememberSignUp(body, await world.call(`POST /register/${path}`, { body }))
      }
      await sign('canary1@example.org', {}, say('token'))
      await sign('canary2@example.org', { captcha: say('captcha') })
      await sign('canary3@example.org', { type: 'institution', promo_code: say('promo_code') })
      await sign('canary5@example.org', { ...familyType, family_code: say('family_code') })
      const place = { language: 1, city: say('city'), state: say('state') }
      await sign('canary6@example.org', { type: 'coaching', ...place })
      people.invitedClient = await confirmed(world, 'canary6@example.org')
      const names = { first_name: say('first_name'), last_name: say('last_name') }
      const words = { password: say('password'), confirm_password: say('password') }
      await sign('canary4@example.org', words)
      await sign(address('email'), { ...names, card_name: say('card_name') })
      people.invited = await confirmed(world, address('email'))
      const guardian_email = address('guardian_email')
      await sign('canary5@example.org', { ...tooYoung(), guardian_email })
      people.invitedTeen = await confirmed(world, 'canary5@example.org')
    },
  },
  'POST /registeration/code': {
    passes: ['promo_code'],
    write: ({ world, say }) =>
      world.call('POST /registeration/code', { body: { promo_code: say('promo_code') } }),
  },
  'POST /registeration/child': {
    stored: ['nick_name', 'guardian_email'],
    passes: ['promo_code', 'captcha'],
    codes: ['country'],
    async write({ world, say, address, shared }) {
      const draft = { nick_name: say('nick_name'), guardian_email: address('guardian_email') }
      await world.call('POST /registeration/child', {
        body: await child(world, say('promo_code'), draft),
      })
      await world.call('POST /registeration/child', {
        body: await child(world, shared.promoCode, { ...draft, captcha: say('captcha') }),
      })
      await world.call('POST /registeration/child', {
        body: await child(world, shared.promoCode, draft),
      })
      shared.guardian = draft.guardian_email
    },
  },
}
