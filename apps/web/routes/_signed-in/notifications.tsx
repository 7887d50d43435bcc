import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../areas/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/_signed-in/notifications')({
  staticData: { title: 'notifications.title' },
  component: NotificationsScreen,
})
