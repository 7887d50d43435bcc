import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultsOfSession } from '../../../areas/class-sessions/session-hold.tsx'
import { ProfileScreen } from '../../../areas/profile/read/profile-screen.tsx'
import { tabSearch } from '../../../areas/profile/tabs/profile-tab.ts'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/profile/{-$id}')({
  staticData: { title: 'shell.profile' },
  validateSearch: tabSearch,
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Profile() {
    const userId = idOf(Route.useParams().id) ?? undefined
    return (
      <ResultsOfSession userId={userId}>
        <ProfileScreen userId={userId} tab={Route.useSearch().tab ?? 'result'} />
      </ResultsOfSession>
    )
  },
})
