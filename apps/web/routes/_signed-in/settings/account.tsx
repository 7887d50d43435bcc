import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../../../areas/users/account/security-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/account')({
  staticData: { title: 'account.security' },
  component: SecurityScreen,
})
