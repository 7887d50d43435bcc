import type { Pattern } from './patterns.ts'
import type { StatementKind } from './teams.ts'

/** The four steps of building a team and the pages that introduce them (D20). */
export const teamSteps = [
  'team_introduce',
  'team_building',
  'team_working',
  'team_tackling',
] as const

/** The most statements that somebody chooses of one pattern under one question. */
export const statementsAtMost = 6

type Chosen = { kind: StatementKind; pattern: Pattern }

/** Whether more statements of a pattern are chosen under a question than fit. */
export function hasTooManyStatements(chosen: readonly Chosen[]): boolean {
  const counts = new Map<string, number>()
  for (const { kind, pattern } of chosen)
    counts.set(`${kind} ${pattern}`, (counts.get(`${kind} ${pattern}`) ?? 0) + 1)
  return [...counts.values()].some((count) => count > statementsAtMost)
}
