import { emptyValues, type Values } from './register-values.ts'

const key = 'registration'
/** Nothing of a card, no password, no captcha is ever kept. */
const savedFields = [
  'promo_code',
  'first_name',
  'last_name',
  'email',
  'age_group_id',
  'country',
  'old_enough',
  'turns_18_in',
  'guardian_email',
  'auto_renew',
  'term',
] as const satisfies (keyof Values)[]

/** What was typed before a reload or a way back, for as long as the tab lives. */
export function draft(): Partial<Values> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Values>
    return Object.fromEntries(
      savedFields.flatMap((name) => (typeof stored[name] === typeof emptyValues[name] ? [[name, stored[name]]] : [])),
    )
  } catch {
    return {}
  }
}

export const saveDraft = (values: Values) =>
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(savedFields.map((name) => [name, values[name]]))))
export const forgetDraft = () => sessionStorage.removeItem(key)
