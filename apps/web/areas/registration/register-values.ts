import type { InferContractRouterInputs } from '@orpc/contract'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { contract } from '@quartet/contract'
import { cardFormats } from '@quartet/contract/limits.ts'
import { agesAgree, consentAgeOf } from '@quartet/domain/age.ts'
import { containsCardNumber, isPracticeCard } from '@quartet/domain/card-number.ts'
import {
  type ConsentError,
  type Consenter,
  type ConsentPurpose,
  purposesOf,
  type underAge,
} from '@quartet/domain/consent.ts'
import { isEmail, isSameMailbox } from '@quartet/domain/email.ts'
import { isNickName } from '@quartet/domain/names.ts'
import { field } from '../../components/form.ts'
import { wrongPassword } from '../../components/new-password.ts'
import type { Term } from '../../components/prices.ts'

type Calls = InferContractRouterInputs<typeof contract>['registration']
export type Registration = Calls['register']['body']
export type ChildRequest = Calls['child']['body']

export type Values = {
  promo_code: string
  first_name: string
  last_name: string
  email: string
  age_group_id: '' | '1' | '2' | '3'
  country: string
  old_enough: '' | 'yes' | 'no'
  turns_18_in: string
  nick_name: string
  guardian_email: string
  auto_renew: boolean
  /** The person decided, so that the country no longer does. */
  is_renew_chosen: boolean
  term: Term
  /** The person decided, so that the age no longer does. */
  is_term_chosen: boolean
  card_name: string
  card_number: string
  exp_month: string
  exp_year: string
  cvc_code: string
  password: string
  confirm_password: string
  captcha: string
  consents: ConsentPurpose[]
}

export const emptyValues: Values = {
  promo_code: '',
  first_name: '',
  last_name: '',
  email: '',
  age_group_id: '',
  country: '',
  old_enough: '',
  turns_18_in: '',
  nick_name: '',
  guardian_email: '',
  auto_renew: true,
  is_renew_chosen: false,
  term: 'annual',
  is_term_chosen: false,
  card_name: '',
  card_number: '',
  exp_month: '',
  exp_year: '',
  cvc_code: '',
  password: '',
  confirm_password: '',
  captcha: '',
  consents: [],
}

export type Step = 1 | 2 | 3
type Path = keyof Values
type Errors = Partial<Record<Path, TextKey>>

/** Proposed as the name on the card; a teenager pays with somebody else's. */
export const ownNameOf = ({ age_group_id, first_name, last_name }: Values) =>
  age_group_id === '3' ? `${first_name.trim()} ${last_name.trim()}`.trim() : ''

/** A code that is non-blank after trimming makes a member of an institution, who pays nothing. */
export const isMember = ({ promo_code }: Values) => promo_code.trim() !== ''
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
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

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

/** Checked before the other fields of the person: age and country decide what else is asked. */
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
    ...(codeOnly && !isMember(values) && { promo_code: field('code_needed') }),
    ...ageErrors(values, agreement, today),
    ...(!values.first_name.trim() && { first_name: field('first_name_missing') }),
    ...(!values.last_name.trim() && { last_name: field('last_name_missing') }),
    ...(!isEmail(email) && { email: field(email ? 'email_wrong' : 'email_missing') }),
    ...cardsIn(values, ['promo_code', 'first_name', 'last_name', 'email']),
  }
}

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

function cardErrors(values: Values, { practice }: Site, today: Date): Errors {
  const number = values.card_number.replaceAll(/\s/g, '')
  return {
    ...(!values.card_name.trim() && { card_name: field('card_name_missing') }),
    ...cardsIn(values, ['card_name']),
    // a real card number must not even be sent
    ...(practice && !isPracticeCard(number) && { card_number: field('card_not_practice') }),
    ...(!cardFormats.number.test(number) && { card_number: field('card_number_wrong') }),
    ...expiryErrors(values, today),
    ...(!cardFormats.code.test(values.cvc_code.trim()) && { cvc_code: field('cvc_wrong') }),
  }
}

function expiryErrors({ exp_month, exp_year }: Values, today: Date): Errors {
  if (!exp_month) return { exp_month: field('card_expiry_missing') }
  if (!exp_year) return { exp_year: field('card_expiry_missing') }
  const isPast =
    Number(exp_year) === today.getFullYear() && Number(exp_month) < today.getMonth() + 1
  return isPast ? { exp_month: field('card_expired') } : {}
}

function passwordErrors({ password, confirm_password, captcha }: Values): Errors {
  return {
    ...wrongPassword({ password, confirm_password }),
    ...(containsCardNumber(password) && { password: field('card_in_text') }),
    ...(!captcha && { captcha: field('captcha_missing') }),
  }
}

/** Limits of the installation: only people with a code, only practice cards. */
export type Site = { codeOnly: boolean; practice: boolean }

/** Errors of a step, in the order of its fields. */
export function errorsOf(
  step: Step,
  values: Values,
  agreement: Agreement,
  { today, ...site }: Site & { today: Date },
): Errors {
  if (step === 1) return personErrors(values, agreement, site, today)
  if (step === 2) return isMember(values) ? {} : cardErrors(values, site, today)
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
    language,
    consents,
    ...(consents.length > 0 && shown && { shown }),
  }
  if (isMember(values))
    return { ...person, type: 'institution', promo_code: values.promo_code.trim() }
  return {
    ...person,
    type: 'individual',
    plan: 'basic',
    term: values.term,
    card_name: values.card_name.trim(),
    card_number: digitsOf(values.card_number),
    exp_time: `${values.exp_year}-${values.exp_month}`,
    cvc_code: values.cvc_code.trim(),
  }
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
