import { createFileRoute } from '@tanstack/react-router'
import { TeamTasksScreen } from '../../areas/teams/tasks/team-tasks-screen.tsx'

export const Route = createFileRoute('/_signed-in/tackling-project/')({
  staticData: { title: 'team_tasks.title' },
  component: () => <TeamTasksScreen />,
})
