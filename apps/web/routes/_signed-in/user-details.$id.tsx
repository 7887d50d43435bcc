import { createFileRoute, redirect } from '@tanstack/react-router'
import { PersonScreen } from '../../areas/users/page/person-screen.tsx'
import { personSearch } from '../../areas/users/page/person-tab.ts'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/user-details/$id')({
  staticData: { title: 'people.title' },
  validateSearch: personSearch,
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function UserDetails() {
    const { id } = Route.useParams()
    const { tab } = Route.useSearch()
    return <PersonScreen key={id} id={idOf(id) ?? 0} tab={tab ?? 'overview'} />
  },
})
