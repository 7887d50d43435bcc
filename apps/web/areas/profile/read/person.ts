import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { type Pattern, patterns, perPattern, type Scores } from '@quartet/domain/patterns.ts'
import { listed } from '../../../i18n/lists.ts'
import { i18next } from '../../../i18n/texts.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
export type Person = Outputs['profile']['show']['user']
export type Cards = Outputs['profile']['cards']
export type Printed = Outputs['profile']['print']

/** The four scores, or null while one is missing. */
export function scoresOf(person: Person): Scores | null {
  const known = patterns.every((pattern) => person[pattern] !== null)
  return known ? perPattern((pattern) => person[pattern] ?? 0) : null
}

export const patternName = (pattern: Pattern) => i18next.t(`pattern.${pattern}`)

/** The label and the four scores as text for a link to a social network. */
export const profileLabels = (person: Person) => ({
  label: person.classification ? i18next.t(`label.${person.classification}`) : '',
  scores: listed(
    patterns.map((pattern) => `${patternName(pattern)} ${person[pattern]}`),
    'unit',
  ),
})

/** What the person's label means, addressed to the person or told about them; null without a label. */
export function definitionOf(
  person: Pick<Person, 'classification' | 'classification_standard'>,
  texts: Pick<Cards, 'definitions' | 'provisional' | 'of_others'>,
  own: boolean,
) {
  if (!person.classification) return null
  const { definitions, provisional } = own ? texts : texts.of_others
  return person.classification_standard === false ? provisional : definitions[person.classification]
}
