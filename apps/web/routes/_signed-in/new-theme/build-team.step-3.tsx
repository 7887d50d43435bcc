import { createFileRoute } from '@tanstack/react-router'
import { TogetherScreen } from '../../../areas/teams/list/together-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/build-team/step-3')({
  staticData: { title: 'team_steps.step_3', hideSidebar: true, hideNavbar: true },
  component: TogetherScreen,
})
