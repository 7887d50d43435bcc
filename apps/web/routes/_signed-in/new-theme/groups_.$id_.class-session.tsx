import { createFileRoute, redirect } from '@tanstack/react-router'
import { TeacherScreen } from '../../../areas/class-sessions/teacher-screen.tsx'
import { idOf } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/groups_/$id_/class-session')({
  staticData: { title: 'class_session.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function ClassSession() {
    return <TeacherScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
