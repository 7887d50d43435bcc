import { createFileRoute, redirect } from '@tanstack/react-router'
import { InstitutionScreen } from '../../areas/institutions/institution-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/show-institution/$id')({
  staticData: { title: 'institutions.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Institution() {
    const { id } = Route.useParams()
    return <InstitutionScreen id={idOf(id) ?? 0} />
  },
})
