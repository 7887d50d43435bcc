import { createFileRoute } from '@tanstack/react-router'
import { joinInstead } from '../../areas/registration/join-instead.ts'
import { RegisterScreen } from '../../areas/registration/register-screen.tsx'
import { registerSearchIn } from '../../areas/registration/use-initial-values.ts'

export const Route = createFileRoute('/_visitor/register-basic')({
  staticData: { title: 'register.title' },
  validateSearch: registerSearchIn,
  beforeLoad: joinInstead,
  component: function Register() {
    const { code, term, step } = Route.useSearch()
    return <RegisterScreen kind="basic" code={code} term={term} step={step} />
  },
})
