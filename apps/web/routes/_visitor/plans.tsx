import { createFileRoute } from '@tanstack/react-router'
import { PlansScreen } from '../../areas/registration/plans-screen.tsx'

export const Route = createFileRoute('/_visitor/plans')({
  staticData: { title: 'plans.title' },
  component: PlansScreen,
})
