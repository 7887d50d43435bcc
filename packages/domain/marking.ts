import { type Mark, overlap } from './decoding.ts'
import type { Pattern } from './patterns.ts'

type Stretch = Pick<Mark, 'start' | 'end' | 'text'>

/**
 * The learner's marks after assigning a range of the text to a pattern, or to none. `auto` holds
 * the marks of the wall: clearing only has to be stored where the wall has a mark.
 */
export function givenTo(
  pattern: Pattern | null,
  stretch: Stretch,
  own: readonly Mark[],
  auto: readonly Mark[],
): Mark[] {
  const others = withoutOwn(stretch, own)
  if (pattern === null && !auto.some((mark) => overlap(mark, stretch))) return others
  const { start, end, text } = stretch
  return [...others, { start, end, text, pattern, source: 'user' as const }].sort(
    (one, other) => one.start - other.start,
  )
}

/**
 * The learner's marks without those that overlap a range; the marks of the wall apply there again.
 */
export const withoutOwn = (stretch: Pick<Mark, 'start' | 'end'>, own: readonly Mark[]): Mark[] =>
  own.filter((mark) => !overlap(mark, stretch))
