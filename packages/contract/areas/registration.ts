import { consentPurposes } from '@quartet/domain/consent.ts'
import { isCountry } from '@quartet/domain/countries.ts'
import { isEmail, isSameMailbox } from '@quartet/domain/email.ts'
import { isNickName } from '@quartet/domain/names.ts'
import { z } from 'zod'
import { captchaErrors, codeErrors } from '../error-groups.ts'
import { nameText, optionalText, rejectCardNumbers, secret, text } from '../fields.ts'
import { cardFormats, limits } from '../limits.ts'
import { everyone, Id, Nothing, route } from '../route.ts'
import { NewPassword } from './auth.ts'
import { GuardianEmail } from './guardians.ts'
import { ShownWords } from './privacy.ts'

const Country = z
  .string({ error: 'country_missing' })
  .refine(isCountry, { error: 'country_missing' })
  .meta({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.', examples: ['MT'] })
const Code = optionalText(40).pipe(z.string().min(1, { error: 'required' }))

const Person = z.object({
  first_name: nameText(limits.personName, 'first_name_missing'),
  last_name: nameText(limits.personName, 'last_name_missing'),
  email: text(limits.email, 'email_missing')
    .refine(isEmail, { error: 'email_wrong' })
    .meta({ format: 'email', examples: ['ada@example.org'] }),
  age_group_id: z.literal([1, 2, 3], { error: 'age_missing' }),
  country: Country,
  old_enough: z
    .boolean()
    .optional()
    .describe(
      'For age group 2: whether the person is old enough to consent alone in this country (method D43), and the past or future year of turning 18.',
    ),
  turns_18_in: z.number().int().min(limits.turns18In.min).max(limits.turns18In.max).nullish(),
  guardian_email: GuardianEmail.optional().describe(
    'The guardian, for age group 2 below the consent age, unless their school consents.',
  ),
  password: NewPassword,
  confirm_password: secret('confirm_missing'),
  captcha: text(4000, 'captcha_missing'),
  auto_renew: z.boolean().default(true),
  language: Id.optional(),
  consents: z
    .array(z.enum(consentPurposes))
    .max(consentPurposes.length)
    .default([])
    .describe(
      'The purposes of method D44 consented to, each separately; empty when a guardian consents.',
    ),
  shown: ShownWords.optional().describe(
    'The texts of the form, for people who consent alone; required with any consent.',
  ),
})

/** Used once to obtain the payment gateway's token; never stored, logged, mailed or returned. */
const Card = z.object({
  card_name: nameText(limits.nameOnCard, 'card_name_missing'),
  card_number: z
    .string({ error: 'card_number_wrong' })
    .regex(cardFormats.number, { error: 'card_number_wrong' }),
  exp_time: z
    .string({ error: 'card_expiry_missing' })
    .regex(cardFormats.expiry, { error: 'card_expiry_missing' }),
  cvc_code: z.string({ error: 'cvc_wrong' }).regex(cardFormats.code, { error: 'cvc_wrong' }),
})

const Individual = Person.extend(Card.shape).extend({
  type: z.literal('individual'),
  plan: z.literal('basic'),
  term: z
    .enum(['semester', 'annual'])
    .default('annual')
    .describe('The billing term charged when the trial ends.'),
})
const Member = Person.extend({
  type: z.literal('institution'),
  promo_code: Code,
})

const agree = (body: { password: string; confirm_password: string }) =>
  body.password === body.confirm_password

const rules = <Form extends z.ZodType<z.output<typeof Individual> | z.output<typeof Member>>>(
  form: Form,
) =>
  form
    .refine(agree, { error: 'confirm_wrong', path: ['confirm_password'] })
    .refine((body) => body.age_group_id !== 2 || body.old_enough !== undefined, {
      error: 'required',
      path: ['old_enough'],
    })
    .refine((body) => body.age_group_id !== 2 || typeof body.turns_18_in === 'number', {
      error: 'turns_18_missing',
      path: ['turns_18_in'],
    })
    .refine(
      (body) =>
        body.guardian_email === undefined || !isSameMailbox(body.guardian_email, body.email),
      {
        error: 'guardian_email_same',
        path: ['guardian_email'],
      },
    )
    .refine((body) => body.consents.length === 0 || body.shown !== undefined, {
      error: 'required',
      path: ['shown'],
    })
    .superRefine(rejectCardNumbers('card_number', 'captcha'))

export const Registration = rules(z.discriminatedUnion('type', [Individual, Member]))
Registration.register(z.globalRegistry, { id: 'Registration' })
export type Registration = z.output<typeof Registration>

const invited = {
  token: text(100, 'required').describe('The secret of the mailed link, or the mailed code.'),
}
const InvitedRegistration = rules(
  z.discriminatedUnion('type', [Individual.extend(invited), Member.extend(invited)]),
)
InvitedRegistration.register(z.globalRegistry, { id: 'InvitedRegistration' })

/** The only data requested from a child before its guardian has consented (method D41). */
const ChildRequest = z
  .object({
    promo_code: Code,
    nick_name: text(80, 'nick_name_missing').refine(isNickName, { error: 'nick_name_wrong' }),
    guardian_email: GuardianEmail,
    country: Country,
    language: Id.optional(),
    captcha: text(4000, 'captcha_missing'),
  })
  .superRefine(rejectCardNumbers('captcha'))

const Plan = z.object({
  plan: z.enum(['basic']),
  term: z.enum(['semester', 'annual']),
  months: z.number().int(),
  price: z.number().int().describe('In hundredths of the currency.'),
  currency: z.string(),
})
Plan.register(z.globalRegistry, { id: 'Plan' })

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
  ...captchaErrors,
  'registration_closed',
  'card_signup_closed',
  'guardian_needed',
  'guardian_only',
  'consent_text_changed',
  'mail_paused',
  'unverified',
  'card_refused',
  'consent_agreement_missing',
] as const

const Registered = z.object({
  status: z
    .literal('verify')
    .describe(
      'The address must be verified first. Nobody is signed in, and the response does not reveal whether the address was known.',
    ),
  type: z.enum(['individual', 'institution']),
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
      registration_open: z.boolean(),
      card_signup: z
        .boolean()
        .describe('Whether sign-up is possible without the code of an institution.'),
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
