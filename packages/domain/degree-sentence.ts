import type { Band } from './bands.ts'
import type { Pattern } from './patterns.ts'

/**
 * The degrees that occur among the four patterns: each kind has its own sentence, which every
 * language can build freely.
 */
export const sentenceKinds = [
  'first',
  'needed',
  'avoid',
  'first_needed',
  'first_avoid',
  'needed_avoid',
  'first_needed_avoid',
] as const
export type SentenceKind = (typeof sentenceKinds)[number]

export type DegreeSentence = {
  kind: SentenceKind
  first: Pattern[]
  needed: Pattern[]
  avoid: Pattern[]
}

/**
 * The content of the sentence above a profile, with its patterns in the passed order; null while a
 * degree is missing.
 */
export function degreeSentence(
  degrees: Record<Pattern, Band | null>,
  order: readonly Pattern[],
): DegreeSentence | null {
  if (order.some((pattern) => degrees[pattern] === null)) return null
  const those = (band: Band) => order.filter((pattern) => degrees[pattern] === band)
  const groups = { first: those('Use First'), needed: those('As Needed'), avoid: those('Avoid') }
  const occurring = (['first', 'needed', 'avoid'] as const).filter(
    (degree) => groups[degree].length > 0,
  )
  return { kind: occurring.join('_') as SentenceKind, ...groups }
}
