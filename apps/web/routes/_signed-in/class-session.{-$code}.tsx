import { createFileRoute } from '@tanstack/react-router'
import { JoinScreen } from '../../areas/class-sessions/join-screen.tsx'

export const Route = createFileRoute('/_signed-in/class-session/{-$code}')({
  staticData: { title: 'class_session.join_title' },
  component: function ClassSession() {
    return <JoinScreen code={Route.useParams().code ?? ''} />
  },
})
