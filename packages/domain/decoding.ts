import { degreesBy, type QuietWords, quietWords } from './leaning.ts'
import { type Pattern, patterns, perPattern } from './patterns.ts'
import { cueOf, fold, type ReadyWall, type Token, tokensOf } from './wall.ts'

/**
 * The version of the rules below, stored with each decoding. Tasks decoded by older rules keep
 * their version (D17).
 */
export const decoderVersion = 4

/** How much a task demands of a pattern. Low means that it does not need the pattern. */
export const neededDegrees = ['Low', 'As Needed', 'Use First'] as const
export type NeededDegree = (typeof neededDegrees)[number]
export type Needed = Record<Pattern, NeededDegree>

/**
 * A range of the text in UTF-16 units, end exclusive. A null pattern is a cue that the learner
 * cleared; it stays cleared.
 */
export type Mark = {
  start: number
  end: number
  text: string
  pattern: Pattern | null
  source: 'auto' | 'user'
}

/**
 * Spaces, hyphens, apostrophes and line breaks can join words within a phrase; anything else
 * separates them.
 */
const joins = /^[\s\-‐‑’']+$/u
/** A full stop, question mark, exclamation mark or line break, in any of the languages. */
// Matches only the last of several marks: with `+`, each run of full stops would be scanned from
// every full stop in it.
const sentenceEnd = /[.!?…؟。;·](?=\s|$)|\n/gu
/** The maximum number of words in a phrase on a wall. */
const maxWords = 4
/** The weight of a word that the learner marked and that is not on the wall. */
const ownWeight = 2

type PhraseMatch = { first: number; words: number; pattern: Pattern }

/**
 * Finds the cue words of a text: longest phrases first, then from left to right, without overlaps
 * (D17).
 */
export function marksIn(text: string, wall: ReadyWall): Mark[] {
  const tokens = tokensOf(text)
  const matches = tokens.flatMap((_, first) => phrasesAt(text, tokens, first, wall))
  const taken = new Uint8Array(tokens.length)
  const chosen = matches
    .sort((one, other) => other.words - one.words || one.first - other.first)
    .filter(({ first, words }) => {
      if (taken.subarray(first, first + words).includes(1)) return false
      taken.fill(1, first, first + words)
      return true
    })
  return chosen
    .sort((one, other) => one.first - other.first)
    .map((one) => markOf(text, tokens, one))
}

function phrasesAt(
  text: string,
  tokens: readonly Token[],
  first: number,
  { root }: ReadyWall,
): PhraseMatch[] {
  const rows: PhraseMatch[] = []
  let at = root
  for (let words = 1; words <= maxWords; words++) {
    const token = tokens[first + words - 1]
    const before = tokens[first + words - 2]
    if (!token || (words > 1 && before && !joins.test(text.slice(before.end, token.start)))) break
    const next = at.next.get(token.folded)
    if (!next) break
    at = next
    if (at.cue) rows.push({ first, words, pattern: at.cue.pattern })
  }
  return rows
}

function markOf(
  text: string,
  tokens: readonly Token[],
  { first, words, pattern }: PhraseMatch,
): Mark {
  const start = tokens[first]?.start ?? 0
  const end = tokens[first + words - 1]?.end ?? start
  return { start, end, text: text.slice(start, end), pattern, source: 'auto' }
}

/** Texts with fewer words are too short to judge their language. */
const shortText = 20
/**
 * A wall finds a mark in every 3 to 10 words of a task in its own language, and in every 14 to 300
 * words of another (method D17).
 */
const wordsPerMark = 12

/** Whether a wall finds so few marks in a text that the text may be in another language. */
export function hasFewMarks(text: string, marks: readonly Mark[]): boolean {
  const words = tokensOf(text).length
  return words >= shortText && marks.length * wordsPerMark < words
}

/**
 * Combines the marks of the wall with those of the learner; a learner's mark replaces every mark
 * that it overlaps.
 */
export function laidOver(auto: readonly Mark[], own: readonly Mark[]): Mark[] {
  const untouched = auto.filter((mark) => !own.some((other) => overlap(mark, other)))
  return [...untouched, ...own].sort((one, other) => one.start - other.start)
}

export const overlap = (one: Pick<Mark, 'start' | 'end'>, other: Pick<Mark, 'start' | 'end'>) =>
  one.start < other.end && other.start < one.end

/**
 * The learner's marks after an edit of the text: each stays on the same occurrence of its words, or
 * is dropped with them (D18).
 */
export function marksKept(before: string, after: string, marks: readonly Mark[]): Mark[] {
  const [stoodAt, standsAt] = [before, after].map(phrasesIn) as [Places, Places]
  const taken = new Uint8Array(after.length)
  const moved: Mark[] = []
  for (const mark of marks) {
    if (mark.source !== 'user') continue
    const rank = stoodAt(mark.text).findIndex(({ start }) => start >= mark.start)
    const places = standsAt(mark.text)
    const place = places[rank] ?? places.at(-1)
    if (!place || taken.subarray(place.start, place.end).includes(1)) continue
    taken.fill(1, place.start, place.end)
    moved.push({ ...mark, ...place, text: after.slice(place.start, place.end) })
  }
  return moved.sort((one, other) => one.start - other.start)
}

type Places = (phrase: string) => { start: number; end: number }[]

/**
 * Returns a function that finds a phrase in a text as whole words. The text is tokenized once and
 * each phrase is searched once, because there can be thousands of marks.
 */
function phrasesIn(text: string): Places {
  const tokens = tokensOf(text)
  const byWord = Map.groupBy(tokens.keys(), (at) => tokens[at]?.folded)
  const known = new Map<string, ReturnType<Places>>()
  const placesOf: Places = (phrase) => {
    const expected = tokensOf(phrase).map(({ folded }) => folded)
    return (byWord.get(expected[0]) ?? []).flatMap((at) => {
      const [first, last] = [tokens[at], tokens[at + expected.length - 1]]
      return first && last && expected.every((folded, on) => tokens[at + on]?.folded === folded)
        ? [{ start: first.start, end: last.end }]
        : []
    })
  }
  return (phrase) => known.get(phrase) ?? addUnlessThere(known, phrase, placesOf(phrase))
}

function addUnlessThere<Value>(into: Map<string, Value>, name: string, value: Value) {
  into.set(name, value)
  return value
}

/** The number of marks per pattern. */
export const countMarks = (marks: readonly Mark[]) =>
  perPattern((pattern) => marks.filter((mark) => mark.pattern === pattern).length)

/**
 * The demand of a text per pattern: the sum of the weights of its marks, each word counted once per
 * sentence.
 */
export function weightsOf(
  text: string,
  marks: readonly Mark[],
  wall: ReadyWall,
): Record<Pattern, number> {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index)
  const weights = perPattern(() => 0)
  const counted = new Set<string>()
  let sentence = 0
  for (const { start, text: words, pattern } of marks.toSorted(
    (one, other) => one.start - other.start,
  )) {
    while (sentence < ends.length && (ends[sentence] ?? 0) < start) sentence++
    const cue = cueOf(wall, words)
    const name = `${sentence} ${pattern} ${cue?.word ?? fold(words)}`
    if (pattern === null || counted.has(name)) continue
    counted.add(name)
    weights[pattern] += cue?.weight ?? ownWeight
  }
  return weights
}

