import { createFileRoute } from '@tanstack/react-router'
import { SecondStepScreen } from '../../areas/auth/second-factor/second-step-screen.tsx'

export const Route = createFileRoute('/_visitor/login_/second-step')({
  staticData: { title: 'sign_in.step_title' },
  component: SecondStepScreen,
})
