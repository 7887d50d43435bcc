import { createFileRoute } from '@tanstack/react-router'
import { CareerStrategiesScreen } from '../../areas/strategies/strategies-screen.tsx'

export const Route = createFileRoute('/_signed-in/career-strategies')({
  staticData: { title: 'content.career_strategies' },
  component: CareerStrategiesScreen,
})
