import { areas } from '@quartet/domain/areas.ts'
import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import type { Option } from '../record/field.ts'

/** Options that several areas share. */
export const patternChoices: readonly Option[] = patterns.map((value) => ({
  value,
  label: `pattern.${value}` as const,
}))
export const bandChoices: readonly Option[] = bands.map((value) => ({
  value,
  label: `band.${value}` as const,
}))
export const ageChoices: readonly Option[] = ([1, 2, 3] as const).map((age) => ({
  value: String(age),
  label: `register.age_${age}` as const,
}))
export const areaChoices = areas.map((value) => ({
  value,
  label: `content.area_${value}` as const,
}))
