import { agesAgree, consentAgeOf } from '@quartet/domain/age.ts'
import { containsCardNumber } from '@quartet/domain/card-number.ts'
import {
  type ConsentError,
  type Consenter,
  type ConsentPurpose,
  purposesOf,
  type underAge,
} from '@quartet/domain/consent.ts'
import { isEmail, isSameMailbox } from '@quartet/domain/email.ts'
import { isNickName } from '@quartet/domain/names.ts'
import { cardErrors, cardOf } from '../../components/card-values.ts'
import { field } from '../../components/form.ts'
import { wrongPassword } from '../../components/new-password.ts'
import { coachingErrors, familyErrors } from './form-errors.ts'
import { asksPlace, isFamilyMember, isMember, paysNothing } from './payer.ts'
import { family, purchaseOf } from './purchase.ts'
import type { ChildRequest, FieldErrors, Registration, Values } from './values.ts'

export type Step = 1 | 2 | 3
type Path = keyof Values
type Errors = FieldErrors

/** Proposed as the name on the card; a teenager pays with somebody else's. */
export const ownNameOf = ({ age_group_id, first_name, last_name }: Values) =>
  age_group_id === '3' ? `${first_name.trim()} ${last_name.trim()}`.trim() : ''

export const isChild = ({ age_group_id }: Values) => age_group_id === '1'
/** Children, and teenagers under their country's age of consent, may not consent alone. */
export const isUnderAge = ({ age_group_id, old_enough }: Values) =>
  age_group_id === '1' || (age_group_id === '2' && old_enough === 'no')

/** Who consents for people under age, depending on the typed code. */
export type ConsentWay = { name: string | null } & (typeof underAge)[keyof typeof underAge]
export type Agreement = Consenter | ConsentError | 'checking'

/** Who consents to this sign-up, or why it is impossible; `checking` while the code is looked up. */
export function agreementOf(values: Values, consentWay: ConsentWay | undefined): Agreement {
  if (!isUnderAge(values)) return 'self'
  if (!consentWay) return 'checking'
  return isChild(values) ? consentWay.child : consentWay.teen
}

const agreeing: readonly Agreement[] = ['self', 'guardian', 'school'] satisfies Consenter[]
export const isBlocked = (agreement: Agreement) => !agreeing.includes(agreement)
/** A child whose guardian has to consent enters two things and nothing else. */
export const asksGuardian = (values: Values, agreement: Agreement) =>
  isChild(values) && agreement === 'guardian'

/**
 * The purposes to consent to at sign-up: guardians do so behind the mailed link, schools when their
 * staff admit the person.
 */
export const purposesToTick = (values: Values, agreement: Agreement): readonly ConsentPurpose[] => {
  if (agreement !== 'self') return []
  return purposesOf[agreement].filter(
    (purpose) => purpose !== 'facilitator_scores' || isMember(values),
  )
}

const stepOfField: Partial<Record<string, Step>> = {
  card_name: 2,
  card_number: 2,
  exp_month: 2,
  exp_year: 2,
  cvc_code: 2,
  term: 2,
  password: 3,
  confirm_password: 3,
  captcha: 3,
  consents: 3,
}
export const stepOf = (path: string): Step => stepOfField[path] ?? 1

/** Checked before the other fields of the person: age and country decide what else there is to fill in. */
const ageErrors = (values: Values, agreement: Agreement, today: Date): Errors => ({
  ...(!values.age_group_id && { age_group_id: field('age_missing') }),
  ...(!values.country && { country: field('country_missing') }),
  ...(values.age_group_id === '2' && teenErrors(values, today)),
  ...(agreement === 'guardian' && !isChild(values) && guardianErrors(values)),
})

function guardianErrors({ guardian_email, email }: Values): Errors {
  const typed = guardian_email.trim()
  if (containsCardNumber(typed)) return { guardian_email: field('card_in_text') }
  if (!isEmail(typed))
    return { guardian_email: field(typed ? 'email_wrong' : 'guardian_email_missing') }
  return email && isSameMailbox(typed, email)
    ? { guardian_email: field('guardian_email_same') }
    : {}
}

/** Errors in a child's request, in the order of its fields. */
export function childErrors(values: Values, today: Date): Errors {
  const nickName = values.nick_name.trim()
  return {
    ...ageErrors(values, 'guardian', today),
    ...(!isNickName(nickName) && {
      nick_name: field(nickName ? 'nick_name_wrong' : 'nick_name_missing'),
    }),
    ...guardianErrors({ ...values, email: '' }),
    ...cardsIn(values, ['promo_code', 'nick_name']),
    ...(!values.captcha && { captcha: field('captcha_missing') }),
  }
}

