import type { AgeGroup } from '@quartet/domain/patterns.ts'

type Question = { number: number; part: 1 | 2 }

/** Statements per page on a wide screen (method D3). */
export const statementsOnPage = 7

/**
 * The screens of the inventory as question numbers: one question each, or pages of seven statements
 * and then all open questions together.
 */
export function screensOf(questions: readonly Question[], oneByOne: boolean): number[][] {
  const numbers = (part: 1 | 2) =>
    questions.filter((question) => question.part === part).map(({ number }) => number)
  if (oneByOne) return [...numbers(1), ...numbers(2)].map((number) => [number])
  return [...chunksOf(numbers(1), statementsOnPage), numbers(2)].filter(
    (screen) => screen.length > 0,
  )
}

function chunksOf(numbers: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, at) =>
    numbers.slice(at * size, (at + 1) * size),
  )
}

const secondsFor: Record<AgeGroup, { statement: number; open: number }> = {
  1: { statement: 22, open: 90 },
  2: { statement: 13, open: 75 },
  3: { statement: 13, open: 75 },
}

/** Whole minutes that the remaining questions take at a usual pace; 0 when none is left. */
export function minutesLeft(
  left: { statements: number; open: number },
  ageGroup: AgeGroup,
): number {
  const { statement, open } = secondsFor[ageGroup]
  return Math.ceil((left.statements * statement + left.open * open) / 60)
}
