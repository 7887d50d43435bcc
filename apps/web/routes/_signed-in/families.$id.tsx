import { createFileRoute, redirect } from '@tanstack/react-router'
import { FamilyRecordScreen } from '../../areas/families/family-record-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/families/$id')({
  staticData: { title: 'families.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Family() {
    return <FamilyRecordScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
