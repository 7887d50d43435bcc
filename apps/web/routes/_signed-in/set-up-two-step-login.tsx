import { createFileRoute, redirect } from '@tanstack/react-router'
import { FactorDueScreen } from '../../areas/users/sign-in/factor-due-screen.tsx'
import { currentSession } from '../../data/session.ts'

export const Route = createFileRoute('/_signed-in/set-up-two-step-login')({
  staticData: { title: 'second_step.due_title' },
  beforeLoad: () => {
    if (!currentSession()?.securing) throw redirect({ to: '/settings/account', replace: true })
  },
  component: FactorDueScreen,
})
