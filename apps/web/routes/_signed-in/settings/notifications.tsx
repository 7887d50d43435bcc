import { createFileRoute } from '@tanstack/react-router'
import { MailSettingsScreen } from '../../../areas/notifications/mail-settings-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/notifications')({
  staticData: { title: 'notifications.title' },
  component: MailSettingsScreen,
})
