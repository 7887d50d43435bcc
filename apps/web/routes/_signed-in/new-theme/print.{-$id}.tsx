import { createFileRoute, redirect } from '@tanstack/react-router'
import { PrintScreen } from '../../../areas/profile/print/print-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/print/{-$id}')({
  staticData: { title: 'print.title' },
  validateSearch: ({ sheet }): { sheet?: 'full' } => (sheet === 'full' ? { sheet } : {}),
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Print() {
    return (
      <PrintScreen
        userId={idOf(Route.useParams().id) ?? undefined}
        whole={Route.useSearch().sheet === 'full'}
      />
    )
  },
})
