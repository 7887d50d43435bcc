import { createFileRoute, redirect } from '@tanstack/react-router'
import { PermissionsScreen } from '../../areas/users/permissions-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/permissions/$id')({
  staticData: { title: 'roles.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Permissions() {
    const { id } = Route.useParams()
    return <PermissionsScreen key={id} id={idOf(id) ?? 0} />
  },
})