/** Card numbers typed into other fields: they must not leave the browser. */
const cardsIn = (values: Values, paths: readonly (Path & keyof Texts)[]): Errors =>
  Object.fromEntries(
    paths
      .filter((path) => containsCardNumber(values[path]))
      .map((path) => [path, field('card_in_text')]),
  )
type Texts = { [Name in Path as Values[Name] extends string ? Name : never]: string }

function personErrors(
  values: Values,
  agreement: Agreement,
  { codeOnly }: Site,
  today: Date,
): Errors {
  const email = values.email.trim()
  return {
    ...(codeOnly && !paysNothing(values) && codeNeeded(values)),
    ...(values.kind === 'family' && familyErrors(values, today)),
    ...ageErrors(values, agreement, today),
    ...(!values.first_name.trim() && { first_name: field('first_name_missing') }),
    ...(!values.last_name.trim() && { last_name: field('last_name_missing') }),
    ...(!isEmail(email) && { email: field(email ? 'email_wrong' : 'email_missing') }),
    ...(values.kind === 'coaching' && coachingErrors(values)),
    ...cardsIn(values, ['promo_code', 'family_code', 'first_name', 'last_name', 'email']),
    ...(asksPlace(values) && cardsIn(values, ['city', 'state', 'zip_code'])),
  }
}

const codeNeeded = ({ kind }: Values): Errors =>
  kind === 'family' ? {} : { promo_code: field('code_needed') }

function teenErrors({ country, old_enough, turns_18_in }: Values, today: Date): Errors {
  if (!country) return {}
  if (!old_enough) return { old_enough: field('required') }
  if (!turns_18_in) return { turns_18_in: field('turns_18_missing') }
  const fits = agesAgree(
    old_enough === 'yes',
    Number(turns_18_in),
    consentAgeOf(country),
    today.getUTCFullYear(),
  )
  return fits ? {} : { turns_18_in: field('age_contradiction') }
}

function passwordErrors({ password, confirm_password, captcha }: Values): Errors {
  return {
    ...wrongPassword({ password, confirm_password }),
    ...(containsCardNumber(password) && { password: field('card_in_text') }),
    ...(!captcha && { captcha: field('captcha_missing') }),
  }
}

/** Limits of the installation: only people with a code, only practice cards, no cards here. */
export type Site = { codeOnly: boolean; practice: boolean; paymentPage: boolean }

/** Errors of a step, in the order of its fields. */
export function errorsOf(
  step: Step,
  values: Values,
  agreement: Agreement,
  { today, ...site }: Site & { today: Date },
): Errors {
  if (step === 1) return personErrors(values, agreement, site, today)
  if (step === 2)
    return paysNothing(values) || site.paymentPage
      ? {}
      : cardErrors(values, { practice: site.practice, today })
  return passwordErrors(values)
}

/** The language of the form, and the consent texts it showed. */
type Page = { language: number; shown: Registration['shown'] | undefined }

/** The request body. */
export function registrationOf(
  values: Values,
  agreement: Agreement,
  { language, shown }: Page,
): Registration {
  const ticked = purposesToTick(values, agreement)
  const consents = values.consents.filter((purpose) => ticked.includes(purpose))
  const person = {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    age_group_id: Number(values.age_group_id) as 1 | 2 | 3,
    country: values.country,
    ...(values.age_group_id === '2' && {
      old_enough: values.old_enough === 'yes',
      turns_18_in: Number(values.turns_18_in),
    }),
    ...(agreement === 'guardian' && { guardian_email: values.guardian_email.trim() }),
    password: values.password,
    confirm_password: values.confirm_password,
    captcha: values.captcha,
    auto_renew: values.auto_renew,
    language: Number(values.language) || language,
    consents,
    ...(consents.length > 0 && shown && { shown }),
  }
  if (isMember(values))
    return { ...person, type: 'institution', promo_code: values.promo_code.trim() }
  if (isFamilyMember(values))
    return { ...person, ...family, family_type: 2, family_code: values.family_code.trim() }
  return { ...person, ...purchaseOf(values), ...(values.card_number !== '' && cardOf(values)) }
}

/** The body of a child's request. */
export const childRequestOf = (values: Values, language: number): ChildRequest => ({
  promo_code: values.promo_code.trim(),
  nick_name: values.nick_name.trim(),
  guardian_email: values.guardian_email.trim(),
  country: values.country,
  captcha: values.captcha,
  language,
})
