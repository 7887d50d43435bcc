import { itemCount, patternOf } from './inventory.ts'
import { perPattern, type Scores } from './patterns.ts'

/** 1 Never to 5 Always (D2). */
export type Answer = 1 | 2 | 3 | 4 | 5

const isAnswer = (value: number): value is Answer =>
  Number.isInteger(value) && value >= 1 && value <= 5
const isItem = (number: number) => Number.isInteger(number) && number >= 1 && number <= itemCount

/**
 * Returns the sum of the seven answers of each pattern, 7-35 (D4). `answers` maps item numbers 1-28
 * to answers 1-5. Throws a RangeError that lists missing items, invalid answers and invalid item
 * numbers.
 */
export function scoresOf(answers: ReadonlyMap<number, number>): Scores {
  assertValidAnswers(answers)
  const scores = perPattern(() => 0)
  for (const [number, answer] of answers) scores[patternOf(number)] += answer
  return scores
}

/** The numbers from 1 to `upTo` that are missing from a set or map, in order. */
export const missingNumbers = (
  answered: Pick<ReadonlySet<number>, 'has'>,
  upTo: number,
): number[] =>
  Array.from({ length: upTo }, (_, index) => index + 1).filter((number) => !answered.has(number))

function assertValidAnswers(answers: ReadonlyMap<number, number>) {
  const wrong = [...answers]
    .filter(([number, answer]) => !isItem(number) || !isAnswer(answer))
    .map(([number]) => number)
  const faults = {
    'without an answer': missingNumbers(answers, itemCount),
    'with a wrong number or answer': wrong,
  }
  const named = Object.entries(faults).filter(([, numbers]) => numbers.length > 0)
  if (named.length === 0) return
  throw new RangeError(
    named.map(([fault, numbers]) => `Items ${fault}: ${numbers.join(', ')}`).join('. '),
  )
}
