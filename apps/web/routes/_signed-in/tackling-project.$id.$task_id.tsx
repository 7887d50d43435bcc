import { createFileRoute, redirect } from '@tanstack/react-router'
import { TeamTaskScreen } from '../../areas/teams/tasks/team-task-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/tackling-project/$id/$task_id')({
  staticData: { title: 'decode.page' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.task_id)) throw redirect({ to: '/404', replace: true })
  },
  component: function TeamTask() {
    return <TeamTaskScreen taskId={idOf(Route.useParams().task_id) ?? 0} />
  },
})
