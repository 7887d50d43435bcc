import { createFileRoute } from '@tanstack/react-router'
import { ConsentScreen } from '../../areas/guardians/consent-screen.tsx'
import { textIn } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_visitor/consent/$token')({
  staticData: { title: 'consent.title' },
  validateSearch: (search: Record<string, unknown>): { lang?: string } => ({
    lang: textIn(search, 'lang'),
  }),
  component: function Consent() {
    return <ConsentScreen token={Route.useParams().token} />
  },
})
