import { createFileRoute, redirect } from '@tanstack/react-router'
import { GroupScreen } from '../../../areas/groups/group-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/groups_/$id')({
  staticData: { title: 'groups.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Group() {
    return <GroupScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
