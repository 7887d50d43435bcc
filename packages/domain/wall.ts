import type { ReadyLeanings } from './leaning.ts'
import { type Pattern, patterns } from './patterns.ts'

/**
 * A cue word with all its forms: phrases of up to four words. `weight` is added to its pattern once
 * per sentence (D15).
 */
export type WallWord = {
  text: string
  forms: readonly string[]
  pattern: Pattern
  weight: 1 | 2 | 3
}
type Cue = { word: number; pattern: Pattern; weight: number }
type Branch = { cue?: Cue; next: Map<string, Branch> }
/**
 * A wall prepared for searching: a tree of folded words, and how the other words of its language
 * lean, if known.
 */
export type ReadyWall = { root: Branch; leanings: ReadyLeanings | null }

/**
 * A word of a text with its position, folded for comparison: lower case, Unicode-normalized,
 * without Greek accents.
 */
export type Token = { start: number; end: number; folded: string }

const wordLetters = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Optional parts of Arabic spelling: vowel signs and the lengthening stroke, the seat of an alif,
 * and the dots of a final ya.
 */
const arabicAtWill = /[\u0640\u064B-\u065F\u0670]/g
const arabicAlif = /[أإآٱ]/g

/**
 * Greek capitals have no accents, and people often omit them; both spellings are the same word. A
 * diaeresis stays.
 */
const greekAccent = /(?<=\p{Script=Greek}\u0308?)[\u0300\u0301\u0342]/gu
const greek = /\p{Script=Greek}/u

const composed = (text: string) =>
  greek.test(text)
    ? text.normalize('NFD').replace(greekAccent, '').normalize('NFC')
    : text.normalize('NFC')

/** Fast path: most words of most texts only need lower case. */
const plain = /^[a-z0-9 ]*$/i

export const fold = (text: string) => (plain.test(text) ? text.toLowerCase() : foldedFully(text))

const foldedFully = (text: string) =>
  composed(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(arabicAtWill, '')
    .replace(arabicAlif, 'ا')
    .replaceAll('ى', 'ي')

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(wordLetters)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }))

/**
 * Prepares a wall for searching. The order of the words makes no difference: the form of several
 * words goes to the one with the higher weight, then to the pattern that is reported first, then to
 * the text that is first in alphabetical order.
 */
export function readyWall(
  words: readonly WallWord[],
  leanings: ReadyLeanings | null = null,
): ReadyWall {
  const root: Branch = { next: new Map() }
  words.toSorted(byClaim).forEach(({ text, forms, pattern, weight }, word) => {
    for (const form of [text, ...forms]) {
      const at = branchFor(root, form)
      if (at === root || at.cue) continue
      at.cue = { word, pattern, weight }
    }
  })
  return { root, leanings }
}

const byClaim = (one: WallWord, other: WallWord) =>
  other.weight - one.weight ||
  patterns.indexOf(one.pattern) - patterns.indexOf(other.pattern) ||
  (one.text < other.text ? -1 : one.text > other.text ? 1 : 0)

function branchFor(root: Branch, form: string) {
  let at = root
  for (const { folded } of tokensOf(form)) {
    const next = at.next.get(folded) ?? { next: new Map() }
    at.next.set(folded, next)
    at = next
  }
  return at
}

/** The cue on the wall for a form. */
export const cueOf = ({ root }: ReadyWall, form: string): Cue | undefined => {
  let at: Branch | undefined = root
  for (const { folded } of tokensOf(form)) at = at?.next.get(folded)
  return at?.cue
}
