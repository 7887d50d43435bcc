import { itemCount, openCount, patternOf } from './inventory.ts'
import { type Pattern, patterns } from './patterns.ts'
import { missingNumbers } from './scoring.ts'

/** The number of words on the answer scale, 1 to 5 (D2). */
export const scaleCount = 5
const perPattern = itemCount / patterns.length

/** The pattern of a question by its number; null for open questions (D3). */
export const patternAt = (number: number): Pattern | null =>
  number >= 1 && number <= itemCount ? patternOf(number) : null

/** What a form still needs before it can be taken. */
export type MissingItems = {
  /** Numbers from 1 to 31 without a question. */
  numbers: number[]
  /** Numbers of questions that still have the text of another language. */
  untranslated: number[]
  /** Patterns with a count of statements other than seven. */
  patterns: { pattern: Pattern; count: number }[]
  /** The number of missing scale words, out of five. */
  scale: number
}

/**
 * A complete form has 28 statements (seven per pattern), three open questions and five scale words
 * (D1-D3), all in its language.
 */
export function missingIn(
  questions: readonly { number: number; pattern: Pattern | null; untranslated: boolean }[],
  scale: readonly string[],
): MissingItems {
  const numbers = missingNumbers(
    new Set(questions.map(({ number }) => number)),
    itemCount + openCount,
  )
  const counted = patterns.map((pattern) => ({
    pattern,
    count: questions.filter((one) => one.pattern === pattern).length,
  }))
  const words = scale.filter((word) => word.trim() !== '').length
  return {
    numbers,
    untranslated: questions.filter((one) => one.untranslated).map(({ number }) => number),
    patterns: counted.filter(({ count }) => count !== perPattern),
    scale: scaleCount - words,
  }
}

export const isWhole = ({ numbers, untranslated, patterns, scale }: MissingItems) =>
  [numbers, untranslated, patterns].every(({ length }) => length === 0) && scale === 0
