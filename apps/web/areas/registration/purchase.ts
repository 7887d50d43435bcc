import type { Values } from './values.ts'

export const family = { type: 'individual', plan: 'family' } as const

/** What is bought, and on some forms where the person lives. */
export function purchaseOf(values: Values) {
  const { kind, term } = values
  if (kind === 'coaching')
    return {
      type: 'coaching',
      term,
      ...placeOf(values),
      language: Number(values.language),
    } as const
  if (kind === 'family') return { ...family, family_type: 1, ...placeOf(values) } as const
  return kind === 'professional'
    ? ({ type: 'individual', plan: 'professional' } as const)
    : ({ type: 'individual', plan: 'basic', term } as const)
}

const placeOf = ({ city, state, zip_code }: Values) => ({
  city: city.trim(),
  state: state.trim(),
  zip_code: zip_code.trim(),
})
