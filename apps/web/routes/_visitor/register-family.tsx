import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '../../areas/registration/register-screen.tsx'
import { registerSearchIn } from '../../areas/registration/use-initial-values.ts'

export const Route = createFileRoute('/_visitor/register-family')({
  staticData: { title: 'register.title_family' },
  validateSearch: registerSearchIn,
  component: function Register() {
    const { code, term, step } = Route.useSearch()
    return <RegisterScreen kind="family" code={code} term={term} step={step} />
  },
})
