import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { type Pattern, patterns, perPattern, type Scores } from '@quartet/domain/patterns.ts'
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

/** The language of the surrounding texts: English for a language without texts. */
const textLanguage = () =>
  i18next.getResource(i18next.language, 't', 'profile.title') ? i18next.language : 'en'

/** A list of names in the language of the sentence: Sequence, Precision and Confluence. */
export const listed = (words: string[], type: 'conjunction' | 'unit' = 'conjunction') =>
  new Intl.ListFormat(textLanguage(), { type }).format(words)

/** The label and the four scores as text for a link to a social network. */
export const profileLabels = (person: Person) => ({
  label: person.classification ? i18next.t(`label.${person.classification}`) : '',
  scores: listed(
    patterns.map((pattern) => `${patternName(pattern)} ${person[pattern]}`),
    'unit',
  ),
})
