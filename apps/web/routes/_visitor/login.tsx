import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../../areas/auth/login-screen.tsx'
import { currentSession } from '../../data/session.ts'
import { textIn, wayBack } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_visitor/login')({
  staticData: { title: 'login.title' },
  validateSearch: (search: Record<string, unknown>): { lang?: string; redirect?: string } => ({
    lang: textIn(search, 'lang'),
    redirect: wayBack(textIn(search, 'redirect')),
  }),
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: search.redirect ?? '/', replace: true })
  },
  component: function Login() {
    return <LoginScreen redirect={Route.useSearch().redirect} />
  },
})
