import { createFileRoute } from '@tanstack/react-router'
import { LogoutScreen } from '../../areas/auth/logout-screen.tsx'

export const Route = createFileRoute('/_visitor/logout')({
  staticData: { title: 'shell.logout' },
  component: LogoutScreen,
})
