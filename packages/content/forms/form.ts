import type { AgeGroup, Pattern } from '@quartet/domain/patterns.ts'

type Seven = readonly [string, string, string, string, string, string, string]

/** One form of the inventory: seven statements a pattern in the order of the facet table (method 1.3), the words for 1 to 5, three open questions. */
export type Form = {
  age_group_id: AgeGroup
  title: string
  scale: readonly [string, string, string, string, string]
  statements: Record<Pattern, Seven>
  open: readonly [string, string, string]
}
