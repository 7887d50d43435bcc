import { type Call, ofAda, passwordsOf } from './scene.ts'

/** Logging in, and a forgotten password. */
export const loginCalls: Record<string, Call> = {
  'POST /login': {
    passes: ['email', 'password', 'captcha'],
    write: ({ world, say, address }) =>
      world.call('POST /login', {
        body: { email: address('email'), password: say('password'), captcha: say('captcha') },
      }),
  },
  'POST /users/password': {
    passes: ['password', 'confirm_password'],
    write: (scene) =>
      scene.world.call('POST /users/password', {
        token: ofAda(scene).token,
        body: passwordsOf(scene),
      }),
  },
  'POST /verifyCode': {
    passes: ['email', 'verification_code', 'sign_up', 'captcha'],
    write: ({ world, say, address }) => {
      const proofs = {
        verification_code: say('verification_code').slice(0, 20),
        sign_up: say('sign_up'),
        captcha: say('captcha'),
      }
      return world.call('POST /verifyCode', { body: { email: address('email'), ...proofs } })
    },
  },
  'POST /verifyCode/resend': {
    passes: ['email', 'captcha'],
    write: ({ world, say, address }) =>
      world.call('POST /verifyCode/resend', {
        body: { email: address('email'), captcha: say('captcha') },
      }),
  },
  'POST /users/forgot/password': {
    passes: ['email', 'captcha'],
    write: ({ world, say, address }) =>
      world.call('POST /users/forgot/password', {
        body: { email: address('email'), captcha: say('captcha') },
      }),
  },
  'POST /user/reset/password': {
    passes: ['password', 'confirm_password', 'token'],
    write: (scene) =>
      scene.world.call('POST /user/reset/password', {
        body: { ...passwordsOf(scene), token: scene.say('token') },
      }),
  },
}
