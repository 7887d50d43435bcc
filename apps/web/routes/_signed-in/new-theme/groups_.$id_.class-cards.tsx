import { createFileRoute, redirect } from '@tanstack/react-router'
import { ClassCardsScreen } from '../../../areas/class-cards/class-cards-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/groups_/$id_/class-cards')({
  staticData: { title: 'class_cards.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function ClassCards() {
    return <ClassCardsScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
