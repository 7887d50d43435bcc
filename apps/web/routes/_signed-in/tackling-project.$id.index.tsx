import { createFileRoute, redirect } from '@tanstack/react-router'
import { TeamTasksScreen } from '../../areas/teams/tasks/team-tasks-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/tackling-project/$id/')({
  staticData: { title: 'team_tasks.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function TeamTasks() {
    return <TeamTasksScreen teamId={idOf(Route.useParams().id) ?? 0} />
  },
})
