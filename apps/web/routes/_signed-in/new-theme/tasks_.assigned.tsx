import { createFileRoute } from '@tanstack/react-router'
import { AssignedScreen } from '../../../areas/tasks/assigned/assigned-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/tasks_/assigned')({
  staticData: { title: 'tasks.assigned' },
  component: () => <AssignedScreen />,
})
