import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'

/** The two questions that a team member answers by picking statements, in their order (method D20). */
export const teamQuestionKinds = ['bring', 'need'] as const
export type TeamQuestionKind = (typeof teamQuestionKinds)[number]

type Two = readonly [string, string]
type Four = readonly [string, string, string, string]

/** A question in the first person, which all ages read, and four statements a degree of use for it from age 13, at most 20 words each. */
export type TeenAdultTeamStatements = Record<TeamQuestionKind, { title: string; statements: Record<Pattern, Record<Band, Four>> }>

/** Two statements a degree of use under the same questions for ages 6 to 12, at most 12 easy words each. */
export type ChildTeamStatements = Record<TeamQuestionKind, Record<Pattern, Record<Band, Two>>>

/** What one language has: 96 statements that age groups 2 and 3 share, and 48 of age group 1. */
export type TeamStatements = { teenAdult: TeenAdultTeamStatements; child: ChildTeamStatements }
