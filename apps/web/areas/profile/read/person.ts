import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { listed } from '../../../i18n/lists.ts'
import { i18next } from '../../../i18n/texts.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
export type Person = Outputs['profile']['show']['user']
export type Cards = Outputs['profile']['cards']

export const patternName = (pattern: Pattern) => i18next.t(`pattern.${pattern}`)

/** The label and the four scores as text for a link to a social network. */
export const profileLabels = (person: Person) => ({
  label: person.classification ? i18next.t(`label.${person.classification}`) : '',
  scores: listed(
    patterns.map((pattern) => `${patternName(pattern)} ${person[pattern]}`),
    'unit',
  ),
})
