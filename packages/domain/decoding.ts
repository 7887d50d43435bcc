import { type Pattern, perPattern } from './patterns.ts'
import { type ReadyWall, type Token, tokensOf } from './wall.ts'

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
/** The maximum number of words in a phrase on a wall. */
const maxWords = 4
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

/** Texts with fewer words are too short to miss marks. */
const shortText = 20

/** Whether a text has no mark although it is long enough: it may be in another language. */
export const lacksMarks = (text: string, marks: readonly Mark[]) =>
  marks.length === 0 && tokensOf(text).length >= shortText

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
