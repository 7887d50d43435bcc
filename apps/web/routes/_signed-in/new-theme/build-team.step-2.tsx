import { createFileRoute } from '@tanstack/react-router'
import { BuildScreen } from '../../../areas/teams/builder/build-screen.tsx'
import { groupSearch } from '../../../areas/teams/builder/group-search.ts'

export const Route = createFileRoute('/_signed-in/new-theme/build-team/step-2')({
  staticData: { title: 'team_steps.step_2', hideSidebar: true, hideNavbar: true },
  validateSearch: groupSearch,
  component: () => <BuildScreen group={Route.useSearch().group} />,
})
