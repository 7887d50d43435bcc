import { type Mark, overlap } from './decoding.ts'
import type { Pattern } from './patterns.ts'

type Stretch = Pick<Mark, 'start' | 'end' | 'text'>

/**
 * The learner's marks once a stretch of the text is given to a pattern, or to none. `auto` is what the wall proposes: only where it proposes
 * something has the clearing to be remembered.
 */
export function givenTo(pattern: Pattern | null, stretch: Stretch, own: readonly Mark[], auto: readonly Mark[]): Mark[] {
  const others = withoutOwn(stretch, own)
  if (pattern === null && !auto.some((mark) => overlap(mark, stretch))) return others
  const { start, end, text } = stretch
  return [...others, { start, end, text, pattern, source: 'user' as const }].sort((one, other) => one.start - other.start)
}

/** The learner's marks once those on a stretch are taken back: what the wall proposes there counts again. */
export const withoutOwn = (stretch: Pick<Mark, 'start' | 'end'>, own: readonly Mark[]): Mark[] =>
  own.filter((mark) => !overlap(mark, stretch))
