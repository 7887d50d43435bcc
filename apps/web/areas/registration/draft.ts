import { emptyValues, type Values } from './register-values.ts'

const key = 'registration'
/** Excludes card data, passwords and captchas, which are never stored. */
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

/** The values typed before a reload or a return to the page, stored until the tab closes. */
export function draft(): Partial<Values> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Values>
    return Object.fromEntries(
      savedFields.flatMap((name) =>
        typeof stored[name] === typeof emptyValues[name] ? [[name, stored[name]]] : [],
      ),
    )
  } catch {
    return {}
  }
}

export const saveDraft = (values: Values) =>
  sessionStorage.setItem(
    key,
    JSON.stringify(Object.fromEntries(savedFields.map((name) => [name, values[name]]))),
  )
export const forgetDraft = () => sessionStorage.removeItem(key)
