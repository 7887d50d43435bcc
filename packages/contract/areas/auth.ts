import { isLoginEmail } from '@quartet/domain/email.ts'
import { isLoginName } from '@quartet/domain/families.ts'
import { z } from 'zod'
import { captchaErrors } from '../error-groups.ts'
import { secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import {
  awaitingToo,
  choosingToo,
  everyone,
  guestsToo,
  Id,
  Nothing,
  route,
  signedIn,
} from '../route.ts'
import { User } from './profile.ts'

/**
 * A solved captcha bypasses rate limits that strangers can exhaust; the error response of such a
 * limit contains `captcha: true`.
 */
const Captcha = text(4000, 'captcha_missing').optional()
const Address = text(limits.email, 'login_email_missing')
  .refine(isLoginEmail, {
    error: 'login_email_missing',
  })
  .meta({ format: 'email', examples: ['ada@example.org'] })

/** An address, or the name that the administrator of a family got for somebody without one. */
const LoginWord = text(limits.email, 'login_email_missing')
  .refine((value) => isLoginEmail(value) || isLoginName(value), { error: 'login_email_missing' })
  .meta({ examples: ['ada@example.org'] })

export const SignedIn = z.object({ access_token: z.string(), user: User })
SignedIn.register(z.globalRegistry, {
  id: 'Session',
  description: 'A new session; the token is sent as `authorization: Bearer`.',
})

const SignedInToChoose = z.object({
  access_token: z.string(),
  choose_password: z.object({ user_id: z.number().int(), language_id: z.number().int() }),
})
SignedInToChoose.register(z.globalRegistry, {
  id: 'SessionToChoosePassword',
  description:
    'A session opened with a one-time password. It can only be used to choose a new password, and the response contains no personal data.',
})

const SecondFactorDue = z.object({
  second_factor: z.literal(true),
})
SecondFactorDue.register(z.globalRegistry, {
  id: 'SecondFactorDue',
  description:
    'The account also needs its second factor, within ten minutes and in this browser: `POST /login/second-factor`.',
})
/** What every way to sign in answers. */
export const Entered = z.union([SignedIn, SignedInToChoose, SecondFactorDue])

export const NewPassword = secret('password_missing').min(limits.password.min, {
  error: 'password_short',
})

export const auth = {
  login: route('POST /login', everyone, 'Sign in with e-mail and password', {
    errors: [
      ...captchaErrors,
      'locked',
      'credentials_wrong',
      'account_closing',
      'account_closing_family',
      'inactive',
      'unverified',
      'one_time_expired',
    ],
  })
    .input(
      z.object({
        body: z.object({
          email: LoginWord,
          password: secret('login_password_missing'),
          rememberMe: z.boolean().default(false),
          lang_id: Id.optional(),
          captcha: Captcha,
          link: z
            .boolean()
            .default(false)
            .describe(
              'Also links the identity that a provider has just confirmed in this browser, if the address is the same.',
            ),
        }),
      }),
    )
    .output(Entered),
  verifyCode: route(
    'POST /verifyCode',
    everyone,
    'Confirm an address with the mailed code, and sign in',
    { errors: [...captchaErrors, 'code_wrong', 'sign_up_elsewhere'] },
  )
    .input(
      z.object({
        body: z.object({
          email: Address,
          verification_code: text(limits.verificationCode, 'code_missing'),
          sign_up: text(200, 'required').optional(),
          captcha: Captcha,
        }),
      }),
    )
    .output(z.union([SignedIn, SecondFactorDue])),
  resendCode: route(
    'POST /verifyCode/resend',
    everyone,
    'Mail a new code; the answer is the same whether the address is known or not',
    { errors: [...captchaErrors, 'mail_paused'] },
  )
    .input(z.object({ body: z.object({ email: Address, captcha: Captcha }) }))
    .output(Nothing),
  logout: route(
    'POST /logout',
    choosingToo(awaitingToo(guestsToo(signedIn()))),
    'End this session',
  ).output(Nothing),
  forgot: route(
    'POST /users/forgot/password',
    everyone,
    'Mail a link to set a new password; the answer is the same for every address',
    { errors: [...captchaErrors, 'mail_paused'] },
  )
    .input(z.object({ body: z.object({ email: Address, captcha: Captcha }) }))
    .output(Nothing),
  reset: route(
    'POST /user/reset/password',
    everyone,
    'Set a new password with the mailed token; every session ends',
    { errors: ['reset_token_used'] },
  )
    .input(
      z.object({
        body: z
          .object({
            password: NewPassword,
            confirm_password: secret('confirm_missing'),
            token: text(200, 'required'),
          })
          .refine((body) => body.password === body.confirm_password, {
            error: 'confirm_wrong',
            path: ['confirm_password'],
          }),
      }),
    )
    .output(Nothing),
}
