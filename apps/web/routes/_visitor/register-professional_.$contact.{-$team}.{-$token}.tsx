import { createFileRoute, redirect } from '@tanstack/react-router'
import { takeInvitation } from '../../data/invitation-link.ts'
import { textIn } from '../../shell/search-params.ts'

/** The mailed link of an invitation: `/register-professional/{contact}/{team}/{token}`. */
export const Route = createFileRoute(
  '/_visitor/register-professional_/$contact/{-$team}/{-$token}',
)({
  validateSearch: (search: Record<string, unknown>): { lang?: string } => ({
    lang: textIn(search, 'lang'),
  }),
  beforeLoad: ({ params, search }) => {
    takeInvitation(params)
    throw redirect({ to: '/register-professional', search, replace: true })
  },
})
