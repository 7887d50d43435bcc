import { type Pattern, patterns, perPattern, type Scores } from './patterns.ts'
import { isCrowd } from './team-notes.ts'
import { inBand } from './team-picture.ts'

/** Somebody to place in a team. */
export type ComposerPerson = { id: number; name: string; scores: Scores | null }

/** How the patterns are spread in one team. */
export type Coverage = {
  useFirst: Record<Pattern, number>
  /** Patterns that nobody uses first. */
  missing: Pattern[]
  /** Patterns that half or more use first. */
  crowded: Pattern[]
  /** How many avoid a pattern beside nobody who uses it first. */
  alone: Record<Pattern, number>
  /** How many have no scores. */
  unknown: number
}

export function coverageOf(members: readonly ComposerPerson[]): Coverage {
  const useFirst = perPattern((pattern) => inBand(members, pattern, 'Use First').length)
  const missing = patterns.filter((pattern) => useFirst[pattern] === 0)
  return {
    useFirst,
    missing,
    crowded: patterns.filter((pattern) => isCrowd(useFirst[pattern], members.length)),
    alone: perPattern((pattern) =>
      missing.includes(pattern) ? inBand(members, pattern, 'Avoid').length : 0,
    ),
    unknown: members.filter(({ scores }) => scores === null).length,
  }
}

/** In how many teams somebody uses a pattern first, and why not in more. */
export type PatternExplanation = {
  pattern: Pattern
  teams: number
  covered: number
  /** The people on the whole list who use it first. */
  people: number
  /**
   * `too_few`: there are fewer people than teams; `arrangement`: some share a team, for the pairs or
   * the other patterns.
   */
  reason: 'all' | 'too_few' | 'arrangement'
}

export const explain = (teams: readonly (readonly ComposerPerson[])[]): PatternExplanation[] =>
  patterns.map((pattern) => {
    const counts = teams.map((members) => inBand(members, pattern, 'Use First').length)
    const covered = counts.filter((count) => count > 0).length
    const people = counts.reduce((sum, count) => sum + count, 0)
    const lacks = people < teams.length ? 'too_few' : 'arrangement'
    return {
      pattern,
      teams: teams.length,
      covered,
      people,
      reason: covered === teams.length ? 'all' : lacks,
    }
  })
