import { createFileRoute, redirect } from '@tanstack/react-router'
import { TeamScreen } from '../../../areas/teams/page/team-screen.tsx'
import { teamSearch } from '../../../areas/teams/page/team-tab.ts'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/teams_/$id')({
  staticData: { title: 'teams.title' },
  validateSearch: teamSearch,
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Team() {
    const { id } = Route.useParams()
    return <TeamScreen key={id} id={idOf(id) ?? 0} tab={Route.useSearch().tab ?? 'members'} />
  },
})
