import { createFileRoute } from '@tanstack/react-router'
import { IntroduceScreen } from '../../../areas/teams/statements/introduce-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/build-team/step-1')({
  staticData: { title: 'team_steps.step_1', hideSidebar: true, hideNavbar: true },
  component: IntroduceScreen,
})
