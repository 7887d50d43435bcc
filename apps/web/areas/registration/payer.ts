import { planOf } from '@quartet/domain/sign-up.ts'
import type { Term } from '../../components/prices.ts'
import type { Values } from './values.ts'

/** A code that is non-blank after trimming makes a member of an institution, who pays nothing. */
export const isMember = ({ kind, promo_code }: Values) =>
  kind !== 'family' && promo_code.trim() !== ''
export const isFamilyMember = ({ kind, family_type }: Values) =>
  kind === 'family' && family_type === '2'
export const paysNothing = (values: Values) => isMember(values) || isFamilyMember(values)
/** Only the individual plan has a choice of terms. */
export const hasTerms = ({ kind }: Values) => planOf[kind] === 'basic'
export const termOf = (values: Values): Term => (hasTerms(values) ? values.term : 'annual')
/** Whether the form asks where the person lives. */
export const asksPlace = (values: Values) =>
  (values.kind === 'family' && values.family_type === '1') ||
  (values.kind === 'coaching' && !isMember(values))
/** The screen whose texts people agree to. */
export function screenOf(values: Values) {
  if (isMember(values)) return 'registration_code'
  if (isFamilyMember(values)) return 'registration_family'
  return asksPlace(values) ? 'registration_place' : 'registration'
}
