import { createFileRoute } from '@tanstack/react-router'
import { TasksScreen } from '../../../areas/tasks/list/tasks-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/at-work/')({
  staticData: { title: 'tasks.title_work' },
  component: function AtWork() {
    return <TasksScreen area="work" />
  },
})
