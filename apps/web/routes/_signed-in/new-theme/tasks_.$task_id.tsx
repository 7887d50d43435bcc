import { createFileRoute, redirect } from '@tanstack/react-router'
import { TaskScreen } from '../../../areas/tasks/page/task-screen.tsx'
import { stepSearch } from '../../../areas/tasks/page/task-step-search.ts'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/tasks_/$task_id')({
  staticData: { title: 'decode.page' },
  validateSearch: stepSearch,
  beforeLoad: ({ params }) => {
    if (!idOf(params.task_id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Task() {
    return <TaskScreen area="school" taskId={idOf(Route.useParams().task_id) ?? 0} />
  },
})
