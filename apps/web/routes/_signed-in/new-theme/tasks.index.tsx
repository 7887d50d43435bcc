import { createFileRoute } from '@tanstack/react-router'
import { TasksScreen } from '../../../areas/tasks/list/tasks-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/tasks/')({
  staticData: { title: 'tasks.title_school' },
  component: function Tasks() {
    return <TasksScreen area="school" />
  },
})
