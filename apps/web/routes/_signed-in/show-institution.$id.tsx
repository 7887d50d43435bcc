import { createFileRoute, redirect } from '@tanstack/react-router'
import { InstitutionScreen } from '../../areas/institutions/institution-screen.tsx'
import { institutionSearch } from '../../areas/institutions/institution-tab.ts'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/show-institution/$id')({
  staticData: { title: 'institutions.title' },
  validateSearch: institutionSearch,
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Institution() {
    const { id } = Route.useParams()
    return <InstitutionScreen id={idOf(id) ?? 0} tab={Route.useSearch().tab ?? 'overview'} />
  },
})
