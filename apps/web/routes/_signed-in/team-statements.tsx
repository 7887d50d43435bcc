import { createFileRoute } from '@tanstack/react-router'
import { TeamStatementsScreen } from '../../areas/statements/team-statements-screen.tsx'

export const Route = createFileRoute('/_signed-in/team-statements')({
  staticData: { title: 'content.team_statements' },
  component: TeamStatementsScreen,
})
