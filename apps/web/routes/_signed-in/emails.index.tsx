import { createFileRoute } from '@tanstack/react-router'
import { EmailsScreen } from '../../areas/emails/emails-screen.tsx'

export const Route = createFileRoute('/_signed-in/emails/')({
  staticData: { title: 'emails.title' },
  component: EmailsScreen,
})
