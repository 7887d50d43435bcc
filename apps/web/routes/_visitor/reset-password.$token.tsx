import { createFileRoute } from '@tanstack/react-router'
import { ResetScreen } from '../../areas/auth/reset-screen.tsx'

export const Route = createFileRoute('/_visitor/reset-password/$token')({
  staticData: { title: 'reset.title' },
  component: function Reset() {
    return <ResetScreen token={Route.useParams().token} />
  },
})
