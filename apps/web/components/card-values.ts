import type { TextKey } from '@quartet/content/texts/text.ts'
import { cardFormats } from '@quartet/contract/limits.ts'
import { containsCardNumber, isPracticeCard } from '@quartet/domain/card-number.ts'
import { field } from './form.ts'

/** The fields of a card as they are typed. */
export type CardValues = {
  card_name: string
  card_number: string
  exp_month: string
  exp_year: string
  cvc_code: string
}
export const emptyCard: CardValues = {
  card_name: '',
  card_number: '',
  exp_month: '',
  exp_year: '',
  cvc_code: '',
}
type Errors = Partial<Record<keyof CardValues, TextKey>>

/** `practice`: a real card number must not even be sent. */
export function cardErrors(
  values: CardValues,
  { practice, today }: { practice: boolean; today: Date },
): Errors {
  const number = values.card_number.replaceAll(/\s/g, '')
  return {
    ...(!values.card_name.trim() && { card_name: field('card_name_missing') }),
    ...(containsCardNumber(values.card_name) && { card_name: field('card_in_text') }),
    ...(practice && !isPracticeCard(number) && { card_number: field('card_not_practice') }),
    ...(!cardFormats.number.test(number) && { card_number: field('card_number_wrong') }),
    ...expiryErrors(values, today),
    ...(!cardFormats.code.test(values.cvc_code.trim()) && { cvc_code: field('cvc_wrong') }),
  }
}

function expiryErrors({ exp_month, exp_year }: CardValues, today: Date): Errors {
  if (!exp_month) return { exp_month: field('card_expiry_missing') }
  if (!exp_year) return { exp_year: field('card_expiry_missing') }
  const isPast =
    Number(exp_year) === today.getFullYear() && Number(exp_month) < today.getMonth() + 1
  return isPast ? { exp_month: field('card_expired') } : {}
}

/** The card in the body of a call. */
export const cardOf = (values: CardValues) => ({
  card_name: values.card_name.trim(),
  card_number: values.card_number.replaceAll(/\D/g, ''),
  exp_time: `${values.exp_year}-${values.exp_month}`,
  cvc_code: values.cvc_code.trim(),
})

/** The wire has one expiry field, the form a month and a year. */
export const withExpiry = ({ exp_time, ...errors }: Record<string, string>) => ({
  ...errors,
  ...(exp_time && { exp_month: exp_time }),
})
