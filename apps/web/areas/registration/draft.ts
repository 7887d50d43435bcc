import { createDrafts } from '../../data/drafts.ts'
import { emptyValues, type Values } from './values.ts'

/** Excludes card data, passwords and captchas, which are never stored. */
const savedFields = [
  'promo_code',
  'family_type',
  'family_code',
  'first_name',
  'last_name',
  'email',
  'age_group_id',
  'country',
  'language',
  'city',
  'state',
  'zip_code',
  'old_enough',
  'turns_18_in',
  'guardian_email',
  'auto_renew',
  'is_renew_chosen',
  'term',
  'is_term_chosen',
] as const satisfies (keyof Values)[]

const drafts = createDrafts<Partial<Values>>({
  prefix: 'registration',
  perAccount: false,
  maxDays: 1,
  parse: (stored) =>
    pick(stored as Partial<Values>, (name, value) => typeof value === typeof emptyValues[name]),
})

const pick = (
  values: Partial<Values>,
  fits: (name: keyof Values, value: unknown) => boolean = () => true,
): Partial<Values> =>
  Object.fromEntries(
    savedFields.flatMap((name) => (fits(name, values[name]) ? [[name, values[name]]] : [])),
  )

/** The values typed before a reload or a return to the page. */
export const loadDraft = () => drafts.load('person') ?? {}
export const saveDraft = (values: Values) => drafts.save('person', pick(values))
export const forgetDraft = () => drafts.forget('person')
