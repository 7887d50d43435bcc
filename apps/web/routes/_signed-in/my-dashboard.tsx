import { createFileRoute } from '@tanstack/react-router'
import { MyDashboardScreen } from '../../areas/dashboard/my-dashboard-screen.tsx'

export const Route = createFileRoute('/_signed-in/my-dashboard')({
  staticData: { title: 'dashboard.mine' },
  component: MyDashboardScreen,
})
