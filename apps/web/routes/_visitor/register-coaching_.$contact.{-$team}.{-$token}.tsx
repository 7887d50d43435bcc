import { createFileRoute, redirect } from '@tanstack/react-router'
import { takeInvitation } from '../../data/invitation-link.ts'
import { textIn } from '../../shell/search-params.ts'

/** The mailed link of an invitation: `/register-coaching/{contact}/{team}/{token}`. */
export const Route = createFileRoute('/_visitor/register-coaching_/$contact/{-$team}/{-$token}')({
  validateSearch: (search: Record<string, unknown>): { lang?: string } => ({
    lang: textIn(search, 'lang'),
  }),
  beforeLoad: ({ params, search }) => {
    takeInvitation(params)
    throw redirect({ to: '/register-coaching', search, replace: true })
  },
})
