import type { Scope } from '@quartet/domain/permissions.ts'
import type { TFunction } from 'i18next'

type Reach = { scope: Scope; readOnly: boolean; fromAge?: number | null }

/** Whose data a permission covers, and whether only for reading or from an age. */
export function reachLabel(t: TFunction, { scope, readOnly, fromAge }: Reach): string {
  const reach = t(`roles.reach_${scope}`)
  if (readOnly) return t('roles.reach_reading', { reach })
  return fromAge ? t('roles.reach_aged', { reach, age: fromAge }) : reach
}
