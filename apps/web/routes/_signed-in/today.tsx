import { createFileRoute } from '@tanstack/react-router'
import { TodayScreen } from '../../areas/today/today-screen.tsx'

export const Route = createFileRoute('/_signed-in/today')({
  staticData: { title: 'today.title' },
  component: TodayScreen,
})
