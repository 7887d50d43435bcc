import { createFileRoute, redirect } from '@tanstack/react-router'
import { FamilyProfileScreen } from '../../areas/families/family-profile-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/families/family-profile/$id')({
  staticData: { title: 'family.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Profile() {
    return <FamilyProfileScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
