import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultsOfSession } from '../../../areas/class-sessions/session-hold.tsx'
import { PrintScreen } from '../../../areas/profile/print/print-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/print/{-$id}')({
  staticData: { title: 'print.title' },
  validateSearch: ({ sheet }): { sheet?: 'full' } => (sheet === 'full' ? { sheet } : {}),
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Print() {
    const userId = idOf(Route.useParams().id) ?? undefined
    return (
      <ResultsOfSession userId={userId}>
        <PrintScreen userId={userId} whole={Route.useSearch().sheet === 'full'} />
      </ResultsOfSession>
    )
  },
})
