import type { Area } from './areas.ts'
import { type Pattern, patterns } from './patterns.ts'
import { tokensOf } from './wall.ts'

/** Points in favour of As Needed and of Use First; Low has none. */
type Points = readonly [needed: number, first: number]

/**
 * How all words of a language lean towards patterns, whether or not they are on a wall (method D17,
 * decision 014). Generated from the samples by `lab/decoder/leanings.mjs`. Points are whole
 * numbers; `unit` points multiply the odds by e.
 */
export type Leanings = {
  unit: number
  /**
   * One line per word: the word, then two points per pattern in report order. A `^` before the word
   * marks the entry for the beginning of a sentence.
   */
  words: string
  areas: Record<Area, readonly Points[]>
  /**
   * Points of a pattern for a share of 1 of the total weight, and for a weight equal to the square
   * root of the number of words.
   */
  share: Points
  weight: Points
  /**
   * For each two patterns that are both needed: both As Needed; only the second Use First; only the
   * first Use First; both Use First.
   */
  pairs: readonly (readonly number[])[]
}
export type ReadyLeanings = Omit<Leanings, 'words' | 'areas'> & {
  area: readonly Points[]
  words: ReadonlyMap<string, Int16Array>
}

export function readyLeanings({ words, areas, ...others }: Leanings, area: Area): ReadyLeanings {
  const lines = words.trim().split('\n')
  const known = lines.map((line) => {
    const [word = '', ...points] = line.split(' ')
    return [word, Int16Array.from(points, Number)] as const
  })
  return { ...others, area: areas[area], words: new Map(known) }
}

const beginsSentence = /[.!?:…]\s|\n/

/**
 * The number of words in a text, and the value of each distinct word, which rises with its
 * repetitions and falls with the number of distinct words.
 */
export type QuietWords = { all: number; counts: ReadonlyMap<string, number> }

/** Words inside the ranges of `parted` are not counted. */
export function quietWords(
  text: string,
  parted: readonly { start: number; end: number }[] = [],
): QuietWords {
  const out = new Uint8Array(parted.length && text.length)
  for (const { start, end } of parted) out.fill(1, start, end)
  const times = new Map<string, number>()
  const different = new Set<string>()
  const count = (word: string) => times.set(word, (times.get(word) ?? 0) + 1)
  const tokens = tokensOf(text)
  let before = -1
  for (const { start, end, folded } of tokens) {
    different.add(folded)
    if (!out[start]) {
      count(folded)
      if (before < 0 || begins(text, before, start)) count(`^${folded}`)
    }
    before = end
  }
  return {
    all: tokens.length,
    counts: new Map(
      [...times].map(([word, count]) => [word, (1 + Math.log(count)) / Math.sqrt(different.size)]),
    ),
  }
}

/** Fast path: most words are separated by a single character. */
const begins = (text: string, before: number, start: number) =>
  start - before === 1 ? text[before] === '\n' : beginsSentence.test(text.slice(before, start))

/** The table says too little about texts in which it knows fewer words. */
const fewestWords = 12

/**
 * The marks that the wall found for a pattern: their share of the total weight, and their weight
 * divided by the square root of the number of words.
 */
export type WallMatches = Record<Pattern, { share: number; weight: number }>

/**
 * The degree of each pattern in report order: 0 Low, 1 As Needed, 2 Use First. Null when too few
 * words are known.
 */
export function degreesBy(
  { counts }: QuietWords,
  matches: WallMatches,
  leanings: ReadyLeanings,
): number[] | null {
  const { area, share, weight, unit, pairs } = leanings
  const sums = new Float64Array(2 * patterns.length)
  patterns.forEach((pattern, at) => {
    for (const more of [0, 1] as const)
      sums[2 * at + more] =
        (area[at]?.[more] ?? 0) +
        share[more] * matches[pattern].share +
        weight[more] * matches[pattern].weight
  })
  let known = 0
  for (const [word, count] of counts) {
    const points = leanings.words.get(word)
    if (!points) continue
    known++
    points.forEach((one, at) => {
      sums[at] = (sums[at] ?? 0) + count * one
    })
  }
  return known < fewestWords ? null : likeliest(sums, pairs, unit)
}

const three = [0, 1, 2]
/** All combinations of four degrees. */
export const choices = three.flatMap((s) =>
  three.flatMap((p) => three.flatMap((t) => three.map((c) => [s, p, t, c]))),
)
const pairsOfPatterns = patterns.flatMap((_, one) =>
  patterns.slice(one + 1).map((_, more) => [one, one + 1 + more] as const),
)

/**
 * The pair points that apply to a combination of four degrees: the index of the pair, and which of
 * its four values.
 */
export const pairsIn = (choice: readonly number[]) =>
  pairsOfPatterns.flatMap(([one, other], pair) => {
    const [left = 0, right = 0] = [choice[one], choice[other]]
    return left && right ? [[pair, 2 * (left - 1) + right - 1] as const] : []
  })
const choicesWithPairs = choices.map((choice) => ({ choice, pairs: pairsIn(choice) }))

/**
 * The most likely degree of each pattern over all combinations, where a combination with p points
 * has the likelihood e^(p / unit).
 */
function likeliest(sums: Float64Array, pairs: Leanings['pairs'], unit: number) {
  const odds = patterns.map(() => [0, 0, 0])
  const points = choicesWithPairs.map(({ choice, pairs: both }) => {
    const own = choice.reduce(
      (sum, degree, at) => sum + (degree ? (sums[2 * at + degree - 1] ?? 0) : 0),
      0,
    )
    return both.reduce((sum, [pair, which]) => sum + (pairs[pair]?.[which] ?? 0), own)
  })
  const max = Math.max(...points)
  choicesWithPairs.forEach(({ choice }, at) => {
    const likely = Math.exp(((points[at] ?? 0) - max) / unit)
    odds.forEach((degrees, pattern) => {
      const degree = choice[pattern] ?? 0
      degrees[degree] = (degrees[degree] ?? 0) + likely
    })
  })
  return odds.map((degrees) => degrees.indexOf(Math.max(...degrees)))
}
