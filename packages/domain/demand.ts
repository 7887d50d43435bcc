import { laidOver, type Mark, marksIn } from './decoding.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { degreesBy, type QuietWords, quietWords } from './leaning.ts'
import { type Pattern, patterns, perPattern } from './patterns.ts'
import type { ReadyWall } from './wall.ts'
import { weighMarks, weightsOf } from './weights.ts'

/**
 * The version of the rules below, stored with each decoding. Tasks decoded by older rules keep
 * their version (D17).
 */
export const decoderVersion = 5

export const isOlderVersion = (version: number | null) =>
  version !== null && version !== decoderVersion

/** How much a task demands of a pattern. Low means that it does not need the pattern. */
export const neededDegrees = ['Low', 'As Needed', 'Use First'] as const
export type NeededDegree = (typeof neededDegrees)[number]
export type Needed = Record<Pattern, NeededDegree>

/** From this share of all weight on, a pattern is mainly asked for (D17). */
const mainShare = 0.32

const sumOf = (weights: Record<Pattern, number>) =>
  patterns.reduce((total, pattern) => total + weights[pattern], 0)

/**
 * The degrees proposed by the marks alone: a pattern without any is Low. Null without any weight, in
 * which case the learner decides.
 */
export function neededBy(weights: Record<Pattern, number>, sum = sumOf(weights)): Needed | null {
  return sum === 0 ? null : perPattern((pattern) => degreeOf(weights[pattern], sum))
}

function degreeOf(weight: number, sum: number): NeededDegree {
  if (weight === 0) return 'Low'
  return weight / sum >= mainShare ? 'Use First' : 'As Needed'
}

/** What a text asks for: weights and evidence of its marks, and the degrees proposed from them. */
export type Demand = {
  weights: Record<Pattern, number>
  evidence: Record<Pattern, Evidence>
  needed: Needed | null
  /** Whether the words without a mark had a say, by the table of the language. */
  usesTable: boolean
}

/**
 * The demand of a text with its marks. The degrees come from marks and quiet words together, or from
 * the marks alone in a language without a table; those from the learner's own marks are the minimum,
 * and what is visibly asked for is never Low (D17).
 */
export function demandOf(text: string, marks: readonly Mark[], wall: ReadyWall): Demand {
  const weighed = weighMarks(text, marks, wall)
  const weights = weightsOf(weighed)
  const evidence = evidenceOf(text, weighed)
  const own = marks.filter(({ source }) => source === 'user')
  const byTable = leaning(text, own, weights, wall)
  const byAll = byTable ?? neededBy(weights)
  const usesTable = byTable !== null
  if (!byAll) return { weights, evidence, needed: null, usesTable }
  const byOwn = neededBy(weightsOf(weighMarks(text, own, wall)), sumOf(weights))
  const needed = perPattern((pattern) => {
    const least = evidence[pattern].isVisible ? 'As Needed' : 'Low'
    return higher(higher(byAll[pattern], byOwn?.[pattern] ?? 'Low'), least)
  })
  return { weights, evidence, needed, usesTable }
}

/**
 * Returns null when the language has no table or the text is too short for it. Words that the
 * learner assigned or cleared are excluded.
 */
function leaning(
  text: string,
  own: readonly Mark[],
  weights: Record<Pattern, number>,
  { leanings }: ReadyWall,
): Needed | null {
  if (!leanings) return null
  const words = quietWords(text, own)
  const degrees = degreesBy(words, matchesByWall(weights, words), leanings)
  return (
    degrees &&
    perPattern((pattern) => neededDegrees[degrees[patterns.indexOf(pattern)] ?? 0] ?? 'Low')
  )
}

/**
 * The weight of a text's marks per pattern: as a share of the total weight, and divided by the
 * square root of the number of words.
 */
export function matchesByWall(weights: Record<Pattern, number>, { all }: Pick<QuietWords, 'all'>) {
  const [sum, root] = [sumOf(weights) || 1, Math.sqrt(all || 1)]
  return perPattern((pattern) => ({
    share: weights[pattern] / sum,
    weight: weights[pattern] / root,
  }))
}

const higher = (one: NeededDegree, other: NeededDegree) =>
  neededDegrees.indexOf(one) < neededDegrees.indexOf(other) ? other : one

type Stored = {
  description: string
  marks: readonly Mark[]
  /** Null for a task that is not decoded. */
  version: number | null
}

/**
 * The decoder's marks in a task. Those of a task decoded by older rules stay (D17), and so do those
 * of every task until the wall is loaded.
 */
export const autoMarks = ({ description, marks, version }: Stored, wall: ReadyWall | undefined) =>
  !wall || isOlderVersion(version)
    ? marks.filter(({ source }) => source === 'auto')
    : marksIn(description, wall)

/**
 * Decodes a text: its marks, with those of the learner over those of the wall, and the proposed
 * degrees.
 */
export function decode(text: string, wall: ReadyWall, own: readonly Mark[] = []) {
  const marks = laidOver(marksIn(text, wall), own)
  return { marks, ...demandOf(text, marks, wall) }
}
