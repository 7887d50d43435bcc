import { consentPurposes } from '@quartet/domain/consent.ts'
import { isCountry } from '@quartet/domain/countries.ts'
import { isEmail, isSameMailbox } from '@quartet/domain/email.ts'
import { familyTypes } from '@quartet/domain/families.ts'
import { z } from 'zod'
import { nameText, optionalName, optionalText, rejectCardNumbers, secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { Id } from '../route.ts'
import { NewPassword } from './auth.ts'
import { Card } from './billing.ts'
import { GuardianEmail } from './guardians.ts'
import { ShownWords } from './privacy.ts'

export const Country = z
  .string({ error: 'country_missing' })
  .refine(isCountry, { error: 'country_missing' })
  .meta({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.', examples: ['MT'] })
export const Code = optionalText(40).pipe(z.string().min(1, { error: 'required' }))

const ZipCode = optionalName(limits.place.zipCode).default('')
const LanguageId = z
  .int({ error: 'language_missing' })
  .positive({ error: 'language_missing' })
  .max(2_147_483_647)

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
  captcha: text(4000, 'captcha_missing').describe(
    'The solution of the challenge; any text where the installation asks for none.',
  ),
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

/** Four ways to pay or not to pay for an own account; all but the last take a card. */
const Basic = Person.extend(Card.shape).extend({
  type: z.literal('individual'),
  plan: z.literal('basic'),
  term: z
    .enum(['semester', 'annual'])
    .default('annual')
    .describe('The billing term charged when the trial ends.'),
})
const yearly = { term: z.literal('annual').default('annual') }
const Professional = Person.extend(Card.shape).extend({
  type: z.literal('individual'),
  plan: z.literal('professional'),
  ...yearly,
})
const family = { type: z.literal('individual'), plan: z.literal('family') }
const FamilyAdmin = Person.extend(Card.shape).extend({
  ...family,
  family_type: z.literal(familyTypes.admin),
  ...yearly,
  city: optionalName(limits.place.city).default(''),
  state: optionalName(limits.place.state).default(''),
  zip_code: ZipCode,
})
const FamilyMember = Person.extend({
  ...family,
  family_type: z.literal(familyTypes.member),
  family_code: text(limits.familyCode, 'family_code_missing').describe(
    'The code that the administrator of the family sees.',
  ),
})

const Member = Person.extend({
  type: z.literal('institution'),
  promo_code: Code,
})
const Coaching = Person.extend(Card.shape).extend({
  type: z.literal('coaching'),
  plan: z.literal('basic').default('basic'),
  term: Basic.shape.term,
  language: LanguageId.describe('The language of the account.'),
  city: nameText(limits.place.city, 'city_missing'),
  state: nameText(limits.place.state, 'state_missing'),
  zip_code: ZipCode,
})

const agree = (body: { password: string; confirm_password: string }) =>
  body.password === body.confirm_password

const rules = <Form extends z.ZodType<z.output<typeof Person>>>(form: Form) =>
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

const familyError = { error: 'family_type_missing' }
export const Registration = rules(
  z.discriminatedUnion('type', [
    z.discriminatedUnion('plan', [
      Basic,
      Professional,
      z.discriminatedUnion('family_type', [FamilyAdmin, FamilyMember], familyError),
    ]),
    Member,
    Coaching,
  ]),
)
Registration.register(z.globalRegistry, { id: 'Registration' })
export type Registration = z.output<typeof Registration>

export const invited = {
  token: text(100, 'required').describe('The secret of the mailed link, or the mailed code.'),
}
export const InvitedRegistration = rules(
  z.discriminatedUnion('type', [
    z.discriminatedUnion('plan', [
      Basic.extend(invited),
      Professional.extend(invited),
      z.discriminatedUnion(
        'family_type',
        [FamilyAdmin.extend(invited), FamilyMember.extend(invited)],
        familyError,
      ),
    ]),
    Member.extend(invited),
    Coaching.extend(invited),
  ]),
)
InvitedRegistration.register(z.globalRegistry, { id: 'InvitedRegistration' })
