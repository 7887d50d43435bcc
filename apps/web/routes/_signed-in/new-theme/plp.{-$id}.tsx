import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultsOfSession } from '../../../areas/class-sessions/session-hold.tsx'
import { ProfileScreen } from '../../../areas/profile/read/profile-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/plp/{-$id}')({
  staticData: { title: 'shell.profile' },
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Plp() {
    const userId = idOf(Route.useParams().id) ?? undefined
    return (
      <ResultsOfSession userId={userId}>
        <ProfileScreen userId={userId} tab="statements" />
      </ResultsOfSession>
    )
  },
})
