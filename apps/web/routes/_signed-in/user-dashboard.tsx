import { createFileRoute } from '@tanstack/react-router'
import { ProgressScreen } from '../../areas/dashboard/progress-screen.tsx'

export const Route = createFileRoute('/_signed-in/user-dashboard')({
  staticData: { title: 'dashboard.people' },
  component: ProgressScreen,
})
