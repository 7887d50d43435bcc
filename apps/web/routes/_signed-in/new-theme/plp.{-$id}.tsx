import { createFileRoute, redirect } from '@tanstack/react-router'
import { PlpScreen } from '../../../areas/profile/plp/plp-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/plp/{-$id}')({
  staticData: { title: 'plp.page', backArrow: true },
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Plp() {
    return <PlpScreen userId={idOf(Route.useParams().id) ?? undefined} />
  },
})
