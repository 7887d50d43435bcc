import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ClassLoginScreen } from '../../areas/class-cards/class-login-screen.tsx'
import { textIn, wayBack } from '../../shell/search-params.ts'

/** The secret of a QR code stands after the #, so that no log contains it. */
export const Route = createFileRoute('/_visitor/class')({
  staticData: { title: 'class_login.title' },
  validateSearch: (search: Record<string, unknown>): { lang?: string; redirect?: string } => ({
    lang: textIn(search, 'lang'),
    redirect: wayBack(textIn(search, 'redirect')),
  }),
  component: function Class() {
    return <ClassLoginScreen hash={useLocation().hash} redirect={Route.useSearch().redirect} />
  },
})
