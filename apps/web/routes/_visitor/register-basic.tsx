import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '../../areas/registration/register-screen.tsx'
import { type StepName, stepNameIn } from '../../areas/registration/steps.ts'
import { textIn } from '../../shell/search-params.ts'

type Search = { code?: string; lang?: string; term?: 'semester'; step?: StepName }

export const Route = createFileRoute('/_visitor/register-basic')({
  staticData: { title: 'register.title' },
  validateSearch: (search: Record<string, unknown>): Search => ({
    code: textIn(search, 'code'),
    lang: textIn(search, 'lang'),
    term: search.term === 'semester' ? 'semester' : undefined,
    step: stepNameIn(search.step),
  }),
  component: function Register() {
    const { code, term, step } = Route.useSearch()
    return <RegisterScreen code={code} term={term} step={step} />
  },
})
