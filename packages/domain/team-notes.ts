import { type Pattern, patterns } from './patterns.ts'
import { inBand, type PicturePerson, type ScoredPerson, scoredOf } from './team-picture.ts'
import { teamSize } from './teams.ts'

/** Two people of whom one uses a pattern first and the other avoids it. */
export type TalkingPair = { first: ScoredPerson; avoids: ScoredPerson }

/**
 * What a team can talk about in one pattern (D22). `gap`: nobody uses it first; `crowd`: half of the
 * people or more do; `talk`: pairs of Use First and Avoid.
 */
export type TeamNote =
  | { kind: 'gap'; pattern: Pattern }
  | { kind: 'crowd'; pattern: Pattern; count: number; of: number }
  | { kind: 'talk'; pattern: Pattern; count: number; pairs: TalkingPair[] }

/** The pairs that a note names; their number is always given. */
const namedPairs = 3

/** Whether half or more of a team use a pattern first; fewer than three people are no crowd. */
export const isCrowd = (useFirst: number, people: number): boolean =>
  people >= teamSize.fewest && 2 * useFirst >= people

/** Gaps first, then crowds, then pairs; each in the order of the patterns. */
export function notesOf(people: readonly PicturePerson[]): TeamNote[] {
  const scored = scoredOf(people)
  if (scored.length === 0) return []
  const notes = patterns.flatMap((pattern) => notesOfPattern(scored, pattern))
  return (['gap', 'crowd', 'talk'] as const).flatMap((kind) =>
    notes.filter((note) => note.kind === kind),
  )
}

function notesOfPattern(scored: readonly ScoredPerson[], pattern: Pattern): TeamNote[] {
  const first = inBand(scored, pattern, 'Use First')
  const avoiding = inBand(scored, pattern, 'Avoid')
  if (first.length === 0) return scored.length < teamSize.fewest ? [] : [{ kind: 'gap', pattern }]
  const notes: TeamNote[] = []
  if (isCrowd(first.length, scored.length))
    notes.push({ kind: 'crowd', pattern, count: first.length, of: scored.length })
  if (avoiding.length > 0)
    notes.push({
      kind: 'talk',
      pattern,
      count: first.length * avoiding.length,
      pairs: firstPairs(first, avoiding),
    })
  return notes
}

function firstPairs(
  first: readonly ScoredPerson[],
  avoiding: readonly ScoredPerson[],
): TalkingPair[] {
  const few = first.slice(0, namedPairs)
  return few
    .flatMap((one) => avoiding.slice(0, namedPairs).map((other) => ({ first: one, avoids: other })))
    .slice(0, namedPairs)
}
