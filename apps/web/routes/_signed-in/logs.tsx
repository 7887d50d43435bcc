import { createFileRoute } from '@tanstack/react-router'
import { LogsScreen } from '../../areas/logs/logs-screen.tsx'

export const Route = createFileRoute('/_signed-in/logs')({
  staticData: { title: 'logs.title' },
  component: LogsScreen,
})
