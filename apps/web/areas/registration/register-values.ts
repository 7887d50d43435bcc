import type { InferContractRouterInputs } from '@orpc/contract'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { contract } from '@quartet/contract'
import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { field } from '../../base/forms.ts'
import type { Term } from './prices.ts'

export type Registration = InferContractRouterInputs<typeof contract>['registration']['register']['body']

/** What is typed. */
export type Values = {
  promo_code: string
  first_name: string
  last_name: string
  email: string
  age_group_id: '' | '1' | '2' | '3'
  country: string
  old_enough: '' | 'yes' | 'no'
  turns_18_in: string
  auto_renew: boolean
  term: Term
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
  auto_renew: true,
  term: 'annual',
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

/** A code that is non-blank after trimming makes a member of an institution, who pays nothing. */
export const isMember = ({ promo_code }: Values) => promo_code.trim() !== ''
export const isBlocked = ({ age_group_id, old_enough }: Values) => age_group_id === '1' || (age_group_id === '2' && old_enough === 'no')
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

function personErrors(values: Values): Errors {
  const email = values.email.trim()
  return {
    ...(!values.first_name.trim() && { first_name: field('first_name_missing') }),
    ...(!values.last_name.trim() && { last_name: field('last_name_missing') }),
    ...(!isEmail(email) && { email: field(email ? 'email_wrong' : 'email_missing') }),
    ...(!values.age_group_id && { age_group_id: field('age_missing') }),
    ...(!values.country && { country: field('country_missing') }),
    ...(values.age_group_id === '2' && teenErrors(values)),
  }
}

function teenErrors({ country, old_enough, turns_18_in }: Values): Errors {
  if (!country) return {}
  if (!old_enough) return { old_enough: field('required') }
  return turns_18_in ? {} : { turns_18_in: field('turns_18_missing') }
}

function cardErrors(values: Values, today: Date): Errors {
  return {
    ...(!values.card_name.trim() && { card_name: field('card_name_missing') }),
    ...(!/^\d{16}$/.test(values.card_number.replaceAll(/\s/g, '')) && { card_number: field('card_number_wrong') }),
    ...expiryErrors(values, today),
    ...(!/^\d{3}$/.test(values.cvc_code.trim()) && { cvc_code: field('cvc_wrong') }),
  }
}

function expiryErrors({ exp_month, exp_year }: Values, today: Date): Errors {
  if (!exp_month) return { exp_month: field('card_expiry_missing') }
  if (!exp_year) return { exp_year: field('card_expiry_missing') }
  const isPast = Number(exp_year) === today.getFullYear() && Number(exp_month) < today.getMonth() + 1
  return isPast ? { exp_month: field('card_expired') } : {}
}

function passwordErrors({ password, confirm_password, captcha }: Values): Errors {
  return {
    ...(!password && { password: field('password_missing') }),
    ...(password && password.length < 8 && { password: field('password_short') }),
    ...(!confirm_password && { confirm_password: field('confirm_missing') }),
    ...(confirm_password && confirm_password !== password && { confirm_password: field('confirm_wrong') }),
    ...(!captcha && { captcha: field('captcha_missing') }),
  }
}

/** What is wrong with a step, in the order of its fields. */
export function errorsOf(step: Step, values: Values, today: Date): Errors {
  if (step === 1) return personErrors(values)
  if (step === 2) return isMember(values) ? {} : cardErrors(values, today)
  return passwordErrors(values)
}

/** The body of the call. */
export function registrationOf(values: Values, language: number): Registration {
  const person = {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    age_group_id: Number(values.age_group_id) as 1 | 2 | 3,
    country: values.country,
    ...(values.age_group_id === '2' && { old_enough: values.old_enough === 'yes', turns_18_in: Number(values.turns_18_in) }),
    password: values.password,
    confirm_password: values.confirm_password,
    captcha: values.captcha,
    auto_renew: values.auto_renew,
    language,
  }
  if (isMember(values)) return { ...person, type: 'institution', promo_code: values.promo_code.trim(), consents: values.consents }
  return {
    ...person,
    type: 'individual',
    plan: 'basic',
    term: values.term,
    card_name: values.card_name.trim(),
    card_number: digitsOf(values.card_number),
    exp_time: `${values.exp_year}-${values.exp_month}`,
    cvc_code: values.cvc_code.trim(),
    consents: values.consents.filter((purpose) => purpose !== 'facilitator_scores'),
  }
}
