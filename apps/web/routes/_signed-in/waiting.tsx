import { createFileRoute, redirect } from '@tanstack/react-router'
import { WaitingScreen } from '../../areas/guardians/waiting-screen.tsx'
import { JoinForm } from '../../areas/memberships/join-form.tsx'
import { currentSession } from '../../data/session.ts'

export const Route = createFileRoute('/_signed-in/waiting')({
  staticData: { title: 'consent.waiting_title' },
  beforeLoad: () => {
    if (!currentSession()?.awaiting)
      throw redirect({ to: '/new-theme/profile/{-$id}', replace: true })
  },
  component: () => <WaitingScreen joinForm={<JoinForm code="" />} />,
})
