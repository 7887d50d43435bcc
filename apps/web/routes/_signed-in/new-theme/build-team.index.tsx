import { createFileRoute } from '@tanstack/react-router'
import { StartScreen } from '../../../areas/teams/start-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/build-team/')({
  staticData: { title: 'team_steps.title' },
  component: StartScreen,
})
