import { createFileRoute } from '@tanstack/react-router'
import { StrategiesScreen } from '../../areas/strategies/strategies-screen.tsx'

export const Route = createFileRoute('/_signed-in/strategies')({
  staticData: { title: 'content.strategies' },
  component: StrategiesScreen,
})
