import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../../../areas/settings/settings-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/')({
  staticData: { title: 'settings.title' },
  component: SettingsScreen,
})
