import { itemCount, openCount, patternOf } from './inventory.ts'
import { type Pattern, patterns } from './patterns.ts'
import { missingNumbers } from './scoring.ts'

/** Words of the scale, from 1 to 5 (D2). */
export const scaleCount = 5
const perPattern = itemCount / patterns.length

/** The pattern of a question by its number; the open questions have none (D3). */
export const patternAt = (number: number): Pattern | null => (number >= 1 && number <= itemCount ? patternOf(number) : null)

/** What a form lacks before it can be taken. */
export type MissingItems = {
  /** Of 1 to 31: those without a question. */
  numbers: number[]
  /** Patterns that have not seven statements. */
  patterns: { pattern: Pattern; count: number }[]
  /** Words of the scale that are missing, of five. */
  scale: number
}

/** 28 statements, seven of each pattern, three open questions and five words for the answers (D1-D3). */
export function missingIn(questions: readonly { number: number; pattern: Pattern | null }[], scale: readonly string[]): MissingItems {
  const numbers = missingNumbers(new Set(questions.map(({ number }) => number)), itemCount + openCount)
  const counted = patterns.map((pattern) => ({ pattern, count: questions.filter((one) => one.pattern === pattern).length }))
  const words = scale.filter((word) => word.trim() !== '').length
  return { numbers, patterns: counted.filter(({ count }) => count !== perPattern), scale: scaleCount - words }
}

export const isWhole = ({ numbers, patterns, scale }: MissingItems) => numbers.length === 0 && patterns.length === 0 && scale === 0
