import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../../areas/auth/login-screen.tsx'
import { textIn, wayBack } from '../../base/search.ts'
import { currentSession } from '../../base/session.ts'

export const Route = createFileRoute('/_visitor/login')({
  staticData: { title: 'login.title' },
  validateSearch: (search: Record<string, unknown>): { lang?: string; redirect?: string } => ({
    lang: textIn(search, 'lang'),
    redirect: wayBack(textIn(search, 'redirect')),
  }),
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: search.redirect ?? '/new-theme/profile', replace: true })
  },
  component: function Login() {
    return <LoginScreen redirect={Route.useSearch().redirect} />
  },
})
