import { createFileRoute, redirect } from '@tanstack/react-router'
import { BreakOfSession } from '../../../areas/class-sessions/session-hold.tsx'
import { QuestionsScreen } from '../../../areas/inventory/questions-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/questions/{-$id}')({
  staticData: { title: 'shell.inventory', hideSidebar: true, hideNavbar: true },
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Questions() {
    return (
      <BreakOfSession>
        <QuestionsScreen userId={idOf(Route.useParams().id) ?? undefined} />
      </BreakOfSession>
    )
  },
})
