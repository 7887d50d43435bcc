import type { InferContractRouterInputs } from '@orpc/contract'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { contract } from '@quartet/contract'
import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { type CardValues, emptyCard } from '../../components/card-values.ts'
import type { Term } from '../../components/prices.ts'

type Calls = InferContractRouterInputs<typeof contract>['registration']
export type Registration = Calls['register']['body']
export type ChildRequest = Calls['child']['body']

export type Values = CardValues & {
  /** The form that is filled in. */
  kind: SignUpForm
  family_type: '' | '1' | '2'
  family_code: string
  promo_code: string
  first_name: string
  last_name: string
  email: string
  age_group_id: '' | '1' | '2' | '3'
  country: string
  language: string
  city: string
  state: string
  zip_code: string
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
  password: string
  confirm_password: string
  captcha: string
  consents: ConsentPurpose[]
}

export const emptyValues: Values = {
  kind: 'basic',
  family_type: '',
  family_code: '',
  promo_code: '',
  first_name: '',
  last_name: '',
  email: '',
  age_group_id: '',
  country: '',
  language: '',
  city: '',
  state: '',
  zip_code: '',
  old_enough: '',
  turns_18_in: '',
  nick_name: '',
  guardian_email: '',
  auto_renew: true,
  is_renew_chosen: false,
  term: 'annual',
  is_term_chosen: false,
  ...emptyCard,
  password: '',
  confirm_password: '',
  captcha: '',
  consents: [],
}

export type FieldErrors = Partial<Record<keyof Values, TextKey>>
