import { createFileRoute } from '@tanstack/react-router'
import { TasksScreen } from '../../../areas/tasks/list/tasks-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/career/')({
  staticData: { title: 'tasks.title_career' },
  component: function Career() {
    return <TasksScreen area="career" />
  },
})
