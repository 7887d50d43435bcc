import { createFileRoute } from '@tanstack/react-router'
import { CoachingScreen } from '../../areas/registration/coaching-screen.tsx'
import { registerSearchIn } from '../../areas/registration/use-initial-values.ts'

export const Route = createFileRoute('/_visitor/register-coaching')({
  staticData: { title: 'register.title_coaching' },
  validateSearch: registerSearchIn,
  component: function Register() {
    const { code, term } = Route.useSearch()
    return <CoachingScreen code={code} term={term} />
  },
})