/** For every 2200 forms on a wall, a text contains words of weight one by chance (decision 013). */
const formsByChance = 2200
/**
 * Most tasks need some order and exactness, while hands-on work and imagination are usually needed
 * entirely or not at all.
 */
const doubt: Record<Pattern, number> = {
  sequence: 1,
  precision: 1,
  technical_reasoning: 2,
  confluence: 2,
}

/**
 * The first matching rule applies, with the bounds as written (D17). `chance` is the weight that a
 * text has on this wall by chance.
 */
function degreeOf(raw: number, share: number, chance: number, doubted: number): NeededDegree {
  if (share >= 0.32 || (share >= 0.25 && raw >= 3.5 * chance)) return 'Use First'
  return share >= 0.28 || (share >= 0.15 && raw >= chance * doubted) ? 'As Needed' : 'Low'
}

const sumOf = (weights: Record<Pattern, number>) =>
  patterns.reduce((total, pattern) => total + weights[pattern], 0)

/**
 * The degrees proposed by the marks alone, as shares of the total weight; null without any weight,
 * in which case the learner decides.
 */
export function neededBy(
  weights: Record<Pattern, number>,
  { forms }: Pick<ReadyWall, 'forms'>,
  sum = sumOf(weights),
): Needed | null {
  const chance = forms / formsByChance
  return sum === 0
    ? null
    : perPattern((pattern) =>
        degreeOf(weights[pattern], weights[pattern] / sum, chance, doubt[pattern]),
      )
}

/**
 * The degrees proposed by marks and quiet words together. The degrees from the learner's own marks
 * are the minimum (D17).
 */
export function proposed(
  text: string,
  marks: readonly Mark[],
  wall: ReadyWall,
  weights = weightsOf(text, marks, wall),
): Needed | null {
  const byMarks = neededBy(weights, wall)
  const own = marks.filter(({ source }) => source === 'user')
  const byAll = byMarks && leaning(text, own, weights, wall)
  if (!byAll || own.length === 0) return byAll ?? byMarks
  const byOwn = neededBy(weightsOf(text, own, wall), wall, sumOf(weights))
  return perPattern((pattern) => higher(byAll[pattern], byOwn?.[pattern] ?? 'Low'))
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

/**
 * Decodes a text: its marks, with those of the learner over those of the wall, and the proposed
 * degrees.
 */
export function decode(text: string, wall: ReadyWall, own: readonly Mark[] = []) {
  const marks = laidOver(marksIn(text, wall), own)
  const weights = weightsOf(text, marks, wall)
  return { marks, weights, needed: proposed(text, marks, wall, weights) }
}
