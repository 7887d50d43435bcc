import { createFileRoute } from '@tanstack/react-router'
import { ManagementScreen } from '../../areas/content/management-screen.tsx'

export const Route = createFileRoute('/_signed-in/management')({
  staticData: { title: 'content.management' },
  component: ManagementScreen,
})
