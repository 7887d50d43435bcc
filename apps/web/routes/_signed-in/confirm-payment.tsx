import { createFileRoute } from '@tanstack/react-router'
import { ConfirmScreen } from '../../areas/billing/confirm-screen.tsx'

export const Route = createFileRoute('/_signed-in/confirm-payment')({
  staticData: { title: 'billing.confirm_title' },
  component: ConfirmScreen,
})
