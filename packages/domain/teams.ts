/**
 * The stages of a team (D33). `invited`: members still accept and prepare; `in_progress`: the
 * leader reviews them; `completed`: the team has its statement; `archived`: restorable.
 */
export const teamStages = ['invited', 'in_progress', 'completed', 'archived'] as const
export type TeamStage = (typeof teamStages)[number]

/** What the stage of a team follows from. */
type TeamState = { removed: 0 | 1; startedAt: Date | null; completedAt: Date | null }
export function teamStageOf({ removed, startedAt, completedAt }: TeamState): TeamStage {
  if (removed === 1) return 'archived'
  if (completedAt) return 'completed'
  return startedAt ? 'in_progress' : 'invited'
}

/** What is stored about a member; whether somebody is ready follows from their preparation. */
export const memberStatuses = ['invited', 'accepted', 'declined', 'removed', 'left'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const teamTaskStatuses = ['to_do', 'in_progress', 'done'] as const
export type TeamTaskStatus = (typeof teamTaskStatuses)[number]

/** The fewest people of a team with its leader, and the most (D22). */
export const teamSize = { fewest: 3, most: 30, mostOfStaff: 500 } as const
/** How many contacts are added to a team at once. */
export const contactsAtOnce = 5
/** Characters of what a member writes about working with this team (D21). */
export const memberStatementLength = { min: 20, max: 600 } as const

/** What a member has done of what a team waits for. */
export type Preparation = {
  accepted: boolean
  hasScores: boolean
  /** Statements about what they bring to a team and need from one. */
  hasStatements: boolean
}

/** What somebody who has accepted still has to do. */
export const missingOf = ({ accepted, hasScores, hasStatements }: Preparation) => [
  ...(accepted && !hasScores ? (['inventory'] as const) : []),
  ...(accepted && !hasStatements ? (['statements'] as const) : []),
]

export const isReady = ({ accepted, hasScores, hasStatements }: Preparation): boolean =>
  accepted && hasScores && hasStatements

/** From 0 to 100: accepted 34, inventory done 33, statements chosen 33 (D33). */
export const memberProgress = ({ accepted, hasScores, hasStatements }: Preparation): number =>
  (accepted ? 34 : 0) + (hasScores ? 33 : 0) + (hasStatements ? 33 : 0)

/** The mean over members and invited people; 0 for none. */
export function teamProgress(members: readonly Preparation[]): number {
  if (members.length === 0) return 0
  const sum = members.reduce((total, member) => total + memberProgress(member), 0)
  return Math.round(sum / members.length)
}

/** Whether a team leaves `invited` by itself: everybody is ready, and there are enough of them. */
export const startsByItself = (members: readonly Preparation[]): boolean =>
  members.length >= teamSize.fewest && members.every(isReady)

/** Whether the leader may start with those who are ready. */
export const mayStartEarly = (members: readonly Preparation[]): boolean =>
  members.filter(isReady).length >= teamSize.fewest

/** Which of the two statement questions (D20). */
export const statementKinds = ['bring', 'need'] as const
export type StatementKind = (typeof statementKinds)[number]
