import { createFileRoute } from '@tanstack/react-router'
import { AllTeamsScreen } from '../../areas/teams/list/all-teams-screen.tsx'

export const Route = createFileRoute('/_signed-in/all-teams')({
  staticData: { title: 'teams.all_title' },
  component: () => <AllTeamsScreen />,
})
