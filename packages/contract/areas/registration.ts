import { isNickName } from '@quartet/domain/names.ts'
import { signUpForms } from '@quartet/domain/sign-up.ts'
import { z } from 'zod'
import { captchaErrors, codeErrors } from '../error-groups.ts'
import { rejectCardNumbers, text } from '../fields.ts'
import { everyone, Id, Nothing, route } from '../route.ts'
import { Plan } from './billing.ts'
import { GuardianEmail } from './guardians.ts'
import { Code, Country, InvitedRegistration, invited, Registration } from './registration-forms.ts'

/** The only data requested from a child before its guardian has consented (method D41). */
const ChildRequest = z
  .object({
    promo_code: Code,
    nick_name: text(80, 'nick_name_missing').refine(isNickName, { error: 'nick_name_wrong' }),
    guardian_email: GuardianEmail,
    country: Country,
    language: Id.optional(),
    captcha: text(4000, 'captcha_missing').describe(
      'The solution of the challenge; any text where the installation asks for none.',
    ),
  })
  .superRefine(rejectCardNumbers('captcha'))

const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int().describe('The iterations of one attempt.'),
    keyLength: z.number().int(),
    keyPrefix: z.string().describe('What the derived key must begin with.'),
    expiresAt: z.number().int().optional().describe('Seconds since 1970.'),
  }),
  signature: z.string().optional(),
})
Challenge.register(z.globalRegistry, { id: 'CaptchaChallenge' })

const registrationErrors = [
  ...codeErrors,
  'family_code_unknown',
  'family_full',
  'family_ended',
  ...captchaErrors,
  'registration_closed',
  'card_signup_closed',
  'guardian_needed',
  'guardian_only',
  'consent_text_changed',
  'mail_paused',
  'unverified',
  'card_refused',
  'card_not_here',
  'consent_agreement_missing',
] as const

const Registered = z.object({
  status: z
    .literal('verify')
    .describe(
      'The address must be verified first. Nobody is signed in, and the response does not reveal whether the address was known.',
    ),
  type: z.enum(['individual', 'institution', 'coaching']),
  sign_up: z
    .string()
    .describe(
      'Sent together with the mailed code, so that only the person who signed up can confirm this data.',
    ),
  guardian_mail_after: z
    .number()
    .int()
    .optional()
    .describe(
      'Seconds until the guardian can be mailed, when the mail could not be sent immediately.',
    ),
})

/** The people of an invitation; `team` is 0 without a team. */
export const InvitationPath = z.object({
  contact: Id,
  team: z.coerce.number<number>().int().min(0).max(2_147_483_647),
})

export const registration = {
  plans: route(
    'GET /plans',
    everyone,
    'Plans with their prices; `sandbox` says that no real card is charged',
  ).output(
    z.object({
      plans: z.array(Plan),
      trial_days: z.number().int(),
      sandbox: z.boolean(),
      payment_page: z
        .boolean()
        .describe('Whether cards are only typed on a page of the payment service, after sign-up.'),
      registration_open: z.boolean(),
      asks_captcha: z.boolean().describe('Whether a sign-up needs a solved captcha.'),
      sign_ups: z
        .record(z.enum(signUpForms), z.boolean())
        .describe(
          'Whether each form takes people with a card; with a code they can sign up in any case.',
        ),
      instrument_name: z.string(),
      contact: z
        .string()
        .nullable()
        .describe('The mailbox of whoever runs the installation, if one is set up.'),
    }),
  ),
  code: route(
    'POST /registeration/code',
    everyone,
    'The institution behind a code or why it takes nobody, and who agrees there for those who may not do so alone',
  )
    .input(z.object({ body: z.object({ promo_code: Code }) }))
    .output(
      z.object({
        name: z.string().nullable().describe('Null for a code that cannot be used at the moment.'),
        error: z
          .enum(['organization_unknown', 'organization_ended', 'organization_full'])
          .nullable()
          .describe('Why the code cannot be used.'),
        child: z
          .enum(['guardian', 'school', 'guardian_needed', 'consent_agreement_missing'])
          .describe('For age group 1: who consents, or why sign-up is rejected.'),
        teen: z
          .enum(['guardian', 'school'])
          .describe('For age group 2 below the country’s consent age.'),
      }),
    ),
  child: route(
    'POST /registeration/child',
    everyone,
    'Ask a guardian by mail to let a child in; the answer is the same for every address',
    {
      errors: [
        ...codeErrors,
        ...captchaErrors,
        'registration_closed',
        'guardian_needed',
        'mail_paused',
        'consent_agreement_missing',
      ],
    },
  )
    .input(z.object({ query: z.object({ language: Id.default(1) }), body: ChildRequest }))
    .output(Nothing),
  captcha: route('GET /captcha', everyone, 'A challenge that shows that a person signs up', {
    description:
      'An ALTCHA challenge (proof of work, valid for 10 minutes). Its solution, as the ALTCHA widget encodes it, is the `captcha` of the other calls; it works once.',
  }).output(Challenge),
  register: route(
    'POST /registeration',
    everyone,
    'Create an account with a card, or with the code of an institution',
    { errors: [...registrationErrors] },
  )
    .input(z.object({ query: z.object({ language: Id.default(1) }), body: Registration }))
    .output(Registered),
  registerInvited: route(
    'POST /register/{contact}/{team}',
    everyone,
    'Create an account for the address of an invitation; whoever invited becomes a contact once the address is confirmed, and the team shows the person',
    { errors: [...registrationErrors, 'invitation_gone', 'invitation_address'] },
  )
    .input(
      z.object({
        params: InvitationPath,
        query: z.object({ language: Id.default(1) }),
        body: InvitedRegistration,
      }),
    )
    .output(Registered),
  invitation: route(
    'POST /register/{contact}/{team}/invitation',
    everyone,
    'What an invitation binds a sign-up to: the address, and who invites to what',
    { errors: ['invitation_gone'] },
  )
    .input(
      z.object({
        params: InvitationPath,
        body: z.strictObject(invited),
      }),
    )
    .output(
      z.object({
        first_name: z.string().describe('Of the person who invited.'),
        team: z.string().nullable(),
        email: z.string(),
      }),
    ),
}
