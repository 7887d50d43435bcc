import { isAdult } from '@quartet/domain/age.ts'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { field } from '../../components/form.ts'
import { asksPlace } from './payer.ts'
import type { FieldErrors, Values } from './values.ts'

/** Whoever sets up a family is an adult, from the year after turning 18. */
export function familyErrors(values: Values, today: Date): FieldErrors {
  const { family_type, family_code, age_group_id, turns_18_in } = values
  if (!family_type) return { family_type: field('family_type_missing') }
  if (family_type === '2')
    return family_code.trim() ? {} : { family_code: field('family_code_missing') }
  const isGrownUp = isAdult(
    Number(age_group_id) as AgeGroup,
    Number(turns_18_in) || null,
    today.getUTCFullYear(),
  )
  const isKnown = age_group_id === '1' || turns_18_in !== ''
  return isKnown && !isGrownUp ? { age_group_id: field('family_admin_adult') } : {}
}

export const coachingErrors = (values: Values): FieldErrors => ({
  ...(!values.language && { language: field('language_missing') }),
  ...(asksPlace(values) && {
    ...(!values.city.trim() && { city: field('city_missing') }),
    ...(!values.state.trim() && { state: field('state_missing') }),
  }),
})
