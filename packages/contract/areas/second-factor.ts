import { z } from 'zod'
import { nameText, secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import {
  awaitingToo,
  changesPerson,
  everyone,
  guestsToo,
  Id,
  Nothing,
  notByCard,
  route,
  signedIn,
} from '../route.ts'
import { Entered } from './auth.ts'

const Passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string().describe('ISO 8601.'),
  last_used_at: z.string().nullable(),
})
const State = z.object({
  on: z.boolean(),
  app_since: z.string().nullable().describe('ISO 8601; null without an authenticator app.'),
  passkeys: z.array(Passkey),
  recovery_codes: z.number().int().describe('How many are unused.'),
  required: z.boolean().describe('Whether a role of the caller requires it.'),
})
State.register(z.globalRegistry, { id: 'SecondFactor' })
export type SecondFactorState = z.infer<typeof State>

const Codes = z.object({
  recovery_codes: z.array(z.string()).describe('Shown only in this answer; each works once.'),
})
Codes.register(z.globalRegistry, { id: 'RecoveryCodes' })
const FirstCodes = Codes.extend({
  recovery_codes: Codes.shape.recovery_codes.nullable().describe('Null when there were some.'),
})

/** What a browser returns of a passkey; the server checks it as a whole. */
const PasskeyResponse = z
  .looseObject({ id: text(limits.passkey.id, 'required') })
  .describe('`PublicKeyCredential.toJSON()` of the browser.')
const PasskeyOptions = z.looseObject({}).describe('The options for `navigator.credentials`.')

const Password = secret('password_missing')
  .optional()
  .describe('The current password; may be left out by an account without one.')
const Proven = z.object({ body: z.strictObject({ password: Password }) })
const Code = text(limits.factorCode, 'code_missing')

/** Open to everybody who is signed in, also to guests and to who waits for a guardian. */
const own = notByCard(awaitingToo(guestsToo(signedIn())))
const proven = { errors: ['locked'] } as const

export const secondFactor = {
  due: route(
    'GET /login/second-factor',
    everyone,
    'The ways in which the sign-in that has begun in this browser can be finished',
    { errors: ['sign_in_over'] },
  ).output(
    z.object({
      app: z.boolean(),
      recovery: z.boolean(),
      passkey: PasskeyOptions.nullable(),
    }),
  ),
  enter: route(
    'POST /login/second-factor',
    everyone,
    'Finish a sign-in with a code of the app, a recovery code or a passkey',
    {
      errors: [
        'sign_in_over',
        'second_factor_wrong',
        'passkey_wrong',
        'second_factor_locked',
        'locked',
      ],
    },
  )
    .input(
      z.object({
        body: z
          .strictObject({
            code: Code.optional(),
            recovery_code: Code.optional(),
            passkey: PasskeyResponse.optional(),
            remember_device: z
              .boolean()
              .default(false)
              .describe('Ask for no second factor in this browser for 30 days.'),
          })
          .refine(
            ({ code, recovery_code, passkey }) =>
              [code, recovery_code, passkey].filter((one) => one !== undefined).length === 1,
            { error: 'code_missing', path: ['code'] },
          ),
      }),
    )
    .output(Entered),

  state: route('GET /users/second-factor', own, 'The second factor of the caller').output(State),
  beginApp: route(
    'POST /users/second-factor/app/begin',
    own,
    'A secret for an authenticator app, to be confirmed with a code within ten minutes',
    proven,
  )
    .input(Proven)
    .output(
      z.object({ secret: z.string(), url: z.string().describe('`otpauth://`, for the QR.') }),
    ),
  confirmApp: route(
    'POST /users/second-factor/app',
    own,
    'Use the new authenticator app from now on, which shows this code',
    { errors: ['sign_in_over', 'second_factor_wrong', 'locked'] },
  )
    .input(z.object({ body: z.strictObject({ code: Code }) }))
    .output(FirstCodes),
  beginPasskey: route(
    'POST /users/second-factor/passkeys/begin',
    own,
    'Options for a new passkey, to be created within ten minutes',
    { errors: ['locked', 'passkeys_full'] },
  )
    .input(Proven)
    .output(z.object({ options: PasskeyOptions, token: z.string() })),
  addPasskey: route('POST /users/second-factor/passkeys', own, 'Use a new passkey from now on', {
    errors: ['sign_in_over', 'passkey_wrong', 'passkeys_full'],
  })
    .input(
      z.object({
        body: z.strictObject({
          token: text(2000, 'required'),
          name: nameText(limits.passkey.name, 'required'),
          passkey: PasskeyResponse,
        }),
      }),
    )
    .output(FirstCodes),
  remove: route(
    'POST /users/second-factor/remove',
    own,
    'Remove the app or one passkey; without the last of them the second factor is off',
    { errors: ['locked', 'not_found', 'second_factor_required'] },
  )
    .input(
      z.object({
        body: z.strictObject({
          password: Password,
          passkey_id: Id.nullable().describe('Null: the app.'),
        }),
      }),
    )
    .output(State),
  renewCodes: route(
    'POST /users/second-factor/recovery-codes',
    own,
    'New recovery codes in place of all earlier ones',
    { errors: ['locked', 'second_factor_off'] },
  )
    .input(Proven)
    .output(Codes),
  reset: route(
    'DELETE /users/second-factor/{user_id}',
    changesPerson('admin_users'),
    'Turn off the second factor of somebody who lost it; only for who has more rights than that person',
    { errors: ['forbidden', 'second_factor_off', 'second_factor_own'] },
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(Nothing),
}
