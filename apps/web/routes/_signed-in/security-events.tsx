import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../../areas/security/security-screen.tsx'

export const Route = createFileRoute('/_signed-in/security-events')({
  staticData: { title: 'security.title' },
  component: SecurityScreen,
})
