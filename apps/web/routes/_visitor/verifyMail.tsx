import { createFileRoute } from '@tanstack/react-router'
import { VerifyScreen } from '../../areas/auth/verify-screen.tsx'

export const Route = createFileRoute('/_visitor/verifyMail')({
  staticData: { title: 'verify.title' },
  component: VerifyScreen,
})
