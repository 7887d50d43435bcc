import { createFileRoute, redirect } from '@tanstack/react-router'
import { TackleScreen } from '../../../areas/teams/page/tackle-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/build-team/step-4/$id')({
  staticData: { title: 'team_steps.step_4', hideSidebar: true, hideNavbar: true },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Tackle() {
    return <TackleScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
