import type { Area } from './areas.ts'
import { type Pattern, patterns } from './patterns.ts'
import { tokensOf } from './wall.ts'

/** What speaks for As Needed and what for Use First; Low has nothing for it. */
type Points = readonly [needed: number, first: number]

/**
 * How the quiet words of a language lean, those that stand on no wall as well as those that do (method D17, decision 014); made from the samples by
 * `lab/decoder/leanings.mjs`. Points are whole numbers; `unit` of them multiply the odds by e.
 */
export type Leanings = {
  unit: number
  /** A line a word: the word, then for each pattern, in report order, its two points; `^` before it: where it begins a sentence. */
  words: string
  areas: Record<Area, readonly Points[]>
  /** What a pattern has for the whole of all weight, and for a weight as great as the root of the number of words. */
  share: Points
  weight: Points
  /** For each two patterns that are both asked for: both As Needed, the second first, the first first, both first. */
  pairs: readonly (readonly number[])[]
}
export type ReadyLeanings = Omit<Leanings, 'words' | 'areas'> & { area: readonly Points[]; words: ReadonlyMap<string, Int16Array> }

export function readyLeanings({ words, areas, ...others }: Leanings, area: Area): ReadyLeanings {
  const lines = words.trim().split('\n')
  const known = lines.map((line) => {
    const [word = '', ...points] = line.split(' ')
    return [word, Int16Array.from(points, Number)] as const
  })
  return { ...others, area: areas[area], words: new Map(known) }
}

const beginsSentence = /[.!?:…]\s|\n/

/** The words of a text: how many there are, and what each different one counts: more where it stands several times, less among many different ones. */
export type QuietWords = { all: number; counts: ReadonlyMap<string, number> }

/** What lies in the places of `parted` does not lean. */
export function quietWords(text: string, parted: readonly { start: number; end: number }[] = []): QuietWords {
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
    counts: new Map([...times].map(([word, count]) => [word, (1 + Math.log(count)) / Math.sqrt(different.size)])),
  }
}

/** Most words stand a blank apart. */
const begins = (text: string, before: number, start: number) =>
  start - before === 1 ? text[before] === '\n' : beginsSentence.test(text.slice(before, start))

/** Texts of which the table knows fewer words say too little for it. */
const fewestWords = 12

/** What the wall found for a pattern: its share of all weight, and its weight by the root of the number of words. */
export type WallMatches = Record<Pattern, { share: number; weight: number }>

/** 0 Low, 1 As Needed, 2 Use First, of each pattern in report order; null where too few words are known. */
export function degreesBy({ counts }: QuietWords, matches: WallMatches, leanings: ReadyLeanings): number[] | null {
  const { area, share, weight, unit, pairs } = leanings
  const sums = new Float64Array(2 * patterns.length)
  patterns.forEach((pattern, at) => {
    for (const more of [0, 1] as const)
      sums[2 * at + more] = (area[at]?.[more] ?? 0) + share[more] * matches[pattern].share + weight[more] * matches[pattern].weight
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
/** Every choice of four degrees. */
export const choices = three.flatMap((s) => three.flatMap((p) => three.flatMap((t) => three.map((c) => [s, p, t, c]))))
const pairsOfPatterns = patterns.flatMap((_, one) => patterns.slice(one + 1).map((_, more) => [one, one + 1 + more] as const))

/** Which of the points of pairs a choice of four degrees has: the number of the pair, and which of its four. */
export const pairsIn = (choice: readonly number[]) =>
  pairsOfPatterns.flatMap(([one, other], pair) => {
    const [left = 0, right = 0] = [choice[one], choice[other]]
    return left && right ? [[pair, 2 * (left - 1) + right - 1] as const] : []
  })
const choicesWithPairs = choices.map((choice) => ({ choice, pairs: pairsIn(choice) }))

/** Of each pattern the degree that is the likeliest over every choice of four, each as likely as e to its points. */
function likeliest(sums: Float64Array, pairs: Leanings['pairs'], unit: number) {
  const odds = patterns.map(() => [0, 0, 0])
  const points = choicesWithPairs.map(({ choice, pairs: both }) => {
    const own = choice.reduce((sum, degree, at) => sum + (degree ? (sums[2 * at + degree - 1] ?? 0) : 0), 0)
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
