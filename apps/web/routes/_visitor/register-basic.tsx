import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '../../areas/registration/register-screen.tsx'
import { textIn } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_visitor/register-basic')({
  staticData: { title: 'register.title' },
  validateSearch: (
    search: Record<string, unknown>,
  ): { code?: string; lang?: string; term?: 'semester' } => ({
    code: textIn(search, 'code'),
    lang: textIn(search, 'lang'),
    term: search.term === 'semester' ? 'semester' : undefined,
  }),
  component: function Register() {
    const { code, term } = Route.useSearch()
    return <RegisterScreen code={code} term={term} />
  },
})
