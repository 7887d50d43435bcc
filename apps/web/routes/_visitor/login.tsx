import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../../areas/auth/login-screen.tsx'
import { currentSession } from '../../data/session.ts'
import { textIn, wayBack } from '../../shell/search-params.ts'

/** `link`: a service has confirmed somebody, whose account is linked after the password. */
type LoginSearch = { lang?: string; redirect?: string; link?: true }

export const Route = createFileRoute('/_visitor/login')({
  staticData: { title: 'login.title' },
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    lang: textIn(search, 'lang'),
    redirect: wayBack(textIn(search, 'redirect')),
    link: search.link === true || undefined,
  }),
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: search.redirect ?? '/', replace: true })
  },
  component: function Login() {
    const { redirect, link } = Route.useSearch()
    return <LoginScreen redirect={redirect} links={link} />
  },
})
