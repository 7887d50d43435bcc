import type { TeamMemberView } from '@quartet/contract/areas/teams.ts'
import type { Scores } from '@quartet/domain/patterns.ts'
import type { PicturePerson, WaitingReason } from '@quartet/domain/team-picture.ts'
import { isIn, isInvited, nameOf } from '../team-queries.ts'

/** The members and the invited people as the picture of a team shows them. */
export const pictured = (members: readonly TeamMemberView[]): PicturePerson[] =>
  members.flatMap((member) =>
    member.id !== null && (isIn(member) || isInvited(member))
      ? [
          {
            id: member.id,
            name: nameOf(member),
            scores: scoresOf(member),
            classification: member.classification,
            waiting: waitingOf(member),
          },
        ]
      : [],
  )

function waitingOf(member: TeamMemberView): WaitingReason | null {
  if (isInvited(member)) return 'invited'
  if (member.missing.includes('inventory')) return 'no_inventory'
  return member.missing.includes('statements') ? 'no_statements' : null
}

function scoresOf(member: TeamMemberView): Scores | null {
  const { sequence, precision, technical_reasoning, confluence } = member
  const isScored =
    sequence !== null && precision !== null && technical_reasoning !== null && confluence !== null
  return isScored ? { sequence, precision, technical_reasoning, confluence } : null
}
