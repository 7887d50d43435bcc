import { createFileRoute } from '@tanstack/react-router'
import { EndedScreen } from '../../areas/auth/ended-screen.tsx'
import { textIn, wayBack } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_visitor/401')({
  staticData: { title: 'status.ended_title' },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: wayBack(textIn(search, 'redirect')),
  }),
  component: function Ended() {
    return <EndedScreen redirect={Route.useSearch().redirect} />
  },
})
