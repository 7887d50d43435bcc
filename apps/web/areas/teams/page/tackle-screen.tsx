import { useNavigate } from '@tanstack/react-router'
import { RecordLoading } from '../../../lists/record/record-page.tsx'
import { BuildTeamFrame } from '../build-team-frame.tsx'
import { TeamTasksList } from '../tasks/team-tasks-list.tsx'
import { isGone, useTeam } from '../team-queries.ts'
import { MemberStatementForm } from './member-statement-form.tsx'
import { StageNote } from './stage-note.tsx'
import { TeamStatement } from './team-statement.tsx'

/** The fourth step of building a team: how the user and the team will work. */
export const TackleScreen = ({ id }: { id: number }) => (
  <BuildTeamFrame step={4}>
    <Tackle id={id} />
  </BuildTeamFrame>
)

function Tackle({ id }: { id: number }) {
  const navigate = useNavigate()
  const query = useTeam(id)
  if (!query.data || isGone(query)) return <RecordLoading query={query} />
  const { team } = query.data
  const open = () => void navigate({ to: '/new-theme/teams/$id', params: { id: String(id) } })
  return (
    <>
      <StageNote team={team} />
      <TeamStatement team={team} />
      <MemberStatementForm team={team} onSaved={open} />
      <TeamTasksList teamId={id} />
    </>
  )
}
