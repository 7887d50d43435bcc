import { createFileRoute } from '@tanstack/react-router'
import { IntroduceScreen } from '../../areas/teams/statements/introduce-screen.tsx'

export const Route = createFileRoute('/_signed-in/introduce-yourself')({
  staticData: { title: 'team_steps.step_1', backArrow: true },
  component: IntroduceScreen,
})
