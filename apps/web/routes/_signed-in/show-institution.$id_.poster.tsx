import { createFileRoute, redirect } from '@tanstack/react-router'
import { PosterScreen } from '../../areas/institutions/poster-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/show-institution/$id_/poster')({
  staticData: { title: 'institutions.poster' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Poster() {
    return <PosterScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
