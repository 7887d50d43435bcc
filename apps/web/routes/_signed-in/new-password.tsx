import { createFileRoute, redirect } from '@tanstack/react-router'
import { ChoosePasswordScreen } from '../../areas/users/account/choose-password-screen.tsx'
import { currentSession } from '../../data/session.ts'

export const Route = createFileRoute('/_signed-in/new-password')({
  staticData: { title: 'new_password.title' },
  beforeLoad: () => {
    if (!currentSession()?.choosing)
      throw redirect({ to: '/new-theme/profile/{-$id}', replace: true })
  },
  component: ChoosePasswordScreen,
})
