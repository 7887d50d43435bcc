import { createFileRoute } from '@tanstack/react-router'
import { TogetherScreen } from '../../areas/teams/list/together-screen.tsx'

export const Route = createFileRoute('/_signed-in/working-together')({
  staticData: { title: 'team_steps.step_3', backArrow: true },
  component: TogetherScreen,
})
